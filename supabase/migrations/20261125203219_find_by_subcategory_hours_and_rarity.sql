set check_function_bodies = off;

drop index "public"."event_projections_by_cell";

drop function
  "private"."read_explore_query"(text, text, text, double precision, text, text, text, date, date, double precision,
  text, text, text, integer, text);

drop function
  "public"."explore_events"(text, text, text, double precision, text, text, text, date, date, double precision, text,
  text, text, integer, text, text);

alter table "private"."facet_deltas"
  add column "subcategory" text;

alter table "private"."facet_deltas"
  add column "is_online" boolean not null default false;

alter table "private"."facet_deltas"
  add column "is_once" boolean not null default false;

alter table "public"."event_listings"
  add column "subcategory" text;

alter table "public"."event_listings"
  add column "is_online" boolean not null default false;

alter table "public"."event_listings"
  add column "day_count" integer;

alter table "public"."event_projections"
  add column "subcategory" text;

alter table "public"."event_projections"
  add column "is_online" boolean not null default false;

alter table "public"."event_projections"
  add column "day_count" integer;

alter table "public"."event_projections"
  add column "hours" integer not null default 0;

create or replace function private.add_facet_deltas (
  listings uuid[],
  moment   timestamp with time zone,
  sign     integer
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  insert into private.facet_deltas
  select category, price, accessibility, time_zone, first_part, last_part, earlier_part, events * sign, false, subcategory, is_online, is_once
  from private.facet_deltas_of(listings, moment);
$function$;

create or replace function private.compact_facet_deltas()
  returns void
  language sql
  set search_path to ''
  AS $function$
  with taken as (
    delete from private.facet_deltas returning *
  )
  insert into private.facet_deltas
  select category, price, accessibility, time_zone, first_part, last_part, earlier_part, sum(events), true, subcategory, is_online, is_once
  from taken
  group by 1, 2, 3, 4, 5, 6, 7, 10, 11, 12
  having sum(events) <> 0
  order by first_part is not null, last_part - first_part > 4, time_zone, first_part;
$function$;

create or replace function private.count_days (
  days int4multirange
)
  returns integer
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  select sum(upper(run) - lower(run))::integer from unnest(days) as run;
$function$;

create or replace function private.count_from_deltas (
  query  jsonb,
  moment timestamp with time zone
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  set plan_cache_mode to 'force_custom_plan'
  set enable_mergejoin to 'off'
  set enable_hashjoin to 'off'
  AS $function$
declare
  chosen constant text := coalesce(query ->> 'date', 'all');
  filters constant text[] := array(select unnest('{today,tonight,tomorrow,weekend}'::text[]) union select chosen where chosen <> 'all');
  highest constant double precision := query ->> 'maxPrice';
  needs constant text[] := array(select jsonb_array_elements_text(query -> 'access'));
  changed constant uuid[] := array(select event_id from private.changed_projections(moment));
  counts jsonb;
begin
  with change as materialized (
    select *, -1 as sign from private.facet_deltas_of(changed, null)
    union all
    select *, 1 from private.facet_deltas_of(changed, moment)
  ), days as materialized (
    select filters[number] as filter, range.time_zone, range.first_part, range.last_part from private.date_windows(filters, moment) as range
  ), found as (
    select 'all' as filter, category, subcategory, price, accessibility, is_online, is_once, events from private.facet_deltas where first_part is null
    union all
    -- Timings of at most a day are found by their start.
    select filter, t.category, t.subcategory, t.price, t.accessibility, t.is_online, t.is_once, t.events
    from days join private.facet_deltas t
      on t.time_zone = days.time_zone and t.first_part between days.first_part - 4 and days.last_part and t.last_part >= days.first_part
    where t.last_part - t.first_part <= 4 and (t.earlier_part is null or t.earlier_part < days.first_part)
    union all
    select filter, t.category, t.subcategory, t.price, t.accessibility, t.is_online, t.is_once, t.events
    from days join private.facet_deltas t
      on t.time_zone = days.time_zone and t.first_part <= days.last_part and t.last_part >= days.first_part
    where t.last_part - t.first_part > 4 and (t.earlier_part is null or t.earlier_part < days.first_part)
    union all
    select 'all', category, subcategory, price, accessibility, is_online, is_once, events * sign from change where first_part is null
    union all
    select filter, t.category, t.subcategory, t.price, t.accessibility, t.is_online, t.is_once, t.events * t.sign
    from days join change t
      on t.time_zone = days.time_zone and t.first_part <= days.last_part and t.last_part >= days.first_part
    where t.earlier_part is null or t.earlier_part < days.first_part
  ), class as materialized (
    select *, is_category and (not query ? 'subcategory' or coalesce(subcategory = query ->> 'subcategory', false)) as is_topic,
      not query ? 'maxPrice' or coalesce(price <= highest, false) as is_price,
      (not query ? 'online' or is_online) and (not query ? 'once' or is_once) as is_kind
    from (
      select filter, category, not query ? 'category' or category = query ->> 'category' as is_category, subcategory, price, is_online, is_once, sum(events) as n
      from found
      where accessibility @> needs
      group by filter, category, subcategory, price, is_online, is_once
    ) as summed
  )
  select jsonb_build_object(
    'total', (select coalesce(sum(n), 0) from class where filter = chosen and is_topic and is_price and is_kind),
    -- Only a text finds past events.
    'past', 0,
    'categories', (
      select coalesce(jsonb_object_agg(category, n), '{}')
      from (select category, sum(n) as n from class where filter = chosen and is_price and is_kind group by 1 having sum(n) <> 0) as each
    ),
    'days', (
      select jsonb_object_agg(each.filter, coalesce(n, 0))
      from unnest('{all,today,tonight,tomorrow,weekend}'::text[]) as each (filter)
        left join (select filter, sum(n) as n from class where is_topic and is_price and is_kind group by 1) as counted using (filter)
    ),
    'prices', (
      select jsonb_build_object(
        'all', coalesce(sum(n), 0), '0', coalesce(sum(n) filter (where price <= 0), 0),
        '10', coalesce(sum(n) filter (where price <= 10), 0), '20', coalesce(sum(n) filter (where price <= 20), 0),
        '50', coalesce(sum(n) filter (where price <= 50), 0)
      ) from class where filter = chosen and is_topic and is_kind
    ),
    'kinds', (
      select jsonb_build_object(
        'online', coalesce(sum(n) filter (where is_online and (not query ? 'once' or is_once)), 0),
        'once', coalesce(sum(n) filter (where is_once and (not query ? 'online' or is_online)), 0)
      ) from class where filter = chosen and is_topic and is_price
    )
  ) || case when query ? 'category' then jsonb_build_object('subcategories', (
    select coalesce(jsonb_object_agg(subcategory, n), '{}') from (
      select subcategory, sum(n) as n from class
      where filter = chosen and is_category and is_price and is_kind and subcategory is not null group by 1 having sum(n) <> 0
    ) as each
  )) else '{}' end into counts;
  return counts;
end;
$function$;

create or replace function private.days_of_timing (
  start_minute integer,
  end_minute   integer
)
  returns int4range
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  -- A night belongs to the day on which it began: what takes less than twelve hours, or ends by 4:00.
  select int4range(
    floor(start_minute / 1440.0)::integer,
    floor(case when end_minute - start_minute < 720 then start_minute else greatest(start_minute, end_minute - 241) end / 1440.0)::integer,
    '[]'
  );
$function$;

create or replace function private.explore (
  query  jsonb,
  moment timestamp with time zone,
  likes  text[],
  after  jsonb
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  page_length constant integer := (query ->> 'limit')::integer;
  -- Filters that the stored counts do not know.
  uncounted constant text[] := '{text,city,commune,box,hours}';
  matched jsonb := private.with_matches(query);
  counts jsonb;
  total double precision;
  ids uuid[];
  page jsonb;
  relaxations jsonb := '[]';
begin
  if query ?| uncounted then
    select f.counts, f.ids into counts, ids from private.find_events(matched, moment) as f;
  else
    counts := private.count_from_deltas(query, moment);
  end if;
  if ids is not null then
    matched := matched || jsonb_build_object('found', ids);
  end if;
  total := counts ->> 'total';
  page := case
    when query ->> 'sort' in ('distance', 'score') and ids is null then private.explore_ranked_page(matched, moment, likes, after)
    when query ->> 'sort' in ('distance', 'score') or query ? 'text' and ids is not null
      -- Cost: an index scan reads the rows between two matches; looking up a match to sort it costs as much as three of them. Without
      -- statistics, there are at least 100 events.
      or total * total * 3 < page_length * (
        select greatest(reltuples, 100) from pg_catalog.pg_class where oid = 'public.event_listings_by_popularity'::regclass
      )
      then private.explore_sorted_page(matched, moment, likes, after)
    when query ? 'text' then private.explore_deep_page(matched, moment, likes, after)
    else private.explore_index_page(matched, moment, likes, after)
  end;
  if total = 0 then
    select coalesce(jsonb_agg(jsonb_build_object('filter', name, 'total', relaxed) order by position), '[]') into relaxations
    from unnest('{text,city,commune,box,category,subcategory,date,hours,maxPrice,access,online,once}'::text[]) with ordinality as filter (name, position),
      lateral (
        select case name when 'text' then query else matched end - name - case name when 'commune' then 'radius' when 'category' then 'subcategory' else '' end as wider offset 0
      ) as without,
      lateral (
        select (case when wider ?| uncounted then (private.find_events(wider, moment)).counts else private.count_from_deltas(wider, moment) end
          ->> 'total')::integer as relaxed offset 0
      ) as counted
    where query ? name and relaxed > 0;
  end if;
  return jsonb_build_object(
    'events', (
      select coalesce(jsonb_agg(
        private.card_of((entry ->> 'id')::uuid, moment)
          || jsonb_build_object('past', entry -> 'past', 'distance_km', entry -> 'distance', 'score', entry -> 'score')
        order by position
      ), '[]')
      from jsonb_array_elements(page) with ordinality as listed (entry, position)
      where position <= page_length
    ),
    'next_cursor', case when jsonb_array_length(page) > page_length
      then private.write_cursor(page -> (page_length - 1), query, moment) end,
    'total', counts -> 'total',
    'past', counts -> 'past',
    'counts', counts - '{total,past}'::text[],
    'relaxations', relaxations
  );
end;
$function$;

create or replace function private.explore_constants()
  returns jsonb
  language sql
  immutable
  set search_path to ''
RETURN
  '{"earthRadius": 6371, "knownCities": [{"city": "paris", "latitude": 48.857, "longitude": 2.352}, {"city": "lyon", "latitude": 45.764, "longitude": 4.836}, {"city": "marseille", "latitude": 43.297, "longitude": 5.37}, {"city": "toulouse", "latitude": 43.605, "longitude": 1.444}, {"city": "cannes", "latitude": 43.553, "longitude": 7.017}, {"city": "nice", "latitude": 43.71, "longitude": 7.262}, {"city": "bordeaux", "latitude": 44.838, "longitude": -0.579}], "exploreRules": [{"kind": "preference", "points": 50}, {"kind": "category", "points": 50}, {"kind": "distance", "tiers": [{"points": 30, "withinKm": 50}, {"points": 20, "withinKm": 100}, {"points": 10, "withinKm": 200}]}, {"kind": "participants", "above": 5000, "points": 5}, {"from": 4.5, "kind": "rating", "points": 5}], "subcategories": ["pop", "rock", "electronic", "hip-hop", "classical", "jazz", "world-music", "football", "motorsport", "rugby", "combat-sports", "athletics", "racket-sports", "water-sports", "mountain-sports", "equestrian-sports", "golf", "board-sports", "extreme-sports", "basketball", "handball", "volleyball", "literature", "cinema", "video-games", "cooking", "gardening", "hiking", "cars", "theatre", "dance", "exhibitions", "talks", "workshops", "heritage", "photography", "music-festivals", "cultural-festivals", "food-festivals", "arts-festivals", "traditional-festivals", "neighbourhood-parties", "traditional-parties", "seasonal-parties", "markets", "flea-markets", "country-fairs"], "searchPastLimit": 500, "searchWordLimit": 99, "unknownDistance": 1000, "recommendationLimit": 10, "recommendationRules": [{"kind": "preference", "points": 50}, {"kind": "interactions", "atMost": 25, "points": 5, "withinDays": 14}, {"kind": "distance", "tiers": [{"points": 30, "withinKm": 100}]}, {"kind": "soon", "points": 15, "withinDays": 10}, {"kind": "participants", "above": 500, "points": 10}]}'::jsonb;

create or replace function private.explore_index_page (
  query  jsonb,
  moment timestamp with time zone,
  likes  text[],
  after  jsonb
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  sort constant text := query ->> 'sort';
  sign constant integer := case when query ->> 'direction' = 'descending' then -1 else 1 end;
  key constant text := case sort when 'date' then 'l.next_start' when 'rarity' then 'l.day_count' else 'l.' || sort end;
  second constant text := case sort when 'date' then '0' else 'l.next_start' end;
  -- The planner uses an index only for exactly its order: no "nulls last" for a column that is never null.
  ordering constant text := format(
    'order by %s %s%s%s, l.event_id', key, case when sign = -1 then 'desc' else 'asc' end,
    case when sort <> 'popularity' then ' nulls last' end, case when sort <> 'date' then ', l.next_start' end
  );
  following constant text := private.after_condition(key, second, 'l.event_id', after, sign = -1);
  -- An event that starts after the date filter cannot match; the index decides this alone.
  begins constant text := 'not l.is_over and ' || case when query ? 'date'
    then format('l.next_start < %s', (select (max(last_part) / 4 + 1) * 1440 from private.date_windows(array[query ->> 'date'], moment)))
    else 'true'
  end;
  page jsonb;
begin
  -- The stored start is valid for almost all listings, and an index has their order. The others are computed.
  execute format(
    $sql$
    with fresh as (
      select %1$s, next_start from %2$s
      where %3$s and %4$s and %5$s and l.next_since <= %6$L and l.next_until > %6$L
      %7$s limit %8$s
    ), stale as (
      select * from (
        select %1$s, start as next_start from public.event_listings l, lateral private.start_of(l.event_id, %6$L) as start
        where %4$s and (l.next_since > %6$L or l.next_until <= %6$L)
      ) as l
      where %5$s
    ), page as (
      select * from (table fresh union all table stale) as l %7$s limit %8$s
    )
    select coalesce(jsonb_agg(to_jsonb(listed)), '[]') from (
      select event_id as id, false as past, coalesce(%9$s * %10$s::double precision, 'infinity')::text as key,
        coalesce(%11$s::double precision, 'infinity')::text as "secondKey", distance, %12$s as score
      from page l, lateral (select %13$s as distance) as measured
      %7$s
    ) as listed
    $sql$,
    'event_id, popularity, price, day_count, category, tags, participants, rating, latitude, longitude',
    -- Read at most this many index entries.
    case when query ? 'steps'
      then format('(select * from public.event_listings l where %s and %s %s limit %s) as l', begins, following, ordering, query ->> 'steps')
      else 'public.event_listings l'
    end,
    begins, format('l.over_at > %L and %s', moment, private.filter_condition(query, moment, true)), following,
    moment, ordering, (query ->> 'limit')::integer + 1, sign, key, second,
    private.score_expression(query, likes), private.distance_expression(query -> 'origin')
  ) into page;
  return page;
end;
$function$;

create or replace function private.explore_sorted_page (
  query  jsonb,
  moment timestamp with time zone,
  likes  text[],
  after  jsonb
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  sort constant text := query ->> 'sort';
  sign constant integer := case when query ->> 'direction' = 'descending' then -1 else 1 end;
  -- The offset prevents a join with the whole table: a lookup of few rows.
  listed constant text := 'lateral (select * from public.event_listings l where l.event_id = found.event_id offset 0) as l';
  page jsonb;
begin
  execute format(
    $sql$
    with keyed as (
      select l.*, coalesce((%1$s * (%2$s))::double precision, 'infinity') as key, coalesce((%3$s)::double precision, 'infinity') as second_key
      from (
        select l.event_id, l.over_at <= %4$L as past, %5$s as distance, l.popularity, l.price, l.day_count, l.category, l.tags, l.participants, l.rating,
          case when l.next_since <= %4$L and l.next_until > %4$L then l.next_start else private.start_of(l.event_id, %4$L) end as start,
          -- Where a text matches: 0 in the title, 1 in venue or commune too, 2 elsewhere.
          case when ts_filter(l.search, '{a}') @@ %6$L::tsquery then 0 when ts_filter(l.search, '{a,b}') @@ %6$L::tsquery then 1 else 2 end as depth
        from %7$s
      ) as l
    )
    select coalesce(jsonb_agg(to_jsonb(page)), '[]') from (
      select event_id as id, past, key::text, second_key::text as "secondKey", distance, %8$s as score
      from keyed l
      where %9$s
      order by past, l.key, l.second_key, event_id
      limit %10$s
    ) as page
    $sql$,
    sign,
    case sort
      -- Matches in titles come first in both directions.
      when 'popularity' then format('popularity + %s * %s * 1e12', sign, case when query ? 'text' then 'depth' else '0' end)
      when 'score' then private.score_expression(query, likes) when 'date' then 'start' when 'rarity' then 'day_count' else sort
    end,
    case sort when 'score' then 'distance' when 'date' then '0' else 'start' end,
    moment,
    private.distance_expression(query -> 'origin'),
    query ->> 'text',
    case
      when query ? 'found'
        then format('unnest(%L::uuid[]) as found (event_id), %s', array(select jsonb_array_elements_text(query -> 'found')), listed)
      when query ?| array['text', 'city', 'commune', 'box', 'hours'] then format('(%s) as found, %s', private.select_matches(query, moment, false), listed)
      else format('public.event_listings l where l.over_at > %L and %s', moment, private.filter_condition(query, moment))
    end,
    private.score_expression(query, likes),
    case when after is null then 'true' else format(
      '(past, key, second_key, event_id) > (%L::boolean, %L::double precision, %L::double precision, %L::uuid)',
      after ->> 'past', after ->> 'key', after ->> 'secondKey', after ->> 'id'
    ) end,
    (query ->> 'limit')::integer + 1
  ) into page;
  return page;
end;
$function$;

create or replace function private.facet_deltas_of (
  listings uuid[],
  moment   timestamp with time zone
)
  returns SETOF private.facet_deltas
  language sql
  stable
  set search_path to ''
  AS $function$
  with standing as (
    select event_id, category, price, accessibility, time_zone, subcategory, is_online, day_count is not distinct from 1 as is_once,
      coalesce(moment, next_since) as at
    from public.event_listings
    where event_id = any (listings) and over_at > coalesce(moment, next_since)
  )
  select category, price, accessibility, time_zone, null, null, null, 1, false, subcategory, is_online, is_once from standing
  union all
  select s.category, s.price, s.accessibility, s.time_zone, t.first_part, t.last_part,
    max(t.last_part) over (partition by t.event_id order by t.first_part, t.position rows between unbounded preceding and 1 preceding),
    1, false, s.subcategory, s.is_online, s.is_once
  from standing s join public.event_timings t using (event_id)
  where t.counts_until > s.at or t.counts_again <= s.at;
$function$;

create or replace function private.filter_condition (
  query     jsonb,
  moment    timestamp with time zone,
  is_lookup boolean                  default false
)
  returns text
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  conditions text[] := '{true}';
  latitude constant double precision := query #>> '{origin,latitude}';
  height constant double precision := (query ->> 'radius')::double precision / 111;
begin
  if query ? 'ids' then
    conditions := conditions || format('l.event_id = any (%L::uuid[])', array(select jsonb_array_elements_text(query -> 'ids')));
  elsif query ? 'text' then
    conditions := conditions || format(
      case query ->> 'depth'
        when '0' then 'ts_filter(l.search, ''{a}'') @@ %1$L::tsquery'
        when '1' then 'ts_filter(l.search, ''{a,b}'') @@ %1$L::tsquery and not ts_filter(l.search, ''{a}'') @@ %1$L::tsquery'
        when '2' then 'l.search @@ %1$L::tsquery and not ts_filter(l.search, ''{a,b}'') @@ %1$L::tsquery'
        else 'l.search @@ %1$L::tsquery'
      end,
      query ->> 'text'
    );
  end if;
  if query ? 'city' then
    conditions := conditions || format('l.city = %L', query ->> 'city');
  end if;
  if query ? 'radius' then
    -- The latitude first: it excludes most rows without trigonometry.
    conditions := conditions || format(
      '(l.commune = %L or l.latitude between %s and %s and %s <= %s)', query ->> 'commune',
      latitude - height, latitude + height, private.distance_expression(query -> 'origin'), query ->> 'radius'
    );
  elsif query ? 'commune' then
    conditions := conditions || format('l.commune = %L', query ->> 'commune');
  end if;
  if query ? 'box' then
    conditions := conditions || format(
      -- Across the antimeridian, the west is greater than the east.
      'l.latitude between %2$s and %4$s and (l.longitude >= %1$s %5$s l.longitude <= %3$s)',
      query #>> '{box,0}', query #>> '{box,1}', query #>> '{box,2}', query #>> '{box,3}',
      case when (query #>> '{box,0}')::double precision <= (query #>> '{box,2}')::double precision then 'and' else 'or' end
    );
  end if;
  if query ? 'category' then
    conditions := conditions || format('l.category = %L', query ->> 'category');
  end if;
  if query ? 'subcategory' then
    conditions := conditions || format('coalesce(l.subcategory = %L, false)', query ->> 'subcategory');
  end if;
  if query ? 'online' then
    conditions := conditions || 'l.is_online'::text;
  end if;
  if query ? 'once' then
    conditions := conditions || 'coalesce(l.day_count = 1, false)'::text;
  end if;
  if query ? 'maxPrice' then
    conditions := conditions || format('coalesce(l.price <= %s, false)', query ->> 'maxPrice');
  end if;
  if query ? 'access' then
    conditions := conditions || format('l.accessibility @> %L', array(select jsonb_array_elements_text(query -> 'access')));
  end if;
  if query ? 'hours' and not query ? 'date' then
    conditions := conditions || format(
      'exists (select from public.event_timings t where t.event_id = l.event_id and (t.counts_until > %1$L or t.counts_again <= %1$L) and %2$s offset 0)',
      moment, private.hours_condition(query, 't.start_minute')
    );
  end if;
  if query ? 'date' then
    conditions := conditions || (
      select format(
        case when is_lookup
          -- The offset forces a lookup of the timings of one listing.
          then 'exists (select from public.event_timings t where t.event_id = l.event_id and %s and (%s) offset 0)'
          else 'l.event_id in (select t.event_id from public.event_timings t where %s and (%s))'
        end,
        format('(t.counts_until > %1$L or t.counts_again <= %1$L) and %2$s', moment, private.hours_condition(query, 't.start_minute')),
        -- Timings of at most a day are found by their start, the few longer ones by their end.
        coalesce(string_agg(format(
          case when query ? 'hours'
            -- What begins at an hour begins on a day of the filter.
            then 't.time_zone = any (%1$L) and t.first_part between %2$s and %3$s'
            else 't.time_zone = any (%1$L) and t.first_part between %2$s - 4 and %3$s and t.last_part >= %2$s'
            || ' or t.time_zone = any (%1$L) and t.last_part - t.first_part > 4 and t.last_part >= %2$s and t.first_part <= %3$s'
          end,
          zones, first_part, last_part
        ), ' or ' order by cardinality(zones) desc), 'false')
      )
      -- Most time zones share a window, however many are in use.
      from (
        select array_agg(time_zone) as zones, first_part, last_part from private.date_windows(array[query ->> 'date'], moment) group by 2, 3
      ) as shared
    );
  end if;
  return array_to_string(conditions, ' and ');
end;
$function$;

create or replace function private.find_events (
  query  jsonb,
  moment timestamp with time zone,
  OUT    counts jsonb,
  OUT    ids uuid[]
)
  returns record
  language plpgsql
  stable
  set search_path to ''
  set enable_sort to 'off'
  AS $function$
declare
  is_category constant text := private.filter_condition(jsonb_strip_nulls(jsonb_build_object('category', query -> 'category')), moment);
  is_subcategory constant text := private.filter_condition(jsonb_strip_nulls(jsonb_build_object('subcategory', query -> 'subcategory')), moment);
  is_price constant text := private.filter_condition(jsonb_strip_nulls(jsonb_build_object('maxPrice', query -> 'maxPrice')), moment);
  is_online constant text := private.filter_condition(jsonb_strip_nulls(jsonb_build_object('online', query -> 'online')), moment);
  is_once constant text := private.filter_condition(jsonb_strip_nulls(jsonb_build_object('once', query -> 'once')), moment);
  is_date constant text := case when query ? 'date' then 'bits & 16 <> 0' else 'true' end;
  radius constant double precision := coalesce((query ->> 'radius')::double precision, 0);
  -- For more matches, reading an index in order is faster.
  most_ids constant integer := 2000;
begin
  execute format(
    $sql$
    with class as materialized (
      -- Beyond the radius, category and price are those of the query: one class for each band.
      select case when band <= %4$s then l.category end as category, case
          when band > %4$s then null when price <= 0 then 0 when price <= 10 then 10 when price <= 20 then 20 when price <= 50 then 50 else 99
        end as price,
        -- Subcategories are counted for the category of the query.
        case when band <= %4$s and %6$L::boolean and %1$s then l.subcategory end as subcategory,
        is_online and band <= %4$s as online, coalesce(day_count = 1, false) and band <= %4$s as once,
        bits, band, is_over, %1$s as is_category, %7$s as is_subcategory, %2$s as is_price, %8$s as is_online, %9$s as is_once,
        %3$s as is_date, band <= %4$s as is_near, count(*) as n,
        array_agg(event_id) filter (where %1$s and %7$s and %2$s and %8$s and %9$s and %3$s and band <= %4$s) as ids
      from (%5$s) as l
      -- A row that fails two filters is in no count. A category is left out with its subcategory.
      where (%1$s and %7$s)::integer + (%2$s)::integer + (%8$s)::integer + (%9$s)::integer + (%3$s)::integer + (band <= %4$s)::integer >= 5
      group by category, 2, 3, online, once, bits, band, is_over, 9, 10, 11, 12, 13, 14, 15
    ), hit as (
      select * from class where is_category and is_subcategory and is_price and is_online and is_once and is_date and is_near
    ), coming as (
      select *, is_category and is_subcategory as is_topic, is_online and is_once as is_kind from class where not is_over
    )
    select jsonb_build_object(
      'total', (select coalesce(sum(n), 0) from hit),
      'past', (select coalesce(sum(n), 0) from hit where is_over),
      'categories', (
        select coalesce(jsonb_object_agg(category, n), '{}')
        from (select category, sum(n) as n from coming where is_price and is_kind and is_date and is_near group by 1) as each
      ),
      'kinds', (
        select jsonb_build_object(
          'online', coalesce(sum(n) filter (where online and is_once), 0), 'once', coalesce(sum(n) filter (where once and is_online), 0)
        ) from coming where is_topic and is_price and is_date and is_near
      ),
      'days', (
        select jsonb_build_object(
          'all', coalesce(sum(n), 0), 'today', coalesce(sum(n) filter (where bits & 1 <> 0), 0),
          'tonight', coalesce(sum(n) filter (where bits & 2 <> 0), 0),
          'tomorrow', coalesce(sum(n) filter (where bits & 4 <> 0), 0),
          'weekend', coalesce(sum(n) filter (where bits & 8 <> 0), 0)
        ) from coming where is_topic and is_price and is_kind and is_near
      ),
      'prices', (
        select jsonb_build_object(
          'all', coalesce(sum(n), 0), '0', coalesce(sum(n) filter (where price <= 0), 0),
          '10', coalesce(sum(n) filter (where price <= 10), 0), '20', coalesce(sum(n) filter (where price <= 20), 0),
          '50', coalesce(sum(n) filter (where price <= 50), 0)
        ) from coming where is_topic and is_kind and is_date and is_near
      )
    ) || case when %6$L::boolean then jsonb_build_object('subcategories', (
      select coalesce(jsonb_object_agg(subcategory, n), '{}') from (
        select subcategory, sum(n) as n from coming
        where is_category and is_price and is_kind and is_date and is_near and subcategory is not null group by 1
      ) as each
    )) else '{}' end || case when %10$L::boolean then jsonb_build_object('distances', (
      select jsonb_object_agg(kilometres, coalesce((select sum(n) from coming where is_topic and is_price and is_kind and is_date and band <= kilometres), 0))
      from unnest('{0,5,10,20,50,100}'::double precision[]) as kilometres
    )) else '{}' end,
    case when (select sum(n) from hit) <= %11$s then array(select unnest(hit.ids) from hit) end
    $sql$,
    is_category, is_price, is_date, radius, private.select_matches(query, moment, true), query ? 'category',
    is_subcategory, is_online, is_once, query ? 'commune', most_ids
  ) into counts, ids;
end;
$function$;

create or replace function private.hours_condition (
  query        jsonb,
  start_minute text
)
  returns text
  language sql
  immutable
  set search_path to ''
  AS $function$
  select case when query ? 'hours'
    -- Minutes before 1970 are negative. 0:00 sharp stands for an unknown hour.
    then format(
      '(%s %% 1440 + 1440) %% 1440 between %s and %s', start_minute,
      greatest((query #>> '{hours,0}')::integer, 1), (query #>> '{hours,1}')::integer - 1
    )
    else 'true'
  end;
$function$;

create or replace function private.hours_lookup (
  query  jsonb,
  moment timestamp with time zone
)
  returns text
  language sql
  stable
  set search_path to ''
  AS $function$
  select case
    when not query ? 'hours' then ''
    -- Only where a filter begins or ends within an hour are the timings needed.
    when whole.mask = touched.mask then format(' and l.hours & %s <> 0', touched.mask)
    else format(
      ' and l.hours & %s <> 0 and (l.hours & %s <> 0 or %s)', touched.mask, whole.mask,
      private.filter_condition(jsonb_build_object('hours', query -> 'hours'), moment)
    )
  end
  from (select (query #>> '{hours,0}')::integer as first, (query #>> '{hours,1}')::integer as last) as minute,
    lateral (select private.hours_mask(first / 60, (last + 59) / 60) as mask) as touched,
    lateral (select private.hours_mask((first + 59) / 60, last / 60) as mask) as whole;
$function$;

create or replace function private.hours_mask (
  first_hour integer,
  end_hour   integer
)
  returns integer
  language sql
  immutable
  set search_path to ''
  AS $function$
  select coalesce(bit_or(1 << hour), 0) from generate_series(first_hour, end_hour - 1) as hour;
$function$;

create or replace function private.is_online (
  status   text,
  location text
)
  returns boolean
  language sql
  immutable
  set search_path to ''
  AS $function$
  select status = 'moved_online' or private.fold_text(location) in ('en ligne', 'online', 'en linea');
$function$;

create or replace function private.list_events (
  listed uuid[]
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  insert into public.event_timings (
    event_id, position, begins_at, ends_at, first_day, last_day, start_minute, end_minute, counts_until, counts_again,
    time_zone, first_part, last_part
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
      -- Without seconds, as in the engine.
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
    -- A civil date has no instant that could pass, and the last timing keeps representing the event.
    case when has_instant and not (position = spans and ends_at = all_over) then ends_at else 'infinity' end,
    case when position = spans then all_over else 'infinity' end,
    time_zone,
    -- The day parts of private.date_windows.
    first_day * 4 + case when first_rest < 240 then 0 when first_rest < 1020 then 1 when first_rest < 1080 then 2 else 3 end,
    last_day * 4 + case when last_rest < 240 then 0 when last_rest < 1020 then 1 when last_rest < 1080 then 2 else 3 end
  from placed,
    lateral (select greatest(start_minute, end_minute - 1) as last_minute) as ending,
    lateral (select floor(start_minute / 1440.0::double precision)::integer as first_day, floor(last_minute / 1440.0::double precision)::integer as last_day) as days,
    lateral (select start_minute - first_day * 1440 as first_rest, last_minute - last_day * 1440 as last_rest) as rests;

  insert into public.event_listings (
    event_id, category, city, commune, time_zone, latitude, longitude, price, accessibility, tags, popularity,
    participants, rating, over_at, search, next_start, next_since, next_until, is_over, is_recommendable, subcategory, is_online, day_count
  )
  with event as materialized (
    select *, private.is_online(status, location) as is_online from public.events where id = any (listed)
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
  ), calendar as materialized (
    select event_id, private.count_days(range_agg(private.days_of_timing(start_minute, end_minute))) as days
    from public.event_timings where event_id = any (listed) group by 1
  )
  select e.id, e.category, city.name, e.commune, e.time_zone,
    case when not e.is_online then coalesce(e.latitude, known.latitude, place.latitude) end,
    case when not e.is_online then coalesce(e.longitude, known.longitude, place.longitude) end,
    amount.amount, e.accessibility, topic.tags, e.popularity_score,
    coalesce(e.participants, 0)::bigint + e.purchases_count, coalesce(e.rating, 0), coalesce(over_at, 'infinity'),
    private.search_of(array[e.title], 'A')
      || private.search_of(array[e.venue, e.location] || e.lineup, 'B')
      || private.search_of(array[e.organizer], 'C') || topic.search
      || setweight(to_tsvector('private.french', private.words_of(coalesce(e.description, ''))), 'D'),
    next_start, coalesce(since, '-infinity'), coalesce(until, 'infinity'), coalesce(over_at <= now(), false),
    e.status <> 'cancelled' and not e.is_reserved,
    nullif(topic.tags[1], e.category),
    e.is_online,
    calendar.days
  from event e
    join city using (location)
    join topic on topic.category = e.category and topic.subcategory is not distinct from e.subcategory
    left join amount on amount.price = e.price
    left join standing on standing.event_id = e.id
    left join calendar on calendar.event_id = e.id
    left join known on known.city = city.name
    left join public.places place on place.code = e.commune;

  insert into public.event_projections select * from private.projections_of(listed, null);
  perform private.add_facet_deltas(listed, now(), 1);
end;
$function$;

create or replace function private.minute_of_hour (
  hour time without time zone
)
  returns integer
  language sql
  immutable
  set search_path to ''
  AS $function$
  select (extract(hour from hour) * 60 + extract(minute from hour))::integer;
$function$;

create or replace function private.projections_of (
  listings uuid[],
  moment   timestamp with time zone
)
  returns SETOF public.event_projections
  language sql
  stable
  set search_path to ''
  AS $function$
  select l.event_id, l.over_at <= seen.at, floor((l.latitude + 90) * 20)::integer * 8192 + floor((l.longitude + 180) * 20)::integer, l.commune, l.category, l.price, l.accessibility,
    l.time_zone, l.latitude, l.longitude,
    cosd(l.latitude) * cosd(l.longitude), cosd(l.latitude) * sind(l.longitude), sind(l.latitude),
    times.parts[1][1], times.parts[1][2], times.parts[2][1],
    case when moment is null then l.next_since else '-infinity' end, case when moment is null then l.next_until else 'infinity' end,
    l.tags, l.participants, case when moment is null then l.next_start else private.start_of(l.event_id, moment) end, l.is_recommendable,
    case when l.over_at > seen.at then l.search end, l.rating, l.subcategory, l.is_online, l.day_count, coalesce(times.hours, 0)
  from public.event_listings l,
    lateral (select coalesce(moment, l.next_since) as at) as seen,
    lateral (
      select array_agg(array[t.first_part, t.last_part] order by t.first_part, t.position) as parts,
        bit_or(1 << minute / 60) filter (where minute > 0) as hours
      from public.event_timings t, lateral (select (t.start_minute % 1440 + 1440) % 1440 as minute) as clock
      where t.event_id = l.event_id and (t.counts_until > seen.at or t.counts_again <= seen.at)
    ) as times
  where l.event_id = any (listings);
$function$;

create or replace function private.read_explore_query (
  said          text,
  city          text,
  commune       text,
  radius_km     double precision,
  box           text,
  category      text,
  date_filter   text,
  first_day     date,
  last_day      date,
  max_price     double precision,
  access        text,
  sort          text,
  direction     text,
  page_size     integer,
  near          text,
  subcategory   text                   default null::text,
  begins_from   time without time zone default null::time without time zone,
  begins_before time without time zone default null::time without time zone,
  online        boolean                default false,
  once          boolean                default false
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  place record;
  origin jsonb := private.origin_of(near);
  -- Clients send lists as PostgREST does: {mobility,visual}.
  needs constant text[] := string_to_array(nullif(regexp_replace(access, '^{(.+)}$', '\1'), ''), ',');
  number constant text := '-?[0-9]{1,3}(\.[0-9]{1,15})?';
  sides double precision[];
begin
  if category not in ('music', 'sport', 'leisure', 'culture', 'tech', 'festival', 'food') then
    perform private.refuse_query('There is no such category', 'One of music, sport, leisure, culture, tech, festival, food.');
  end if;
  if not (private.explore_constants() -> 'subcategories') ? subcategory then
    perform private.refuse_query('There is no such subcategory', 'A slug of the taxonomy, such as jazz.');
  end if;
  if coalesce(begins_from, '00:00') >= coalesce(begins_before, '24:00') then
    perform private.refuse_query('The hours are no range', 'Give begins_from before begins_before, as HH:MM.');
  end if;
  if coalesce(date_filter, '') not in ('all', 'today', 'tonight', 'tomorrow', 'weekend') then
    perform private.refuse_query('There is no such filter of days', 'One of all, today, tonight, tomorrow, weekend.');
  end if;
  if (first_day is null) <> (last_day is null) or first_day > last_day
    or first_day < '1900-01-01' or last_day > '2199-12-31' then
    perform private.refuse_query('The days are no range', 'Give first_day and last_day, the first not after the last, of 1900 to 2199.');
  end if;
  if first_day is not null and date_filter <> 'all' then
    perform private.refuse_query('A range of days and a filter of days exclude each other', 'Leave out one of them.');
  end if;
  if not (max_price >= 0 and max_price < 'infinity') then
    perform private.refuse_query('The highest price is no amount', 'Give max_price in euros, 0 for free events.');
  end if;
  if not needs <@ array['hearing', 'intellectual', 'mobility', 'psychic', 'visual'] then
    perform private.refuse_query('There is no such access need', 'Any of hearing,intellectual,mobility,psychic,visual.');
  end if;
  if coalesce(sort, '') not in ('popularity', 'score', 'distance', 'date', 'price', 'rarity') then
    perform private.refuse_query('There is no such order', 'One of popularity, score, distance, date, price, rarity.');
  end if;
  if direction not in ('ascending', 'descending') then
    perform private.refuse_query('There is no such direction', 'One of ascending, descending.');
  end if;
  if page_size is null or page_size not between 1 and 100 then
    perform private.refuse_query('The page has no such size', 'Give page_size from 1 to 100.');
  end if;
  if box ~ format('^%s(,%s){3}$', number, number) then
    sides := string_to_array(box, ',');
  end if;
  if box is not null and (
    sides is null or abs(sides[1]) > 180 or abs(sides[3]) > 180 or abs(sides[2]) > 90 or abs(sides[4]) > 90
    or sides[2] >= sides[4] or sides[1] = sides[3]
  ) then
    perform private.refuse_query('The box is no part of a map', 'Give west,south,east,north in degrees, south below north.');
  end if;
  if radius_km is not null and (commune is null or not (radius_km > 0 and radius_km <= 500)) then
    perform private.refuse_query('There is no such radius', 'Give commune and radius_km, above 0 and at most 500.');
  end if;
  if commune is not null then
    select code, latitude, longitude into place from public.places where code = commune;
    if not found then
      perform private.refuse_query('There is no such commune', 'Give its INSEE code, such as 35238 for Rennes.');
    end if;
    if place.latitude is not null then
      origin := jsonb_build_object('latitude', place.latitude, 'longitude', place.longitude);
    end if;
  end if;
  return jsonb_strip_nulls(jsonb_build_object(
    'text', private.search_query(said),
    'city', nullif(private.city_of(city), ''),
    -- One metre at least: the square of a tiny radius underflows. `greatest` ignores nulls.
    'commune', commune, 'radius', case when radius_km is not null then greatest(radius_km, 0.001) end,
    'origin', origin - 'city',
    'box', to_jsonb(sides),
    'category', category,
    'subcategory', subcategory,
    'hours', case when begins_from > '00:00' or begins_before < '24:00' then jsonb_build_array(
      private.minute_of_hour(coalesce(begins_from, '00:00')), private.minute_of_hour(coalesce(begins_before, '24:00'))
    ) end,
    'online', case when online then true end,
    'once', case when once then true end,
    'date', case when first_day is not null then first_day || '/' || last_day else nullif(date_filter, 'all') end,
    'maxPrice', max_price,
    'access', to_jsonb(needs),
    'sort', sort,
    'direction', coalesce(direction, case when sort in ('popularity', 'score') then 'descending' else 'ascending' end),
    'limit', page_size
  ));
end;
$function$;

create or replace function private.refresh_listings()
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  changed constant uuid[] := array(
    select event_id from public.event_listings where next_until <= now() and next_until < 'infinity' for update skip locked
  );
begin
  insert into private.facet_deltas
  select category, price, accessibility, time_zone, first_part, last_part, earlier_part, sum(events * sign), false, subcategory, is_online, is_once
  from (
    select *, -1 as sign from private.facet_deltas_of(changed, null)
    union all
    select *, 1 from private.facet_deltas_of(changed, now())
  ) as change
  group by 1, 2, 3, 4, 5, 6, 7, 10, 11, 12
  having sum(events * sign) <> 0;
  update public.event_listings l
  set (next_start, next_since, next_until, is_over)
    = (select s.next_start, s.since, s.until, s.is_over from private.standing_of(l.event_id, l.over_at, now()) as s)
  where event_id = any (changed);
  update public.event_projections p
  set is_over = now_is.is_over, first_part = now_is.first_part, last_part = now_is.last_part, again_part = now_is.again_part,
    next_start = now_is.next_start, search = now_is.search, hours = now_is.hours, next_since = now_is.next_since, next_until = now_is.next_until
  from private.projections_of(changed, null) as now_is
  where p.event_id = now_is.event_id;
  -- Reading some thousand more rows takes milliseconds, compacting a second.
  if (select count(*) from (select from private.facet_deltas where not is_compacted limit 20000) as added) = 20000 then
    perform private.compact_facet_deltas();
  end if;
end;
$function$;

create or replace function private.select_matches (
  query       jsonb,
  moment      timestamp with time zone,
  with_counts boolean
)
  returns text
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  radius constant double precision := coalesce((query ->> 'radius')::double precision, 0);
  -- Without a radius, 5 km cover most events of a commune.
  distances constant double precision[] := case
    when with_counts then array(select distinct kilometres from unnest(array[5, 10, 20, 50, 100, nullif(radius, 0)]) as kilometres where kilometres is not null order by 1)
    else array[coalesce(nullif(radius, 0), 5)]
  end;
  latitude constant double precision := query #>> '{origin,latitude}';
  longitude constant double precision := query #>> '{origin,longitude}';
  -- The squared chord through a unit sphere: three products for each row, no trigonometry.
  chord constant text := format(
    '((l.x - %1$s) * (l.x - %1$s) + (l.y - %2$s) * (l.y - %2$s) + (l.z - %3$s) * (l.z - %3$s))',
    cosd(latitude) * cosd(longitude), cosd(latitude) * sind(longitude), sind(latitude)
  );
  -- A query with ids includes past events.
  standing constant text := case when query ? 'ids' then 'l.is_over in (false, true)' else 'not l.is_over' end;
  valid constant text := format('%s and l.next_since <= %L and l.next_until > %2$L', standing, moment);
  passing constant text := private.filter_condition(
    query - '{city,commune,radius,date,hours}'::text[]
      - case when with_counts then '{category,subcategory,maxPrice,online,once}'::text[] else '{}' end, moment
  ) || private.hours_lookup(query, moment);
  -- With hours, a timing must begin in the window.
  begins constant text := case when query ? 'hours'
    then 'l.first_part >= %2$s and ' || replace(private.hours_condition(query, 'l.next_start'), '%', '%%')
    else 'true'
  end;
  joined constant text := case when query ? 'city'
    then format(' join public.event_listings c on c.event_id = l.event_id and c.city = %L', query ->> 'city') else ''
  end;
  band text := '0';
  cells int4multirange;
  parts text[];
  all_days text;
  own_days text;
begin
  if query ? 'box' then
    cells := private.cells_around(
      (query #>> '{box,0}')::double precision, (query #>> '{box,1}')::double precision,
      (query #>> '{box,2}')::double precision, (query #>> '{box,3}')::double precision
    );
  end if;
  if query ? 'commune' then
    cells := coalesce(cells, '{(,)}') * private.cells_around(longitude, latitude, longitude, latitude, distances[cardinality(distances)]);
    band := format(
      'case when l.commune = %L then 0 else coalesce((%L::double precision[])[width_bucket(%s, %L::double precision[]) + 1], ''infinity'') end',
      query ->> 'commune', distances, chord,
      array(select power(2 * sin(kilometres / 6371 / 2), 2) from unnest(distances) as kilometres order by kilometres)
    );
  end if;
  parts := array[
    format(case
      when cells is null then 'public.event_projections l %2$s where %3$s and %4$s'
      -- Text and ids have indexes of their own.
      when query ? 'text' then 'public.event_projections l %2$s where %3$s and %4$s and l.cell <@ %1$L::int4multirange'
      -- The offset forces one index scan for each line of cells.
      else 'unnest(%1$L::int4multirange) as cells,'
        || ' lateral (select * from public.event_projections l where l.cell >= lower(cells) and l.cell < upper(cells) and %3$s offset 0) as l %2$s where %4$s'
    end, cells, joined, valid, passing),
    -- Rows whose stored values are not valid at that moment.
    format('private.changed_projections(%L) l %s where %s and %s', moment, joined, standing, passing)
  ];
  if query ? 'commune' then
    -- Events of the commune with coordinates outside the circle.
    parts := parts || format(
      'public.event_projections f, lateral (select * from public.event_projections l where l.event_id = f.event_id offset 0) as l %s'
      || ' where f.commune = %L and %s and (f.cell <@ %L::int4multirange) is not true and %s and %s',
      joined, query ->> 'commune', replace(standing, 'l.', 'f.'), cells, valid, passing
    );
  end if;
  -- A call for each row would be slow: the windows are written out, once for all time zones that share them.
  select string_agg(days, ' ' order by is_paris desc), string_agg(own, ' ' order by is_paris desc) into all_days, own_days
  from (
    select bool_or(time_zone = 'Europe/Paris') as is_paris,
      format(lookup, string_agg(quote_literal(time_zone), ', '), upto, replace(replace(bits, 'l.next_start', 't.start_minute'), 'l.', 't.'), moment, bits) as days,
      format(lookup, string_agg(quote_literal(time_zone), ', '), upto, replace(replace(own_bit, 'l.next_start', 't.start_minute'), 'l.', 't.'), moment, own_bit) as own
    from (
      select time_zone, max(last_part) as upto, string_agg(bit, ' | ' order by number) as bits,
        coalesce(max(bit) filter (where number = 5), '0') as own_bit
      from private.date_windows('{today,tonight,tomorrow,weekend}'::text[] || (query ->> 'date'), moment), lateral (
        select format('case when l.first_part <= %1$s and l.last_part >= %2$s and ' || begins || ' then %3$s else 0 end', last_part, first_part, 1 << number - 1) as bit
      ) as bit
      group by time_zone
    ) as zone, lateral (
      select 'when l.time_zone in (%1$s) then case when l.first_part > %2$s then 0 when l.again_part <= %2$s then'
        || ' (select bit_or(%3$s) from public.event_timings t where t.event_id = l.event_id and (t.counts_until > %4$L or t.counts_again <= %4$L))'
        || ' else %5$s end' as lookup
    ) as template
    group by upto, bits, own_bit, lookup
  ) as each;
  all_days := coalesce('coalesce(case ' || all_days || ' end, 0)', '0');
  own_days := case when query ? 'date' then coalesce('coalesce(case ' || own_days || ' end, 0)', '0') else '16' end;
  return (
    select format(case
      -- The offsets make band and bits computed once.
      when with_counts then 'select *, case when band <= %2$s then %3$s else %4$s end as bits from (%1$s offset 0) as l offset 0'
      else 'select * from (%1$s) as l where band <= %2$s and %4$s <> 0'
    end, string_agg(format('select %s, %s as band from %s', columns, band, part), ' union all '), radius, all_days, own_days)
    -- An index has all of these columns.
    from unnest(parts) as part, lateral (
      select 'l.event_id, l.category, l.time_zone, l.first_part, l.last_part, l.again_part, '
        || case when not with_counts then 'l.next_start, l.tags, l.participants, l.rating, ' || chord || ' as chord'
          else 'l.price, l.next_start, l.subcategory, l.is_online, l.day_count, ' || case when query ? 'ids' then 'l.is_over' else 'false as is_over' end end as columns
    ) as each
  );
end;
$function$;

create or replace function public.explore_events (
  text          text                   default ''::text,
  city          text                   default null::text,
  commune       text                   default null::text,
  radius_km     double precision       default null::double precision,
  box           text                   default null::text,
  category      text                   default null::text,
  date_filter   text                   default 'all'::text,
  first_day     date                   default null::date,
  last_day      date                   default null::date,
  max_price     double precision       default null::double precision,
  access        text                   default null::text,
  sort          text                   default 'popularity'::text,
  direction     text                   default null::text,
  page_size     integer                default 24,
  cursor        text                   default null::text,
  near          text                   default null::text,
  subcategory   text                   default null::text,
  begins_from   time without time zone default null::time without time zone,
  begins_before time without time zone default null::time without time zone,
  online        boolean                default false,
  once          boolean                default false
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  set statement_timeout to '1s'
  set random_page_cost to '1.1'
  set jit to 'off'
  AS $function$
declare
  start text := near;
  query jsonb;
  after jsonb;
  likes text[] := '{}';
  answer jsonb;
begin
  if private.signed_in_user() is not null then
    start := coalesce(near, (select location from public.profiles where id = private.signed_in_user()));
    likes := case when sort = 'score' then private.likes_of_user() else '{}' end;
  end if;
  query := private.read_explore_query(
    explore_events."text", city, commune, radius_km, box, category, date_filter, first_day, last_day, max_price, access,
    sort, direction, page_size, start, subcategory, begins_from, begins_before, online, once
  );
  after := private.read_cursor(explore_events."cursor", query);
  -- All pages use the moment of the first, so that no event moves between them.
  answer := private.explore(query, coalesce((after ->> 'moment')::timestamptz, now()), likes, after);
  return answer || jsonb_build_object('correction', case
    when answer -> 'total' = '0' and query ? 'text' then private.correct_search(explore_events."text")
  end);
exception
  when query_canceled then
    raise exception 'The search took longer than a second'
      using errcode = 'PT503', hint = 'Narrow it: a commune, a day or a category.';
end;
$function$;

create index event_listings_by_rarity on public.event_listings using btree (day_count, next_start, event_id)
  where (not is_over);

create index event_projections_by_cell on public.event_projections using btree (is_over, cell)
  include
  (event_id, commune, category, price, accessibility, time_zone, latitude, longitude, x, y, z, first_part, last_part,
  again_part, next_since, next_until, next_start, subcategory, is_online, day_count, hours);

comment on column "private"."facet_deltas"."is_once" is 'Whether the event takes place on one day only.';

comment on column "public"."event_listings"."day_count" is 'Days on which the event takes place, past ones included: the engine''s countDays. Null without a date.';

comment on column "public"."event_listings"."is_online" is 'Without address and distance: private.is_online.';

comment on column "public"."event_listings"."latitude" is 'Of the event, else of its known city, else of its commune. Null online.';

comment on column "public"."event_listings"."subcategory" is 'Slug; null for none and for one that the taxonomy does not know.';

comment on column "public"."event_projections"."hours" is 'The hours at which the timings that count begin: bit 20 for 20:00 to 20:59. A timing that begins at 0:00 sharp has no known hour.';

comment on function "private"."count_days"(int4multirange) is 'The number of days of a calendar.';

comment on function "private"."count_from_deltas"(jsonb, timestamp with time zone) is 'Total and facet counts of a query without text, place and hours, from the stored deltas. Security definer, because clients read no table of this schema.';

comment on function "private"."days_of_timing"(integer, integer) is 'The civil days of one timing.';

comment on function "private"."explore_index_page"(jsonb, timestamp
  with time zone, text[], jsonb) is 'A page of events to come in the order of an index: popularity, date, price or rarity.';

comment on function "private"."hours_condition"(jsonb, text) is 'SQL condition: what begins at a civil minute begins within the hours of a query.';

comment on function "private"."hours_lookup"(jsonb, timestamp with time zone) is 'SQL condition, after another one: a projection l has a timing that begins within the hours of a query.';

comment on function "private"."hours_mask"(integer, integer) is 'Hours of a day as in event_projections.hours: from the first until before the end.';

comment on function "private"."is_online"(text, text) is 'Whether an event takes place online, without address and distance: the engine''s isOnline.';

comment on function "private"."minute_of_hour"(time without time zone) is 'Minutes since midnight, 1440 for 24:00. Seconds do not count.';

comment on function
  "private"."read_explore_query"(text, text, text, double precision, text, text, text, date, date, double precision,
  text,
  text,
  text,
  integer, text, text, time without time zone, time without time zone, boolean, boolean) is 'Validates the arguments of explore_events and returns them as one query. Status 400 names the invalid argument.';

comment on function "private"."select_matches"(jsonb, timestamp with time zone, boolean) is 'SQL select of the rows of event_projections that match a query. With counts, of those too that fail its category, subcategory, price, online, once, date or radius: band is the smallest distance in kilometres that covers a row (0 in the commune itself), bits are the date filters that find it (today, tonight, tomorrow, weekend, the query''s own; beyond its radius only the last).';

comment on function
  "public"."explore_events"(text, text, text, double precision, text, text, text, date, date, double precision, text,
  text,
  text,
  integer,
  text, text, text, time without time zone, time without time zone, boolean, boolean) is 'One page of published events with exact total and facet counts. docs/decisions/0019 describes the arguments and the answer.';

revoke all on function "private"."count_days"(int4multirange) from public;

revoke all on function "private"."days_of_timing"(integer, integer) from public;

revoke all on function "private"."hours_condition"(jsonb, text) from public;

grant execute on function "private"."hours_condition"(jsonb, text) to "anon", "authenticated", "service_role";

revoke all on function "private"."hours_lookup"(jsonb, timestamp with time zone) from public;

grant execute
  on function "private"."hours_lookup"(jsonb, timestamp with time zone)
  to "anon", "authenticated", "service_role";

revoke all on function "private"."hours_mask"(integer, integer) from public;

grant execute on function "private"."hours_mask"(integer, integer) to "anon", "authenticated", "service_role";

revoke all on function "private"."is_online"(text, text) from public;

revoke all on function "private"."minute_of_hour"(time without time zone) from public;

grant execute on function "private"."minute_of_hour"(time without time zone) to "anon", "authenticated", "service_role";

revoke all
  on function
    "private"."read_explore_query"(text, text, text, double precision, text, text, text, date, date, double precision,
    text, text, text, integer, text, text, time without time zone, time without time zone, boolean, boolean)
  from public;

grant execute
  on function
    "private"."read_explore_query"(text, text, text, double precision, text, text, text, date, date, double precision,
    text, text, text, integer, text, text, time without time zone, time without time zone, boolean, boolean)
  to "anon", "authenticated", "service_role";

revoke all
  on function
    "public"."explore_events"(text, text, text, double precision, text, text, text, date, date, double precision, text,
    text, text, integer, text, text, text, time without time zone, time without time zone, boolean, boolean)
  from public;

grant execute
  on function
    "public"."explore_events"(text, text, text, double precision, text, text, text, date, date, double precision, text,
    text, text, integer, text, text, text, time without time zone, time without time zone, boolean, boolean)
  to "anon", "authenticated";

grant execute
  on function
    "public"."explore_events"(text, text, text, double precision, text, text, text, date, date, double precision, text,
    text, text, integer, text, text, text, time without time zone, time without time zone, boolean, boolean)
  to "service_role";

-- Existing databases: the new columns of the read model, and what is computed from them.
with topic as materialized (
  select said.category, said.subcategory, (private.topic_of(said.category, said.subcategory)).tags
  from (select distinct category, subcategory from public.events) as said
), calendar as (
  select event_id, private.count_days(range_agg(private.days_of_timing(start_minute, end_minute))) as days
  from public.event_timings group by 1
)
update public.event_listings l
set subcategory = nullif(topic.tags[1], e.category), day_count = calendar.days,
  is_online = private.is_online(e.status, e.location),
  latitude = case when not private.is_online(e.status, e.location) then l.latitude end,
  longitude = case when not private.is_online(e.status, e.location) then l.longitude end
from public.events e
  join topic on topic.category = e.category and topic.subcategory is not distinct from e.subcategory
  left join calendar on calendar.event_id = e.id
where e.id = l.event_id;
delete from public.event_projections;
insert into public.event_projections select * from private.projections_of(array(select event_id from public.event_listings), null);
delete from private.facet_deltas;
select private.add_facet_deltas(array(select event_id from public.event_listings), null, 1);
select private.compact_facet_deltas();
