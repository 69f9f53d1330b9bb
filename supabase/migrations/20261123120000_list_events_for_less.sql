-- An import of the whole country spends its time in functions that are called for each row. They say the same as before, for
-- less: a text in French is folded by one pass over the letters that French has, instead of one over all of Europe's.

create function private.fold_french(value text) returns text
  language plpgsql immutable set search_path = ''
  as $$
begin
  -- Each character of the text is compared with all of these, so that rare ones are not among them.
  return replace(translate(lower(value), 'éèêëàâçîïôùûüœ’', 'eeeeaaciiouuuœ'''), 'œ', 'oe');
end;
$$;

comment on function private.fold_french is 'What private.fold_text makes of a text in French; what no French word has stays as it is.';

create or replace function private.fold_text(value text) returns text
  language plpgsql immutable set search_path = ''
  as $$
declare
  plain text := lower(value);
begin
  if octet_length(plain) = char_length(plain) then
    return plain;
  end if;
  plain := private.fold_french(value);
  if octet_length(plain) = char_length(plain) then
    return plain;
  end if;
  return replace(replace(replace(
    regexp_replace(
      lower(normalize(value, NFKD)),
      '[\u0300-\u036F\u0483-\u0489\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06DC\u0900-\u0903\u093A-\u094F\u0E31\u0E34-\u0E3A\u0E47-\u0E4E\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\u302A-\u302F\u3099\u309A\uFE00-\uFE0F\uFE20-\uFE2F]',
      '', 'g'
    ),
    'œ', 'oe'), 'æ', 'ae'), '’', '''');
end;
$$;

create or replace function private.words_of(value text) returns text
  language plpgsql immutable set search_path = ''
  as $$
declare
  folded text := lower(value);
begin
  if octet_length(folded) <> char_length(folded) then
    folded := private.fold_french(value);
    -- Spaces, quotation marks, dashes, the signs of euros and degrees, and emoji separate words as the signs of ASCII do.
    if folded ~ '[^\u0001-\u007F\u00A0\u00AB\u00B0\u00B7\u00BB\u2000-\u206F\u20AC\U0001F300-\U0001FAFF]' then
      return btrim(regexp_replace(
        replace(replace(private.fold_text(value), 'Œ', 'oe'), 'Æ', 'ae'),
        '[\u0001-\u002F\u003A-\u0060\u007B-\u00A9\u00AB-\u00B1\u00B4\u00B6-\u00B8\u00BB\u00BF\u00D7\u00F7\u02C2-\u02DF\u2000-\u206F\u20A0-\u20CF\u2100-\u214F\u2190-\u2BFF\u2E00-\u2E7F\u3000-\u3004\u3008-\u3020\u3030\uFE10-\uFE6F\uFF00-\uFF0F\uFFFC\uFFFD\U0001F000-\U0001FAFF]+',
        ' ', 'g'
      ));
    end if;
  end if;
  return btrim(regexp_replace(folded, '[^a-z0-9]+', ' ', 'g'));
end;
$$;

create or replace function private.is_public_host(host text) returns boolean
  language plpgsql immutable set search_path = ''
  as $$
begin
  return host ~* '^([a-z0-9_]([a-z0-9_-]*[a-z0-9_])?\.)+[a-z]([a-z0-9-]*[a-z0-9])?$'
    and host !~* '(^|\.)(local|localhost|localdomain|internal|intranet|private|lan|home|corp|home\.arpa)$';
end;
$$;

create or replace function private.is_picture_url(address text) returns boolean
  language plpgsql immutable set search_path = ''
  as $$
begin
  return private.is_https_url(address)
      and private.is_public_host(regexp_replace(substring(address from '^[^:]+://([^/?#]+)'), ':[0-9]{1,5}$', ''))
    or address ~ '^http://(localhost|127\.0\.0\.1)(:[0-9]{1,5})?/storage/v1/object/public/(avatars|event-images)/[0-9a-f-]{36}/[0-9]{10,19}\.(png|jpg|jpeg|webp|gif|avif)$';
end;
$$;

create or replace function private.find_commune(
  location text, full_address text, latitude double precision, longitude double precision
) returns text
  language plpgsql stable set search_path = ''
  as $$
declare
  city constant text := private.city_of(location);
  searched constant text := case when city like '%st%'
    then regexp_replace(regexp_replace(city, '\mst\M', 'saint', 'g'), '\mste\M', 'sainte', 'g') else city end;
  postal_code constant text := coalesce(substring(location from '\m[0-9]{5}\M'), substring(full_address from '\m([0-9]{5})\M(?=[^0-9]*$)'));
  is_on_earth constant boolean := latitude between -90 and 90 and longitude between -180 and 180;
begin
  return (
    -- Where several share a name, only its place or postal code tells which is meant.
    select case when named = 1 or has_code or distance < 30 then code end
    from (
      select code, population, distance, has_code, count(*) over () as named
      from (
        select code, population, is_exact, postal_codes @> array[postal_code] as has_code,
          -- What is no place is refused by a check of the table, after this.
          case when is_on_earth then private.haversine(find_commune.latitude, find_commune.longitude, places.latitude, places.longitude) end as distance
        from public.places where folded_name = searched
      ) as candidate
      where distance is null or not is_exact or distance < 50
    ) as likely
    order by has_code desc nulls last, distance nulls last, population desc
    limit 1
  );
end;
$$;

create or replace function private.learn_lexemes() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  -- In order, so that two statements at once do not wait for each other in a circle.
  insert into private.search_lexemes
  select lexeme from (
    -- Most words come many times, and are looked up once.
    select distinct lexeme collate "C" as lexeme from added, unnest(tsvector_to_array(search)) as lexeme
  ) as said
  where not exists (select from private.search_lexemes known where known.lexeme = said.lexeme)
  order by 1
  on conflict do nothing;
  return null;
end;
$$;

create or replace function private.list_events(listed uuid[]) returns void
  language plpgsql set search_path = ''
  as $$
begin
  insert into public.event_timings (
    event_id, position, begins_at, ends_at, first_day, last_day, start_minute, end_minute, counts_until, counts_again,
    time_zone, first_slot, last_slot
  )
  with event as materialized (
    select id, date, "time", end_time, time_zone, timings from public.events where id = any (listed)
  ), written as (
    select id, time_zone, begins_at, ends_at, number
    from event, jsonb_array_elements(timings) with ordinality as timing (value, number),
      lateral (select (value ->> 'begin')::timestamptz as begins_at, (value ->> 'end')::timestamptz as ends_at) as instants
    where begins_at <= ends_at and begins_at >= '1900-01-01T00:00Z' and ends_at < '2200-01-01T00:00Z'
  ), span as (
    select id, time_zone, begins_at, ends_at, true as has_instant, number,
      floor(date_part('epoch', begins_at at time zone time_zone) / 60)::integer as start_minute,
      floor(date_part('epoch', ends_at at time zone time_zone) / 60)::integer as end_minute
    from written
    union all
    select id, time_zone,
      (timestamp '1970-01-01' + start_minute * interval '1 minute') at time zone time_zone,
      (timestamp '1970-01-01' + end_minute * interval '1 minute') at time zone time_zone,
      false, 1, start_minute, end_minute
    from event,
      -- The engine reads hours and minutes.
      lateral (
        select (date - date '1970-01-01') * 1440 as midnight, floor(date_part('epoch', "time") / 60)::integer as opening,
          floor(date_part('epoch', end_time) / 60)::integer as closing
      ) as clock,
      lateral (
        select midnight + coalesce(opening, 0) as start_minute, case
          when opening is null then midnight + 1440
          when closing < opening then midnight + closing + 1440
          else midnight + coalesce(closing, opening)
        end as end_minute
      ) as minutes
    where date is not null and not exists (select from written where written.id = event.id)
  ), placed as (
    select *, row_number() over in_order as position, count(*) over each_event as spans, max(ends_at) over each_event as all_over
    from span window each_event as (partition by id), in_order as (partition by id order by start_minute, number)
  )
  select id, position, begins_at, ends_at, date '1970-01-01' + first_day, date '1970-01-01' + last_day, start_minute, end_minute,
    -- A date and time has no instant that could pass, and the last time of all keeps standing for the event.
    case when has_instant and not (position = spans and ends_at = all_over) then ends_at else 'infinity' end,
    case when position = spans then all_over else 'infinity' end,
    time_zone,
    -- As private.slot_of says.
    first_day * 4 + case when first_rest < 240 then 0 when first_rest < 1020 then 1 when first_rest < 1080 then 2 else 3 end,
    last_day * 4 + case when last_rest < 240 then 0 when last_rest < 1020 then 1 when last_rest < 1080 then 2 else 3 end
  from placed,
    lateral (select greatest(start_minute, end_minute - 1) as last_minute) as ending,
    lateral (select floor(start_minute / 1440.0::double precision)::integer as first_day, floor(last_minute / 1440.0::double precision)::integer as last_day) as days,
    lateral (select start_minute - first_day * 1440 as first_rest, last_minute - last_day * 1440 as last_rest) as rests;

  insert into public.event_listings (
    event_id, category, city, commune, time_zone, latitude, longitude, price, accessibility, tags, popularity,
    participants, rating, over_at, search, next_start, next_since, next_until, is_over, is_recommendable
  )
  with event as materialized (
    select * from public.events where id = any (listed)
  ), city as materialized (
    select location, private.city_of(location) as name from (select distinct location from event) as said
  ), amount as materialized (
    select price, private.parse_price(price) as amount from (select distinct price from event where price is not null) as said
  ), topic as materialized (
    select said.category, said.subcategory, found.tags, private.search_of(array[found.names], 'C') as search
    from (select distinct category, subcategory from event) as said, lateral private.topic_of(said.category, said.subcategory) as found
  ), known as materialized (
    select * from jsonb_to_recordset(private.explore_constants() -> 'knownCities')
      as known (city text, latitude double precision, longitude double precision)
  ), ending as materialized (
    select event_id, greatest(
      max(ends_at),
      (timestamp '1970-01-01' + max((floor(start_minute / 1440.0::double precision)::integer + 1) * 1440) filter (where counts_again <> 'infinity') * interval '1 minute')
        at time zone max(time_zone)
    ) as over_at
    from public.event_timings where event_id = any (listed) group by 1
  ), standing as materialized (
    select event_id, over_at,
      coalesce(
        (array_agg(start_minute order by position) filter (where ends_at > now()))[1], (array_agg(start_minute order by position desc))[1]
      ) as next_start,
      greatest(
        '-infinity', case when over_at <= now() then over_at end, max(counts_until) filter (where counts_until <= now()),
        max(counts_again) filter (where counts_until < 'infinity' and counts_again <= now())
      ) as since,
      least(
        'infinity', case when over_at > now() then over_at end, min(counts_until) filter (where counts_until > now()),
        min(counts_again) filter (where counts_until < 'infinity' and counts_again > now())
      ) as until
    from ending join public.event_timings using (event_id)
    group by event_id, over_at
  )
  select e.id, e.category, city.name, e.commune, e.time_zone,
    coalesce(e.latitude, known.latitude, place.latitude), coalesce(e.longitude, known.longitude, place.longitude),
    amount.amount, e.accessibility, topic.tags, e.popularity_score,
    coalesce(e.participants, 0)::bigint + e.purchases_count, coalesce(e.rating, 0), coalesce(over_at, 'infinity'),
    private.search_of(array[e.title], 'A')
      || private.search_of(array[e.venue, e.location] || e.lineup, 'B')
      || private.search_of(array[e.organizer], 'C') || topic.search
      || setweight(to_tsvector('private.french', private.words_of(coalesce(e.description, ''))), 'D'),
    next_start, coalesce(since, '-infinity'), coalesce(until, 'infinity'), coalesce(over_at <= now(), false),
    e.status <> 'cancelled' and not e.is_reserved
  from event e
    join city using (location)
    join topic on topic.category = e.category and topic.subcategory is not distinct from e.subcategory
    left join amount on amount.price = e.price
    left join standing on standing.event_id = e.id
    left join known on known.city = city.name
    left join public.places place on place.code = e.commune;

  insert into public.event_pins select * from private.pins_of(listed, null);
  perform private.tally(listed, now(), 1);
end;
$$;

revoke all on function private.fold_french from public;
grant execute on function private.fold_french to anon, authenticated, service_role;
