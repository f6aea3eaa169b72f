#!/usr/bin/env bash
# Recreates one shop after the other from the current image and production.env, without downtime.
set -euo pipefail
cd "$(dirname "$0")/.."
atelier() { docker compose --env-file production.env -f compose.production.yaml "$@"; }
for shop in shop-1 shop-2; do
  atelier up --detach --no-deps --force-recreate --wait "$shop"
done
