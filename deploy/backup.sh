#!/bin/sh
# backup.sh <folder>: a dump of DATABASE_URL with its time in its name, whole or not there at all. Those older than 30 days go.
set -eu
folder=${1:?the folder for backups is missing}
: "${DATABASE_URL:?}"
umask 077
name="$folder/campus-$(date -u +%Y%m%dT%H%M%SZ).dump"
# As the owner, whose policy lets every row through; without the option pg_dump refuses tables with row-level security.
pg_dump --format=custom --enable-row-security --no-owner --no-privileges --file="$name.draft" "$DATABASE_URL"
# A dump that cannot be read is none.
pg_restore --list "$name.draft" > /dev/null
mv "$name.draft" "$name"
find "$folder" -name 'campus-*.dump' -mtime +30 -delete
echo "$name"
