#!/usr/bin/env bash
# Writes every change of the database to the disk of the backups as it happens. With a backup of the night before, it
# brings the shop back to any moment since. PGHOST, PGUSER and PGPASSWORD say where the database is.
set -euo pipefail
wal="${BACKUP_DIR:-/backups}/wal"
here="$(cd "$(dirname "$0")" && pwd)"
bash "$here/is-mounted.sh"
mkdir -p "$wal"
# The slot makes PostgreSQL keep what this process has not fetched yet.
pg_receivewal --slot backup --create-slot --if-not-exists
# For as long as this process lives. A database that is away for a minute is asked again in the next.
(while sleep "${ERASED_EVERY_SECONDS:-60}" && kill -0 $$ 2>/dev/null; do bash "$here/erased.sh" || true; done) &
exec pg_receivewal --directory "$wal" --slot backup --synchronous
