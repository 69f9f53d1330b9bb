set check_function_bodies = off;

create function private.charge_writes(kind text, added integer) returns void
  language plpgsql security definer set search_path = ''
  as $$
declare
  writer constant uuid := auth.uid();
  moment timestamptz;
  most integer;
  period interval;
  again timestamptz;
  seconds integer;
begin
  -- The importer, operators and cascades write without a signed-in user.
  if writer is null or added = 0 then
    return;
  end if;
  -- Serialize the statements of a user and kind: simultaneous ones would not see each other's rows.
  perform pg_advisory_xact_lock(hashtextextended(charge_writes.kind || ' ' || writer, 0));
  moment := clock_timestamp();
  delete from private.writes w
  where w.user_id = writer and w.kind = charge_writes.kind and w.written_at <= moment - interval '1 day';

  select l.most, l.period, min(w.written_at) + l.period into most, period, again
  from private.write_limits l
  left join private.writes w
    on w.user_id = writer and w.kind = l.kind and w.written_at > moment - l.period
  where l.kind = charge_writes.kind
  group by l.most, l.period
  having coalesce(sum(w.count), 0) + added > l.most
  order by 3 desc nulls first
  limit 1;
  if found then
    seconds := greatest(1, ceil(extract(epoch from again - moment)));
    raise exception 'At most % rows of % are written within %', most, charge_writes.kind, period
      using errcode = 'PT429', detail = coalesce(seconds::text, ''),
        hint = case
          when added > most then format('Send at most %s at once.', most)
          else format('Try again in %s seconds.', seconds)
        end;
  end if;
  insert into private.writes values (writer, charge_writes.kind, moment, added)
  on conflict on constraint writes_pkey do update set count = writes.count + excluded.count;
end;
$$;

comment on function private.charge_writes is
  'Counts what the signed-in user writes, and refuses with PT429 (status 429) what exceeds private.write_limits. The hint says when to try again, the detail in how many seconds.';

create function private.limit_writes() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  perform private.charge_writes(tg_table_name, (select count(*)::integer from added));
  return null;
end;
$$;

comment on function private.limit_writes is 'Statement trigger: counts the rows of a statement. Needs them as "added".';

create function private.limit_changes() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  perform private.charge_writes(tg_table_name || ' changes', 1);
  return null;
end;
$$;

comment on function private.limit_changes is 'Row trigger: counts one change.';

revoke all on function private.charge_writes, private.limit_writes, private.limit_changes from public;

create function private.limit_to_hundred_per_user() returns trigger
  language plpgsql set search_path = ''
  as $$
declare
  is_over boolean;
begin
  execute format(
    'select exists (
       select from %I.%I where user_id in (select user_id from added) group by user_id having count(*) > 100
     )',
    tg_table_schema, tg_table_name
  ) into is_over;
  if is_over then
    raise exception 'A user keeps at most 100 rows of %', tg_table_name
      using errcode = 'check_violation', hint = 'Remove some before adding others.';
  end if;
  return null;
end;
$$;

comment on function private.limit_to_hundred_per_user is
  'Statement trigger: refuses an insert after which a user has more than 100 rows. Needs them as "added".';

revoke all on function private.limit_to_hundred_per_user from public;

create function private.stamp_updated_at() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  new.updated_at := now();
  return new;
end;
$$;

revoke all on function private.stamp_updated_at from public;

-- Write limits of an account. Writes are counted apart from the tables, so that deleting rows makes no room for others.

create table private.write_limits (
  kind   text not null,
  period interval not null check (period between interval '1 minute' and interval '1 day'),
  most   integer not null check (most > 0),
  primary key (kind, period)
);

comment on table private.write_limits is
  'The highest number of rows of a kind that a user may write within a period. A kind is a table, or a table and "changes".';

alter table private.write_limits enable row level security;

revoke all on private.write_limits from anon, authenticated, public;
grant all on private.write_limits to service_role;

insert into private.write_limits (kind, period, most) values
  ('events', '1 minute', 5),
  ('events', '1 day', 20),
  ('events changes', '1 minute', 30),
  ('events changes', '1 day', 500),
  ('profiles changes', '1 minute', 30),
  ('profiles changes', '1 day', 500),
  ('event_votes', '1 minute', 120),
  ('event_votes', '1 day', 2000),
  ('favorites', '1 minute', 120),
  ('favorites', '1 day', 2000),
  ('purchases', '1 minute', 20),
  ('purchases', '1 day', 100),
  ('event_interactions', '1 minute', 120),
  ('event_interactions', '1 day', 5000),
  ('user_actions', '1 minute', 120),
  ('user_actions', '1 day', 5000),
  ('user_preferences', '1 minute', 1000),
  ('user_preferences', '1 day', 10000),
  ('event_preferences', '1 minute', 1000),
  ('event_preferences', '1 day', 10000),
  ('moderation_decisions changes', '1 minute', 5),
  ('moderation_decisions changes', '1 day', 20),
  ('event_reports', '1 minute', 5),
  ('event_reports', '1 day', 20);

create table private.writes (
  user_id    uuid not null references auth.users on delete cascade,
  kind       text not null,
  written_at timestamptz not null,
  count      integer not null check (count > 0),
  primary key (user_id, kind, written_at)
);

comment on table private.writes is 'How many rows a user wrote, and when. Kept for a day.';

create index writes_by_date on private.writes (written_at);

alter table private.writes enable row level security;

revoke all on private.writes from anon, authenticated, public;
grant all on private.writes to service_role;

-- How many accounts a network may create: see limits/admit_sign_up.sql.

create table private.sign_up_limits (
  is_known boolean not null,
  period   interval not null check (period between interval '1 minute' and interval '1 day'),
  max      integer not null check (max > 0),
  primary key (is_known, period)
);

comment on table private.sign_up_limits is 'How many accounts one network may create within a period.';
comment on column private.sign_up_limits.is_known is 'False for all clients together whose network is unknown.';

alter table private.sign_up_limits enable row level security;

revoke all on private.sign_up_limits from anon, authenticated, public;
grant all on private.sign_up_limits to service_role;

insert into private.sign_up_limits (is_known, period, max) values
  (true, '1 hour', 10),
  (true, '1 day', 30),
  (false, '1 hour', 60);

-- Counts of sign-ups. Networks are hashes, deleted after a day.

create table private.sign_ups (
  id      bigint generated always as identity primary key,
  network bytea not null,
  made_at timestamptz not null
);

comment on table private.sign_ups is 'When a network created an account: a hash of the network, kept for a day.';

create index sign_ups_by_network on private.sign_ups (network, made_at);
create index sign_ups_by_date on private.sign_ups (made_at);

alter table private.sign_ups enable row level security;

revoke all on private.sign_ups from anon, authenticated, public;
grant all on private.sign_ups to service_role;

-- One network creates a few accounts an hour. The embedded backend counts each sign-up here, and so does a hosted project that
-- enables the hook: its own limit is 30 an IP address in five minutes and does not know IPv6 networks.

create function private.admit_sign_up(address text) returns void
  language plpgsql security definer set search_path = ''
  as $$
declare
  client constant text := private.network_of(address);
  sender constant bytea := sha256(convert_to(
    concat_ws(' ', 'sign-up', client, (select s.pepper from private.settings s)), 'UTF8'
  ));
  moment timestamptz;
  exceeded record;
  seconds integer;
begin
  -- Serialize the sign-ups of a network: simultaneous ones would not see each other's rows.
  perform pg_advisory_xact_lock(hashtextextended(encode(sender, 'hex'), 0));
  moment := clock_timestamp();
  select l.max, l.period, (
      select made.made_at from private.sign_ups made
      where made.network = sender and made.made_at > moment - l.period
      order by made.made_at desc offset l.max - 1 limit 1
    ) + l.period as free_at
  into exceeded
  from private.sign_up_limits l
  where l.is_known = (client is not null)
    and (select count(*) from private.sign_ups made where made.network = sender and made.made_at > moment - l.period) >= l.max
  order by 3 desc limit 1;
  if found then
    seconds := greatest(1, ceil(extract(epoch from exceeded.free_at - moment)));
    raise exception 'At most % accounts are made from one network within %', exceeded.max, exceeded.period
      using errcode = 'PT429', detail = seconds::text, hint = format('Try again in %s seconds.', seconds);
  end if;
  insert into private.sign_ups (network, made_at) values (sender, moment);
end;
$$;

comment on function private.admit_sign_up is
  'Counts a sign-up from an IP address, and refuses with PT429 what exceeds private.sign_up_limits. The detail is the seconds to wait.';

create function private.before_user_created(event jsonb) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
begin
  perform private.admit_sign_up(event -> 'metadata' ->> 'ip_address');
  return '{}';
exception
  when sqlstate 'PT429' then
    return jsonb_build_object('error', jsonb_build_object('http_code', 429, 'message', sqlerrm));
end;
$$;

comment on function private.before_user_created is
  'Hook of a hosted project, which GoTrue calls before it creates an account (Authentication, Hooks): applies private.admit_sign_up.';

revoke all on function private.admit_sign_up, private.before_user_created from public;
grant execute on function private.admit_sign_up to service_role;

-- GoTrue of a hosted project connects as this role; the embedded backend and a bare PostgreSQL do not have it.
do $$
begin
  if exists (select from pg_catalog.pg_roles where rolname = 'supabase_auth_admin') then
    grant usage on schema private to supabase_auth_admin;
    grant execute on function private.before_user_created to supabase_auth_admin;
  end if;
end;
$$;

create function private.network_of(address text) returns text
  language plpgsql immutable set search_path = ''
  as $$
declare
  client inet;
begin
  -- Remove the port that some proxies append (192.0.2.1:443, [2001:db8::1]:443) and the prefix of an IPv4-mapped address.
  client := regexp_replace(
    regexp_replace(btrim(address), '^\[(.*)\](:\d+)?$|^([0-9.]+):\d+$', '\1\3'), '^::ffff:(\d+\.\d+\.\d+\.\d+)$', '\1', 'i'
  )::inet;
  -- One IPv6 client usually owns the whole /64.
  return host(network(set_masklen(client, case family(client) when 6 then 64 else 32 end)));
exception
  when invalid_text_representation then return null;
end;
$$;

comment on function private.network_of is
  'The network of an IP address: the IPv4 address itself or the /64 of an IPv6 address. Null for an invalid one.';

revoke all on function private.network_of from public;
