comment on table public.event_projections is
  'Narrow read model of counts, text search and recommendations. Everyone reads; written with the listing and advanced '
  'by private.refresh_listings.';
comment on column public.event_projections.cell is
  'Cell of the map, 0.05 degrees high and wide. Neighbours on the same latitude have neighbouring numbers. Null '
  'without coordinates.';
comment on column public.event_projections.x is
  'With y and z the place on a unit sphere: a squared distance is then three products.';
comment on column public.event_projections.first_part is
  'Day part of the start of the first timing that counts (private.date_windows); null without a date.';
comment on column public.event_projections.last_part is 'Day part of the last minute of that timing.';
comment on column public.event_projections.again_part is
  'Day part of the start of the second timing that counts; null if there is none.';
comment on column public.event_projections.next_until is
  'The row is valid from next_since until before next_until, as the listing.';
comment on column public.event_projections.search is
  'The tsvector of the listing while the event is to come, else null.';
comment on column public.event_projections.rating is 'Of the listing: completes what a score needs.';
comment on column public.event_projections.hours is
  'The hours at which the timings that count begin: bit 20 for 20:00 to 20:59. A timing that begins at 0:00 sharp has '
  'no known hour.';

revoke all on public.event_projections from anon, authenticated, public;
grant select on public.event_projections to anon, authenticated;
grant all on public.event_projections to service_role;

create policy "everybody reads the projections of published events" on public.event_projections
  for select to anon, authenticated
  using (true);
