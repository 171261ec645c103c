#!/usr/bin/env bash
# On a machine with Python and nothing else: unpacks Node beside itself, proves for a minute at most, then plays the ladder.
#   OUT=folder bash run.sh SEED [CORES] [SECONDS OF PROOF] [SECONDS OF PLAY]
set -eu
here=$(cd "$(dirname "$0")" && pwd)
seed=$1 cores=${2:-16} proof=${3:-60} play=${4:-180}
at=$(mktemp -d)
python3 -c 'import lzma, shutil, sys; shutil.copyfileobj(lzma.open(sys.argv[1]), open(sys.argv[2], "wb"))' "$here/node.xz" "$at/node"
chmod +x "$at/node"
cp "$here/ladder.mjs" "$here/proof.mjs" "$here/progress.json" "$at/"
cd "$at"
timeout -k 5 $((proof + 20)) ./node proof.mjs --progress progress.json --seconds "$proof" --cores "$cores" --to "$OUT" || echo 'the proof has failed'
timeout -k 5 $((play + 20)) ./node ladder.mjs --seconds "$play" --cores "$cores" --seed "$seed" --to "$OUT"
ls -l "$OUT"
