#!/usr/bin/env bash
# Writes every change of the database to the disk of the backups as it happens. With a backup of the night before, it
# brings the shop back to any moment since. PGHOST, PGUSER and PGPASSWORD say where the database is.
set -euo pipefail
wal="${BACKUP_DIR:-/backups}/wal"
mkdir -p "$wal"
# The slot makes PostgreSQL keep what this process has not fetched yet.
pg_receivewal --slot backup --create-slot --if-not-exists
exec pg_receivewal --directory "$wal" --slot backup --synchronous
