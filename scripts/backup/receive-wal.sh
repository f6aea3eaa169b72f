#!/usr/bin/env bash
# Streams the WAL of the database to the backup disk. With the last nightly backup, the database can be restored to any
# moment since. PGHOST, PGUSER and PGPASSWORD name the database.
set -euo pipefail
wal="${BACKUP_DIR:-/backups}/wal"
here="$(cd "$(dirname "$0")" && pwd)"
bash "$here/is-mounted.sh"
mkdir -p "$wal"
# The slot makes PostgreSQL keep the WAL that this process has not received yet.
pg_receivewal --slot backup --create-slot --if-not-exists
# Runs until it is stopped, and connects again when the connection is lost.
(while sleep "${ERASED_EVERY_SECONDS:-60}" && kill -0 $$ 2>/dev/null; do bash "$here/erased.sh" || true; done) &
exec pg_receivewal --directory "$wal" --slot backup --synchronous
