#!/bin/sh
# The owner of the site's tables: no superuser, but one who may make the role that schools' transactions run as.
set -eu
psql --set ON_ERROR_STOP=1 --set password="$CAMPUS_PASSWORD" --username postgres <<'SQL'
create role campus login createrole password :'password';
create database campus owner campus;
SQL
