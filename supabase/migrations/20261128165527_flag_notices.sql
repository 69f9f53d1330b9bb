set check_function_bodies = off;

drop trigger "list_changed_event" on "public"."events";

alter table "public"."events"
  add column "is_notice" boolean not null default false;

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
  -- Of the events that begin at one hour of the query, all of it in the query; -1 stands for all events.
  hours constant integer[] := case when query ? 'hours'
    then array(select generate_series(((query #>> '{hours,0}')::integer + 59) / 60, (query #>> '{hours,1}')::integer / 60 - 1)) else '{-1}'
  end;
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
    select 'all' as filter, category, subcategory, price, accessibility, is_online, is_once, events from private.facet_deltas where first_part is null and hour = any (hours)
    union all
    -- Timings of at most a day are found by their start.
    select filter, t.category, t.subcategory, t.price, t.accessibility, t.is_online, t.is_once, t.events
    from days join private.facet_deltas t
      on t.time_zone = days.time_zone and t.first_part between days.first_part - 4 and days.last_part and t.last_part >= days.first_part
    where t.hour = any (hours) and t.last_part - t.first_part <= 4 and (t.earlier_part is null or t.earlier_part < days.first_part)
    union all
    select filter, t.category, t.subcategory, t.price, t.accessibility, t.is_online, t.is_once, t.events
    from days join private.facet_deltas t
      on t.time_zone = days.time_zone and t.first_part <= days.last_part and t.last_part >= days.first_part
    -- In the rows of an hour, no timing is long.
    where t.hour = -1 and not query ? 'hours' and t.last_part - t.first_part > 4 and (t.earlier_part is null or t.earlier_part < days.first_part)
    union all
    select 'all', category, subcategory, price, accessibility, is_online, is_once, events * sign from change where first_part is null and hour = any (hours)
    union all
    select filter, t.category, t.subcategory, t.price, t.accessibility, t.is_online, t.is_once, t.events * t.sign
    from days join change t
      on t.time_zone = days.time_zone and t.first_part <= days.last_part and t.last_part >= days.first_part
    where t.hour = any (hours) and (t.earlier_part is null or t.earlier_part < days.first_part)
  ), class as materialized (
    select *, is_category and (not query ? 'subcategory' or coalesce(subcategory = query ->> 'subcategory', false)) as is_topic,
      not query ? 'maxPrice' or coalesce(price <= highest, false) as is_price,
      (not query ? 'online' or is_online) and (not query ? 'once' or is_once) as is_kind
    from (
      select filter, category, (not query ? 'category' or category = query ->> 'category') and (not query ? 'withoutNotices' or category <> 'notice') as is_category,
        -- Fewer groups for a query that needs no subcategory.
        case when query ?| '{category,subcategory}' then subcategory end as subcategory, price, is_online, is_once, sum(events) as n
      from found
      where accessibility @> needs
      group by filter, category, 4, price, is_online, is_once
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
  matched jsonb := private.with_matches(query);
  counts jsonb;
  total double precision;
  ids uuid[];
  page jsonb;
  relaxations jsonb := '[]';
begin
  select m.counts, m.ids into counts, ids from private.count_matches(matched, moment) as m;
  if ids is not null then
    matched := matched || jsonb_build_object('found', ids);
  end if;
  total := counts ->> 'total';
  page := case
    when total = 0 then '[]'
    when query ->> 'sort' in ('distance', 'score') and ids is null then private.explore_ranked_page(matched, moment, likes, after)
    when query ->> 'sort' in ('distance', 'score') or (query ?| '{text,hours}' or query ->> 'sort' = 'rarity') and ids is not null
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
        select case name when 'text' then query else matched end - name - case name when 'commune' then 'radius' when 'category' then 'subcategory' else '' end
          || case when name = 'category' then '{"withoutNotices": true}'::jsonb else '{}' end as wider offset 0
      ) as without,
      lateral (
        select ((private.count_matches(wider, moment)).counts ->> 'total')::integer as relaxed offset 0
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
  if query ? 'withoutNotices' then
    conditions := conditions || 'l.category <> ''notice'''::text;
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
    conditions := conditions || private.date_condition(query, moment, is_lookup);
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
  is_category constant text := private.filter_condition(
    jsonb_strip_nulls(jsonb_build_object('category', query -> 'category', 'withoutNotices', query -> 'withoutNotices')), moment
  );
  is_subcategory constant text := private.filter_condition(jsonb_strip_nulls(jsonb_build_object('subcategory', query -> 'subcategory')), moment);
  is_price constant text := private.filter_condition(jsonb_strip_nulls(jsonb_build_object('maxPrice', query -> 'maxPrice')), moment);
  is_online constant text := private.filter_condition(jsonb_strip_nulls(jsonb_build_object('online', query -> 'online')), moment);
  is_once constant text := private.filter_condition(jsonb_strip_nulls(jsonb_build_object('once', query -> 'once')), moment);
  is_date constant text := case when query ? 'date' then 'bits & 16 <> 0' else 'true' end;
  radius constant double precision := coalesce((query ->> 'radius')::double precision, 0);
  -- For more matches, reading an index in order is faster, but less so for the hours of a day and for what is rare on it: there many
  -- events come before the first match.
  most_ids constant integer := case when query ? 'date' and (query ? 'hours' or query ->> 'sort' = 'rarity') then 8000 else 2000 end;
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
    participants, rating, over_at, search, next_start, next_since, next_until, is_over, is_recommendable, subcategory, is_online, day_count, days
  )
  with event as materialized (
    select *, private.is_online(status, location) as is_online from public.events where id = any (listed)
  ), city as materialized (
    select location, private.city_of(location) as name from (select distinct location from event) as said
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
    select event_id, range_agg(private.days_of_timing(start_minute, end_minute)) as days
    from public.event_timings where event_id = any (listed) group by 1
  )
  select e.id, case when e.is_notice then 'notice' else e.category end, city.name, e.commune, e.time_zone,
    case when not e.is_online then coalesce(e.latitude, known.latitude, place.latitude) end,
    case when not e.is_online then coalesce(e.longitude, known.longitude, place.longitude) end,
    e.price_amount, e.accessibility, topic.tags, e.popularity_score,
    coalesce(e.participants, 0)::bigint + e.purchases_count, coalesce(e.rating, 0), coalesce(over_at, 'infinity'),
    private.search_of(array[e.title], 'A')
      || private.search_of(array[e.venue, e.location] || e.lineup, 'B')
      || private.search_of(array[e.organizer], 'C') || topic.search
      || setweight(to_tsvector('private.french', private.words_of(coalesce(e.description, ''))), 'D'),
    next_start, coalesce(since, '-infinity'), coalesce(until, 'infinity'), coalesce(over_at <= now(), false),
    e.status <> 'cancelled' and not e.is_reserved and not e.is_notice,
    nullif(topic.tags[1], e.category),
    e.is_online,
    private.count_days(calendar.days),
    calendar.days
  from event e
    join city using (location)
    join topic on topic.category = e.category and topic.subcategory is not distinct from e.subcategory
    left join standing on standing.event_id = e.id
    left join calendar on calendar.event_id = e.id
    left join known on known.city = city.name
    left join public.places place on place.code = e.commune;

  insert into public.event_projections select * from private.projections_of(listed, null);
  perform private.add_facet_deltas(listed, now(), 1);
end;
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
  if category not in ('music', 'sport', 'leisure', 'culture', 'tech', 'festival', 'food', 'notice') then
    perform private.refuse_query('There is no such category', 'One of music, sport, leisure, culture, tech, festival, food, notice.');
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
    'withoutNotices', case when category is null then true end,
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
      - case when with_counts then '{category,withoutNotices,subcategory,maxPrice,online,once}'::text[] else '{}' end, moment
  ) || private.hours_lookup(query, moment) || case when query ? 'date' and not with_counts
    -- The index of hours stops where events begin later.
    then format(' and l.first_part <= %s', (select max(last_part) from private.date_windows(array[query ->> 'date'], moment))) else ''
  end;
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

create or replace function public.suggest_searches (
  text text default ''::text
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  set statement_timeout to '1s'
  set random_page_cost to '1.1'
  set jit to 'off'
  set enable_seqscan to 'off'
  set plan_cache_mode to 'force_custom_plan'
  AS $function$
declare
  said constant text := private.words_of(left(suggest_searches."text", 100));
  query jsonb;
  words tsquery;
  ids uuid[];
  answer jsonb := '{"events": [], "venues": [], "communes": [], "correction": null}';
begin
  if char_length(said) < 2 then
    return answer;
  end if;
  query := private.with_matches(
    private.read_explore_query(said, null, null, null, null, null, 'all', null, null, null, null, 'popularity', null, 5, null)
  );
  words := query ->> 'text';
  answer := answer || jsonb_build_object('communes', (
    select coalesce(jsonb_agg(to_jsonb(place) - 'rank' order by rank, population desc), '[]') from (
      select code, name, department, postal_codes, population, rank from (
        select *, 1 as rank from public.places where folded_name = said
        union all
        select *, 2 from public.places where folded_name like said || '%' and folded_name <> said
        union all
        select *, 1 from public.places where postal_codes @> array[said]
      ) as found
      order by rank, population desc
      limit 5
    ) as place
  ));
  ids := array(
    select (entry ->> 'id')::uuid
    from jsonb_array_elements(case
      -- There are few enough to sort them.
      when query ? 'ids' then private.explore_sorted_page(query || jsonb_build_object('found', array(
        select event_id from public.event_listings l
        where event_id in (select jsonb_array_elements_text(query -> 'ids')::uuid) and category <> 'notice'
      )), now(), '{}', null)
      else private.explore_deep_page(query, now(), '{}', null)
    end) with ordinality as listed (entry, position)
    where position <= 5 and not (entry -> 'past')::boolean
    order by position
  );
  answer := answer || jsonb_build_object('events', (
    select coalesce(jsonb_agg(
      jsonb_build_object('id', id, 'title', title, 'location', location, 'venue', venue, 'category', category)
      order by array_position(ids, id)
    ), '[]')
    -- An index serves a condition under row level security only when all its functions are leakproof: `=` is, `->>` is not.
    from public.events where id = any (ids)
  ));
  answer := answer || jsonb_build_object('venues', (
    select coalesce(jsonb_agg(to_jsonb(place) order by events desc, venue), '[]') from (
      select e.venue, e.location, e.commune, count(*) as events
      from (
        select event_id from public.event_projections where not is_over and ts_filter(search, '{a,b}') @@ words and category <> 'notice' limit 500
      ) as found join public.events e on e.id = found.event_id
      where ' ' || private.words_of(e.venue) like '% ' || said || '%'
      group by 1, 2, 3
      order by count(*) desc, 1
      limit 5
    ) as place
  ));
  if answer -> 'events' = '[]' and answer -> 'communes' = '[]' then
    answer := answer || jsonb_build_object('correction', private.correct_search(said));
  end if;
  return answer;
exception
  when query_canceled then
    raise exception 'The search took longer than a second' using errcode = 'PT503', hint = 'Type more letters.';
end;
$function$;

create trigger list_changed_event
  after update of title,
    category,
    subcategory,
    location,
    venue,
    latitude,
    longitude,
    commune,
    date,
    "time",
    end_time,
    time_zone,
    timings,
    price,
    price_kind,
    price_amount,
    organizer,
    description, participants, rating, accessibility, publication, status, is_reserved, is_notice on public.events
  for each row
  when (((old.publication = 'published'::text) OR (new.publication = 'published'::text)))
  execute function private.list_event();

comment on column "public"."event_listings"."category" is 'Of the event, or notice for what is no event: lists of all categories leave it out (docs/decisions/0116).';

comment on column "public"."event_listings"."is_recommendable" is 'Neither cancelled nor reserved for one group, and no notice.';

comment on column "public"."events"."is_notice" is 'No event to go to: a recruitment session, a test of an agenda. Lists show it only if asked. Written by the importer, never for an event of a user.';
