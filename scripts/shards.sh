#!/bin/sh
# shards.sh COUNT ARGS…: plays `cardroom simulate ARGS` in so many shares, as jobs of this machine, and puts them together.
# Spread over machines the same jobs are a line of GNU parallel, see docs/bots.md.
set -eu
count=$1
shift
cardroom="node $(dirname "$0")/../bin/cardroom.js"
# A checkout whose sources are newer is built at its next start: once, not by each of the jobs.
$cardroom --version > /dev/null
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
seq "$count" | xargs -P "$(nproc)" -I {} sh -c "$cardroom simulate $* --workers 1 --shard {}/$count > $folder/{}.json"
$cardroom simulate --merge "$folder"/*.json
