#!/bin/sh
# Sets the password of the server's user and creates its database. Runs once, after roles.sql, when the volume is new.
set -eu
psql --quiet --set=ON_ERROR_STOP=1 --set=password="$(cat "$DATABASE_PASSWORD_FILE")" \
  --username "$POSTGRES_USER" --dbname postgres <<'SQL'
alter role lively password :'password';
create database lively owner lively encoding 'UTF8' template template0;
SQL
