set check_function_bodies = off;

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
    select category, price, accessibility, time_zone, first_part, last_part, earlier_part, -events as events
    from private.facet_deltas_of(changed, null)
    union all
    select category, price, accessibility, time_zone, first_part, last_part, earlier_part, events
    from private.facet_deltas_of(changed, moment)
  ), days as materialized (
    select filters[number] as filter, range.time_zone, range.first_part, range.last_part from private.date_windows(filters, moment) as range
  ), found as (
    select 'all' as filter, category, price, accessibility, events from private.facet_deltas where first_part is null
    union all
    -- Timings of at most a day are found by their start.
    select filter, t.category, t.price, t.accessibility, t.events
    from days join private.facet_deltas t
      on t.time_zone = days.time_zone and t.first_part between days.first_part - 4 and days.last_part and t.last_part >= days.first_part
    where t.last_part - t.first_part <= 4 and (t.earlier_part is null or t.earlier_part < days.first_part)
    union all
    select filter, t.category, t.price, t.accessibility, t.events
    from days join private.facet_deltas t
      on t.time_zone = days.time_zone and t.first_part <= days.last_part and t.last_part >= days.first_part
    where t.last_part - t.first_part > 4 and (t.earlier_part is null or t.earlier_part < days.first_part)
    union all
    select 'all', category, price, accessibility, events from change where first_part is null
    union all
    select filter, t.category, t.price, t.accessibility, t.events
    from days join change t
      on t.time_zone = days.time_zone and t.first_part <= days.last_part and t.last_part >= days.first_part
    where t.earlier_part is null or t.earlier_part < days.first_part
  ), class as materialized (
    select filter, category, not query ? 'category' or category = query ->> 'category' as is_category,
      price, not query ? 'maxPrice' or coalesce(price <= highest, false) as is_price, sum(events) as n
    from found
    where accessibility @> needs
    group by filter, category, price
  )
  select jsonb_build_object(
    'total', (select coalesce(sum(n), 0) from class where filter = chosen and is_category and is_price),
    -- Only a text finds past events.
    'past', 0,
    'categories', (
      select coalesce(jsonb_object_agg(category, n), '{}')
      from (select category, sum(n) as n from class where filter = chosen and is_price group by 1 having sum(n) <> 0) as each
    ),
    'days', (
      select jsonb_object_agg(each.filter, coalesce(n, 0))
      from unnest('{all,today,tonight,tomorrow,weekend}'::text[]) as each (filter)
        left join (select filter, sum(n) as n from class where is_category and is_price group by 1) as counted using (filter)
    ),
    'prices', (
      select jsonb_build_object(
        'all', coalesce(sum(n), 0), '0', coalesce(sum(n) filter (where price <= 0), 0),
        '10', coalesce(sum(n) filter (where price <= 10), 0), '20', coalesce(sum(n) filter (where price <= 20), 0),
        '50', coalesce(sum(n) filter (where price <= 50), 0)
      ) from class where filter = chosen and is_category
    )
  ) into counts;
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
  places constant text[] := '{text,city,commune,box}';
  matched jsonb := private.with_matches(query);
  counts jsonb;
  total double precision;
  ids uuid[];
  page jsonb;
  relaxations jsonb := '[]';
begin
  if query ?| places then
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
    from unnest('{text,city,commune,box,category,date,maxPrice,access}'::text[]) with ordinality as filter (name, position),
      lateral (
        select case name when 'text' then query else matched end - name - case name when 'commune' then 'radius' else '' end as wider offset 0
      ) as without,
      lateral (
        select (case when wider ?| places then (private.find_events(wider, moment)).counts else private.count_from_deltas(wider, moment) end
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
  is_price constant text := private.filter_condition(jsonb_strip_nulls(jsonb_build_object('maxPrice', query -> 'maxPrice')), moment);
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
        bits, band, is_over, %1$s as is_category, %2$s as is_price, %3$s as is_date, band <= %4$s as is_near, count(*) as n,
        array_agg(event_id) filter (where %1$s and %2$s and %3$s and band <= %4$s) as ids
      from (%5$s) as l
      -- A row that fails two filters is in no count.
      where (%1$s)::integer + (%2$s)::integer + (%3$s)::integer + (band <= %4$s)::integer >= 3
      group by 1, 2, 3, 4, 5, 6, 7
    ), hit as (
      select * from class where is_category and is_price and is_date and is_near
    ), coming as (
      select * from class where not is_over
    )
    select jsonb_build_object(
      'total', (select coalesce(sum(n), 0) from hit),
      'past', (select coalesce(sum(n), 0) from hit where is_over),
      'categories', (
        select coalesce(jsonb_object_agg(category, n), '{}')
        from (select category, sum(n) as n from coming where is_price and is_date and is_near group by 1) as each
      ),
      'days', (
        select jsonb_build_object(
          'all', coalesce(sum(n), 0), 'today', coalesce(sum(n) filter (where bits & 1 <> 0), 0),
          'tonight', coalesce(sum(n) filter (where bits & 2 <> 0), 0),
          'tomorrow', coalesce(sum(n) filter (where bits & 4 <> 0), 0),
          'weekend', coalesce(sum(n) filter (where bits & 8 <> 0), 0)
        ) from coming where is_category and is_price and is_near
      ),
      'prices', (
        select jsonb_build_object(
          'all', coalesce(sum(n), 0), '0', coalesce(sum(n) filter (where price <= 0), 0),
          '10', coalesce(sum(n) filter (where price <= 10), 0), '20', coalesce(sum(n) filter (where price <= 20), 0),
          '50', coalesce(sum(n) filter (where price <= 50), 0)
        ) from coming where is_category and is_date and is_near
      )
    ) || case when %6$L::boolean then jsonb_build_object('distances', (
      select jsonb_object_agg(kilometres, coalesce((select sum(n) from coming where is_category and is_price and is_date and band <= kilometres), 0))
      from unnest('{0,5,10,20,50,100}'::double precision[]) as kilometres
    )) else '{}' end,
    case when (select sum(n) from hit) <= %7$s then array(select unnest(hit.ids) from hit) end
    $sql$,
    is_category, is_price, case when query ? 'date' then 'bits & 16 <> 0' else 'true' end, radius,
    private.select_matches(query, moment, true), query ? 'commune', most_ids
  ) into counts, ids;
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
    query - '{city,commune,radius,date}'::text[] - case when with_counts then '{category,maxPrice}'::text[] else '{}' end, moment
  );
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
      format(lookup, string_agg(quote_literal(time_zone), ', '), upto, replace(bits, 'l.', 't.'), moment, bits) as days,
      format(lookup, string_agg(quote_literal(time_zone), ', '), upto, replace(own_bit, 'l.', 't.'), moment, own_bit) as own
    from (
      select time_zone, max(last_part) as upto, string_agg(bit, ' | ' order by number) as bits,
        coalesce(max(bit) filter (where number = 5), '0') as own_bit
      from private.date_windows('{today,tonight,tomorrow,weekend}'::text[] || (query ->> 'date'), moment), lateral (
        select format('case when l.first_part <= %s and l.last_part >= %s then %s else 0 end', last_part, first_part, 1 << number - 1) as bit
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
        || case when not with_counts then 'l.tags, l.participants, l.rating, ' || chord || ' as chord'
          when query ? 'ids' then 'l.price, l.is_over' else 'l.price, false as is_over' end as columns
    ) as each
  );
end;
$function$;

comment on function "private"."find_events"(jsonb, timestamp with time zone) is 'Total, past events among it, and facet counts of any query, from the events that match it: for each choice of a filter, the number of events to come under the other filters. And their ids, if they are few enough to sort.';
