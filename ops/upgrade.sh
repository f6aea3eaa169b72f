#!/usr/bin/env bash
# Deploys the checked-out version: backup, build, migrate, then one shop after the other. Stops at the first step that
# fails; the running shops keep running.
set -euo pipefail
cd "$(dirname "$0")/.."
atelier() { docker compose --env-file production.env -f compose.production.yaml "$@"; }
atelier run --rm backup
atelier build shop-1
atelier run --rm migrate
bash ops/roll.sh
