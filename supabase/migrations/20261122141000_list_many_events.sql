-- An import writes events by hundreds: what lists read of them is written for a whole statement at once, instead of by a
-- dozen small statements for each. Decision 37.

create or replace function private.fold_text(value text) returns text
  language plpgsql immutable set search_path = ''
  as $$
declare
  -- What French has, and has no mark that stands alone.
  plain constant text := translate(
    value,
    'àáâãäåçèéêëìíîïñòóôõöùúûüýÿÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝŸ’',
    'aaaaaaceeeeiiiinooooouuuuyyaaaaaaceeeeiiiinooooouuuuyy'''
  );
begin
  if octet_length(plain) = char_length(plain) then
    return lower(plain);
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
  -- Signs that stand between words in French.
  folded constant text := private.fold_text(translate(value, '«»“”–—…·•  ', '           '));
begin
  if octet_length(folded) = char_length(folded) then
    return btrim(regexp_replace(folded, '[^a-z0-9]+', ' ', 'g'));
  end if;
  return btrim(regexp_replace(
    replace(replace(folded, 'Œ', 'oe'), 'Æ', 'ae'),
    '[\u0001-\u002F\u003A-\u0060\u007B-\u00A9\u00AB-\u00B1\u00B4\u00B6-\u00B8\u00BB\u00BF\u00D7\u00F7\u02C2-\u02DF\u2000-\u206F\u20A0-\u20CF\u2100-\u214F\u2190-\u2BFF\u2E00-\u2E7F\u3000-\u3004\u3008-\u3020\u3030\uFE10-\uFE6F\uFF00-\uFF0F\uFFFC\uFFFD\U0001F000-\U0001FAFF]+',
    ' ', 'g'
  ));
end;
$$;

create or replace function private.city_of(location text) returns text
  language plpgsql immutable set search_path = ''
  as $$
declare
  words constant text := private.words_of(split_part(location, ',', 1));
begin
  if words !~ '[0-9]|\m(arr|cedex)' then
    return words;
  end if;
  return btrim(regexp_replace(
    regexp_replace(' ' || replace(words, ' ', '  ') || ' ', ' ([0-9][^ ]*|arr|arrondissement|cedex) ', '', 'g'), ' +', ' ', 'g'
  ));
end;
$$;

-- A call of such a function costs less than that of one in SQL, and each is called for every row that is written.
create or replace function private.is_https_url(address text) returns boolean
  language plpgsql immutable set search_path = ''
  as $$
begin
  return char_length(address) <= 2048 and address ~* '^https://[^][[:space:]/?#@\\<>"]+([/?#][^[:space:]]*)?$';
end;
$$;

create or replace function private.is_clean_text(value text) returns boolean
  language plpgsql immutable set search_path = ''
  as $$
begin
  return value !~ '[\u0001-\u0008\u000B-\u001F\u007F]';
end;
$$;

create or replace function private.haversine(
  from_latitude double precision, from_longitude double precision, latitude double precision, longitude double precision
) returns double precision
  language plpgsql immutable set search_path = ''
  as $$
begin
  return 2 * 6371 * asin(sqrt(least(1,
    power(sin(radians(latitude - from_latitude) / 2), 2)
    + cos(radians(from_latitude)) * cos(radians(latitude)) * power(sin(radians(longitude - from_longitude) / 2), 2)
  )));
end;
$$;

create or replace function private.find_commune(
  location text, full_address text, latitude double precision, longitude double precision
) returns text
  language plpgsql stable set search_path = ''
  as $$
declare
  searched constant text := regexp_replace(regexp_replace(private.city_of(location), '\mst\M', 'saint', 'g'), '\mste\M', 'sainte', 'g');
  postal_code constant text := coalesce(substring(location from '\m[0-9]{5}\M'), substring(full_address from '\m([0-9]{5})\M(?=[^0-9]*$)'));
begin
  return (
    select case
      -- Where several share a name, only its place or postal code tells which is meant.
      when count(*) = 1 or bool_or(has_code) or bool_or(distance < 30) then
        (array_agg(code order by has_code desc nulls last, distance nulls last, population desc))[1]
    end
    from (
      select code, population,
        -- What is no place is refused by a check of the table, after this.
        case when find_commune.latitude between -90 and 90 and find_commune.longitude between -180 and 180 then
          private.haversine(find_commune.latitude, find_commune.longitude, places.latitude, places.longitude)
        end as distance,
        postal_codes @> array[postal_code] as has_code, is_exact
      from public.places where folded_name = searched
    ) as candidate
    where distance is null or not is_exact or distance < 50
  );
end;
$$;

drop trigger refuse_local_picture on public.events;
create trigger refuse_local_picture
  before insert or update of image on public.events
  for each row when (new.image like 'http://%') execute function private.refuse_local_picture('image');

-- Written by list_events alone, which says them itself.
alter table public.event_timings alter column first_slot drop expression, alter column last_slot drop expression;

create function private.list_events(listed uuid[]) returns void
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
    select said.category, said.subcategory, found.tags, found.names
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
      || private.search_of(array[e.organizer, topic.names], 'C')
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

comment on function private.list_events is
  'Writes the timings, the listings, the pins and the part of the tally of some events that have none yet.';

create or replace function private.list_event() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  perform private.unlist(new.id);
  -- A list shows what is published, to its creator too.
  if new.publication = 'published' then
    perform private.list_events(array[new.id]);
  end if;
  return null;
end;
$$;

comment on function private.list_event is 'Row trigger of events: writes anew what lists read of a changed one.';

create function private.list_new_events() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  perform private.list_events(array(select id from added where publication = 'published'));
  return null;
end;
$$;

comment on function private.list_new_events is 'Statement trigger of events: writes what lists read of the new rows. Needs them as "added".';

drop trigger list_new_event on public.events;
create trigger list_new_events after insert on public.events
  referencing new table as added for each statement execute function private.list_new_events();

drop trigger add_programme on public.event_listings;
drop function private.add_programme, private.write_listing, private.write_timings, private.spans_of, private.place_of;

create function private.learn_words_of(texts text[]) returns void
  language plpgsql set search_path = ''
  as $$
begin
  -- In the order of the words, so that two statements at once do not wait for each other in a circle.
  insert into public.search_words
  select word, min(written), private.deletions_of(word)
  from (
    select distinct regexp_split_to_table(lower(said), '[\s''’.,;:!?()«»"/&+-]+') as written from unnest(texts) as said
  ) as each, lateral (select private.words_of(written) as word) as words
  where written !~ '[0-9]' and char_length(word) between 4 and 30 and word !~ '[ 0-9]'
    and not exists (select from public.search_words known where known.word = words.word)
  group by word
  order by word
  on conflict do nothing;
end;
$$;

comment on function private.learn_words_of is 'Keeps the words of titles and venues that a search may have meant.';

create or replace function private.learn_words() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  perform private.learn_words_of(array[concat_ws(' ', new.title, new.venue)]);
  return null;
end;
$$;

create function private.learn_new_words() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  perform private.learn_words_of(array(select concat_ws(' ', title, venue) from added where publication = 'published'));
  return null;
end;
$$;

comment on function private.learn_new_words is 'Statement trigger of events: learns the words of the new rows. Needs them as "added".';

drop trigger learn_words_of_new_event on public.events;
create trigger learn_new_words after insert on public.events
  referencing new table as added for each statement execute function private.learn_new_words();

revoke all on function private.list_events, private.list_new_events, private.learn_words_of, private.learn_new_words from public;
