#!/usr/bin/env bash
# Lists beside the backups which accounts, customers without one (customer:<id>), and customers of orders without one
# (order:<id>), were erased and when: a database restored to an earlier moment contains them again. Lines are only
# added, so that a restored database removes none.
set -euo pipefail
list="${BACKUP_DIR:-/backups}/erased.tsv"
touch "$list"
# A unique name: the nightly backup and the run of every minute may write at the same time.
new="$list.$$"
psql --no-psqlrc -At -F $'\t' -c "select case action when 'order.erase' then 'order:' when 'customer.erase' then 'customer:' else '' end
  || object_id, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS.US\"Z\"')
  from audit_log where action in ('user.delete', 'order.erase', 'customer.erase') order by id" | sort -u - "$list" >"$new"
mv "$new" "$list"
