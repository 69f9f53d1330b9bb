-- What the lists of events read: one narrow row per published event, with everything that a filter, an order or a count
-- looks at. Kept by triggers of events, so that a list never reads the long texts.

alter table public.events
  add column accessibility text[] not null default '{}'
    check (accessibility <@ array['hearing', 'intellectual', 'mobility', 'psychic', 'visual']),
  add column commune text references public.places;

comment on column public.events.accessibility is 'The needs that the venue meets: hearing, intellectual, mobility, psychic, visual.';
comment on column public.events.commune is 'INSEE code, found from the location by a trigger; null when nobody can tell.';

create index events_by_commune on public.events (commune);

grant insert (accessibility), update (accessibility) on public.events to authenticated;

-- The dictionary without its stop words: "été" is one of them, and a season.
create text search dictionary private.french_stems (template = snowball, language = french);
create text search configuration private.french (copy = simple);
alter text search configuration private.french
  alter mapping for asciiword, word, numword, asciihword, hword, numhword, hword_asciipart, hword_part, hword_numpart
  with private.french_stems;

create table public.event_listings (
  event_id      uuid primary key references public.events on delete cascade,
  category      text not null,
  city          text not null,
  commune       text,
  time_zone     text not null,
  latitude      double precision,
  longitude     double precision,
  price         double precision,
  accessibility text[] not null,
  tags          text[] not null,
  popularity    integer not null,
  participants  integer not null,
  rating        numeric not null,
  over_at       timestamptz not null,
  search        tsvector not null
);

comment on table public.event_listings is 'What lists read of a published event. Everybody reads; triggers of events write.';
comment on column public.event_listings.city is 'Folded: see private.city_of.';
comment on column public.event_listings.latitude is 'Of the event, else of its known city, else of its commune.';
comment on column public.event_listings.price is 'The amount that the price names; null when it names none.';
comment on column public.event_listings.tags is 'The slugs of the taxonomy that the event answers to.';
comment on column public.event_listings.participants is 'People who go, as far as somebody counted; 0 when nobody did.';
comment on column public.event_listings.rating is '0 when nobody rated it.';
comment on column public.event_listings.over_at is 'From then on the event is past; infinity for one without a date.';
comment on column public.event_listings.search is 'Words and stems. Title A, venue and commune B, organiser and category C, description D.';

create index event_listings_by_search on public.event_listings using gin (search);
create index event_listings_by_commune on public.event_listings (commune);
create index event_listings_by_city on public.event_listings (city);
create index event_listings_by_end on public.event_listings (over_at);

alter table public.event_listings enable row level security;

revoke all on public.event_listings from anon, authenticated, public;
grant select on public.event_listings to anon, authenticated;
grant all on public.event_listings to service_role;

create policy "everybody reads the listings of published events" on public.event_listings
  for select to anon, authenticated
  using (true);

create function private.haversine(
  from_latitude double precision, from_longitude double precision, latitude double precision, longitude double precision
) returns double precision
  language sql immutable set search_path = ''
  return 2 * 6371 * asin(sqrt(least(1,
    power(sin(radians(latitude - from_latitude) / 2), 2)
    + cos(radians(from_latitude)) * cos(radians(latitude)) * power(sin(radians(longitude - from_longitude) / 2), 2)
  )));

comment on function private.haversine is 'Kilometres between two places: the engine''s haversine.';

create function private.find_commune(
  location text, full_address text, latitude double precision, longitude double precision
) returns text
  language sql stable set search_path = ''
  as $$
  with said as (
    select
      regexp_replace(regexp_replace(private.city_of(location), '\mst\M', 'saint', 'g'), '\mste\M', 'sainte', 'g') as name,
      coalesce(substring(location from '\m[0-9]{5}\M'), substring(full_address from '\m([0-9]{5})\M(?=[^0-9]*$)')) as postal_code
  ), candidate as (
    select code, population,
      -- What is no place is refused by a check of the table, after this.
      case when find_commune.latitude between -90 and 90 and find_commune.longitude between -180 and 180 then
        private.haversine(find_commune.latitude, find_commune.longitude, places.latitude, places.longitude)
      end as distance,
      postal_codes @> array[postal_code] as has_code, is_exact
    from said join public.places on folded_name = said.name
  )
  select case
    -- Where several share a name, only its place or postal code tells which is meant.
    when count(*) = 1 or bool_or(has_code) or bool_or(distance < 30) then
      (array_agg(code order by has_code desc nulls last, distance nulls last, population desc))[1]
  end
  from candidate
  where distance is null or not is_exact or distance < 50;
$$;

comment on function private.find_commune is 'The INSEE code of the commune that a location names; null when none, or when several share the name and nothing tells which.';

create function private.find_commune_of_event() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  new.commune := private.find_commune(new.location, new.full_address, new.latitude, new.longitude);
  return new;
end;
$$;

comment on function private.find_commune_of_event is 'Row trigger of events.';

create function private.search_of(texts text[], weight "char") returns tsvector
  language sql stable set search_path = ''
  as $$
  select setweight(to_tsvector('simple', words) || to_tsvector('private.french', words), weight)
  from private.words_of(array_to_string(texts, ' ')) as words;
$$;

comment on function private.search_of is 'The words of some texts as they are, for prefixes, and their stems.';

create function private.write_listing(event public.events) returns void
  language sql set search_path = ''
  as $$
  with said as (
    select private.city_of(event.location) as city,
      coalesce((select slug from private.terms where term = private.words_of(event.subcategory)), '') as subcategory
  ), topic as (
    select city, tags, names
    from said join private.topics on topics.category = event.category
      -- A word that names no subcategory says nothing.
      and topics.subcategory = case
        when exists (select from private.topics t where t.subcategory = said.subcategory) then said.subcategory else ''
      end
  ), place as (
    select latitude, longitude from (
      select event.latitude, event.longitude, 1 as choice where event.latitude is not null
      union all
      select known.latitude, known.longitude, 2
      from jsonb_to_recordset(private.explore_constants() -> 'knownCities')
        as known (city text, latitude double precision, longitude double precision)
      where known.city = (select city from topic)
      union all
      select latitude, longitude, 3 from public.places where code = event.commune and latitude is not null
    ) as known
    order by choice limit 1
  ), ending as (
    select greatest(
      max(ends_at),
      max(private.instant_of((floor(start_minute / 1440.0)::integer + 1) * 1440, event.time_zone))
        filter (where counts_again <> 'infinity')
    ) as over_at
    from public.event_timings where event_id = event.id
  )
  insert into public.event_listings
  select event.id, event.category, city, event.commune, event.time_zone, place.latitude, place.longitude,
    private.parse_price(event.price), event.accessibility, tags, event.popularity_score,
    coalesce(event.participants, 0) + event.purchases_count, coalesce(event.rating, 0), coalesce(over_at, 'infinity'),
    private.search_of(array[event.title], 'A')
      || private.search_of(array[event.venue, event.location], 'B')
      || private.search_of(array[event.organizer, names], 'C')
      || setweight(to_tsvector('private.french', private.words_of(coalesce(event.description, ''))), 'D')
  from topic left join place on true, ending;
$$;

comment on function private.write_listing is 'Writes the listing of an event that has none yet. Its timings are there already.';

create function private.list_event() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  if tg_op = 'UPDATE' then
    delete from public.event_timings where event_id = new.id;
    delete from public.event_listings where event_id = new.id;
  end if;
  -- A list shows what is published, to its creator too.
  if new.publication = 'published' then
    perform private.write_timings(new);
    perform private.write_listing(new);
  end if;
  return null;
end;
$$;

comment on function private.list_event is 'Row trigger of events: writes their timings and listing anew.';

create function private.count_on_listing() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  update public.event_listings
  set popularity = new.popularity_score, participants = coalesce(new.participants, 0) + new.purchases_count
  where event_id = new.id;
  return null;
end;
$$;

comment on function private.count_on_listing is 'Row trigger of events: a vote or a purchase moves two numbers of the listing, and nothing else.';

create trigger find_commune_of_event
  before insert or update of location, full_address, latitude, longitude on public.events
  for each row execute function private.find_commune_of_event();

create trigger list_new_event
  after insert on public.events
  for each row when (new.publication = 'published') execute function private.list_event();

create trigger list_changed_event
  after update of title, category, subcategory, location, venue, latitude, longitude, commune, date, "time", end_time,
    time_zone, timings, price, organizer, description, participants, rating, accessibility, publication
  on public.events
  for each row when (old.publication = 'published' or new.publication = 'published')
  execute function private.list_event();

create trigger count_on_listing
  after update of upvotes_count, downvotes_count, purchases_count on public.events
  for each row when (new.publication = 'published') execute function private.count_on_listing();

revoke all on function
  private.haversine, private.find_commune, private.find_commune_of_event, private.write_listing, private.search_of,
  private.list_event, private.count_on_listing
  from public;
grant execute on function private.haversine to anon, authenticated, service_role;
-- The trigger before a write runs with the rights of who writes.
grant execute on function private.find_commune to authenticated, service_role;

-- The events that are there already. It makes none of them newer.
alter table public.events disable trigger user;
update public.events set commune = private.find_commune(location, full_address, latitude, longitude);
alter table public.events enable trigger user;

select private.write_timings(events), private.write_listing(events)
from public.events where publication = 'published';
