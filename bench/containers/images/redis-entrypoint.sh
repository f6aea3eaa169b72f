#!/usr/bin/env bash
# The published image is built without protected mode, so that other containers can connect.
set -euo pipefail
if [ "${1:-}" = redis-server ]; then set -- "$@" --protected-mode no; fi
exec "$@"
