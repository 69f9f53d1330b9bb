-- Something to go to. Everybody reads; users publish and keep their own; the database counts.

create table public.events (
  id               uuid primary key default gen_random_uuid(),
  title            text not null,
  category         text not null
                   check (category in ('music', 'sport', 'leisure', 'culture', 'tech', 'festival', 'food')),
  subcategory      text check (char_length(subcategory) between 1 and 60),
  location         text not null check (char_length(btrim(location)) between 1 and 200),
  venue            text check (char_length(venue) <= 300),
  full_address     text check (char_length(full_address) <= 500),
  latitude         double precision check (latitude between -90 and 90),
  longitude        double precision check (longitude between -180 and 180),
  date             date check (date between '1900-01-01' and '2199-12-31'),
  "time"           time check ("time" < '24:00'),
  end_time         time check (end_time < '24:00'),
  time_zone        text not null default 'Europe/Paris' check (private.is_time_zone(time_zone)),
  timings          jsonb not null default '[]',
  status           text not null default 'scheduled'
                   check (status in ('scheduled', 'rescheduled', 'moved_online', 'postponed', 'full', 'cancelled')),
  image            text check (private.is_picture_url(image)),
  participants     integer check (participants >= 0),
  max_capacity     integer check (max_capacity > 0),
  price            text check (char_length(price) <= 1000),
  ticket_url       text check (private.is_https_url(ticket_url)),
  map_url          text check (private.is_https_url(map_url)),
  organizer        text check (char_length(organizer) <= 300),
  description      text check (char_length(description) <= 20000),
  features         text[] not null default '{}',
  lineup           text[] not null default '{}',
  rating           numeric(2, 1) check (rating between 0 and 5),
  reviews          integer check (reviews >= 0),
  original_date    text check (char_length(original_date) <= 200),
  source           text check (char_length(source) between 1 and 100),
  source_uid       text check (char_length(source_uid) between 1 and 200),
  source_url       text check (private.is_https_url(source_url)),
  licence          text check (char_length(licence) <= 200),
  created_by       uuid default auth.uid() references auth.users on delete set null,
  created_at       timestamptz not null default now(),
  updated_at       timestamptz not null default now(),
  upvotes_count    integer not null default 0 check (upvotes_count >= 0),
  downvotes_count  integer not null default 0 check (downvotes_count >= 0),
  popularity_score integer not null generated always as (upvotes_count - downvotes_count) stored,
  purchases_count  integer not null default 0 check (purchases_count >= 0),
  numeric_id       bigint not null
                   generated always as ((('x' || right(id::text, 8))::bit(32))::bigint) stored,

  unique (source, source_uid),
  constraint events_title_length
    check (char_length(btrim(title)) between 1 and case when source is null then 100 else 500 end),
  constraint events_coordinates_together check ((latitude is null) = (longitude is null)),
  constraint events_timings_are_pairs check (
    jsonb_typeof(timings) = 'array'
    and octet_length(timings::text) <= 200000
    and not timings @? 'strict $[*] ? (@.type() != "object")'
    and not timings @? '$[*] ? (!(@.begin.type() == "string" && @.end.type() == "string"))'
  ),
  constraint events_lists_are_short check (
    cardinality(features) <= 50 and char_length(array_to_string(features, '')) <= 5000
    and cardinality(lineup) <= 200 and char_length(array_to_string(lineup, '')) <= 20000
  )
);

comment on table public.events is 'Something to go to, at a place, at one or more times. Everybody reads; counts are kept by triggers.';
comment on column public.events.title is 'At most 100 characters from a user, 500 from a source.';
comment on column public.events.location is 'The city as written; the text before its first comma is the city.';
comment on column public.events.date is 'Civil date in time_zone, like time and end_time.';
comment on column public.events.timings is 'Every time it takes place: [{"begin": instant, "end": instant}], ISO 8601.';
comment on column public.events.price is 'As the organiser wrote it.';
comment on column public.events.original_date is 'The date as the source wrote it.';
comment on column public.events.source is 'Where an imported event comes from; null for an event of a user.';
comment on column public.events.created_by is 'The user who published it; null when imported, or when the account is gone.';
comment on column public.events.numeric_id is 'The last 8 hexadecimal digits of the id, as a number: what /event/17 finds.';

create index events_by_creation on public.events (created_at desc);
create index events_by_date on public.events (date);
create index events_by_creator on public.events (created_by);
create index events_by_numeric_id on public.events (numeric_id);

-- A vote moves a counter, not the event: only what people write makes an event newer.
create trigger stamp_updated_at
  before update on public.events
  for each row
  when (
    old.upvotes_count = new.upvotes_count
    and old.downvotes_count = new.downvotes_count
    and old.purchases_count = new.purchases_count
  )
  execute function private.stamp_updated_at();

alter table public.events enable row level security;

revoke all on public.events from anon, authenticated, public;
grant select on public.events to anon, authenticated;
grant insert (
  title, category, subcategory, location, venue, full_address, latitude, longitude, date, "time", end_time, time_zone,
  timings, status, image, max_capacity, price, ticket_url, map_url, organizer, description, features, lineup,
  original_date
) on public.events to authenticated;
grant update (
  title, category, subcategory, location, venue, full_address, latitude, longitude, date, "time", end_time, time_zone,
  timings, status, image, max_capacity, price, ticket_url, map_url, organizer, description, features, lineup,
  original_date
) on public.events to authenticated;
grant delete on public.events to authenticated;
grant all on public.events to service_role;

create policy "everybody reads events" on public.events
  for select to anon, authenticated
  using (true);

create policy "users publish events in their own name" on public.events
  for insert to authenticated
  with check (created_by = (select auth.uid()));

create policy "creators change their own events" on public.events
  for update to authenticated
  using (created_by = (select auth.uid()))
  with check (created_by = (select auth.uid()));

-- Who holds a ticket must keep finding the event: a sold event is cancelled, not deleted.
create policy "creators delete their own events while nobody holds a ticket" on public.events
  for delete to authenticated
  using (created_by = (select auth.uid()) and purchases_count = 0);
