#!/bin/sh
# restore.sh <dump>: into the empty database of DATABASE_URL, wholly or not at all.
set -eu
dump=${1:?the dump is missing}
: "${DATABASE_URL:?}"
tables=$(psql --no-align --tuples-only --command "select count(*) from pg_tables where schemaname in ('public', 'drizzle')" "$DATABASE_URL")
if [ "$tables" != 0 ]; then
  echo "The database of DATABASE_URL is not empty: it has $tables tables. Make a new one for the restored site." >&2
  exit 1
fi
# Policies name roles that a new server lacks; Campus makes both anew when it starts.
list=$(mktemp)
trap 'rm -f "$list"' EXIT
pg_restore --list "$dump" | grep -v ' POLICY ' > "$list"
pg_restore --use-list="$list" --no-owner --no-privileges --exit-on-error --single-transaction --dbname="$DATABASE_URL" "$dump"
