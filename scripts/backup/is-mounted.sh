#!/usr/bin/env bash
# Fails unless the backup disk is mounted. Otherwise the mount point is an empty folder on the server's own disk; the file
# exists only on the backup disk (docs/operations.md#install).
set -euo pipefail
backups="${BACKUP_DIR:-/backups}"
[ -e "$backups/backups-go-here" ] || {
  echo "$backups is not the disk of the backups: mount it. (A new disk? Then: touch $backups/backups-go-here)" >&2
  exit 1
}
