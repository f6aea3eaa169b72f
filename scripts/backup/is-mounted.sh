#!/usr/bin/env bash
# Ends with an error unless the disk of the backups is there. Where it is not mounted, the folder is an empty one of the
# same name on the server's own disk; the file is on the disk itself (docs/operations.md#install).
set -euo pipefail
backups="${BACKUP_DIR:-/backups}"
[ -e "$backups/backups-go-here" ] || {
  echo "$backups is not the disk of the backups: mount it. (A new disk? Then: touch $backups/backups-go-here)" >&2
  exit 1
}
