#!/usr/bin/env python3
"""Checks a log of jadoube without jadoube: usage: verify-log.py FILE [HEAD]. It needs Python 3.8 and nothing else; docs/log-format.md
explains what it looks at. HEAD comes from outside: a hash, its eight words, or a file of heads. Prints what is wrong, by entry, and "first bad entry: N"; exit code 1 where anything is."""
import hashlib, json, os, re, sqlite3, sys

P, Q = 2**255 - 19, 2**252 + 27742317777372353535851937790883648493  # Ed25519, RFC 8032
D, ROOT = -121665 * pow(121666, P - 2, P) % P, pow(2, (P - 1) // 4, P)
REFERS = {"incident": "incident", "ruling": "ruling", "adjournment": "adjournment", "sealed": "sealed"}
COLUMNS = "chain, seq, id, body, hash, sig, prev, kind, game, hlc"


def add(a, b):
    s, t = (a[1] - a[0]) * (b[1] - b[0]) % P, (a[1] + a[0]) * (b[1] + b[0]) % P
    u, v = 2 * a[3] * b[3] * D % P, 2 * a[2] * b[2] % P
    return (t - s) * (v - u) % P, (v + u) * (t + s) % P, (v - u) * (v + u) % P, (t - s) * (t + s) % P


def times(number, point):
    result = (0, 1, 1, 0)
    while number:
        result, point, number = (add(result, point) if number & 1 else result), add(point, point), number >> 1
    return result


def point_of(raw):
    y = int.from_bytes(raw, "little")
    sign, y = y >> 255, y & (2**255 - 1)
    square = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    x = pow(square, (P + 3) // 8, P)
    x = x if (x * x - square) % P == 0 else x * ROOT % P
    return ((x if x & 1 == sign else P - x), y, 1, x * y % P if x & 1 == sign else (P - x) * y % P) \
        if (x * x - square) % P == 0 and y < P else None


def is_signed(key, message, sig):
    a, r, s = point_of(key), point_of(sig[:32]), int.from_bytes(sig[32:], "little")
    if a is None or r is None or s >= Q:
        return False
    h = int.from_bytes(hashlib.sha512(sig[:32] + key + message).digest(), "little") % Q
    one, two = times(s, point_of((4 * pow(5, P - 2, P) % P).to_bytes(32, "little"))), add(r, times(h, a))
    return all((one[i] * two[2] - two[i] * one[2]) % P == 0 for i in (0, 1))


def sha(title, content):
    return hashlib.sha256(title + content).digest()


def bits_of(word):
    places = [("bdfghjklmnprstvz", "aiou")[i % 2].index(word[i]) for i in range(5)]
    return places[0] << 12 | places[1] << 10 | places[2] << 6 | places[3] << 4 | places[4]


def heads_in(text):
    """Of each head the number (or None), the hash or its first half, and the words of its line (or None)."""
    lines = [line.split(" ") for line in text.split("\n") if line.startswith("jadoube-head-v1 ") and line.count(" ") == 5]
    if lines:
        return [(int(words[2]), words[3], words) for words in lines]
    words = re.split("[ :,\\s-]+", text.lower().strip())
    seq = int(words.pop(0)) if len(words) > 1 and words[0].isdigit() else None
    start = words[0] if len(words) == 1 else "".join(f"{bits_of(word):04x}" for word in words)
    if not re.fullmatch("[0-9a-f]{32}|[0-9a-f]{64}", start) or any(len(word) != 5 for word in words[1:]):
        raise ValueError("not 64 digits, and not eight words")
    return [(seq, start, None)]


def check(path, given=()):
    found, log = [], sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    log.text_factory = bytes
    chains = log.execute("SELECT chain, first_key, device FROM chains").fetchall()
    if len(chains) != 1 or chains[0][0] != sha(b"jadoube-chain-v1\n", chains[0][1]):
        found.append((0, "not one chain whose name follows from its key"))
    texts = {name: content for name, content in log.execute("SELECT sha256, content FROM texts")}
    found += [(0, f"the text {name.hex()} is altered") for name, text in texts.items() if sha(b"", text) != name]
    chain, key, device = chains[0] if chains else (b"", b"", b"")
    expected, before, time, known, hashes = 1, {bytes(32)}, "", {}, {}
    for row in log.execute(f"SELECT {COLUMNS} FROM entries WHERE chain = ? ORDER BY seq", (chain,)):
        _, seq, ident, body, stored, sig, prev, kind, game, hlc = row
        say = lambda words, at=seq: found.append((at, words))
        if seq != expected:
            say(f"entry {expected} is not there", min(seq, expected))
            before = None
        computed, expected, hashes[seq] = sha(b"jadoube-entry-v1\n", body), seq + 1, stored
        if computed != stored:
            say("is altered: body and hash do not belong together")
        elif not is_signed(key, b"jadoube-sig-v1\n" + stored, sig):
            say("is not signed by the key of this log")
        try:
            entry = json.loads(body)
            data, copies = entry["data"], [entry[name] for name in ("chain", "seq", "id", "prev", "kind", "game", "hlc")]
            spelled = json.dumps(entry, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()
        except (ValueError, KeyError, TypeError) as problem:
            say(f"has a body that cannot be read: {problem}")
            before = {stored, computed}
            continue
        columns = [chain.hex(), seq, ident.hex(), prev.hex(), kind.decode(), game and game.decode(), hlc.decode()]
        checks = [(spelled == body, "is not in the one spelling"), (copies == columns, "differs from its columns"),
                  (before is None or seq == 1 or bytes.fromhex(entry["prev"]) in before, "follows another entry"),
                  (entry["hlc"] > time, "is not later than the one before"),
                  (seq != 1 or entry["prev"] == "00" * 32, "is the first, and follows one"),
                  ((seq == 1) == (kind == b"event"), "is no event at the beginning, or one later"),
                  (seq != 1 or (data.get("key"), data.get("device")) == (key.hex(), device.decode()), "names another key")]
        found += [(seq, words) for holds, words in checks if not holds]
        targets = [(data[name], of) for name, of in REFERS.items() if isinstance(data.get(name), str) and kind.decode() != name]
        targets += [(data["replaces"], kind.decode())] if isinstance(data.get("replaces"), str) else []
        report = data["report"] if isinstance(data.get("report"), dict) else data
        targets += [(report["goes_on_from"], "incident")] if isinstance(report.get("goes_on_from"), str) else []
        targets += [(entry["supersedes"], None)] if entry["supersedes"] else []
        found += [(seq, "speaks about what is not there") for ident, of in targets
                  if known.get(ident, (0, 0))[1] != entry["game"] or of not in (None, known[ident][0])]
        rules = data["rules"] if isinstance(data.get("rules"), dict) else {}
        named = [data.get("pgn"), rules.get("sha256")] + [other["sha256"] for other in rules.get("with", [])]
        found += [(seq, f"names a text that is missing: {name}") for name in named if name and bytes.fromhex(name) not in texts]
        known[entry["id"]], time, before = (kind.decode(), entry["game"]), entry["hlc"], {stored, computed}
    if expected == 1:
        found.append((1, "the log has no entry"))
    if log.execute("SELECT count(*) FROM entries WHERE chain <> ?", (chain,)).fetchone()[0]:
        found.append((0, "entries of another chain"))
    lines = open(path + ".heads").read().split("\n")[:-1] if os.path.exists(path + ".heads") else []
    for words in (line.split(" ") for line in lines if line.startswith("jadoube-head-v1 ") and line.count(" ") == 5):
        seq, statement, sig = int(words[2]), " ".join(words[:5]).encode(), bytes.fromhex(words[5])
        if words[1] == chain.hex() and hashes.get(seq, b"").hex() != words[3] and is_signed(key, statement, sig):
            found.append((min(seq, expected), f"does not fit the head of entry {seq}, which is kept beside the log"))
    note = open(path + ".checked").read() if os.path.exists(path + ".checked") else ""
    words = note[:-1].split(" ")
    if note.endswith("\n") and words[0] == "jadoube-checked-v1" and len(words) == 8 and words[1] == chain.hex():
        seq, statement, sig = int(words[2]), " ".join(words[:7]).encode(), bytes.fromhex(words[7])
        if hashes.get(seq, b"").hex() != words[3] and is_signed(key, statement, sig):
            found.append((min(seq, expected), f"does not fit the head of entry {seq}, which is noted beside the log"))
    ours, proven = 0, 0
    for seq, start, words in given:
        fits = [at for at, stored in hashes.items() if stored.hex().startswith(start) and seq in (None, at)]
        if words and not fits and not (words[1] == chain.hex()
                                       and is_signed(key, " ".join(words[:5]).encode(), bytes.fromhex(words[5]))):
            continue
        ours, proven = ours + 1, max([proven] + fits)
        if not fits:
            found.append((min(seq or 0, expected), "does not fit a head that was given: cut off, or written anew"))
    if given and not ours:
        found.append((0, "no head that was given is one of this log"))
    return expected - 1, sorted(found), proven


if __name__ == "__main__":
    try:
        heads = sys.argv[2:] and (open(sys.argv[2]).read() if os.path.exists(sys.argv[2]) else " ".join(sys.argv[2:]))
        heads = heads_in(heads) if heads else ()
    except (ValueError, IndexError) as problem:
        sys.exit(f"no head: {problem}")
    entries, findings, proven = check(sys.argv[1], heads)
    for at, what in findings:
        print(f"entry {at}: {what}" if at else what)
    bad = [at for at, _ in findings if at]
    print(f"first bad entry: {bad[0]}" if bad else f"{'OK, ' if not findings else 'FAILED, '}{entries} entries read"
          + (f"; proven up to {proven}" if heads and not findings else ""))
    sys.exit(1 if findings else 0)
