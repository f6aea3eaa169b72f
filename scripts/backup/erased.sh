#!/usr/bin/env bash
# Writes down, beside the backups, which accounts were erased and when: a database that is brought back to before knows
# nothing of it. Only ever adds, so that a database that was brought back takes nothing off the list.
set -euo pipefail
list="${BACKUP_DIR:-/backups}/erased.tsv"
touch "$list"
# A name of its own: the nightly backup and the minute's run may write at the same moment.
new="$list.$$"
psql --no-psqlrc -At -F $'\t' -c "select object_id, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS.US\"Z\"')
  from audit_log where action = 'user.delete' order by id" | sort -u - "$list" >"$new"
mv "$new" "$list"
