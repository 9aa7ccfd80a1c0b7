#!/usr/bin/env python3
"""The shuffle of PY1 once more, in plain Python: from a deal code to its 52 cards.

    python3 shuffle.py                check the cipher, and every deal of vectors/deals.json
    python3 shuffle.py PY1-N-AAAAAAS  print the cards of a code

It shares nothing with the core but the description in core/src/deal.rs, so that it shows that the
description is enough. Needs Python 3.8 or later and no package.
"""

import json
import pathlib
import struct
import sys

DOMAIN = 240_871_750
ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"  # base32 of RFC 4648
DECK = [rank + suit for suit in "CDHS" for rank in "A23456789TJQK"]


def rotate(word, bits):
    """A 32-bit word rotated to the left."""
    return (word << bits | word >> (32 - bits)) & 0xFFFFFFFF


def quarter_round(state, a, b, c, d):
    """RFC 8439, 2.1, on four words of the state."""
    for x, y, z, bits in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        state[x] = (state[x] + state[y]) & 0xFFFFFFFF
        state[z] = rotate(state[z] ^ state[x], bits)


def chacha20_block(key, counter, nonce):
    """RFC 8439, 2.3: sixteen words of the key stream."""
    start = [
        *struct.unpack("<4I", b"expand 32-byte k"),
        *struct.unpack("<8I", key),
        counter,
        *struct.unpack("<3I", nonce),
    ]
    state = list(start)
    for _ in range(10):
        quarter_round(state, 0, 4, 8, 12)
        quarter_round(state, 1, 5, 9, 13)
        quarter_round(state, 2, 6, 10, 14)
        quarter_round(state, 3, 7, 11, 15)
        quarter_round(state, 0, 5, 10, 15)
        quarter_round(state, 1, 6, 11, 12)
        quarter_round(state, 2, 7, 8, 13)
        quarter_round(state, 3, 4, 9, 14)
    return [(a + b) & 0xFFFFFFFF for a, b in zip(state, start)]


def words(key):
    """The key stream word by word, with nonce zero."""
    counter = 0
    while True:
        yield from chacha20_block(key, counter, bytes(12))
        counter += 1


def seed_of(code):
    """The number that the last seven characters of a code spell, highest bits first."""
    seed = 0
    for character in code[-7:]:
        seed = seed << 5 | ALPHABET.index(character)
    return seed


def shuffle(seed):
    """The cards of a seed: the pyramid from the top row down, then the stock."""
    stream = words(struct.pack("<QQ16x", seed, DOMAIN))

    def below(n):
        """A number from 0 to n - 1, all equally likely."""
        end = 2**32 - 2**32 % n
        word = next(stream)
        while word >= end:
            word = next(stream)
        return word % n

    cards = list(DECK)
    for i in range(51, 0, -1):
        j = below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def check_cipher():
    """The example of RFC 8439, 2.3.2."""
    block = chacha20_block(bytes(range(32)), 1, bytes.fromhex("000000090000004a00000000"))
    expected = (
        "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
        "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e"
    )
    if struct.pack("<16I", *block).hex() != expected:
        sys.exit("the cipher is not the one of RFC 8439")


def main():
    check_cipher()
    if sys.argv[1:]:
        for code in sys.argv[1:]:
            print(code, *shuffle(seed_of(code)))
        return
    path = pathlib.Path(__file__).parent / "vectors" / "deals.json"
    deals = json.loads(path.read_text())["deals"]
    for deal in deals:
        cards = " ".join(shuffle(seed_of(deal["code"])))
        if cards != deal["cards"]:
            sys.exit(f"{deal['code']}: the file has\n{deal['cards']}\nand the shuffle gives\n{cards}")
    print(f"{len(deals)} deals agree")


if __name__ == "__main__":
    main()
