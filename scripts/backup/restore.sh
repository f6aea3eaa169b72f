#!/usr/bin/env bash
# restore.sh <data directory> [moment, such as '2026-11-15 10:00:00-03']
# Fills the data directory with the newest backup before the moment; PostgreSQL replays the WAL up to it at its next
# start. Without a moment: up to the last change. The old contents of the directory are moved aside, not deleted.
set -euo pipefail
data="$1"
moment="${2:-}"
backups="${BACKUP_DIR:-/backups}"
if [ -e "$data/postmaster.pid" ]; then
  echo "PostgreSQL runs on $data: stop it first. (It crashed? Then delete $data/postmaster.pid.)" >&2
  exit 1
fi

last="$(date -u -d "${moment:-now}" +%Y%m%dT%H%M%SZ)"
base=''
for name in $(cd "$backups/base" && ls -d -- *Z | sort); do
  [[ "$name" > "$last" ]] || base="$name"
done
[ -n "$base" ] || { echo "No backup is as old as $moment." >&2; exit 1; }

if [ -d "$data" ] && [ -n "$(ls -A "$data")" ]; then mv "$data" "$data.before-$(date -u +%Y%m%dT%H%M%SZ)"; fi
mkdir -p "$data"
chmod 700 "$data"
tar -xzf "$backups/base/$base/base.tar.gz" -C "$data"
tar -xzf "$backups/base/$base/pg_wal.tar.gz" -C "$data/pg_wal"
{
  # The last WAL segment may be incomplete.
  echo "restore_command = 'cp \"$backups/wal/%f\" \"%p\" 2>/dev/null || cp \"$backups/wal/%f.partial\" \"%p\"'"
  echo "recovery_target_action = 'promote'"
  if [ -n "$moment" ]; then echo "recovery_target_time = '$moment'"; fi
} >>"$data/postgresql.auto.conf"
touch "$data/recovery.signal"
echo "Backup of $base, and then the changes up to ${moment:-the last one}. Now start PostgreSQL."
