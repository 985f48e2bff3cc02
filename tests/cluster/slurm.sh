#!/usr/bin/env bash
# One file audited by a Slurm job array on two nodes of this one machine, as docs/audit-at-scale.md says, gives the bytes
# of one process. Starts munged, slurmctld and two slurmd of its own, and ends them.
set -euo pipefail
# shellcheck source=tests/cluster/lib.sh
source "$(dirname "$(readlink -f "$0")")/lib.sh"
need munged slurmctld slurmd sbatch
PATH=$PATH:/usr/sbin

finish() {
    local pid
    for pid in "$folder"/run/*.pid; do
        if [ -e "$pid" ]; then kill "$(cat "$pid")" 2>/dev/null || true; fi
    done
    sleep 1
    rm -rf "$folder"
}
trap finish EXIT

mkdir -m 700 "$folder/run" "$folder/state"
chmod 700 "$folder"
(umask 077 && head -c 1024 /dev/urandom >"$folder/key")
munged --socket="$folder/run/munge" --key-file="$folder/key" --pid-file="$folder/run/munged.pid" \
    --log-file="$folder/munged.log" --seed-file="$folder/seed" --force
host=$(hostname -s)
first_port=$((20000 + $$ % 20000))
cat >"$folder/slurm.conf" <<END
ClusterName=here
SlurmctldHost=$host(127.0.0.1)
SlurmUser=$(id -un)
SlurmdUser=$(id -un)
AuthType=auth/munge
AuthInfo=socket=$folder/run/munge
SlurmctldPort=$first_port
StateSaveLocation=$folder/state
SlurmdSpoolDir=$folder/spool-%n
SlurmctldPidFile=$folder/run/slurmctld.pid
SlurmdPidFile=$folder/run/slurmd-%n.pid
SlurmctldLogFile=$folder/slurmctld.log
SlurmdLogFile=$folder/slurmd-%n.log
ProctrackType=proctrack/pgid
TaskPlugin=task/none
SwitchType=switch/none
MpiDefault=none
JobAcctGatherType=jobacct_gather/none
NodeName=one NodeHostname=$host NodeAddr=127.0.0.1 Port=$((first_port + 1)) CPUs=1
NodeName=two NodeHostname=$host NodeAddr=127.0.0.1 Port=$((first_port + 2)) CPUs=1
PartitionName=all Nodes=one,two Default=YES State=UP
END
export SLURM_CONF=$folder/slurm.conf
slurmctld -f "$SLURM_CONF"
slurmd -f "$SLURM_CONF" -N one
slurmd -f "$SLURM_CONF" -N two

cat >"$folder/audit.sbatch" <<END
#!/bin/bash
#SBATCH --array=1-8
#SBATCH --requeue
#SBATCH --output=$folder/said-%a
part=$folder/part-\$SLURM_ARRAY_TASK_ID.ndjson
$program audit $games --shard \$SLURM_ARRAY_TASK_ID/8 --all --json >\$part.new
[ \$? -le 1 ] && mv \$part.new \$part
END
timeout 120 sbatch --wait "$folder/audit.sbatch"
compare "$folder"/part-*.ndjson
