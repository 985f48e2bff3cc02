#!/usr/bin/env python3
"""Checks a log of jadoube, or a bundle made of one, without jadoube: usage: verify-log.py FILE [HEAD]. It needs Python 3.8 and nothing else; docs/log-format.md
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


def data_of(body):
    """What a body says; nothing where it cannot be read."""
    try:
        return json.loads(body)["data"]
    except (ValueError, KeyError, TypeError):
        return None


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


def letters_of(begun):
    """What the devices are called, by the first entries of their chains: (hlc, chain, device). See docs/log-format.md."""
    letters, taken, ordered = {}, set(), sorted(begun)
    for _, chain, device in ordered:
        if re.fullmatch("[A-Z]{1,2}", device) and device not in taken:
            letters[chain] = device
            taken.add(device)
    free = (a + b for a in [""] + [chr(65 + i) for i in range(26)] for b in [chr(65 + i) for i in range(26)])
    for _, chain, _ in ordered:
        letters[chain] = letters.get(chain) or next(name for name in free if name not in taken)
    return letters


class Records:
    """What a log or a bundle holds: chains by name with key and device, rows of entries, texts, signed heads, the own chain."""

    def __init__(self):
        self.chains, self.rows, self.texts, self.heads, self.own, self.found, self.strays = {}, {}, [], [], None, [], 0
        self.signs = {}

    def read_log(self, path):
        log = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
        log.text_factory = bytes
        self.chains = {chain: (key, device.decode()) for chain, key, device in log.execute("SELECT chain, first_key, device FROM chains")}
        for chain in self.chains:
            self.rows[chain] = log.execute(f"SELECT {COLUMNS} FROM entries WHERE chain = ? ORDER BY seq", (chain,)).fetchall()
        self.texts = log.execute("SELECT sha256, content FROM texts").fetchall()
        self.heads = [(chain, seq, note.decode()) for chain, seq, note in log.execute("SELECT chain, seq, note FROM heads")]
        self.strays = log.execute("SELECT count(*) FROM entries WHERE chain NOT IN (SELECT chain FROM chains)").fetchone()[0]
        alone = [chain for chain in self.chains if len(self.chains) == 1 or chain not in {head[0] for head in self.heads}]
        self.own = alone[0] if len(alone) == 1 else None
        if self.own is None:
            self.found.append((("", 0), "no chain, or not one that is that of the device of this log"))
        return self

    def read_bundle(self, content):
        lines, end = content.rsplit(b"end ", 1) if b"end " in content else (content, b"")
        if end != hashlib.sha256(lines).hexdigest().encode() + b"\n":
            self.found.append((("", 0), "the bundle was cut off or altered"))
        while lines:
            line, _, lines = lines.partition(b"\n")
            words = line.split(b" ")
            if words[0] == b"jadoube-bundle-v1":
                self.own = bytes.fromhex(words[1].decode())
            elif words[0] == b"chain":
                self.chains[bytes.fromhex(words[1].decode())] = (bytes.fromhex(words[2].decode()), "")
                if len(words) == 4:  # the key that signs from where the bundle begins
                    self.signs[bytes.fromhex(words[1].decode())] = bytes.fromhex(words[3].decode())
            elif words[0] == b"text":
                self.texts.append((bytes.fromhex(words[1].decode()), lines[:int(words[2])]))
                lines = lines[int(words[2]) + 1:]
            elif words[0] == b"jadoube-head-v1":
                self.heads.append((bytes.fromhex(words[1].decode()), int(words[2]), line.decode()))
            elif words[0] == b"entry":
                self.take(line.split(b" ", 3))
            else:
                self.found.append((("", 0), "a line of a kind that is not known"))
        return self

    def take(self, words):
        body, stored, sig = words[3], bytes.fromhex(words[1].decode()), bytes.fromhex(words[2].decode())
        entry = json.loads(body)
        chain = bytes.fromhex(entry["chain"])
        if entry["seq"] == 1:
            self.chains[chain] = (self.chains[chain][0], entry["data"]["device"])
        self.rows.setdefault(chain, []).append(
            (chain, entry["seq"], bytes.fromhex(entry["id"]), body, stored, sig, bytes.fromhex(entry["prev"]),
             entry["kind"].encode(), entry["game"] and entry["game"].encode(), entry["hlc"].encode()))


class Checker:
    def __init__(self, records):
        self.of, self.found, self.entries, self.known, self.ends = records, list(records.found), {}, {}, {}
        self.keys = {}  # of each chain, from which entry on which key signs
        first = [(rows[0][9].decode(), chain, records.chains[chain][1]) for chain, rows in records.rows.items() if rows and rows[0][1] == 1]
        self.letters = letters_of(first)
        self.hashes = {(row[0], row[1]): row[4] for rows in records.rows.values() for row in rows}
        begun = [records.rows.get(chain, [])[:1] for chain in records.chains]
        self.is_part = records.strays is None and any(not first or first[0][1] > 1 for first in begun)  # a bundle without what came before

    def signers(self, chain, seq):
        """The keys that may sign a head of that entry: the one that signed it, and the one that it brings."""
        at = lambda number: [key for start, key in self.keys.get(chain, []) if start <= number][-1:]
        return [key for key in at(seq) + at(seq + 1) if key]

    def is_head(self, chain, seq, statement, sig):
        return any(is_signed(key, statement, sig) for key in self.signers(chain, seq))

    def number(self, chain, seq):
        return ("" if chain == self.of.own else self.letters.get(chain, ""), seq)

    def say(self, chain, seq, words):
        self.found.append((self.number(chain, seq), words))

    def check_chain(self, chain, first):
        key, device = self.of.chains[chain]
        if chain != sha(b"jadoube-chain-v1\n", key):
            self.found.append((("", 0), "the name of a chain does not follow from its key"))
        signs = self.of.signs.get(chain, key) if first != 1 else key
        self.keys[chain] = [(0, signs)]
        expected, before, time = first, {bytes(32)} if first == 1 else None, ""
        for _, seq, ident, body, stored, sig, prev, kind, game, hlc in self.of.rows.get(chain, []):
            if seq != expected:
                self.say(chain, min(seq, expected), f"entry {expected} is not there")
                before = None
            computed, expected = sha(b"jadoube-entry-v1\n", body), seq + 1
            if computed != stored:
                self.say(chain, seq, "is altered: body and hash do not belong together")
            elif not signs or not is_signed(signs, b"jadoube-sig-v1\n" + stored, sig):
                retired = any(old and old != signs and is_signed(old, b"jadoube-sig-v1\n" + stored, sig) for _, old in self.keys[chain])
                self.say(chain, seq, "is signed by a key that was retired" if retired else "is not signed by the key of its chain")
            elif kind == b"key" and isinstance(data_of(body), dict):
                signs = bytes.fromhex(data_of(body).get("key") or "")
                self.keys[chain].append((seq + 1, signs))
            try:
                entry = json.loads(body)
                data, copies = entry["data"], [entry[name] for name in ("chain", "seq", "id", "prev", "kind", "game", "hlc")]
                spelled = json.dumps(entry, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()
            except (ValueError, KeyError, TypeError) as problem:
                self.say(chain, seq, f"has a body that cannot be read: {problem}")
                before = {stored, computed}
                continue
            columns = [chain.hex(), seq, ident.hex(), prev.hex(), kind.decode(), game and game.decode(), hlc.decode()]
            checks = [(spelled == body, "is not in the one spelling"), (copies == columns, "differs from its columns"),
                      (before is None or seq == 1 or bytes.fromhex(entry["prev"]) in before, "follows another entry"),
                      (entry["hlc"] > time, "is not later than the one before"),
                      (seq != 1 or entry["prev"] == "00" * 32, "is the first, and follows one"),
                      ((seq == 1) == (kind == b"event"), "is no event at the beginning, or one later"),
                      (seq != 1 or (data.get("key"), data.get("device")) == (key.hex(), device), "names another key")]
            for holds, words in checks:
                if not holds:
                    self.say(chain, seq, words)
            self.entries[(chain, seq)] = entry
            self.known[entry["id"]] = (kind.decode(), entry["game"], entry["hlc"])
            time, before = entry["hlc"], {stored, computed}
        self.ends[chain] = expected
        if expected == first and first == 1:
            self.say(chain, 1, "the chain has no entry")

    def check_references(self, chain, seq, entry):
        data, kind, texts = entry["data"], entry["kind"], {name.hex() for name, _ in self.of.texts}
        targets = [(data[name], of) for name, of in REFERS.items() if isinstance(data.get(name), str) and kind != name]
        targets += [(data["replaces"], kind)] if isinstance(data.get("replaces"), str) else []
        targets += [(one, kind) for one in data.get("settles", [])]
        report = data["report"] if isinstance(data.get("report"), dict) else data
        targets += [(report["goes_on_from"], "incident")] if isinstance(report.get("goes_on_from"), str) else []
        targets += [(data["entry"], data.get("of", "confidential"))] if kind == "redaction" else []
        targets += [(entry["supersedes"], None)] if entry["supersedes"] else []
        for ident, of in targets:
            there = self.known.get(ident, (None, None, None) if not self.is_part else (of, entry["game"], ""))
            if there[1] != entry["game"] or of not in (None, there[0]) or there[2] is None or there[2] >= entry["hlc"]:
                self.say(chain, seq, "speaks about what is not there")
        rules = data["rules"] if isinstance(data.get("rules"), dict) else {}
        named = [data.get("pgn"), rules.get("sha256")] + [other["sha256"] for other in rules.get("with", [])]
        for name in named:
            if name and name not in texts:
                self.say(chain, seq, f"names a text that is missing: {name}")

    def check_merges(self):
        reached, bound = {}, {}
        for chain, seq, note in self.of.heads:
            words = note.split(" ")
            is_head = len(words) == 6 and (words[1], words[2]) == (chain.hex(), str(seq)) and chain in self.of.chains and \
                self.is_head(chain, seq, " ".join(words[:5]).encode(), bytes.fromhex(words[5]))
            is_there = self.hashes.get((chain, seq), b"").hex() == (words + [""] * 4)[3]
            if not is_head or not (is_there or self.is_part):
                self.say(chain, seq, "a head that is kept with the chains does not fit")
            reached[chain] = max(reached.get(chain, 0), seq)
        for (chain, seq), entry in () if self.is_part else self.entries.items():
            named = {"merged": entry["data"].get("chains", []), "device_retired": [entry["data"]]}
            for one in named.get(entry["kind"], []):
                end = (bytes.fromhex(one["chain"]), one["last"])
                if chain == self.of.own and entry["kind"] == "merged":
                    bound[end[0]] = max(bound.get(end[0], 0), end[1])
                if self.hashes.get(end, b"").hex() != one["head"] or self.entries.get(end, {"hlc": "9"})["hlc"] >= entry["hlc"]:
                    self.say(chain, seq, "names the end of a chain that is not there")
        for chain in () if self.is_part else (other for other in self.of.chains if other != self.of.own):
            last = 0
            while (chain, last + 1) in self.entries:
                last += 1
            if reached.get(chain, 0) < last:
                self.say(chain, last, "no head that its device signed reaches to the end")
            for seq in range(bound.get(chain, 0) + 1, last + 1):
                if self.entries[(chain, seq)]["kind"] != "merged":
                    self.say(chain, seq, "came in without a merge by the device of this log")
                    break

    def check_beside(self, path):
        """Heads and the note of an earlier check that stand beside a log."""
        chain = self.of.own
        expected = self.ends[chain]
        lines = open(path + ".heads").read().split("\n")[:-1] if os.path.exists(path + ".heads") else []
        for words in (line.split(" ") for line in lines if line.startswith("jadoube-head-v1 ") and line.count(" ") == 5):
            seq, statement, sig = int(words[2]), " ".join(words[:5]).encode(), bytes.fromhex(words[5])
            if words[1] == chain.hex() and self.hashes.get((chain, seq), b"").hex() != words[3] and self.is_head(chain, seq, statement, sig):
                self.say(chain, min(seq, expected), f"does not fit the head of entry {seq}, which is kept beside the log")
        note = open(path + ".checked").read() if os.path.exists(path + ".checked") else ""
        words = note[:-1].split(" ")
        if note.endswith("\n") and words[0] == "jadoube-checked-v2" and len(words) == 9 and words[1] == chain.hex():
            seq, statement, sig = int(words[2]), " ".join(words[:8]).encode(), bytes.fromhex(words[8])
            if self.hashes.get((chain, seq), b"").hex() != words[3] and self.is_head(chain, seq, statement, sig):
                self.say(chain, min(seq, expected), f"does not fit the head of entry {seq}, which is noted beside the log")

    def check_given(self, chain, given):
        """Heads from outside that can be of this chain only; answers how far they prove it."""
        expected, ours, proven = self.ends[chain], 0, 0
        for seq, start, words in given:
            fits = [at for (of, at), stored in self.hashes.items() if of == chain and stored.hex().startswith(start) and seq in (None, at)]
            if words and not fits and not (words[1] == chain.hex()
                                           and self.is_head(chain, seq, " ".join(words[:5]).encode(), bytes.fromhex(words[5]))):
                continue
            ours, proven = ours + 1, max([proven] + fits)
            if not fits:
                self.say(chain, min(seq or 0, expected), "does not fit a head that was given: cut off, or written anew")
        if given and not ours:
            self.found.append((("", 0), "no head that was given is one of this log"))
        return proven

    def of_chain(self, chain, head):
        seq, start, words = head
        return words[1] == chain.hex() if words else any(of == chain and stored.hex().startswith(start) for (of, _), stored in self.hashes.items())


def check(path, given=()):
    content = open(path, "rb").read()
    is_bundle, records = content.startswith(b"jadoube-bundle-v1"), Records()
    if is_bundle:
        records.read_bundle(content).strays = None
    else:
        records.read_log(path)
    checker = Checker(records)
    checker.found += [(("", 0), f"the text {name.hex()} is altered") for name, text in records.texts if sha(b"", text) != name]
    if records.strays:
        checker.found.append((("", 0), "entries of a chain that is not named"))
    for chain in records.chains:
        rows = records.rows.get(chain, [])
        checker.check_chain(chain, (rows[0][1] if rows else 0) if is_bundle else 1)
    for (chain, seq), entry in checker.entries.items():
        checker.check_references(chain, seq, entry)
    proven = []
    if records.own in records.chains:
        checker.check_merges()
        if not is_bundle:
            checker.check_beside(path)
        rest = list(given)
        for chain in (other for other in records.chains if other != records.own):
            up_to = checker.check_given(chain, [head for head in rest if checker.of_chain(chain, head)])
            proven += [(checker.letters.get(chain, ""), up_to)] if up_to else []
            rest = [head for head in rest if not checker.of_chain(chain, head)]
        up_to = checker.check_given(records.own, rest)
        proven += [("", up_to)] if up_to else []
    return sum(len(rows) for rows in records.rows.values()), sorted(checker.found), proven


if __name__ == "__main__":
    try:
        heads = sys.argv[2:] and (open(sys.argv[2]).read() if os.path.exists(sys.argv[2]) else " ".join(sys.argv[2:]))
        heads = heads_in(heads) if heads else ()
    except (ValueError, IndexError) as problem:
        sys.exit(f"no head: {problem}")
    try:
        entries, findings, proven = check(sys.argv[1], heads)
    except (OSError, sqlite3.DatabaseError) as problem:
        sys.exit(f"FAILED, {sys.argv[1]} can be read neither as a log nor as a bundle: {problem}")
    for (letters, at), what in findings:
        print(f"entry {letters}{at}: {what}" if at else what)
    bad = [f"{letters}{at}" for (letters, at), _ in findings if at]
    print(f"first bad entry: {bad[0]}" if bad else f"{'OK, ' if not findings else 'FAILED, '}{entries} entries read"
          + "".join(f"; {letters}{' ' if letters else ''}proven up to {at}" for letters, at in sorted(proven) if not findings))
    sys.exit(1 if findings else 0)
