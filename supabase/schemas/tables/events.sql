comment on table public.events is
  'An event at a place, at one or more times. Published events are public; triggers keep the counts.';
comment on column public.events.title is 'At most 100 characters from a user, 500 from a source.';
comment on column public.events.location is
  'The city as written: the part before the first comma is the city. A department in it distinguishes communes of the '
  'same name: Montreuil (93).';
comment on column public.events.date is 'Civil date in time_zone, like time and end_time.';
comment on column public.events.timings is 'All times of the event: [{"begin": instant, "end": instant}], ISO 8601.';
comment on column public.events.price is 'As the organiser wrote it.';
comment on column public.events.price_kind is
  'The kind of the price, read when its text is written: private.read_price.';
comment on column public.events.price_amount is
  'The least in euros that a visitor without membership pays, 0 if entry is free; null if unknown.';
comment on column public.events.original_date is 'The date as the source wrote it.';
comment on column public.events.source is 'Where an imported event comes from; null for an event of a user.';
comment on column public.events.created_by is
  'The user who published it; null if it was imported or the account is deleted.';
comment on column public.events.numeric_id is
  'The last 8 hexadecimal digits of the id as a number, for short URLs such as /event/17.';
comment on column public.events.organizer_url is 'The page of the organizer, by https.';
comment on column public.events.publication is
  'draft, published, waiting (held back by reports), hidden or removed (by a moderator). Other users read published '
  'events only.';
comment on column public.events.accessibility is
  'The access needs that it declares, of accessNeeds in private.explore_constants. All others are unknown.';
comment on column public.events.accessibility_at is
  'When they last changed; null if there are none, or if the instant is unknown.';
comment on column public.events.commune is 'INSEE code, derived from the location by a trigger; null if unknown.';
comment on column public.events.access is 'Underground, car park, wheelchairs: as the organizer wrote it.';
comment on column public.events.organizer_contact is
  'An email address or telephone number that the organizer publishes.';
comment on column public.events.is_reserved is 'For one group only, such as the classes of a school.';
comment on column public.events.is_notice is
  'No event to go to: a recruitment session, a test of an agenda. Lists show it only if asked. Written by the '
  'importer, never for an event of a user.';
comment on column public.events.country is
  'ISO 3166-1, two letters: FR, or the code of an overseas territory. Null if unknown, which counts as France.';
comment on column public.events.attendance is 'Where people take part: on_site, online or hybrid (both).';
comment on column public.events.min_age is
  'The youngest age that it is for, in years; null for no limit, or if unknown.';
comment on column public.events.max_age is 'The oldest age, like min_age.';
comment on column public.events.image_text is
  'A description of the picture. Empty if it is decorative; null if unknown.';
comment on column public.events.listed_at is
  'When a draft was first published; null for an event that was created as published.';

revoke all on public.events from anon, authenticated, public;
grant select on public.events to anon;
grant select, insert (
  id, title, category, subcategory, location, venue, full_address, latitude, longitude, date, "time", end_time,
  time_zone, timings, status, image, max_capacity, price, ticket_url, map_url, organizer, description, features, lineup,
  original_date, organizer_url, publication, accessibility, access, organizer_contact, attendance, image_text,
  min_age, max_age
), update (
  title, category, subcategory, location, venue, full_address, latitude, longitude, date, "time", end_time, time_zone,
  timings, status, image, max_capacity, price, ticket_url, map_url, organizer, description, features, lineup,
  original_date, organizer_url, publication, accessibility, access, organizer_contact, attendance, image_text,
  min_age, max_age
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

create trigger declare_first_access
  before insert on public.events
  for each row when (new.accessibility <> '{}') execute function private.declare_access();

create trigger declare_access
  before update of accessibility on public.events
  for each row when (old.accessibility is distinct from new.accessibility)
  execute function private.declare_access();

create trigger list_changed_event
  after update of title, category, subcategory, location, full_address, venue, latitude, longitude, commune, date,
    "time", end_time, time_zone, timings, price, price_kind, price_amount, organizer, description, participants, rating,
    accessibility, publication, status, is_reserved, is_notice, min_age, max_age, features
  on public.events
  for each row when (old.publication = 'published' or new.publication = 'published')
  execute function private.list_event();

create trigger count_on_listing
  after update of upvotes_count, downvotes_count, purchases_count on public.events
  for each row when (new.publication = 'published') execute function private.count_on_listing();

create trigger learn_words_of_changed_event
  after update of title, venue, location, publication on public.events
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
  after update of title, location, venue, full_address, latitude, longitude, date, "time", end_time, time_zone,
    timings, status
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
  after update of date, "time", end_time, time_zone, timings, location, venue, full_address, status, price,
    accessibility
    on public.events
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
    or old.accessibility is distinct from new.accessibility
  )
  execute function private.keep_version();
