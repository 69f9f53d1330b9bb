-- The timings of published events, which date filters read. A trigger derives them from timings, date and time of the event; the
-- engine's listSpans, nextSpan and dateWindow are the contract.

create table public.event_timings (
  event_id     uuid not null references public.events on delete cascade,
  position     integer not null,
  begins_at    timestamptz not null,
  ends_at      timestamptz not null,
  first_day    date not null,
  last_day     date not null,
  start_minute integer not null,
  end_minute   integer not null,
  counts_until timestamptz not null,
  counts_again timestamptz not null,
  time_zone    text not null default 'Europe/Paris',
  first_part   integer not null,
  last_part    integer not null,
  primary key (event_id, position)
);

comment on table public.event_timings is
  'One row for each timing of a published event. Everyone reads; a trigger of events writes.';
comment on column public.event_timings.position is 'From 1 on, by local start.';
comment on column public.event_timings.first_day is 'Civil day of the start, at the venue.';
comment on column public.event_timings.last_day is 'Civil day of the last minute, at the venue.';
comment on column public.event_timings.start_minute is 'Local time at the venue, in minutes since 1970-01-01 00:00.';
comment on column public.event_timings.end_minute is 'As start_minute, exclusive. Equal to start_minute if the end is unknown.';
comment on column public.event_timings.counts_until is 'Until then, the timing represents the event for date filters.';
comment on column public.event_timings.counts_again is
  'From then on too: the last timing of an event whose timings are all over.';
comment on column public.event_timings.time_zone is 'Of the venue.';
comment on column public.event_timings.first_part is 'Day part of the start, counted from 1970-01-01: private.date_windows.';
comment on column public.event_timings.last_part is 'Day part of the last minute.';

-- Cover date filters.
create index event_timings_by_start on public.event_timings (time_zone, first_part) include (
  event_id, last_part, start_minute, counts_until, counts_again
);
-- The few timings of more than a day, which a date filter finds by their end.
create index event_timings_long on public.event_timings (time_zone, last_part) include (
  event_id, first_part, start_minute, counts_until, counts_again
) where last_part - first_part > 4;

alter table public.event_timings enable row level security;

revoke all on public.event_timings from anon, authenticated, public;
grant select on public.event_timings to anon, authenticated;
grant all on public.event_timings to service_role;

create policy "everybody reads the timings of published events" on public.event_timings
  for select to anon, authenticated
  using (true);
