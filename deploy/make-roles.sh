#!/bin/sh
# What "hub roles" prints, for the database of compose.yaml, which runs this once when it is empty.
set -eu
psql --set=ON_ERROR_STOP=1 --username=postgres \
  --set=app_password="$APP_PASSWORD" --set=owner_password="$OWNER_PASSWORD" <<'SQL'
create role hub_owner login nosuperuser nobypassrls nocreatedb nocreaterole password :'owner_password';
create role hub_app login nosuperuser nobypassrls nocreatedb nocreaterole password :'app_password';
create database hub owner hub_owner template template0 encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8';
revoke connect on database hub from public;
grant connect on database hub to hub_app;
SQL
