set check_function_bodies = off;

create function private.card_of(event_id uuid, moment timestamptz) returns jsonb
  language sql stable set search_path = ''
  as $$
  select jsonb_build_object(
    'id', id, 'title', title, 'category', category, 'subcategory', subcategory, 'location', location, 'venue', venue,
    'latitude', latitude, 'longitude', longitude, 'date', date, 'time', "time", 'end_time', end_time,
    'time_zone', time_zone, 'status', status, 'image', image, 'participants', participants, 'max_capacity', max_capacity,
    'price', price, 'organizer', organizer, 'rating', rating, 'reviews', reviews, 'ticket_url', ticket_url,
    'source', source, 'source_url', source_url, 'licence', licence,
    'created_by', created_by, 'created_at', created_at, 'upvotes_count', upvotes_count,
    'downvotes_count', downvotes_count, 'popularity_score', popularity_score, 'purchases_count', purchases_count,
    'accessibility', accessibility, 'commune', commune
  ) || jsonb_build_object('timings', coalesce((
    select jsonb_agg(jsonb_build_object('begin', begins_at, 'end', ends_at) order by position)
    from (
      select begins_at, ends_at, position from public.event_timings t
      -- A card shows the next timing, or the last if all are over.
      where t.event_id = card_of.event_id and jsonb_array_length(events.timings) > 0
        and (t.counts_until > moment or t.counts_again <= moment)
      order by position
      limit 50
    ) as shown
  ), '[]'))
  from public.events where id = card_of.event_id;
$$;

comment on function private.card_of is
  'The fields of an event that a card shows, with at most fifty timings that are not over.';

revoke all on function private.card_of from public;
grant execute on function private.card_of to anon, authenticated, service_role;

create function private.count_from_deltas(query jsonb, moment timestamptz) returns jsonb
  language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan set enable_mergejoin = off set enable_hashjoin = off
  as $$
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
$$;

comment on function private.count_from_deltas is
  'Total and facet counts of a query without text and place, from the stored deltas. Security definer, because clients read no table of this schema.';

revoke all on function private.count_from_deltas from public;
grant execute on function private.count_from_deltas to anon, authenticated, service_role;

create function private.explore_deep_page(query jsonb, moment timestamptz, likes text[], after jsonb) returns jsonb
  -- With many matches, the index of an order has the first of them soon, and the others are looked up in it instead of sorted. The
  -- planner cannot know how many match.
  language plpgsql stable set search_path = '' set enable_sort = off set enable_nestloop = off
  as $$
declare
  -- Difference between the keys of two depths: see private.explore_sorted_page.
  step constant double precision := 1e12;
  size constant integer := (query ->> 'limit')::integer + 1;
  -- With more matches than `most`, an index walk finds a page within `steps`, unless only unpopular titles have the words.
  most constant integer := 2000;
  steps constant integer := 4000;
  is_by_depth constant boolean := query ->> 'sort' = 'popularity';
  -- Within its limits whatever the key of a cursor.
  first_depth constant integer := case
    when is_by_depth then greatest(0, least(2, coalesce(round((after ->> 'key')::double precision / step), 0)))
    else 2
  end;
  own jsonb;
  has_many boolean := true;
  -- The last entry of the previous page, with its key within its depth.
  last jsonb;
  part jsonb;
  page jsonb := '[]';
  ids uuid[];
begin
  for depth in first_depth .. 2 loop
    last := case
      when not is_by_depth then after
      when depth = first_depth then after || jsonb_build_object('key', ((after ->> 'key')::double precision - depth * step)::text)
    end;
    own := query || jsonb_build_object('steps', steps);
    if is_by_depth then
      own := own || jsonb_build_object('depth', depth);
      execute format(
        'select count(*) > %s from (select from public.event_projections l where not is_over and %s limit %1$s + 1) as found',
        most, private.filter_condition(jsonb_build_object('text', query -> 'text', 'depth', depth), moment)
      ) into has_many;
    end if;
    part := '[]';
    if has_many then
      select coalesce(jsonb_agg(
        case when is_by_depth then entry || jsonb_build_object('key', ((entry ->> 'key')::double precision + depth * step)::text) else entry end
        order by position
      ), '[]') into part
      from jsonb_array_elements(private.explore_index_page(own, moment, likes, last)) with ordinality as listed (entry, position);
    end if;
    if jsonb_array_length(part) < size then
      if has_many and is_by_depth and query ->> 'direction' = 'descending' then
        -- All matches, looked up in the index of popularity until the page is full.
        execute format(
          $sql$
          with found as materialized (
            %1$s
          ), changed as materialized (
            select event_id from private.changed_projections(%2$L)
          )
          select array(
            select l.event_id from public.event_listings l
            -- "is true" prevents a join, so that the scan ends with the page.
            where not l.is_over and %3$s and (l.event_id in (select event_id from found)) is true and l.event_id not in (table changed)
            order by l.popularity desc, l.next_start, l.event_id
            limit %4$s
          ) || array(select event_id from found where event_id in (table changed))
          $sql$,
          private.select_matches(own, moment, false), moment,
          private.after_condition('l.popularity', 'l.next_start', 'l.event_id', last, true), size
        ) into ids;
        own := own || jsonb_build_object('found', ids);
      end if;
      part := private.explore_sorted_page(own, moment, likes, after);
    end if;
    page := page || part;
    exit when jsonb_array_length(page) >= size;
  end loop;
  return page;
end;
$$;

comment on function private.explore_deep_page is
  'A page of many text matches to come. By popularity, matches in titles come first, and matches elsewhere only fill the rest of the page.';

revoke all on function private.explore_deep_page from public;
grant execute on function private.explore_deep_page to anon, authenticated, service_role;

create function private.explore(query jsonb, moment timestamptz, likes text[], after jsonb) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
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
    'counts', counts - 'total',
    'relaxations', relaxations
  );
end;
$$;

comment on function private.explore is
  'The answer of explore_events to a validated query. likes are the slugs that a score rewards.';

revoke all on function private.explore from public;
grant execute on function private.explore to anon, authenticated, service_role;

-- The engine's explore() is the contract: the same events, in the same order, with the same numbers.

create function public.explore_events(
  "text" text default '',
  city text default null,
  commune text default null,
  radius_km double precision default null,
  box text default null,
  category text default null,
  date_filter text default 'all',
  first_day date default null,
  last_day date default null,
  max_price double precision default null,
  access text default null,
  sort text default 'popularity',
  direction text default null,
  page_size integer default 24,
  "cursor" text default null,
  near text default null
) returns jsonb
  language plpgsql stable set search_path = '' set statement_timeout = '1s' set random_page_cost = 1.1 set jit = off
  as $$
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
    sort, direction, page_size, start
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
$$;

comment on function public.explore_events is
  'One page of published events with exact total and facet counts. docs/decisions/0019 describes the arguments and the answer.';

revoke all on function public.explore_events from public, anon, authenticated;
grant execute on function public.explore_events to anon, authenticated;

create function private.find_events(query jsonb, moment timestamptz, out counts jsonb, out ids uuid[])
  -- The planner cannot know that many rows form few groups: it would sort all rows.
  language plpgsql stable set search_path = '' set enable_sort = off
  as $$
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
        bits, band, %1$s as is_category, %2$s as is_price, %3$s as is_date, band <= %4$s as is_near, count(*) as n,
        array_agg(event_id) filter (where %1$s and %2$s and %3$s and band <= %4$s) as ids
      from (%5$s) as l
      -- A row that fails two filters is in no count.
      where (%1$s)::integer + (%2$s)::integer + (%3$s)::integer + (band <= %4$s)::integer >= 3
      group by 1, 2, 3, 4, 5, 6
    ), hit as (
      select * from class where is_category and is_price and is_date and is_near
    )
    select jsonb_build_object(
      'total', (select coalesce(sum(n), 0) from hit),
      'categories', (
        select coalesce(jsonb_object_agg(category, n), '{}')
        from (select category, sum(n) as n from class where is_price and is_date and is_near group by 1) as each
      ),
      'days', (
        select jsonb_build_object(
          'all', coalesce(sum(n), 0), 'today', coalesce(sum(n) filter (where bits & 1 <> 0), 0),
          'tonight', coalesce(sum(n) filter (where bits & 2 <> 0), 0),
          'tomorrow', coalesce(sum(n) filter (where bits & 4 <> 0), 0),
          'weekend', coalesce(sum(n) filter (where bits & 8 <> 0), 0)
        ) from class where is_category and is_price and is_near
      ),
      'prices', (
        select jsonb_build_object(
          'all', coalesce(sum(n), 0), '0', coalesce(sum(n) filter (where price <= 0), 0),
          '10', coalesce(sum(n) filter (where price <= 10), 0), '20', coalesce(sum(n) filter (where price <= 20), 0),
          '50', coalesce(sum(n) filter (where price <= 50), 0)
        ) from class where is_category and is_date and is_near
      )
    ) || case when %6$L::boolean then jsonb_build_object('distances', (
      select jsonb_object_agg(kilometres, coalesce((select sum(n) from class where is_category and is_price and is_date and band <= kilometres), 0))
      from unnest('{0,5,10,20,50,100}'::double precision[]) as kilometres
    )) else '{}' end,
    case when (select sum(n) from hit) <= %7$s then array(select unnest(hit.ids) from hit) end
    $sql$,
    is_category, is_price, case when query ? 'date' then 'bits & 16 <> 0' else 'true' end, radius,
    private.select_matches(query, moment, true), query ? 'commune', most_ids
  ) into counts, ids;
end;
$$;

comment on function private.find_events is
  'Total and facet counts of any query, from the events that match it: for each choice of a filter, the number of events under the other filters. And their ids, if they are few enough to sort.';

revoke all on function private.find_events from public;
grant execute on function private.find_events to anon, authenticated, service_role;

create function private.explore_index_page(query jsonb, moment timestamptz, likes text[], after jsonb) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
declare
  sort constant text := query ->> 'sort';
  sign constant integer := case when query ->> 'direction' = 'descending' then -1 else 1 end;
  key constant text := case sort when 'date' then 'l.next_start' else 'l.' || sort end;
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
    'event_id, popularity, price, category, tags, participants, rating, latitude, longitude',
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
$$;

comment on function private.explore_index_page is
  'A page of events to come in the order of an index: popularity, date or price.';

revoke all on function private.explore_index_page from public;
grant execute on function private.explore_index_page to anon, authenticated, service_role;

create function private.select_matches(query jsonb, moment timestamptz, with_counts boolean) returns text
  language plpgsql stable set search_path = ''
  as $$
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
        || case when with_counts then 'l.price' else 'l.tags, l.participants, l.rating, ' || chord || ' as chord' end as columns
    ) as each
  );
end;
$$;

comment on function private.select_matches is
  'SQL select of the rows of event_projections that match a query. With counts, of those too that fail its category, price, date or radius: band is the smallest distance in kilometres that covers a row (0 in the commune itself), bits are the date filters that find it (today, tonight, tomorrow, weekend, the query''s own; beyond its radius only the last).';

revoke all on function private.select_matches from public;
grant execute on function private.select_matches to anon, authenticated, service_role;

create function private.explore_ranked_page(query jsonb, moment timestamptz, likes text[], after jsonb) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
declare
  constants constant jsonb := private.explore_constants();
  is_by_score constant boolean := query ->> 'sort' = 'score';
  sign constant integer := case when query ->> 'direction' = 'descending' then -1 else 1 end;
  -- By score, then distance; or by distance only.
  last_key constant double precision := case when is_by_score then after ->> 'key' else '0' end;
  last_far constant double precision := after ->> case when is_by_score then 'secondKey' else 'key' end;
  ids uuid[];
begin
  execute format(
    $sql$
    with found as materialized (
      select event_id, key, far - slack as nearest, far + slack as farthest, is_open
      from (
        -- A chord yields the distance to within a metre or a millionth. The offsets make both computed once.
        select event_id, %1$s as key, %2$s as far, 0.001 + distance * 1e-6 as slack, %3$s as is_open
        from (
          select *, case when chord is null then %4$s else 2 * %5$s * asin(least(1, sqrt(chord) / 2)) end as distance
          from (%6$s) as found offset 0
        ) as l
        offset 0
      ) as found
      where is_open or (key, far + slack) >= (%7$L::double precision, %8$L::double precision)
    ), edge as materialized (
      select key, farthest from found
      where not is_open and (key, nearest) > (%7$L::double precision, %8$L::double precision)
      order by key, farthest
      offset %9$s limit 1
    )
    select array(select event_id from found where is_open or coalesce((key, nearest) <= (select key, farthest from edge), true))
    $sql$,
    case when is_by_score then format('(%s * (%s))::double precision', sign, private.score_expression(query, likes)) else '0::double precision' end,
    case when is_by_score then 'distance' else format('%s * distance', sign) end,
    -- Within a metre of a distance at which the points change.
    case when is_by_score then (
      select string_agg(format('distance between %1$s - 0.001 and %1$s + 0.001', tier ->> 'withinKm'), ' or ')
      from jsonb_path_query(constants, '$.exploreRules[*].tiers[*]') as tier
    ) else 'false' end,
    constants ->> 'unknownDistance', constants ->> 'earthRadius',
    private.select_matches(query, moment, false),
    coalesce(last_key, '-infinity'), coalesce(last_far, '-infinity'),
    query ->> 'limit'
  ) into ids;
  return private.explore_sorted_page(query || jsonb_build_object('found', ids), moment, likes, after);
end;
$$;

comment on function private.explore_ranked_page is
  'A page of very many events by score or distance: event_projections yields the candidates, and only these are looked up.';

revoke all on function private.explore_ranked_page from public;
grant execute on function private.explore_ranked_page to anon, authenticated, service_role;

create function private.explore_sorted_page(query jsonb, moment timestamptz, likes text[], after jsonb) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
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
        select l.event_id, l.over_at <= %4$L as past, %5$s as distance, l.popularity, l.price, l.category, l.tags, l.participants, l.rating,
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
      when 'score' then private.score_expression(query, likes) when 'date' then 'start' else sort
    end,
    case sort when 'score' then 'distance' when 'date' then '0' else 'start' end,
    moment,
    private.distance_expression(query -> 'origin'),
    query ->> 'text',
    case
      when query ? 'found'
        then format('unnest(%L::uuid[]) as found (event_id), %s', array(select jsonb_array_elements_text(query -> 'found')), listed)
      when query ?| array['text', 'city', 'commune', 'box'] then format('(%s) as found, %s', private.select_matches(query, moment, false), listed)
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
$$;

comment on function private.explore_sorted_page is
  'A page of all matches, sorted: for few matches, for texts (past events included) and for orders that depend on the user.';

revoke all on function private.explore_sorted_page from public;
grant execute on function private.explore_sorted_page to anon, authenticated, service_role;
