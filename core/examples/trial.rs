//! x
use pyramide_core::{deal::Deal, code::{DealCode,Seed}, solver::trial};
fn main(){
  let n: u64 = std::env::args().nth(1).unwrap().parse().unwrap();
  for r in std::env::args().skip(2) {
    let rules = r.parse().unwrap();
    let mut t=vec![]; let mut nodes=vec![]; let (mut w,mut u)=(0,0);
    for i in 0..n { let deal=Deal::from_code(DealCode{rules,seed:Seed::from_random(i*7919+12345)});
      let s=std::time::Instant::now(); let (v,k)=trial(&deal,20_000_000); t.push(s.elapsed().as_secs_f64()*1e6); nodes.push(k);
      match v {Some(true)=>w+=1,None=>u+=1,_=>{}} }
        t.sort_by(f64::total_cmp); nodes.sort();
    let q=|p:f64| ((n as f64*p) as usize).min(n as usize-1);
    println!("{r}: win {:.2}% unk {u}; us med {:.1} p95 {:.1} p99 {:.1} max {:.1}; nodes med {} p99 {} max {}", w as f64*100./n as f64, t[q(0.5)],t[q(0.95)],t[q(0.99)],t[n as usize-1],nodes[q(0.5)],nodes[q(0.99)],nodes[n as usize-1]);
  }
}
