-- How much one account may write. The numbers are rows of private.write_limits; what was written is counted apart from
-- the tables, so that deleting rows makes no room for others.

create table private.write_limits (
  kind   text not null,
  period interval not null check (period between interval '1 minute' and interval '1 day'),
  most   integer not null check (most > 0),
  primary key (kind, period)
);

comment on table private.write_limits is
  'The most rows of a kind that a user writes within a period. A kind is a table, or a table and "changes".';

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
  ('event_preferences', '1 day', 10000);

create table private.writes (
  user_id    uuid not null references auth.users on delete cascade,
  kind       text not null,
  written_at timestamptz not null,
  count      integer not null check (count > 0),
  primary key (user_id, kind, written_at)
);

comment on table private.writes is 'How many rows a user wrote, and when. Kept for a day.';

alter table private.write_limits enable row level security;
alter table private.writes enable row level security;

revoke all on private.write_limits, private.writes from anon, authenticated, public;
grant all on private.write_limits, private.writes to service_role;

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
  -- Nobody is signed in where the importer, an operator or a cascade writes.
  if writer is null or added = 0 then
    return;
  end if;
  -- One statement of a user and kind at a time: two at once would not see each other's rows.
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
  'Counts what the signed-in user writes, and refuses with PT429 (status 429) what is beyond private.write_limits. The hint says when to try again, the detail in how many seconds.';

create function private.limit_writes() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  perform private.charge_writes(tg_table_name, (select count(*)::integer from added));
  return null;
end;
$$;

comment on function private.limit_writes is 'Statement trigger: charges the rows of a statement. Needs them as "added".';

create function private.limit_changes() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  perform private.charge_writes(tg_table_name || ' changes', 1);
  return null;
end;
$$;

comment on function private.limit_changes is 'Row trigger: charges one change.';

revoke all on function private.charge_writes, private.limit_writes, private.limit_changes from public;

create trigger limit_writes after insert on public.events
  referencing new table as added for each statement execute function private.limit_writes();
create trigger limit_writes after insert on public.event_votes
  referencing new table as added for each statement execute function private.limit_writes();
create trigger limit_changed_votes after update on public.event_votes
  referencing new table as added for each statement execute function private.limit_writes();
create trigger limit_writes after insert on public.favorites
  referencing new table as added for each statement execute function private.limit_writes();
create trigger limit_writes after insert on public.purchases
  referencing new table as added for each statement execute function private.limit_writes();
create trigger limit_writes after insert on public.event_interactions
  referencing new table as added for each statement execute function private.limit_writes();
create trigger limit_writes after insert on public.user_actions
  referencing new table as added for each statement execute function private.limit_writes();
create trigger limit_writes after insert on public.user_preferences
  referencing new table as added for each statement execute function private.limit_writes();
create trigger limit_writes after insert on public.event_preferences
  referencing new table as added for each statement execute function private.limit_writes();

create trigger limit_changes after update on public.profiles
  for each row execute function private.limit_changes();

-- A vote or a purchase moves a counter of an event: that is no change by its creator.
create trigger limit_changes after update on public.events
  for each row
  when (
    old.upvotes_count = new.upvotes_count
    and old.downvotes_count = new.downvotes_count
    and old.purchases_count = new.purchases_count
  )
  execute function private.limit_changes();
