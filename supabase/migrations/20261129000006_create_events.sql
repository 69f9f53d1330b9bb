-- Events of users and of sources. Clients make the ids, so that a creation can be sent twice; the database counts.

create table public.events (
  id                uuid primary key default gen_random_uuid(),
  title             text not null,
  category          text not null
                    check (category in ('music', 'sport', 'leisure', 'culture', 'tech', 'festival', 'food')),
  subcategory       text check (char_length(subcategory) between 1 and 60),
  location          text not null check (char_length(btrim(location)) between 1 and 200),
  venue             text check (char_length(venue) <= 300),
  full_address      text check (char_length(full_address) <= 500),
  latitude          double precision check (latitude between -90 and 90),
  longitude         double precision check (longitude between -180 and 180),
  date              date check (date between '1900-01-01' and '2199-12-31'),
  "time"            time check ("time" < '24:00'),
  end_time          time check (end_time < '24:00'),
  time_zone         text not null default 'Europe/Paris' check (private.is_time_zone(time_zone)),
  timings           jsonb not null default '[]',
  status            text not null default 'scheduled'
                    check (status in ('scheduled', 'rescheduled', 'moved_online', 'postponed', 'full', 'cancelled')),
  image             text check (private.is_picture_url(image)),
  participants      integer check (participants >= 0),
  max_capacity      integer check (max_capacity > 0),
  price             text check (char_length(price) <= 1000),
  ticket_url        text check (private.is_https_url(ticket_url)),
  map_url           text check (private.is_https_url(map_url)),
  organizer         text check (char_length(organizer) <= 300),
  description       text check (char_length(description) <= 20000),
  features          text[] not null default '{}',
  lineup            text[] not null default '{}',
  rating            numeric(2, 1) check (rating between 0 and 5),
  reviews           integer check (reviews >= 0),
  original_date     text check (char_length(original_date) <= 200),
  source            text check (char_length(source) between 1 and 100),
  source_uid        text check (char_length(source_uid) between 1 and 200),
  source_url        text check (private.is_https_url(source_url)),
  licence           text check (char_length(licence) <= 200),
  created_by        uuid default auth.uid() references auth.users on delete set null,
  created_at        timestamptz not null default now(),
  updated_at        timestamptz not null default now(),
  upvotes_count     integer not null default 0 check (upvotes_count >= 0),
  downvotes_count   integer not null default 0 check (downvotes_count >= 0),
  popularity_score  integer not null generated always as (upvotes_count - downvotes_count) stored,
  purchases_count   integer not null default 0 check (purchases_count >= 0),
  numeric_id        bigint not null
                    generated always as ((('x' || right(id::text, 8))::bit(32))::bigint) stored,
  organizer_url     text check (private.is_https_url(organizer_url)),
  publication       text not null default 'published'
                    check (publication in ('draft', 'published', 'waiting', 'hidden', 'removed')),
  accessibility     text[] not null default '{}'
                    check (accessibility <@ array['hearing', 'intellectual', 'mobility', 'psychic', 'visual']),
  commune           text references public.places,
  access            text check (char_length(access) <= 2000),
  organizer_contact text check (char_length(organizer_contact) <= 300),
  is_reserved       boolean not null default false,
  listed_at         timestamptz,
  country           text check (char_length(country) <= 2),
  attendance        text not null default 'on_site' check (attendance in ('on_site', 'online', 'hybrid')),
  price_kind        text check (price_kind = any ('{free,freeForSome,payWhatYouWant,fixed,from,range,perCategory,members,unknown}')),
  price_amount      double precision check (price_amount >= 0),
  is_notice         boolean not null default false,
  image_text        text check (char_length(image_text) <= 300),

  unique (source, source_uid),
  constraint events_title_length check (char_length(btrim(title)) between 1 and case when source is null then 100 else 500 end),
  constraint events_only_free_costs_nothing check ((price_kind = 'free') = (coalesce(price_amount, 1) = 0)),
  constraint events_coordinates_together check ((latitude is null) = (longitude is null)),
  constraint events_lists_are_short check (
    cardinality(features) <= 50 and char_length(array_to_string(features, '')) <= 5000
    and cardinality(lineup) <= 200 and char_length(array_to_string(lineup, '')) <= 20000
  ),
  constraint events_timings_are_instants check (private.are_timings(timings)),
  constraint events_name_and_place_are_visible check (private.has_visible_text(title) and private.has_visible_text(location)),
  constraint events_texts_are_clean check (
    private.is_clean_text(title) and private.is_clean_text(location)
    and private.is_clean_text(concat_ws(
      ' ', subcategory, venue, full_address, price, organizer, organizer_contact, access, description, original_date, licence, country, image_text
    ))
  ),
  constraint events_lists_are_clean check (
    private.is_clean_text(array_to_string(features, ' ')) and private.is_clean_text(array_to_string(lineup, ' '))
  )
);

create index events_by_creation on public.events (created_at desc);
-- The new events of a saved search.
create index events_by_first_listing on public.events (coalesce(listed_at, created_at) desc, id);
-- An import looks for the same event of another source by day and venue.
create index events_by_date on public.events (date, venue);
-- Feeds of a venue or an organizer.
create index events_by_venue on public.events (private.fold_text(venue)) where venue is not null;
create index events_by_organizer on public.events (private.fold_text(organizer)) where organizer is not null;
create index events_by_creator on public.events (created_by);
create index events_by_numeric_id on public.events (numeric_id);
create index events_by_commune on public.events (commune);
-- The sources and their licences, from one pair to the next: operations/read_operations.sql.
create index events_by_licence on public.events (source, coalesce(licence, '')) where source is not null;
-- The moderation queue.
create index events_waiting on public.events (updated_at) where publication = 'waiting';

alter table public.events enable row level security;

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

-- Cover date filters.
create index event_timings_by_start on public.event_timings (time_zone, first_part) include (
  event_id, last_part, start_minute, counts_until, counts_again
);
-- The few timings of more than a day, which a date filter finds by their end.
create index event_timings_long on public.event_timings (time_zone, last_part) include (
  event_id, first_part, start_minute, counts_until, counts_again
) where last_part - first_part > 4;

alter table public.event_timings enable row level security;

-- The history of the facts that can change a plan. A user saves an event at one version, and sees how it differs from the current
-- one: a comparison of two states, not a replay of a log (docs/decisions/0089).

create table private.event_versions (
  id           bigint generated always as identity primary key,
  event_id     uuid not null references public.events on delete cascade,
  replaced_at  timestamptz not null default now(),
  date         date,
  "time"       time,
  end_time     time,
  time_zone    text not null,
  timings      jsonb not null,
  location     text not null,
  venue        text,
  full_address text,
  status       text not null,
  price        text,
  price_amount double precision
);

create index event_versions_by_event on private.event_versions (event_id, id);
create index event_versions_by_replacement on private.event_versions (replaced_at);

alter table private.event_versions enable row level security;

-- The changes of an event, for the calendars that follow it: see calendars/triggers/revise_event.sql.

create table private.event_revisions (
  event_id     uuid primary key references public.events on delete cascade,
  revision     integer not null check (revision >= 0),
  revised_at   timestamptz not null,
  cancelled_at timestamptz
);

alter table private.event_revisions enable row level security;
