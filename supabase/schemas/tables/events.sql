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

comment on table public.events is 'An event at a place, at one or more times. Published events are public; triggers keep the counts.';
comment on column public.events.title is 'At most 100 characters from a user, 500 from a source.';
comment on column public.events.location is 'The city as written: the part before the first comma is the city.';
comment on column public.events.date is 'Civil date in time_zone, like time and end_time.';
comment on column public.events.timings is 'All times of the event: [{"begin": instant, "end": instant}], ISO 8601.';
comment on column public.events.price is 'As the organiser wrote it.';
comment on column public.events.price_kind is 'The kind of the price, read when its text is written: private.read_price.';
comment on column public.events.price_amount is 'The least in euros that a visitor without membership pays, 0 if entry is free; null if unknown.';
comment on column public.events.original_date is 'The date as the source wrote it.';
comment on column public.events.source is 'Where an imported event comes from; null for an event of a user.';
comment on column public.events.created_by is 'The user who published it; null if it was imported or the account is deleted.';
comment on column public.events.numeric_id is 'The last 8 hexadecimal digits of the id as a number, for short URLs such as /event/17.';
comment on column public.events.organizer_url is 'The page of the organizer, by https.';
comment on column public.events.publication is
  'draft, published, waiting (held back by reports), hidden or removed (by a moderator). Other users read published events only.';
comment on column public.events.accessibility is 'The needs that the venue meets: hearing, intellectual, mobility, psychic, visual.';
comment on column public.events.commune is 'INSEE code, derived from the location by a trigger; null if unknown.';
comment on column public.events.access is 'Underground, car park, wheelchairs: as the organizer wrote it.';
comment on column public.events.organizer_contact is 'An email address or telephone number that the organizer publishes.';
comment on column public.events.is_reserved is 'For one group only, such as the classes of a school.';
comment on column public.events.is_notice is
  'No event to go to: a recruitment session, a test of an agenda. Lists show it only if asked. Written by the importer, never for an event of a user.';
comment on column public.events.country is 'ISO 3166-1, two letters: FR, or the code of an overseas territory. Null if unknown, which counts as France.';
comment on column public.events.attendance is 'Where people take part: on_site, online or hybrid (both).';
comment on column public.events.image_text is 'What the picture shows. Empty if it is decorative; null if unknown.';
comment on column public.events.listed_at is 'When a draft was first published; null for an event that was created as published.';

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

revoke all on public.events from anon, authenticated, public;
grant select on public.events to anon;
grant select, insert (
  id, title, category, subcategory, location, venue, full_address, latitude, longitude, date, "time", end_time,
  time_zone, timings, status, image, max_capacity, price, ticket_url, map_url, organizer, description, features, lineup,
  original_date, organizer_url, publication, accessibility, access, organizer_contact, attendance, image_text
), update (
  title, category, subcategory, location, venue, full_address, latitude, longitude, date, "time", end_time, time_zone,
  timings, status, image, max_capacity, price, ticket_url, map_url, organizer, description, features, lineup,
  original_date, organizer_url, publication, accessibility, access, organizer_contact, attendance, image_text
), delete on public.events to authenticated;
grant all on public.events to service_role;

create policy "visitors read published events" on public.events
  for select to anon using (publication = 'published');

-- A draft is visible to its creator only.
create policy "users read published events and their own" on public.events
  for select to authenticated
  using (
    publication = 'published'
    or created_by = (select auth.uid())
    or (publication <> 'draft' and (select private.has_role('moderator')))
  );

create policy "users with a confirmed address write events in their own name" on public.events
  for insert to authenticated
  with check (
    created_by = (select auth.uid())
    and publication in ('draft', 'published')
    and (select private.email_is_confirmed())
  );

create policy "creators change their own events" on public.events
  for update to authenticated using (created_by = (select auth.uid())) with check (created_by = (select auth.uid()));

create policy "creators delete their own events" on public.events
  for delete to authenticated using (created_by = (select auth.uid()));

-- A vote or a purchase changes a counter, not the event.
create trigger stamp_updated_at
  before update on public.events
  for each row when (
    old.upvotes_count = new.upvotes_count
    and old.downvotes_count = new.downvotes_count
    and old.purchases_count = new.purchases_count
  )
  execute function private.stamp_updated_at();

create trigger refuse_local_picture
  before insert or update of image on public.events
  for each row when (new.image like 'http://%') execute function private.refuse_local_picture('image');

create trigger withdraw_purchases
  after update of publication on public.events
  for each row when ((old.publication = 'removed') <> (new.publication = 'removed'))
  execute function private.withdraw_purchases();

create trigger limit_writes after insert on public.events
  referencing new table as added for each statement execute function private.limit_writes();

-- A vote or a purchase is no change by the creator.
create trigger limit_changes after update on public.events
  for each row when (
    old.upvotes_count = new.upvotes_count
    and old.downvotes_count = new.downvotes_count
    and old.purchases_count = new.purchases_count
  )
  execute function private.limit_changes();

create trigger find_commune_of_event
  before insert or update of location, full_address, latitude, longitude, country on public.events
  for each row execute function private.find_commune_of_event();

create trigger read_price_of_event
  before insert or update of price, price_kind, price_amount on public.events
  for each row execute function private.read_price_of_event();

create trigger list_changed_event
  after update of title, category, subcategory, location, venue, latitude, longitude, commune, date, "time", end_time,
    time_zone, timings, price, price_kind, price_amount, organizer, description, participants, rating, accessibility, publication, status, is_reserved, is_notice
  on public.events
  for each row when (old.publication = 'published' or new.publication = 'published')
  execute function private.list_event();

create trigger count_on_listing
  after update of upvotes_count, downvotes_count, purchases_count on public.events
  for each row when (new.publication = 'published') execute function private.count_on_listing();

create trigger learn_words_of_changed_event
  after update of title, venue, publication on public.events
  for each row when (new.publication = 'published') execute function private.learn_words();

create trigger guard_publication
  before update of publication on public.events
  for each row when (old.publication <> new.publication and current_user in ('anon', 'authenticated'))
  execute function private.guard_publication();

create trigger stamp_listed_at
  before update of publication on public.events
  for each row when (old.publication = 'draft' and new.publication = 'published' and old.listed_at is null)
  execute function private.stamp_listed_at();

create trigger unlist_deleted_event
  before delete on public.events
  for each row execute function private.unlist_deleted_event();

create trigger list_changed_programme
  after update of lineup on public.events
  for each row when (old.lineup is distinct from new.lineup and new.publication = 'published')
  execute function private.list_event();

create trigger list_new_events after insert on public.events
  referencing new table as added for each statement execute function private.list_new_events();

create trigger learn_new_words after insert on public.events
  referencing new table as added for each statement execute function private.learn_new_words();

create trigger announce_new_event after insert on public.events
  for each row when (new.publication = 'published') execute function private.announce_event();

-- A vote or a purchase changes a counter, which a page may show a minute late.
create trigger announce_changed_event after update on public.events
  for each row when (
    (old.publication = 'published' or new.publication = 'published')
    and old.upvotes_count = new.upvotes_count
    and old.downvotes_count = new.downvotes_count
    and old.purchases_count = new.purchases_count
  )
  execute function private.announce_event();

create trigger announce_deleted_event after delete on public.events
  for each row when (old.publication = 'published') execute function private.announce_event();

create trigger revise_event
  after update of title, location, venue, full_address, latitude, longitude, date, "time", end_time, time_zone, timings, status
  on public.events
  for each row when (
    old.title is distinct from new.title
    or old.location is distinct from new.location
    or old.venue is distinct from new.venue
    or old.full_address is distinct from new.full_address
    or old.latitude is distinct from new.latitude
    or old.longitude is distinct from new.longitude
    or old.date is distinct from new.date
    or old."time" is distinct from new."time"
    or old.end_time is distinct from new.end_time
    or old.time_zone is distinct from new.time_zone
    or old.timings is distinct from new.timings
    or old.status is distinct from new.status
  )
  execute function private.revise_event();

-- An import writes every column: what did not change leaves no version.
create trigger keep_version
  after update of date, "time", end_time, time_zone, timings, location, venue, full_address, status, price on public.events
  for each row when (
    old.date is distinct from new.date
    or old."time" is distinct from new."time"
    or old.end_time is distinct from new.end_time
    or old.time_zone is distinct from new.time_zone
    or old.timings is distinct from new.timings
    or old.location is distinct from new.location
    or old.venue is distinct from new.venue
    or old.full_address is distinct from new.full_address
    or old.status is distinct from new.status
    or old.price is distinct from new.price
  )
  execute function private.keep_version();
