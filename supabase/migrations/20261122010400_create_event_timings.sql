-- Every time that a published event takes place: what filters of days read. Kept from timings, date and time of the event
-- by a trigger; the engine's listSpans, nextSpan and dateWindow are its contract.

create table public.event_timings (
  event_id      uuid not null references public.events on delete cascade,
  position      integer not null,
  begins_at     timestamptz not null,
  ends_at       timestamptz not null,
  first_day     date not null,
  last_day      date not null,
  start_minute  integer not null,
  end_minute    integer not null,
  counts_until  timestamptz not null,
  counts_again  timestamptz not null,
  primary key (event_id, position)
);

comment on table public.event_timings is 'One row per time a published event takes place. Everybody reads; a trigger of events writes.';
comment on column public.event_timings.position is 'From 1 on, by begin on the venue''s clock.';
comment on column public.event_timings.first_day is 'Civil day of the begin, at the venue.';
comment on column public.event_timings.last_day is 'Civil day of the last minute, at the venue.';
comment on column public.event_timings.start_minute is 'What the venue''s clock shows, as minutes since 1970-01-01 00:00 on that clock.';
comment on column public.event_timings.end_minute is 'Likewise; not part of the time. The start when nobody said when it ends.';
comment on column public.event_timings.counts_until is 'Until then a filter of days finds the event by this time.';
comment on column public.event_timings.counts_again is 'And from then on: the last time of an event, when all are over.';

alter table public.event_timings enable row level security;

revoke all on public.event_timings from anon, authenticated, public;
grant select on public.event_timings to anon, authenticated;
grant all on public.event_timings to service_role;

create policy "everybody reads the timings of published events" on public.event_timings
  for select to anon, authenticated
  using (true);

create function private.civil_minute(instant timestamptz, time_zone text) returns integer
  language sql stable set search_path = ''
  return floor(extract(epoch from instant at time zone time_zone) / 60)::integer;

comment on function private.civil_minute is 'What a zone''s clocks show, as minutes since 1970-01-01 00:00: the engine''s civilMinute.';

create function private.instant_of(civil_minute integer, time_zone text) returns timestamptz
  language sql stable set search_path = ''
  return (timestamp '1970-01-01' + civil_minute * interval '1 minute') at time zone time_zone;

comment on function private.instant_of is 'The instant at which a zone''s clocks show so many minutes since 1970-01-01 00:00.';

create function private.spans_of(event public.events)
  returns table (start_minute integer, end_minute integer, begins_at timestamptz, ends_at timestamptz, has_instant boolean)
  language plpgsql stable set search_path = ''
  as $$
declare
  midnight constant integer := (event.date - date '1970-01-01') * 1440;
  -- The engine reads hours and minutes.
  opening constant integer := floor(extract(epoch from event."time") / 60);
  closing constant integer := floor(extract(epoch from event.end_time) / 60);
begin
  return query
  select private.civil_minute(b, event.time_zone), private.civil_minute(e, event.time_zone), b, e, true
  from (
    select (timing.value ->> 'begin')::timestamptz as b, (timing.value ->> 'end')::timestamptz as e, timing.ordinality
    from jsonb_array_elements(event.timings) with ordinality as timing
  ) as written
  where b <= e and b >= '1900-01-01T00:00Z' and e < '2200-01-01T00:00Z'
  order by 1, ordinality;
  if found or event.date is null then
    return;
  end if;
  start_minute := midnight + coalesce(opening, 0);
  end_minute := case
    when opening is null then midnight + 1440
    when closing < opening then midnight + closing + 1440
    else midnight + coalesce(closing, opening)
  end;
  begins_at := private.instant_of(start_minute, event.time_zone);
  ends_at := private.instant_of(end_minute, event.time_zone);
  has_instant := false;
  return next;
end;
$$;

comment on function private.spans_of is 'Every time an event takes place, first to last: the engine''s listSpans.';

create function private.write_timings(event public.events) returns void
  language sql set search_path = ''
  as $$
  with span as (
    select *, row_number() over () as position, count(*) over () as spans, max(ends_at) over () as all_over
    from private.spans_of(event)
  )
  insert into public.event_timings
  select event.id, position, begins_at, ends_at,
    date '1970-01-01' + floor(start_minute / 1440.0)::integer,
    date '1970-01-01' + floor(greatest(start_minute, end_minute - 1) / 1440.0)::integer,
    start_minute, end_minute,
    -- A date and time has no instant that could pass, and the last time of all keeps standing for the event.
    case when has_instant and not (position = spans and ends_at = all_over) then ends_at else 'infinity' end,
    case when position = spans then all_over else 'infinity' end
  from span;
$$;

comment on function private.write_timings is 'Writes the times of an event that has none yet.';

revoke all on function private.civil_minute, private.instant_of, private.spans_of, private.write_timings from public;
grant execute on function private.civil_minute, private.instant_of to anon, authenticated, service_role;
