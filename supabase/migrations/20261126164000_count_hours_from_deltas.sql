set check_function_bodies = off;

drop index "private"."facet_deltas_by_part";

drop index "private"."facet_deltas_of_events";

drop index "public"."event_projections_by_hour";

alter table "private"."facet_deltas"
  add column "hour" integer not null default '-1'::integer;

create or replace function private.add_counts (
  one   jsonb,
  other jsonb
)
  returns jsonb
  language sql
  immutable
  set search_path to ''
  AS $function$
  select coalesce(jsonb_object_agg(key, case
    when jsonb_typeof(coalesce(one -> key, other -> key)) = 'object'
      then private.add_counts(coalesce(one -> key, '{}'), coalesce(other -> key, '{}'))
    else to_jsonb(coalesce((one ->> key)::bigint, 0) + coalesce((other ->> key)::bigint, 0))
  end), '{}')
  from (select jsonb_object_keys(one) union select jsonb_object_keys(other)) as either (key);
$function$;

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
  select category, price, accessibility, time_zone, first_part, last_part, earlier_part, events * sign, false, subcategory, is_online, is_once, hour
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
  select category, price, accessibility, time_zone, first_part, last_part, earlier_part, sum(events), true, subcategory, is_online, is_once, hour
  from taken
  group by 1, 2, 3, 4, 5, 6, 7, 10, 11, 12, 13
  having sum(events) <> 0
  order by hour >= 0, first_part is not null, last_part - first_part > 4, time_zone, first_part;
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
      select filter, category, not query ? 'category' or category = query ->> 'category' as is_category,
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

create or replace function private.count_matches (
  query  jsonb,
  moment timestamp with time zone,
  OUT    counts jsonb,
  OUT    ids uuid[]
)
  returns record
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  if query ?| '{text,city,commune,box}' then
    select f.counts, f.ids into counts, ids from private.find_events(query, moment) as f;
    return;
  end if;
  counts := private.count_from_deltas(query, moment);
  if query ? 'hours' then
    counts := private.add_counts(counts, (private.find_events(query || '{"uncounted": true}', moment)).counts);
  end if;
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
      -- statistics, there are at least 100 events. For the hours of a day it reads more: many events come before the first match.
      or total * total * 3 < page_length * (
        select greatest(reltuples, 100) from pg_catalog.pg_class where oid = 'public.event_listings_by_popularity'::regclass
      )
      or query ?& '{date,hours}' and total <= 8000
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
      when 'popularity' then case when query ? 'text' then format('popularity + %s * depth * 1e12', sign) else sort end
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
  ), timing as (
    select s.*, t.first_part, t.last_part, hour, max(t.last_part) over earlier as earlier_part,
      max(t.first_part) filter (where hour is not null) over earlier as earlier_start, min(hour) over each = max(hour) over each as has_one_hour
    from standing s join public.event_timings t using (event_id),
      -- 0:00 sharp stands for an unknown hour.
      lateral (select nullif((t.start_minute % 1440 + 1440) % 1440, 0) / 60 as hour) as clock
    where t.counts_until > s.at or t.counts_again <= s.at
    window each as (partition by t.event_id),
      earlier as (partition by t.event_id order by t.first_part, t.position rows between unbounded preceding and 1 preceding)
  )
  select category, price, accessibility, time_zone, null, null, null, 1, false, subcategory, is_online, is_once, -1 from standing
  union all
  select category, price, accessibility, time_zone, first_part, last_part, earlier_part, 1, false, subcategory, is_online, is_once, -1 from timing
  union all
  select category, price, accessibility, time_zone, null, null, null, 1, false, subcategory, is_online, is_once, hour
  from timing where has_one_hour and hour is not null and earlier_start is null
  union all
  select category, price, accessibility, time_zone, first_part, first_part, earlier_start, 1, false, subcategory, is_online, is_once, hour
  from timing where has_one_hour and hour is not null;
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
    else case
      -- The condition of the index event_projections_by_hour: one known hour of the filter, or several hours. A place and a text have
      -- indexes of their own. Events of one whole hour are counted already where a query is for the uncounted.
      when query ?| '{commune,box,text,ids}' then ''
      else format(
        ' and (case when l.hours & (l.hours - 1) = 0 then l.hours else -1 end) = any (%L)',
        array(select 1 << hour from generate_series(0, 23) as hour
          where case when query ? 'uncounted' then touched.mask - whole.mask else touched.mask end & (1 << hour) <> 0) || -1
      )
    end || format(' and l.hours & %s <> 0', touched.mask) || case
      -- Only where a filter begins or ends within an hour is more needed: the start of an event's one timing, or its timings.
      when whole.mask = touched.mask then ''
      else format(
        ' and (l.hours & %s <> 0 or case when l.again_part is null then %s else %s end)', whole.mask,
        private.hours_condition(query, 'l.next_start'),
        private.filter_condition(jsonb_build_object('hours', query -> 'hours'), moment)
      )
    end
  end
  from (select (query #>> '{hours,0}')::integer as first, (query #>> '{hours,1}')::integer as last) as minute,
    lateral (select private.hours_mask(first / 60, (last + 59) / 60) as mask) as touched,
    lateral (select private.hours_mask((first + 59) / 60, last / 60) as mask) as whole;
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
  select category, price, accessibility, time_zone, first_part, last_part, earlier_part, sum(events * sign), false, subcategory, is_online, is_once, hour
  from (
    select *, -1 as sign from private.facet_deltas_of(changed, null)
    union all
    select *, 1 from private.facet_deltas_of(changed, now())
  ) as change
  group by 1, 2, 3, 4, 5, 6, 7, 10, 11, 12, 13
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

create index facet_deltas_by_part on private.facet_deltas using btree (hour, time_zone, first_part);

create index facet_deltas_of_events on private.facet_deltas using btree (hour)
  where (first_part is null);

create index event_projections_by_hour on public.event_projections using btree ((
CASE
    when ((hours & (hours - 1)) = 0) THEN hours
    ELSE '-1'::integer
end),
  first_part)
  include
  (event_id, hours, category, price, accessibility, time_zone, last_part, again_part, next_since, next_until,
  next_start, subcategory, is_online, day_count)
  where (not is_over);

comment on column "private"."facet_deltas"."hour" is 'The hour at which all known timings of the event begin, 20 for 20:00 to 20:59, in rows of their own: a timing is there as long as its start. -1 in the rows of all events.';

comment on function "private"."add_counts"(jsonb, jsonb) is 'The sum of two objects of counts, key by key.';

comment on function "private"."count_from_deltas"(jsonb, timestamp with time zone) is 'Total and facet counts of a query without text and place, from the stored deltas. With hours, of the events that begin at one hour that is wholly among them: private.count_matches adds the others. Security definer, because clients read no table of this schema.';

comment on function "private"."count_matches"(jsonb, timestamp with time zone) is 'Total and facet counts of any query, from the stored deltas where they know all of its filters. And the ids of its events, where they were found and are few.';

revoke all on function "private"."add_counts"(jsonb, jsonb) from public;

grant execute on function "private"."add_counts"(jsonb, jsonb) to "anon", "authenticated", "service_role";

revoke all on function "private"."count_matches"(jsonb, timestamp with time zone) from public;

grant execute
  on function "private"."count_matches"(jsonb, timestamp with time zone)
  to "anon", "authenticated", "service_role";

-- Existing databases: the rows of hours.
delete from private.facet_deltas;
select private.add_facet_deltas(array(select event_id from public.event_listings), null, 1);
select private.compact_facet_deltas();
