#!/usr/bin/env bash
# A full backup of the running database; the newest seven are kept, with the WAL since the oldest of them. PGHOST, PGUSER
# and PGPASSWORD name the database.
set -euo pipefail
backups="${BACKUP_DIR:-/backups}"
here="$(cd "$(dirname "$0")" && pwd)"
bash "$here/is-mounted.sh"
keep="${KEEP_BACKUPS:-7}"
mkdir -p "$backups/base" "$backups/wal"
unfinished="$backups/base/unfinished"
rm -rf "$unfinished"
pg_basebackup --pgdata "$unfinished" --format tar --gzip --wal-method stream --checkpoint fast
# Named after the time of its end: it can be restored to any later moment.
name="$(date -u +%Y%m%dT%H%M%SZ)"
bash "$here/erased.sh"
cp "$backups/erased.tsv" "$unfinished/"
mv "$unfinished" "$backups/base/$name"
psql --no-psqlrc --quiet -c "insert into backup_runs (kind, finished_at) values ('backup', now())
  on conflict (kind) do update set finished_at = now()"

mapfile -t all < <(cd "$backups/base" && ls -d -- *Z | sort)
for old in "${all[@]:0:$((${#all[@]} > keep ? ${#all[@]} - keep : 0))}"; do rm -rf "${backups:?}/base/$old"; done
oldest="$(cd "$backups/base" && ls -d -- *Z | sort | head -n 1)"
label="$(tar --extract --gzip --to-stdout --occurrence=1 --file "$backups/base/$oldest/base.tar.gz" backup_label)"
first="$(sed -n 's/^START WAL LOCATION: .*(file \(.*\))$/\1/p' <<<"$label")"
pg_archivecleanup "$backups/wal" "$first"
echo "$name: $(du -sh "$backups/base/$name" | cut -f 1); $(ls -d "$backups"/base/*Z | wc -l) backups kept, changes: $(du -sh "$backups/wal" | cut -f 1)"
