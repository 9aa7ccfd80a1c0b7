//! x
use pyramide_core::{deal::Deal, position::Position, code::{DealCode,Seed}, solver::*};
fn main(){
  let what = std::env::args().nth(1).unwrap();
  let n: u64 = std::env::args().nth(2).unwrap().parse().unwrap();
  for r in std::env::args().skip(3) {
    let rules = r.parse().unwrap();
    let mut t=vec![]; let mut nodes=vec![]; let mut h=std::collections::BTreeMap::<String,u32>::new();
    for i in 0..n { let deal=Deal::from_code(DealCode{rules,seed:Seed::from_random(i*7919+12345)});
      let s=cpu_time::ThreadTime::now();
      let q=Search::new(&deal, Position::start(&deal), Budget{nodes:20_000_000,bytes:256<<20});
      let (k,nn)= match what.as_str() {
        "verdict" => {let a=q.verdict(); (format!("{:?}",a.value), a.nodes)}
        "hint" => {let a=q.hints(); (format!("{:?}",a.value.first().map(|h|h.reason)), a.nodes)}
        "fewest" => {let a=q.fewest(); (match a.value {Fewest::Proven(_)=>"proven".into(),Fewest::Lost=>"lost".into(),Fewest::Unproven{..}=>"unproven".into()}, a.nodes)}
        "most" => {let a=q.most_cards(); (if a.value.proven().is_some() {"proven".into()} else {"open".into()}, a.nodes)}
        _ => {let a=q.difficulty(); (format!("{:?}",a.value), a.nodes)}
      };
      if std::env::var("CODES").is_ok() && nn > 50000 { println!("{} {k} {nn}", DealCode{rules,seed:Seed::from_random(i*7919+12345)}); } t.push(s.elapsed().as_secs_f64()*1e6); nodes.push(nn); *h.entry(k).or_default()+=1; }
    t.sort_by(f64::total_cmp); nodes.sort();
    let q=|p:f64| ((n as f64*p) as usize).min(n as usize-1);
    println!("{what} {r}: us med {:.1} p95 {:.1} p99 {:.1} max {:.1}; nodes med {} p95 {} p99 {} max {} {h:?}", t[q(0.5)],t[q(0.95)],t[q(0.99)],t[n as usize-1],nodes[q(0.5)],nodes[q(0.95)],nodes[q(0.99)],nodes[n as usize-1]);
  }
}
