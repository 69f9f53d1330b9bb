-- PostgreSQL replaces a call of these functions by their text, because they are plain SQL without settings. With the
-- values of a query, the conditions that it does not have disappear, and indexes serve the others
-- (docs/decisions/0037).

create function private.texts_of(list jsonb) returns text[]
  language sql immutable
  as $$
  -- Slugs, ids and numbers contain none of these characters.
  select string_to_array(translate(list::text, '[" ]', ''), ',');
$$;

comment on function private.texts_of is 'A JSON array of slugs, ids or numbers as an array. Inlined.';

create function private.passes(
  query jsonb, category text, subcategory text, price double precision, accessibility text[], ages integer,
  kinds integer, commune text, latitude double precision, longitude double precision
) returns boolean
  language sql immutable
  as $$
  select (not query ? 'category' or category = query ->> 'category')
    and (not query ? 'withoutNotices' or category <> 'notice')
    and coalesce(subcategory = query ->> 'subcategory', not query ? 'subcategory')
    and (not query ? 'topics' or category = any (private.texts_of(query -> 'topics'))
      or (subcategory = any (private.texts_of(query -> 'topics'))) is true)
    and (not query ? 'without' or category <> all (private.texts_of(query -> 'without'))
      and (subcategory <> all (private.texts_of(query -> 'without'))) is not false)
    and coalesce(price >= (query ->> 'minPrice')::double precision, not query ? 'minPrice')
    and coalesce(price <= (query ->> 'maxPrice')::double precision, not query ? 'maxPrice')
    and (not query ? 'access' or accessibility @> private.texts_of(query -> 'access'))
    and (not query ? 'ages' or ages & (query ->> 'ages')::integer = (query ->> 'ages')::integer)
    and (not query ? 'kinds' or kinds & (query ->> 'kinds')::integer = (query ->> 'kinds')::integer)
    -- Overseas, the code of a department has three characters.
    and (not query ? 'areas' or (commune = any (private.texts_of(query -> 'areas'))
      or left(commune, case when commune >= '97' then 3 else 2 end) = any (private.texts_of(query -> 'areas'))) is true)
    and (not query ? 'withoutAreas' or (commune <> all (private.texts_of(query -> 'withoutAreas')) and left(
      commune, case when commune >= '97' then 3 else 2 end
    ) <> all (private.texts_of(query -> 'withoutAreas'))) is not false)
    and (not query ? 'box' or latitude between (query #>> '{box,1}')::float and (query #>> '{box,3}')::float and case
      when (query #>> '{box,0}')::float <= (query #>> '{box,2}')::float
        then longitude between (query #>> '{box,0}')::float and (query #>> '{box,2}')::float
      -- Across the antimeridian, the west is greater than the east.
      else longitude >= (query #>> '{box,0}')::float or longitude <= (query #>> '{box,2}')::float
    end);
$$;

comment on function private.passes is
  'Whether an event passes the filters of a query that need neither its time nor its words. Of areas it is in one if '
  'its commune or district, or their department, is one. Inlined.';

create function private.says(query jsonb, search tsvector) returns boolean
  language sql immutable
  as $$
  select (not query ? 'withoutText' or not search @@ (query ->> 'withoutText')::tsquery)
    and (not query ? 'text' or case query ->> 'depth'
      when '0' then ts_filter(search, '{a}') @@ (query ->> 'text')::tsquery
      when '1' then ts_filter(search, '{a,b}') @@ (query ->> 'text')::tsquery
        and not ts_filter(search, '{a}') @@ (query ->> 'text')::tsquery
      when '2' then search @@ (query ->> 'text')::tsquery
        and not ts_filter(search, '{a,b}') @@ (query ->> 'text')::tsquery
      else search @@ (query ->> 'text')::tsquery
    end);
$$;

comment on function private.says is
  'Whether an event has the words of a query and none that it excludes: with a depth, in the title (0), else in venue '
  'or commune (1), or only elsewhere (2). Inlined.';

create function private.begins_within(query jsonb, start_minute integer) returns boolean
  language sql immutable
  as $$
  -- Minutes before 1970 are negative. 0:00 sharp stands for an unknown hour.
  select not query ? 'hours' or (start_minute % 1440 + 1440) % 1440
    between greatest((query #>> '{hours,0}')::integer, 1) and (query #>> '{hours,1}')::integer - 1;
$$;

comment on function private.begins_within is 'Whether a civil minute is within the hours of a query. Inlined.';

create function private.touches(
  query jsonb, first_part integer, last_part integer, from_part integer, to_part integer
) returns boolean
  language sql immutable
  as $$
  select first_part <= to_part and case when query ? 'hours' then first_part else last_part end >= from_part
    -- The days from the first one on, the chosen ones as bits: a week twice, from its Monday. 1970-01-01 was a
    -- Thursday. What begins at an hour is on one day.
    and (not query ? 'weekdays' or (
      (query ->> 'weekdays')::integer * 129 >> (((greatest(first_part, from_part) >> 2) + 3) % 7 + 7) % 7
    ) & ((2 << case when query ? 'hours' then 0
      else least((least(last_part, to_part) >> 2) - (greatest(first_part, from_part) >> 2), 6)
    end) - 1) <> 0);
$$;

comment on function private.touches is 'Whether a timing is in a window, there on a weekday of the query. Inlined.';

create function private.timings_on(query jsonb, moment timestamptz, event uuid) returns setof public.event_timings
  language sql stable
  as $$
  select t.*
  from public.event_timings t
  where t.event_id = event and (t.counts_until > moment or t.counts_again <= moment)
    and private.begins_within(query, t.start_minute)
    and (not query ? 'weekdays' or private.touches(query, t.first_part, t.last_part, t.first_part, t.last_part))
    and (not query ? 'date' or exists (
      select from private.date_windows(array[query ->> 'date'], moment) w
      where w.time_zone = t.time_zone and private.touches(query, t.first_part, t.last_part, w.first_part, w.last_part)
    ))
  offset 0;
$$;

comment on function private.timings_on is
  'The timings of one event that count at a moment, within the days and the hours of a query. Inlined.';

create function private.events_on(query jsonb, moment timestamptz) returns table (event_id uuid)
  language sql stable
  as $$
  -- Timings of at most a day are found by their start.
  select t.event_id
  from private.date_windows(array[query ->> 'date'], moment) w
    join public.event_timings t on t.time_zone = w.time_zone
      and t.first_part >= w.first_part - case when query ? 'hours' then 0 else 4 end
      and private.touches(query, t.first_part, t.last_part, w.first_part, w.last_part)
  where (t.counts_until > moment or t.counts_again <= moment) and private.begins_within(query, t.start_minute)
  union all
  -- The few longer ones are found by their end.
  select t.event_id
  from private.date_windows(array[query ->> 'date'], moment) w
    join public.event_timings t on t.time_zone = w.time_zone
      and private.touches(query, t.first_part, t.last_part, w.first_part, w.last_part)
  where not query ? 'hours' and t.last_part - t.first_part > 4
    and (t.counts_until > moment or t.counts_again <= moment);
$$;

comment on function private.events_on is
  'The events with a timing within the days and the hours of a query, some more than once, from indexes. Inlined.';

create function private.listings_passing(query jsonb, moment timestamptz) returns setof public.event_listings
  language sql stable
  as $$
  select l.*
  from public.event_listings l
  where l.over_at > moment
    and private.passes(
      query, l.category, l.subcategory, l.price, l.accessibility, l.ages, l.kinds, l.commune, l.latitude, l.longitude
    )
    -- The first kind has an index, because few events are online.
    and (coalesce((query ->> 'kinds')::integer, 0) & 1 = 0 or l.is_online)
    and private.says(query, l.search)
    and (not query ? 'city' or l.city = query ->> 'city')
    and (not query ? 'commune' or l.commune = any (private.codes_of_commune(query ->> 'commune')) or query ? 'radius'
      -- The latitude first: it excludes most rows without trigonometry. One degree is 111 km.
      and abs(l.latitude - (query #>> '{origin,latitude}')::double precision)
        <= (query ->> 'radius')::double precision / 111
      and private.distance_to(query -> 'origin', l.latitude, l.longitude) <= (query ->> 'radius')::double precision)
    and (not query ?| '{date,weekdays,hours}' or exists (select from private.timings_on(query, moment, l.event_id)));
$$;

comment on function private.listings_passing is
  'The listings of events to come that pass the filters of a query. It looks up the timings of each: for few listings, '
  'or for the first of many. Inlined.';
