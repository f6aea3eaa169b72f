#!/usr/bin/env bash
# Copies the backups and the pictures off-site, every night after the backup. It adds and never deletes, whatever is missing
# here; the lifecycle rules of the store delete what is old (docs/operations.md#off-site-copies).
set -euo pipefail
cd "$(dirname "$0")/.."
setting() { sed -n "s/^$1=//p" production.env | tail -n 1; }
backups="$(setting BACKUP_DIR)"
remote="$(setting BACKUP_REMOTE)"
uploads="${UPLOADS_SOURCE:-/var/lib/docker/volumes/atelier_uploads/_data}"
[ -n "$remote" ] || { echo 'BACKUP_REMOTE is not set in production.env' >&2; exit 1; }
BACKUP_DIR="$backups" bash scripts/backup/is-mounted.sh
newest="$(find "$backups/base" -maxdepth 1 -name '*Z' -mmin -1560 | sort | tail -n 1)"
[ -n "$newest" ] || { echo "No backup in $backups/base is younger than 26 hours" >&2; exit 1; }
[ -n "$(ls -A "$uploads")" ] || { echo "$uploads is empty: is its disk there?" >&2; exit 1; }

# A finished backup and a finished WAL segment never change: rclone rejects one that does.
rclone copy --immutable --exclude 'unfinished/**' "$backups/base" "$remote/base"
rclone copy --immutable --exclude '*.partial' "$backups/wal" "$remote/wal"
today="$(date -u +%Y-%m-%d)"
rclone copy --include '*.partial' "$backups/wal" "$remote/wal-unfinished/$today"
rclone copyto "$backups/erased.tsv" "$remote/erased/$today.tsv"
# Complete once a week, so that the store can delete the pictures of earlier weeks, and with them those that were deleted here.
rclone copy "$uploads" "$remote/uploads/$(date -u +%G-W%V)"
docker compose --env-file production.env -f compose.production.yaml exec -T postgres \
  psql --no-psqlrc --quiet -U postgres shop -c "insert into backup_runs (kind, finished_at) values ('copy', now())
    on conflict (kind) do update set finished_at = now()"
