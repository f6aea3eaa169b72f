#!/usr/bin/env bash
# What the published image does on its first start: create the cluster, the database and what initdb.d asks for.
set -euo pipefail
mkdir -p /var/run/postgresql
if [ "${1:-}" = postgres ] && [ ! -s "$PGDATA/PG_VERSION" ]; then
  mkdir -p "$PGDATA"
  chmod 700 "$PGDATA"
  initdb --username "$POSTGRES_USER" --pwfile <(printf '%s\n' "$POSTGRES_PASSWORD") --auth-host scram-sha-256 --auth-local trust
  printf '\nhost all all all scram-sha-256\n' >>"$PGDATA/pg_hba.conf"
  pg_ctl --wait -o "-c listen_addresses=''" start
  psql --no-psqlrc --username "$POSTGRES_USER" --dbname postgres -c "create database \"$POSTGRES_DB\""
  for file in /docker-entrypoint-initdb.d/*.sh; do bash "$file"; done
  pg_ctl --wait --mode fast stop
fi
if [ "${1:-}" = postgres ]; then set -- "$@" -c "listen_addresses=*"; fi
exec "$@"
