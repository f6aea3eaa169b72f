#!/usr/bin/env bash
# Restores the newest backup into a temporary database and counts its rows: a backup is proven only by a restore.
# drill.sh [moment]
set -euo pipefail
here="$(cd "$(dirname "$0")" && pwd)"
began=$SECONDS
place="$(mktemp -d)"
trap 'pg_ctl -D "$place/data" stop -m immediate >/dev/null 2>&1 || true; rm -rf "$place"' EXIT
bash "$here/restore.sh" "$place/data" "${1:-}"
pg_ctl -D "$place/data" start -w -t 3600 -l "$place/log" -o "-c listen_addresses='' -c unix_socket_directories='$place'" >/dev/null ||
  { cat "$place/log" >&2; exit 1; }
ask() { psql --host "$place" --username "${PGUSER:-postgres}" --dbname "${PGDATABASE:-${PGUSER:-postgres}}" --no-psqlrc -At -c "$1"; }
until [ "$(ask 'select pg_is_in_recovery()')" = f ]; do sleep 0.2; done
echo "Restored in $((SECONDS - began)) s."
ask "select 'orders: ' || count(*) || ', the newest of ' || coalesce(max(created_at)::text, '-') from orders
  union all select 'accounts: ' || count(*) from users
  union all select 'pieces: ' || count(*) from products where deleted_at is null"
broken="$(ask "select count(*) from (
    select orders.id from orders left join order_items on order_id = orders.id
    group by orders.id having sum(unit_price_cents * quantity) is distinct from total_cents
    union all
    select products.id from products left join stock_movements on product_id = products.id group by products.id
    having sum(available_change) is distinct from stock_available or sum(reserved_change) is distinct from stock_reserved
  ) broken")"
echo "Orders whose total and products whose stock do not add up: $broken"
[ "$broken" = 0 ]
