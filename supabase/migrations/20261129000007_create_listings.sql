-- What lists read.

-- The read model of lists: what filters, orders and counts read, so that they never read long texts. docs/read-model.md describes
-- how an event becomes a row of a list.

create table public.event_listings (
  event_id         uuid primary key references public.events on delete cascade,
  category         text not null,
  city             text not null,
  commune          text,
  time_zone        text not null,
  latitude         double precision,
  longitude        double precision,
  price            double precision,
  accessibility    text[] not null,
  tags             text[] not null,
  popularity       integer not null,
  participants     bigint not null,
  rating           numeric not null,
  over_at          timestamptz not null,
  search           tsvector not null,
  next_start       integer,
  next_since       timestamptz not null default '-infinity',
  next_until       timestamptz not null default 'infinity',
  is_over          boolean not null default false,
  is_recommendable boolean not null default true,
  subcategory      text,
  is_online        boolean not null default false,
  day_count        integer,
  days             int4multirange
);

-- A refresh leaves dead entries at the place of an index where the next refresh reads.
alter table public.event_listings set (autovacuum_vacuum_scale_factor = 0.02);

create index event_listings_by_commune on public.event_listings (commune, over_at);
create index event_listings_by_city on public.event_listings (city);
-- Covers counts of all events to come.
create index event_listings_by_end on public.event_listings (over_at) include (category, price, event_id);
-- The orders of events to come; the id decides between equal keys.
create index event_listings_by_popularity on public.event_listings (popularity desc, next_start, event_id) where not is_over;
create index event_listings_by_start on public.event_listings (next_start, event_id) where not is_over;
create index event_listings_by_price on public.event_listings (price, next_start, event_id) where not is_over;
create index event_listings_by_rarity on public.event_listings (day_count, next_start, event_id) where not is_over;
-- The few events online.
create index event_listings_online on public.event_listings (next_start) where is_online;
-- The rows that a refresh advances, and those that are outdated at a moment.
create index event_listings_by_next_until on public.event_listings (next_until) where next_until < 'infinity';
create index event_listings_by_next_since on public.event_listings (next_since) where next_since > '-infinity';
-- Texts of past events; event_projections has those to come.
create index event_listings_over_by_search on public.event_listings using gin (search) where is_over;

alter table public.event_listings enable row level security;

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

-- The stored facet counts of all of France, as deltas: see listings/facet_deltas.sql.

create table private.facet_deltas (
  category      text not null,
  price         double precision,
  accessibility text[] not null,
  time_zone     text not null,
  first_part    integer,
  last_part     integer,
  earlier_part  integer,
  events        integer not null,
  is_compacted  boolean not null default false,
  subcategory   text,
  is_online     boolean not null default false,
  is_once       boolean not null default false,
  hour          integer not null default -1
);

create index facet_deltas_by_part on private.facet_deltas (hour, time_zone, first_part);
create index facet_deltas_long on private.facet_deltas (time_zone, first_part) where last_part - first_part > 4;
create index facet_deltas_of_events on private.facet_deltas (hour) where first_part is null;
create index facet_deltas_uncompacted on private.facet_deltas (is_compacted) where not is_compacted;

alter table private.facet_deltas enable row level security;
