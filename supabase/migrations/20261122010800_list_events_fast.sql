-- Lists of a million events. A listing knows which of its times comes next, so that an order is an index; its writing is
-- planned once for a session instead of once for a row.

alter table public.event_listings
  add column next_start integer,
  add column next_since timestamptz not null default '-infinity',
  add column next_until timestamptz not null default 'infinity';

-- A window of days is another one on another clock.
alter table public.event_timings add column time_zone text not null default 'Europe/Paris';
update public.event_timings t set time_zone = e.time_zone from public.events e where e.id = event_id;

comment on column public.event_timings.time_zone is 'Of the venue.';

comment on column public.event_listings.next_start is
  'Begin of the next time, in civil minutes, as seen from next_since until before next_until; null without a date. At another moment, private.start_of says it.';

create or replace function private.write_timings(event public.events) returns void
  language plpgsql set search_path = ''
  as $$
begin
  insert into public.event_timings
  select event.id, position, begins_at, ends_at,
    date '1970-01-01' + floor(start_minute / 1440.0)::integer,
    date '1970-01-01' + floor(greatest(start_minute, end_minute - 1) / 1440.0)::integer,
    start_minute, end_minute,
    -- A date and time has no instant that could pass, and the last time of all keeps standing for the event.
    case when has_instant and not (position = spans and ends_at = all_over) then ends_at else 'infinity' end,
    case when position = spans then all_over else 'infinity' end,
    event.time_zone
  from (
    select *, row_number() over () as position, count(*) over () as spans, max(ends_at) over () as all_over
    from private.spans_of(event)
  ) as span;
end;
$$;

create or replace function private.search_of(texts text[], weight "char") returns tsvector
  language plpgsql stable set search_path = ''
  as $$
declare
  words constant text := private.words_of(array_to_string(texts, ' '));
begin
  return setweight(to_tsvector('simple', words) || to_tsvector('private.french', words), weight);
end;
$$;

create function private.place_of(event public.events, city text) returns public.places
  language plpgsql stable set search_path = ''
  as $$
declare
  place public.places;
begin
  select latitude, longitude into place.latitude, place.longitude
  from jsonb_to_recordset(private.explore_constants() -> 'knownCities')
    as known (city text, latitude double precision, longitude double precision)
  where known.city = place_of.city;
  if event.latitude is not null then
    place.latitude := event.latitude;
    place.longitude := event.longitude;
  elsif not found then
    select * into place from public.places where code = event.commune;
  end if;
  return place;
end;
$$;

comment on function private.place_of is 'Where an event is: its own coordinates, else those of its known city, else of its commune.';

create function private.topic_of(category text, subcategory text) returns private.topics
  language plpgsql stable set search_path = ''
  as $$
declare
  topic private.topics;
begin
  if subcategory is not null then
    select topics.* into topic
    from private.terms join private.topics on topics.subcategory = slug and topics.category = topic_of.category
    where term = private.words_of(topic_of.subcategory);
  end if;
  if topic.category is null then
    -- A word that names no subcategory says nothing.
    select * into topic from private.topics where topics.category = topic_of.category and topics.subcategory = '';
  end if;
  return topic;
end;
$$;

comment on function private.topic_of is 'What an event of a category and a subcategory as written answers to.';

create function private.next_of(
  event uuid, moment timestamptz, out start_minute integer, out since timestamptz, out until timestamptz
)
  language plpgsql stable set search_path = ''
  as $$
declare
  place integer;
begin
  select t.start_minute, t.ends_at, t.position into start_minute, until, place
  from public.event_timings t where t.event_id = event and t.ends_at > moment order by t.position limit 1;
  if found then
    select coalesce(max(t.ends_at), '-infinity') into since
    from public.event_timings t where t.event_id = event and t.position < place;
  else
    until := 'infinity';
    select coalesce(max(t.ends_at), '-infinity') into since from public.event_timings t where t.event_id = event;
    select t.start_minute, t.position into start_minute, place
    from public.event_timings t where t.event_id = event order by t.position desc limit 1;
  end if;
  -- The only one is the next at any moment.
  if not exists (select from public.event_timings t where t.event_id = event and t.position <> place) then
    since := '-infinity';
    until := 'infinity';
  end if;
end;
$$;

comment on function private.next_of is 'The next time of an event seen from a moment, and from when until when it is the next.';

create or replace function private.write_listing(event public.events) returns void
  language plpgsql set search_path = ''
  as $$
declare
  city constant text := private.city_of(event.location);
  place constant public.places := private.place_of(event, city);
  topic constant private.topics := private.topic_of(event.category, event.subcategory);
  over_at timestamptz;
  next record;
begin
  select greatest(
    max(ends_at),
    max(private.instant_of((floor(start_minute / 1440.0)::integer + 1) * 1440, event.time_zone))
      filter (where counts_again <> 'infinity')
  ) into over_at
  from public.event_timings where event_id = event.id;
  next := private.next_of(event.id, now());
  insert into public.event_listings (
    event_id, category, city, commune, time_zone, latitude, longitude, price, accessibility, tags, popularity,
    participants, rating, over_at, search, next_start, next_since, next_until
  ) values (
    event.id, event.category, city, event.commune, event.time_zone, place.latitude, place.longitude,
    private.parse_price(event.price), event.accessibility, topic.tags, event.popularity_score,
    coalesce(event.participants, 0) + event.purchases_count, coalesce(event.rating, 0), coalesce(over_at, 'infinity'),
    private.search_of(array[event.title], 'A')
      || private.search_of(array[event.venue, event.location], 'B')
      || private.search_of(array[event.organizer, topic.names], 'C')
      || setweight(to_tsvector('private.french', private.words_of(coalesce(event.description, ''))), 'D'),
    next.start_minute, next.since, next.until
  );
end;
$$;


create function private.refresh_listings() returns void
  language plpgsql security definer set search_path = ''
  as $$
begin
  update public.event_listings l
  set (next_start, next_since, next_until) = (select next.start_minute, next.since, next.until from private.next_of(l.event_id, now()) as next)
  where l.next_until <= now();
end;
$$;

comment on function private.refresh_listings is
  'Moves every listing on to its next time. Answers are exact without it, and faster after it: run it every few minutes.';

revoke all on function private.place_of, private.topic_of, private.next_of, private.refresh_listings from public;

-- What is there already.
delete from public.event_listings;
select private.write_listing(events) from public.events where publication = 'published';

-- Counts of all that is to come read the index alone.
drop index public.event_listings_by_end;
create index event_listings_by_end on public.event_listings (over_at) include (category, price, event_id);

-- The orders of what is still to come; the identifier decides between equals.
create index event_listings_by_popularity on public.event_listings (popularity desc, next_start, event_id);
create index event_listings_by_start on public.event_listings (next_start, event_id);
create index event_listings_by_price on public.event_listings (price, next_start, event_id);
create index event_listings_by_place on public.event_listings (latitude, longitude);
create index event_listings_by_next_until on public.event_listings (next_until) where next_until < 'infinity';
create index event_listings_by_next_since on public.event_listings (next_since) where next_since > '-infinity';
create index event_timings_by_start on public.event_timings (start_minute);
create index event_timings_long on public.event_timings (end_minute) where end_minute - start_minute > 1440;
