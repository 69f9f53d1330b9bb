set check_function_bodies = off;

-- The settings of a host, in one row.

create table private.settings (
  only_row         boolean primary key default true check (only_row),
  trusted_proxies  integer not null default 1 check (trusted_proxies between 1 and 10),
  client_ip_header text check (client_ip_header ~ '^[a-z0-9-]{1,60}$'),
  local_pictures   boolean not null default false,
  pepper           uuid not null default gen_random_uuid()
);

comment on table private.settings is 'What differs from one host to another. One row, changed by its operator in SQL.';
comment on column private.settings.trusted_proxies is
  'How many proxies append to x-forwarded-for: the client is the n-th entry from the right. Entries further left are written by the client.';
comment on column private.settings.client_ip_header is
  'A header that the platform always overwrites with the client''s address, such as cf-connecting-ip. Replaces x-forwarded-for if set.';
comment on column private.settings.local_pictures is
  'Whether pictures may lie in the storage of a backend on this machine, by http. For development.';
comment on column private.settings.pepper is
  'Part of the hashes of senders, so that they cannot be found by trying every address.';

alter table private.settings enable row level security;

revoke all on private.settings from anon, authenticated, public;
grant all on private.settings to service_role;

insert into private.settings default values;

-- Values that migrations and upgrades changed: see repairs/repair.sql.

create table private.repairs (
  id          bigint generated always as identity primary key,
  repaired_at timestamptz not null default now(),
  relation    text not null,
  column_name text not null,
  reason      text not null,
  row_id      uuid,
  old_value   text,
  is_reported boolean not null default false
);

comment on table private.repairs is
  'A value that a migration or an upgrade changed because a new constraint refuses it. The host reads it; deleted after a year.';
comment on column private.repairs.reason is 'What the constraint requires.';
comment on column private.repairs.row_id is 'Null for tables about people.';
comment on column private.repairs.old_value is 'Null for tables about people.';
comment on column private.repairs.is_reported is 'Whether the server has reported it in its log.';

alter table private.repairs enable row level security;

revoke all on private.repairs from anon, authenticated, public;
grant all on private.repairs to service_role;

-- For migrations and upgrades: rows are repaired before a new constraint refuses them, and listed in private.repairs.

create function private.repair(
  relation regclass, column_name name, is_valid text, repaired text, reason text, keeps_value boolean
) returns bigint
  language plpgsql set search_path = ''
  as $$
declare
  repaired_rows bigint;
begin
  -- A repair is no change by a user: without triggers, it is not counted and does not touch updated_at.
  execute format('alter table %s disable trigger user', relation);
  execute format(
    $sql$
    with broken as (
      select ctid as place, to_jsonb(t) ->> 'id' as id, t.%2$I::text as old_value from %1$s t where not (%3$s)
    ), written as (
      update %1$s t set %2$I = %4$s from broken where t.ctid = broken.place
    )
    insert into private.repairs (relation, column_name, reason, row_id, old_value)
    select %5$L, %2$L, %6$L, case when %7$L then id::uuid end, case when %7$L then old_value end from broken
    $sql$,
    relation, column_name, is_valid, repaired, relation::text, reason, keeps_value
  );
  get diagnostics repaired_rows = row_count;
  execute format('alter table %s enable trigger user', relation);
  if repaired_rows > 0 then
    raise notice 'Repaired % of % rows of %: %', column_name, repaired_rows, relation, reason;
  end if;
  return repaired_rows;
end;
$$;

comment on function private.repair is
  'Replaces the values of a column that a new constraint refuses, lists them in private.repairs and returns their number. is_valid and repaired are expressions over the table, named t. keeps_value is false for tables about people.';

revoke all on function private.repair from public;
