#!/bin/sh
# Run once, when the database is created: allows the backup tools on the internal network to stream its WAL.
set -eu
echo 'host replication postgres samenet scram-sha-256' >> "$PGDATA/pg_hba.conf"
