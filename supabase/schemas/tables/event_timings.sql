comment on table public.event_timings is
  'One row for each timing of a published event. Everyone reads; a trigger of events writes.';
comment on column public.event_timings.position is 'From 1 on, by local start.';
comment on column public.event_timings.first_day is 'Civil day of the start, at the venue.';
comment on column public.event_timings.last_day is 'Civil day of the last minute, at the venue.';
comment on column public.event_timings.start_minute is 'Local time at the venue, in minutes since 1970-01-01 00:00.';
comment on column public.event_timings.end_minute is
  'As start_minute, exclusive. Equal to start_minute if the end is unknown.';
comment on column public.event_timings.counts_until is 'Until then, the timing represents the event for date filters.';
comment on column public.event_timings.counts_again is
  'From then on too: the last timing of an event whose timings are all over.';
comment on column public.event_timings.time_zone is 'Of the venue.';
comment on column public.event_timings.first_part is
  'Day part of the start, counted from 1970-01-01: private.date_windows.';
comment on column public.event_timings.last_part is 'Day part of the last minute.';

revoke all on public.event_timings from anon, authenticated, public;
grant select on public.event_timings to anon, authenticated;
grant all on public.event_timings to service_role;

create policy "everybody reads the timings of published events" on public.event_timings
  for select to anon, authenticated
  using (true);
