#!/usr/bin/env bash
# One file audited in parts by GNU parallel, as docs/audit-at-scale.md says, gives the bytes of one process; also where a
# part broke off and was done again.
set -euo pipefail
# shellcheck source=tests/cluster/lib.sh
source "$(dirname "$(readlink -f "$0")")/lib.sh"
need parallel
trap 'rm -rf "$folder"' EXIT

parts() {
    seq -w 8 | parallel --will-cite --sshlogin 2/: --joblog "$folder/log" --resume-failed \
        "$program audit $games --shard {}/8 --all --json >$folder/part-{}.ndjson; [ \$? -le 1 ]"
}
parts
head -c 2000 "$folder/part-5.ndjson" >"$folder/cut"
mv "$folder/cut" "$folder/part-5.ndjson"
if "$program" audit merge "$folder"/part-*.ndjson >"$folder/nothing" 2>&1; then
    echo "a part that broke off was merged" >&2
    exit 1
fi
awk 'NR > 1 && $1 == 5 { $7 = 137 } 1' OFS='\t' "$folder/log" >"$folder/log.new" # as a lost node leaves it
mv "$folder/log.new" "$folder/log"
parts
compare "$folder"/part-*.ndjson
