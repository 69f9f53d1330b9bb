create function private.refuse_query(message text, hint text) returns void
  language plpgsql immutable set search_path = ''
  as $$
begin
  raise exception using errcode = 'PT400', message = message, hint = hint;
end;
$$;

comment on function private.refuse_query is 'Ends a request with status 400.';

create function private.parts_of_areas(areas text[]) returns jsonb
  language sql stable set search_path = ''
  as $$
  select jsonb_agg(distinct code)
  from unnest(areas) as area, unnest(coalesce(
    private.texts_of(private.prefixes_of_areas() -> area), private.codes_of_commune(area)
  )) as code;
$$;

comment on function private.parts_of_areas is
  'The departments, communes and districts of some areas, as codes. Null without any.';

create function private.read_explore_query(given jsonb) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
declare
  a record;
  origin jsonb := private.origin_of(given ->> 'near');
  categories constant text[] := '{music,sport,leisure,culture,tech,festival,food}';
  -- As clients send them, mobility,visual or as PostgREST {mobility,visual}. An empty list is none.
  lists constant jsonb := (
    select coalesce(jsonb_object_agg(name, string_to_array(nullif(list, ''), ',')), '{}')
    from jsonb_each_text(given) as each (name, written), regexp_replace(written, '^{(.*)}$', '\1') as list
    where name in ('topics', 'without', 'access', 'areas', 'without_areas', 'weekdays', 'likes')
  );
  number constant text := '-?[0-9]{1,3}(\.[0-9]{1,15})?';
  -- Of `4` or `6-10`. Other texts but `family` are refused.
  years constant integer[] := regexp_match(given ->> 'ages', '^([0-9]{1,2})(?:-([0-9]{1,2}))?$');
  oldest_child constant integer := (private.explore_constants() ->> 'oldestChild')::integer;
  sides double precision[];
  -- In minutes since midnight, 1440 for 24:00. Seconds do not count.
  hours integer[];
  touched integer;
  whole integer;
  keys integer[];
  place record;
  search record;
begin
  select * into a
  from jsonb_to_record('{"date_filter": "all", "sort": "popularity", "page_size": 24}' || given || lists) as a (
    "text" text, city text, commune text, radius_km double precision, box text, category text, subcategory text,
    date_filter text, first_day date, last_day date, begins_from time, begins_before time, min_price double precision,
    max_price double precision, sort text, direction text, page_size integer, ages text, topics text[], without text[],
    access text[], areas text[], without_areas text[], weekdays text[], likes text[]
  );
  if a.box ~ format('^%s(,%s){3}$', number, number) then
    sides := string_to_array(a.box, ',');
  end if;
  if a.begins_from > '00:00' or a.begins_before < '24:00' then
    hours := array[
      floor(extract(epoch from coalesce(a.begins_from, '00:00')) / 60),
      floor(extract(epoch from coalesce(a.begins_before, '24:00')) / 60)
    ];
    touched := (1 << (hours[2] + 59) / 60) - (1 << hours[1] / 60);
    whole := greatest(0, (1 << hours[2] / 60) - (1 << (hours[1] + 59) / 60));
    keys := array(select 1 << hour from generate_series(0, 23) as hour where 1 << hour & touched <> 0) || -1;
  end if;
  select code, latitude, longitude into place from public.places where code = a.commune;
  -- The first condition that holds ends the request.
  perform private.refuse_query(message, hint)
  from (values
    (a.category <> all (categories || 'notice'::text), 'There is no such category',
      'One of music, sport, leisure, culture, tech, festival, food, notice.'),
    (not (private.explore_constants() -> 'subcategories') ? a.subcategory, 'There is no such subcategory',
      'A slug of the taxonomy, such as jazz.'),
    (greatest(cardinality(a.topics), cardinality(a.without)) > 20, 'There are too many topics',
      'At most 20 in topics and 20 in without.'),
    (exists (
      select from unnest(a.topics || a.without) as topic
      where topic <> all (categories) and not (private.explore_constants() -> 'subcategories') ? topic
    ), 'There is no such topic', 'Slugs of categories or subcategories, such as music,rock.'),
    (greatest(cardinality(a.areas), cardinality(a.without_areas)) > 20, 'There are too many areas',
      'At most 20 codes in areas and 20 in without_areas.'),
    (exists (
      select from unnest(a.areas || a.without_areas) as area
      where not private.prefixes_of_areas() ? area and not exists (select from public.places where code = area)
    ), 'There is no such area',
      'Codes of departments or regions (ISO 3166-2), communes or districts (INSEE), such as 29,BRE,69123,75111.'),
    (coalesce(a.begins_from, '00:00') >= coalesce(a.begins_before, '24:00'), 'The hours are no range',
      'Give begins_from before begins_before, as HH:MM.'),
    (coalesce(a.date_filter, '') not in ('all', 'today', 'tonight', 'tomorrow', 'weekend'),
      'There is no such filter of days', 'One of all, today, tonight, tomorrow, weekend.'),
    ((a.first_day is null) <> (a.last_day is null) or a.first_day > a.last_day
      or a.first_day < '1900-01-01' or a.last_day > '2199-12-31', 'The days are no range',
      'Give first_day and last_day, the first not after the last, of 1900 to 2199.'),
    (a.first_day is not null and a.date_filter <> 'all', 'A range of days and a filter of days exclude each other',
      'Leave out one of them.'),
    (not a.weekdays <@ '{1,2,3,4,5,6,7}', 'There is no such weekday', 'Any of 1,2,3,4,5,6,7, where 1 is Monday.'),
    (not (a.min_price >= 0 and a.min_price < 'infinity'), 'The lowest price is no amount',
      'Give min_price in euros.'),
    (not (a.max_price >= 0 and a.max_price < 'infinity'), 'The highest price is no amount',
      'Give max_price in euros, 0 for free events.'),
    (a.ages !~ '^([0-9]{1,2}(-[0-9]{1,2})?|family)$' or greatest(years[1], years[2]) > oldest_child,
      'There is no such age', 'One age of a child in years, a range, or family: 4 or 6-10, up to 17.'),
    (not (private.explore_constants() -> 'accessNeeds') @> to_jsonb(a.access), 'There is no such access need', (
      select format('Any of %s.', string_agg(need, ',' order by need))
      from jsonb_array_elements_text(private.explore_constants() -> 'accessNeeds') as need
    )),
    (cardinality(a.likes) > 20, 'There are too many likes', 'At most 20 slugs of tastes.'),
    (coalesce(a.sort, '')
      not in ('popularity', 'score', 'recommendation', 'distance', 'date', 'price', 'rarity'),
      'There is no such order', 'One of popularity, score, recommendation, distance, date, price, rarity.'),
    (a.direction not in ('ascending', 'descending'), 'There is no such direction', 'One of ascending, descending.'),
    (a.page_size is null or a.page_size not between 1 and 100, 'The page has no such size',
      'Give page_size from 1 to 100.'),
    (a.box is not null and (
      sides is null or abs(sides[1]) > 180 or abs(sides[3]) > 180 or abs(sides[2]) > 90 or abs(sides[4]) > 90
      or sides[2] >= sides[4] or sides[1] = sides[3]
    ), 'The box is no part of a map', 'Give west,south,east,north in degrees, south below north.'),
    (a.radius_km is not null and (a.commune is null or not (a.radius_km > 0 and a.radius_km <= 500)),
      'There is no such radius', 'Give commune and radius_km, above 0 and at most 500.'),
    (a.commune is not null and place.code is null, 'There is no such commune',
      'Give its INSEE code, such as 35238 for Rennes.')
  ) as rule (is_broken, message, hint)
  where is_broken
  limit 1;
  search := private.search_query(a."text");
  if place.latitude is not null then
    origin := jsonb_build_object('latitude', place.latitude, 'longitude', place.longitude);
  elsif a.commune is not null then
    -- Saint-Barthélemy has no coordinates: what is around it is unknown.
    a.radius_km := null;
  end if;
  return jsonb_strip_nulls(jsonb_build_object(
    'category', a.category, 'subcategory', a.subcategory, 'topics', a.topics, 'without', a.without,
    'commune', a.commune, 'access', a.access, 'likes', a.likes, 'sort', a.sort, 'limit', a.page_size,
    'text', search.query,
    'withoutText', search.excluded,
    'city', nullif(private.city_of(a.city), ''),
    -- One metre at least: the square of a tiny radius underflows. `greatest` ignores nulls.
    'radius', case when a.radius_km is not null then greatest(a.radius_km, 0.001) end,
    'origin', origin - 'city',
    'box', sides,
    'withoutNotices', case when a.category is null then true end,
    -- As their departments, communes and districts.
    'areas', private.parts_of_areas(a.areas),
    'withoutAreas', private.parts_of_areas(a.without_areas),
    'hours', hours,
    -- The hours that are at least partly among these, as in event_projections.hours, and those that wholly are.
    'touchedHours', touched,
    'wholeHours', whole,
    -- What the index event_projections_by_hour has of them: one known hour, or -1 for several hours.
    'hourKeys', keys,
    -- One bit for each: private.kinds_of.
    'kinds', (
      select sum(1 << position::integer - 1)
      from unnest(private.event_kinds()) with ordinality as each (kind, position)
      where (given ->> kind)::boolean
    ),
    'date', case when a.first_day is null then nullif(a.date_filter, 'all') else a.first_day || '/' || a.last_day end,
    -- One bit for each, the first for Monday. All of them are no filter.
    'weekdays', (select nullif(bit_or(1 << day::integer - 1), 127) from unnest(a.weekdays) as day),
    'minPrice', nullif(a.min_price, 0),
    'maxPrice', a.max_price,
    -- As in event_listings.ages.
    'ages', case when a.ages = 'family' then 1 << oldest_child + 1
      else (1 << greatest(years[1], years[2]) + 1) - (1 << least(years[1], years[2])) end,
    'direction', coalesce(
      a.direction, case when a.sort in ('popularity', 'score', 'recommendation') then 'descending' else 'ascending' end
    )
  ));
end;
$$;

comment on function private.read_explore_query is
  'Validates the arguments of explore_events, by their names, and returns them as one query. Status 400 names the '
  'invalid argument.';
