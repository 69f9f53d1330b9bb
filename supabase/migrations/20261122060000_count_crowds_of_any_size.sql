-- The people who go are what was stated and the tickets: together they may be more than an integer holds.

alter table public.event_listings alter column participants type bigint;

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
    coalesce(event.participants, 0)::bigint + event.purchases_count, coalesce(event.rating, 0), coalesce(over_at, 'infinity'),
    private.search_of(array[event.title], 'A')
      || private.search_of(array[event.venue, event.location], 'B')
      || private.search_of(array[event.organizer, topic.names], 'C')
      || setweight(to_tsvector('private.french', private.words_of(coalesce(event.description, ''))), 'D'),
    next.start_minute, next.since, next.until
  );
end;
$$;

create or replace function private.count_on_listing() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  update public.event_listings
  set popularity = new.popularity_score, participants = coalesce(new.participants, 0)::bigint + new.purchases_count
  where event_id = new.id;
  return null;
end;
$$;
