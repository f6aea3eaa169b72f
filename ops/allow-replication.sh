#!/bin/sh
# Run once, when the database is made: the tools of the backup on the inner network may ask for its log.
set -eu
echo 'host replication postgres samenet scram-sha-256' >> "$PGDATA/pg_hba.conf"
