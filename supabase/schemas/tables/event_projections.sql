-- A projection of each listing, ordered by the cells of the map and not changed by votes: what counts, text search, scores and
-- recommendations read of a million events (docs/decisions/0037).

create table public.event_projections (
  event_id         uuid primary key references public.event_listings on delete cascade,
  is_over          boolean not null,
  cell             integer,
  commune          text,
  category         text not null,
  price            double precision,
  accessibility    text[] not null,
  time_zone        text not null,
  latitude         double precision,
  longitude        double precision,
  x                double precision,
  y                double precision,
  z                double precision,
  first_part       integer,
  last_part        integer,
  again_part       integer,
  next_since       timestamptz not null,
  next_until       timestamptz not null,
  tags             text[] not null default '{}',
  participants     bigint not null default 0,
  next_start       integer,
  is_recommendable boolean not null default true,
  search           tsvector,
  rating           numeric not null default 0,
  subcategory      text,
  is_online        boolean not null default false,
  day_count        integer,
  hours            integer not null default 0
);

alter table public.event_projections set (autovacuum_vacuum_scale_factor = 0.02);

comment on table public.event_projections is
  'Narrow read model of counts, text search and recommendations. Everyone reads; written with the listing and advanced by private.refresh_listings.';
comment on column public.event_projections.cell is
  'Cell of the map, 0.05 degrees high and wide. Neighbours on the same latitude have neighbouring numbers. Null without coordinates.';
comment on column public.event_projections.x is 'With y and z the place on a unit sphere: a squared distance is then three products.';
comment on column public.event_projections.first_part is
  'Day part of the start of the first timing that counts (private.date_windows); null without a date.';
comment on column public.event_projections.last_part is 'Day part of the last minute of that timing.';
comment on column public.event_projections.again_part is
  'Day part of the start of the second timing that counts; null if there is none.';
comment on column public.event_projections.next_until is 'The row is valid from next_since until before next_until, as the listing.';
comment on column public.event_projections.search is 'The tsvector of the listing while the event is to come, else null.';
comment on column public.event_projections.rating is 'Of the listing: completes what a score needs.';
comment on column public.event_projections.hours is
  'The hours at which the timings that count begin: bit 20 for 20:00 to 20:59. A timing that begins at 0:00 sharp has no known hour.';

-- Covers counts around a place: an index-only scan.
create index event_projections_by_cell on public.event_projections (is_over, cell) include (
  event_id, commune, category, price, accessibility, time_zone, latitude, longitude, x, y, z, first_part, last_part, again_part,
  next_since, next_until, next_start, subcategory, is_online, day_count, hours
);
-- Covers counts by hour: the bit of the one hour at which an event begins, -1 for events that begin at several. With a date, a page needs
-- none that begins later.
create index event_projections_by_hour on public.event_projections ((case when hours & (hours - 1) = 0 then hours else -1 end), first_part) include (
  event_id, hours, category, price, accessibility, time_zone, last_part, again_part, next_since, next_until, next_start, subcategory,
  is_online, day_count
) where not is_over;
-- Events of a commune with coordinates elsewhere.
create index event_projections_by_commune on public.event_projections (is_over, commune, cell, event_id);
-- Candidates of recommendations by tags, and the crowded ones among them.
create index event_projections_to_recommend on public.event_projections (tags, cell) include (
  event_id, participants, next_start, time_zone, next_since, next_until, latitude, longitude
) where is_recommendable and not is_over;
create index event_projections_of_crowds on public.event_projections (tags, cell) where participants > 500 and is_recommendable and not is_over;
create index event_projections_by_search on public.event_projections using gin (search) where not is_over;
-- By popularity, matches in the title come first, then matches in venue or commune.
create index event_projections_by_title on public.event_projections using gin (ts_filter(search, '{a}')) where not is_over;
create index event_projections_by_title_and_place on public.event_projections using gin (ts_filter(search, '{a,b}')) where not is_over;
-- Covers ranking by score or distance.
create index event_projections_to_rank on public.event_projections (cell) include (
  event_id, tags, participants, rating, x, y, z, category, price, next_since, next_until
) where not is_over;

alter table public.event_projections enable row level security;

revoke all on public.event_projections from anon, authenticated, public;
grant select on public.event_projections to anon, authenticated;
grant all on public.event_projections to service_role;

create policy "everybody reads the projections of published events" on public.event_projections
  for select to anon, authenticated
  using (true);
