#!/usr/bin/env bash
# Creates the two roles of the shop, or sets their passwords: shop_owner, which migrates and owns the tables, and shop_app,
# as which the shop runs. PostgreSQL's image runs it once, when the database is created; run it again after replacing a
# password (docs/operations.md#keys).
set -euo pipefail
psql --no-psqlrc --quiet -v ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" \
  -v database="$POSTGRES_DB" -v owner="$DATABASE_OWNER_PASSWORD" -v app="$DATABASE_APP_PASSWORD" <<'SQL'
select format('create role %I', name) from unnest(array['shop_owner', 'shop_app']) as name
  where not exists (select from pg_roles where rolname = name) \gexec
alter role shop_owner login password :'owner';
alter role shop_app login password :'app';
alter database :"database" owner to shop_owner;
SQL
