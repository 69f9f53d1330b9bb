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

comment on table public.event_listings is
  'Read model of lists: one row for each published event. Everyone reads; triggers of events write.';
comment on column public.event_listings.category is
  'Of the event, or notice for what is no event: lists of all categories leave it out (docs/decisions/0116).';
comment on column public.event_listings.city is 'Normalised by private.city_of.';
comment on column public.event_listings.latitude is 'Of the event, else of its known city, else of its commune. Null online.';
comment on column public.event_listings.price is 'The amount in euros that the price names; null if none.';
comment on column public.event_listings.tags is 'The slugs of the taxonomy that describe the event.';
comment on column public.event_listings.participants is 'People who go, as far as they are known; else 0.';
comment on column public.event_listings.rating is '0 without a rating.';
comment on column public.event_listings.over_at is 'The event is past from then on; infinity without a date.';
comment on column public.event_listings.search is
  'Words and stems. Weights: title A; venue, commune and programme B; organiser and category C; description D.';
comment on column public.event_listings.next_start is
  'Start of the next timing in civil minutes, valid from next_since until before next_until; null without a date. private.start_of computes it for other moments.';
comment on column public.event_listings.is_over is 'Valid from next_since until before next_until.';
comment on column public.event_listings.is_recommendable is 'Neither cancelled nor reserved for one group, and no notice.';
comment on column public.event_listings.subcategory is 'Slug; null for none and for one that the taxonomy does not know.';
comment on column public.event_listings.is_online is 'Without address and distance: private.is_online.';
comment on column public.event_listings.days is
  'Days on which the event takes place, numbered from 1970-01-01 on: the engine''s listDays. Null without a date.';
comment on column public.event_listings.day_count is
  'The number of these days, past ones included: the engine''s countDays.';

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

revoke all on public.event_listings from anon, authenticated, public;
grant select on public.event_listings to anon, authenticated;
grant all on public.event_listings to service_role;

create policy "everybody reads the listings of published events" on public.event_listings
  for select to anon, authenticated
  using (true);

create trigger learn_lexemes after insert on public.event_listings
  referencing new table as added for each statement execute function private.learn_lexemes();
