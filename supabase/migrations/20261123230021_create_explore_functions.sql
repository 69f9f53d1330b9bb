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

create function private.count_tallied(query jsonb, moment timestamptz) returns jsonb
  language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan set enable_mergejoin = off set enable_hashjoin = off
  as $$
declare
  chosen constant text := coalesce(query ->> 'date', 'all');
  highest constant double precision := query ->> 'maxPrice';
  needs constant text[] := array(select jsonb_array_elements_text(query -> 'access'));
  -- Listings whose stored values are not valid at that moment.
  changed constant uuid[] := array(
    select event_id from public.event_listings where next_since > moment and next_since > '-infinity'
    union
    select event_id from public.event_listings where next_until <= moment and next_until < 'infinity'
  );
  counts jsonb;
begin
  with recursive change as materialized (
    select category, price, accessibility, time_zone, first_slot, last_slot, earlier_slot, -events as events
    from private.tally_of(changed, null)
    union all
    select category, price, accessibility, time_zone, first_slot, last_slot, earlier_slot, events
    from private.tally_of(changed, moment)
  ), zone (time_zone) as (
    -- A loose index scan: one lookup for each distinct value.
    select min(t.time_zone) from private.event_tally t
    union all
    select (select min(t.time_zone) from private.event_tally t where t.time_zone > zone.time_zone) from zone where zone.time_zone is not null
  ), clock as (
    select time_zone from zone where time_zone is not null union select time_zone from change
  ), days as materialized (
    select filter, time_zone, range.first_slot, range.last_slot
    from clock, (select unnest('{today,tonight,tomorrow,weekend}'::text[]) as filter union select chosen where chosen <> 'all') as each,
      lateral private.slots_of(filter, moment, time_zone) as range
  ), found as (
    select 'all' as filter, category, price, accessibility, events from private.event_tally where first_slot is null
    union all
    -- Timings of at most a day are found by their start.
    select filter, t.category, t.price, t.accessibility, t.events
    from days join private.event_tally t
      on t.time_zone = days.time_zone and t.first_slot between days.first_slot - 4 and days.last_slot and t.last_slot >= days.first_slot
    where t.last_slot - t.first_slot <= 4 and (t.earlier_slot is null or t.earlier_slot < days.first_slot)
    union all
    select filter, t.category, t.price, t.accessibility, t.events
    from days join private.event_tally t
      on t.time_zone = days.time_zone and t.first_slot <= days.last_slot and t.last_slot >= days.first_slot
    where t.last_slot - t.first_slot > 4 and (t.earlier_slot is null or t.earlier_slot < days.first_slot)
    union all
    select 'all', category, price, accessibility, events from change where first_slot is null
    union all
    select filter, t.category, t.price, t.accessibility, t.events
    from days join change t
      on t.time_zone = days.time_zone and t.first_slot <= days.last_slot and t.last_slot >= days.first_slot
    where t.earlier_slot is null or t.earlier_slot < days.first_slot
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

comment on function private.count_tallied is
  'Total and facet counts of a query without text and place, from the stored deltas. Security definer, because clients read no table of this schema.';

create function private.count_coming() returns bigint
  language sql stable security definer set search_path = ''
  return (select coalesce(sum(events), 0) from private.event_tally where first_slot is null);

comment on function private.count_coming is
  'The approximate number of events to come: it includes those that ended since the last refresh. Security definer, because clients read no table of this schema.';

create function private.explore_counts(query jsonb, moment timestamptz) returns jsonb
  language sql stable set search_path = ''
  as $$
  select case
    when query ?| array['text', 'city', 'commune', 'box'] then private.count_found(query, moment)
    else private.count_tallied(query, moment)
  end;
$$;

comment on function private.explore_counts is
  'Total and facet counts of a query: for each choice of a filter, the number of events under the other filters.';

create function private.explore_total(query jsonb, moment timestamptz, omitted text) returns integer
  language sql stable set search_path = ''
  return (
    private.explore_counts(query - case omitted when 'commune' then '{commune,radius}'::text[] else array[omitted] end, moment) ->> 'total'
  )::integer;

comment on function private.explore_total is 'The number of events that a query finds without one of its filters.';

revoke all on function
  private.count_tallied, private.count_coming, private.explore_counts, private.explore_total
  from public;
grant execute on function
  private.count_tallied, private.count_coming, private.explore_counts, private.explore_total
  to anon, authenticated, service_role;

create function private.explore_deep_page(query jsonb, moment timestamptz, likes text[], after jsonb) returns jsonb
  -- With many matches, the index of an order has the first of them soon. The planner cannot know how many match.
  language plpgsql stable set search_path = '' set enable_sort = off
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
begin
  for depth in first_depth .. 2 loop
    last := case
      when not is_by_depth then after
      when depth = first_depth then after || jsonb_build_object('key', ((after ->> 'key')::double precision - depth * step)::text)
    end;
    own := query || jsonb_build_object('steps', steps);
    if is_by_depth then
      own := own || jsonb_build_object('depth', depth);
      execute format('select count(*) > %s from (select from public.event_pins p where not is_over and %s limit %1$s + 1) as found', most, private.text_condition(own, 'p'))
      into has_many;
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
      part := case when has_many and is_by_depth
        then private.explore_popular_page(own, moment, likes, after, last)
        else private.explore_sorted_page(own, moment, likes, after)
      end;
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
  matched jsonb := private.with_matches(query);
  counts jsonb;
  ids uuid[];
  page jsonb;
  relaxations jsonb := '[]';
begin
  if query ?| array['text', 'city', 'commune', 'box'] then
    select f.counts, f.ids into counts, ids from private.find_events(matched, moment) as f;
  else
    counts := private.count_tallied(query, moment);
  end if;
  page := private.explore_page(
    matched || case when ids is null then '{}' else jsonb_build_object('found', ids) end, moment, likes, after, (counts ->> 'total')::integer
  );
  if counts -> 'total' = '0' then
    select coalesce(jsonb_agg(jsonb_build_object('filter', name, 'total', relaxed) order by position), '[]') into relaxations
    from (
      select name, position, private.explore_total(case name when 'text' then query else matched end, moment, name) as relaxed
      from unnest('{text,city,commune,box,category,date,maxPrice,access}'::text[]) with ordinality as filter (name, position)
      where query ? name
    ) as each
    where relaxed > 0;
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
  distances constant double precision[] := private.distances_of(query);
  reach constant double precision := (private.own_distances(query))[1];
  -- The distances up to the query's own. With a text all distances, because matches are looked up once.
  near constant double precision[] := array(
    select radius from unnest(distances) as radius where radius <= reach or query ? 'text' order by radius
  );
  is_category constant text := private.kind_condition(query - 'maxPrice'::text);
  is_price constant text := private.kind_condition(query - 'category'::text);
  is_date constant text := case when query ? 'date' then 'bits & 16 <> 0' else 'true' end;
  is_near constant text := format('band <= %s', private.near_band(query, distances));
  -- For more matches, reading an index in order is faster.
  most_ids constant integer := 2000;
begin
  execute format(
    $sql$
    with changed as materialized (
      select * from private.changed_pins(%1$L)
    ), class as materialized (
      select *, %5$s as is_category, %6$s as is_date, %7$s as is_near from (%2$s) as counted
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
    ) || case when %3$L::double precision[] is null then '{}' else jsonb_build_object('distances', (
      select jsonb_object_agg(kilometres, coalesce((select sum(n) from class where is_category and is_price and is_date and band <= place), 0))
      from unnest('{0}'::double precision[] || %3$L::double precision[]) with ordinality as each (kilometres, number),
        lateral (select number - 1 as place) as numbered
      where kilometres in (0, 5, 10, 20, 50, 100)
    )) end,
    case when (select sum(n) from hit) <= %4$s then array(select unnest(hit.ids) from hit) end
    $sql$,
    moment,
    (
      -- A row that fails two filters is in no count.
      select string_agg(format(
        'select category, case when price <= 0 then 0 when price <= 10 then 10 when price <= 20 then 20 when price <= 50 then 50 else 99 end as price,'
        || ' %1$s as is_price, bits, band, count(*) as n, array_agg(event_id) filter (where %1$s and %2$s and %3$s and %4$s) as ids'
        || ' from (%5$s) as found where band <= %6$s and (%1$s and %2$s or (%1$s or %2$s) and %3$s) group by 1, 2, 3, 4, 5',
        is_price, is_category, is_date, is_near, part, cardinality(near)
      ), ' union all ')
      from unnest(private.found_pins(query, moment, near)) as part
    ) || case when cardinality(near) < cardinality(distances) then (
      select string_agg(format(
        ' union all select %L, null, true, 16, band, count(*), null from (%s) as found where %s group by band', query ->> 'category', part, is_date
      ), '')
      from unnest(private.found_pins(query, moment, distances, reach)) as part
    ) else '' end,
    distances, most_ids, is_category, is_date, is_near
  ) into counts, ids;
end;
$$;

comment on function private.find_events is
  'Total and facet counts of any query, from the events that match it, and their ids if they are few enough to sort.';

create function private.count_found(query jsonb, moment timestamptz) returns jsonb
  language sql stable set search_path = ''
  return (private.find_events(query, moment)).counts;

comment on function private.count_found is 'Total and facet counts of any query, from the events that match it.';

revoke all on function private.find_events, private.count_found from public;
grant execute on function private.find_events, private.count_found to anon, authenticated, service_role;

create function private.explore_index_page(query jsonb, moment timestamptz, likes text[], after jsonb) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
declare
  sort constant text := query ->> 'sort';
  descends constant boolean := query ->> 'direction' = 'descending';
  size constant integer := (query ->> 'limit')::integer + 1;
  direction constant text := case when descends then 'desc' else 'asc' end;
  -- The planner uses an index only for exactly its order: no "nulls last" for columns that are never null.
  ordering constant text := case sort
    when 'popularity' then format('%%1$s %s, %%2$s, event_id', direction)
    when 'price' then format('%%1$s %s nulls last, %%2$s, event_id', direction)
    else format('%%2$s %s nulls last, event_id', direction)
  end;
  stored constant text := case sort when 'date' then 'l.next_start' else 'l.' || sort end;
  second constant text := case sort when 'date' then '0' else '%s' end;
  holds constant text := format('l.next_since <= %1$L and l.next_until > %1$L', moment);
  passes constant text := private.explore_where(query, moment, 'date')
    || case when query ? 'date' then ' and ' || private.takes_place_condition(query ->> 'date', moment) else '' end;
  -- An event that starts after the date filter cannot match; the index decides this alone.
  begins constant text := case
    when query ? 'date' then format('l.next_start < %s', upper(private.reach_of(query ->> 'date', moment))) else 'true'
  end;
  ordered constant text := format(replace(ordering, 'event_id', 'l.event_id'), stored, 'l.next_start');
  following constant text := private.after_condition(stored, format(second, 'l.next_start'), 'l.event_id', after, descends);
  page jsonb;
begin
  -- The stored start is valid for almost all listings, and an index has their order. The others are computed.
  execute format(
    $sql$
    with fresh as (
      select l.event_id, %1$s::double precision as key, l.next_start as start
      from %17$s
      where not l.is_over and %16$s and %2$s and %3$s and %4$s
      order by %5$s
      limit %6$s
    ), stale as (
      select * from (
        select l.event_id, case when %7$L = 'date' then start else %1$s end::double precision as key, start
        from public.event_listings l, lateral private.start_of(l.event_id, %8$L) as start
        where %2$s and (l.next_since > %8$L or l.next_until <= %8$L)
      ) as l
      where %9$s
      order by %10$s
      limit %6$s
    ), page as (
      select * from (select * from fresh union all select * from stale) as l
      order by %10$s
      limit %6$s
    )
    select coalesce(jsonb_agg(to_jsonb(listed)), '[]') from (
      select l.event_id as id, false as past, coalesce(key * %11$s, 'infinity')::text as key,
        coalesce(%12$s, 'infinity')::text as "secondKey", distance, %13$s as score
      from page join public.event_listings l using (event_id), lateral (select %14$s as distance) as measured
      order by %15$s
    ) as listed
    $sql$,
    stored, passes, holds,
    following, ordered, size,
    sort, moment,
    private.after_condition('key', format(second, 'start'), 'event_id', after, descends),
    format(ordering, 'key', 'start'),
    case when descends then -1 else 1 end,
    case sort when 'date' then '0::double precision' else 'start::double precision' end,
    private.score_expression(query, likes),
    private.distance_or_unknown(query -> 'origin'),
    format(replace(ordering, 'event_id', 'page.event_id'), 'page.key', 'page.start'),
    begins,
    -- Read at most this many index entries.
    case when query ? 'steps' then format(
      '(select * from public.event_listings l where not l.is_over and %s and %s order by %s limit %s) as l', begins, following, ordered, query ->> 'steps'
    ) else 'public.event_listings l' end
  ) into page;
  return page;
end;
$$;

comment on function private.explore_index_page is
  'A page of events to come in the order of an index: popularity, date or price.';

revoke all on function private.explore_index_page from public;
grant execute on function private.explore_index_page to anon, authenticated, service_role;

create function private.found_pins(
  query jsonb, moment timestamptz, distances double precision[], beyond double precision default null
) returns text[]
  language plpgsql stable set search_path = ''
  as $$
declare
  chord constant text := case when query ? 'origin' then private.chord_expression(query -> 'origin') else 'null::double precision' end;
  latitude constant double precision := query #>> '{origin,latitude}';
  longitude constant double precision := query #>> '{origin,longitude}';
  -- Almost all events around a commune share its time zone. Looking up the others costs less than a condition for each zone.
  clocks constant text[] := case when query ? 'commune'
    then array(select time_zone from public.places where code = query ->> 'commune')
    else '{Europe/Paris,Indian/Reunion,America/Martinique,America/Guadeloupe,America/Cayenne,Indian/Mayotte,Pacific/Noumea,Pacific/Tahiti}'
  end;
  own_days constant text[] := array_remove(array[query ->> 'date'], null);
  -- A query with ids includes past events.
  standing constant text := case when query ? 'ids' then 'p.is_over in (false, true)' else 'not p.is_over' end;
  kind constant text := private.kind_condition(query, 'p.');
  holding text := format('%s and p.next_since <= %L and p.next_until > %2$L', standing, moment);
  band text := '0';
  bits text;
  joined text := '';
  passing text := 'true';
  cells int4multirange;
  near text;
  others text;
begin
  if query ? 'ids' then
    passing := format('p.event_id = any (%L::uuid[])', array(select jsonb_array_elements_text(query -> 'ids')));
  elsif query ? 'text' then
    passing := private.text_condition(query, 'p');
  end if;
  if query ? 'city' then
    joined := joined || format(' join public.event_listings c on c.event_id = p.event_id and c.city = %L', query ->> 'city');
  end if;
  if query ? 'access' then
    passing := passing || format(' and p.accessibility @> %L', array(select jsonb_array_elements_text(query -> 'access')));
  end if;
  if query ? 'box' then
    cells := private.cells_of_box(
      (query #>> '{box,0}')::double precision, (query #>> '{box,1}')::double precision,
      (query #>> '{box,2}')::double precision, (query #>> '{box,3}')::double precision
    );
    passing := passing || format(
      ' and p.latitude between %s and %s and %s', query #>> '{box,1}', query #>> '{box,3}',
      case when (query #>> '{box,0}')::double precision <= (query #>> '{box,2}')::double precision
        then format('p.longitude between %s and %s', query #>> '{box,0}', query #>> '{box,2}')
        else format('(p.longitude >= %s or p.longitude <= %s)', query #>> '{box,0}', query #>> '{box,2}')
      end
    );
  end if;
  if query ? 'commune' then
    cells := coalesce(cells, '{(,)}') * private.cells_near(latitude, longitude, distances[cardinality(distances)]);
    band := format(
      'case when p.commune = %L then 0 else width_bucket(%s, %L::double precision[]) + 1 end',
      query ->> 'commune', chord, array(select private.chord_of(radius) from unnest(distances) as radius order by radius)
    );
  end if;
  if beyond is not null then
    cells := cells - private.cells_within(latitude, longitude, beyond);
    passing := passing || format(
      ' and %s >= %s and p.commune is distinct from %L and %s', chord, private.chord_of(beyond), query ->> 'commune', kind
    );
    bits := private.days_expression(own_days, moment, clocks) || ' << 4';
  else
    bits := private.days_expression('{today,tonight,tomorrow,weekend}'::text[] || own_days, moment, clocks);
    if kind <> 'true' then
      -- Rows outside category and price count only for the query's own date filter.
      bits := format('case when %s then %s else %s << 4 end', kind, bits, private.days_expression(own_days, moment, clocks));
    end if;
  end if;
  if query ? 'date' and (kind <> 'true' or beyond is not null) then
    -- Rows outside category, price or distance count only for the query's own date filter, which ends last where days begin first.
    holding := holding || format(
      ' and (%s or coalesce(p.first_slot <= %s, true))', case when beyond is null then kind else 'false' end,
      (private.slots_of(query ->> 'date', moment, 'Pacific/Kiritimati')).last_slot
    );
  end if;
  near := format(case
    when cells is null then 'public.event_pins p %2$s where %3$s and %4$s'
    -- Text and ids have indexes of their own.
    when query ? 'text' then 'public.event_pins p %2$s where %3$s and %4$s and p.cell <@ %1$L::int4multirange'
    -- The offset forces one index scan for each line of cells.
    else 'unnest(%1$L::int4multirange) as cells,'
      || ' lateral (select * from public.event_pins p where p.cell >= lower(cells) and p.cell < upper(cells) and %3$s offset 0) as p %2$s where %4$s'
  end, cells, joined, holding, passing);
  -- Rows whose stored values are not valid at that moment.
  others := format('select p.* from changed p %s where %s and %s', joined, standing, passing);
  if query ? 'commune' and beyond is null then
    -- Events of the commune with coordinates outside the circle.
    others := others || format(
      ' union all select p.* from public.event_pins f, lateral (select * from public.event_pins p where p.event_id = f.event_id offset 0) as p %s'
      || ' where f.commune = %L and %s and (f.cell <@ %L::int4multirange) is not true and %s and %s',
      joined, query ->> 'commune', replace(standing, 'p.', 'f.'), cells, holding, passing
    );
  end if;
  return array(
    -- The offset makes band and bits computed once.
    select format(
      'select p.event_id, p.category, p.price, p.tags, p.participants, p.rating, %s as band, %s as bits, %s as chord from %s offset 0', band, bits, chord, part
    )
    from unnest(array[near, format('(%s) as p', others)]) as part
  );
end;
$$;

comment on function private.found_pins is
  'Two selects, of valid and of outdated rows of event_pins, that match a query except for category, date and price, up to the last of some distances in kilometres. Each row has bits (the date filters that find it: today, tonight, tomorrow, weekend, the query''s own) and band (the number of the first distance that covers it, from 1 on; 0 in the commune itself). The selects need private.changed_pins as "changed". With a lower bound of distance, only rows of the category and price, with the bit of the query''s own filter.';

create function private.found_condition(query jsonb) returns text
  language sql immutable set search_path = ''
  -- Its own distance is the only one selected.
  return format('band <= %s and %s', private.near_band(query, private.own_distances(query)), private.kind_condition(query))
    || case when query ? 'date' then ' and bits & 16 <> 0' else '' end;

comment on function private.found_condition is
  'SQL condition: a row of private.found_pins, called with private.own_distances, matches the whole query.';

revoke all on function private.found_pins, private.found_condition from public;
grant execute on function private.found_pins, private.found_condition to anon, authenticated, service_role;

create function private.explore_page(query jsonb, moment timestamptz, likes text[], after jsonb, total integer) returns jsonb
  language sql stable set search_path = ''
  as $$
  select case
    -- Without an origin all distances are equal.
    when query ->> 'sort' in ('distance', 'score') and query ? 'origin' and not query ? 'found' then private.explore_ranked_page(query, moment, likes, after)
    when query ->> 'sort' in ('distance', 'score')
      -- Cost: an index scan reads the rows between two matches; looking up a match to sort it costs as much as three of them.
      or total::double precision * total * 3 < private.count_coming() * (query ->> 'limit')::integer
      or query ? 'text' and query ? 'found'
      then private.explore_sorted_page(query, moment, likes, after)
    when query ? 'text' then private.explore_deep_page(query, moment, likes, after)
    else private.explore_index_page(query, moment, likes, after)
  end;
$$;

comment on function private.explore_page is
  'The rows of a page with their sort keys, and one row more if there is a next page. Chooses the cheapest plan.';

revoke all on function private.explore_page from public;
grant execute on function private.explore_page to anon, authenticated, service_role;

create function private.explore_popular_page(query jsonb, moment timestamptz, likes text[], after jsonb, last jsonb) returns jsonb
  -- The index has the order: matches are looked up in it instead of sorted.
  language plpgsql stable set search_path = '' set enable_sort = off set enable_nestloop = off
  as $$
declare
  ids uuid[];
begin
  if query ->> 'direction' = 'descending' then
    execute format(
      $sql$
      with changed as materialized (
        select * from private.changed_pins(%1$L)
      ), found as materialized (
        select event_id from (%2$s) as found where %3$s
      )
      select array(
        select l.event_id from public.event_listings l
        -- "is true" prevents a join, so that the scan ends with the page.
        where not l.is_over and %4$s and (l.event_id in (select event_id from found)) is true and l.event_id not in (select event_id from changed)
        order by l.popularity desc, l.next_start, l.event_id
        limit %5$s
      ) || array(select event_id from found where event_id in (select event_id from changed))
      $sql$,
      moment,
      '(' || array_to_string(private.found_pins(query, moment, private.own_distances(query)), ') union all (') || ')',
      private.found_condition(query),
      private.after_condition('l.popularity', 'l.next_start', 'l.event_id', last, true),
      (query ->> 'limit')::integer + 1
    ) into ids;
  end if;
  return private.explore_sorted_page(query || case when ids is null then '{}' else jsonb_build_object('found', ids) end, moment, likes, after);
end;
$$;

comment on function private.explore_popular_page is
  'A page, by popularity, of the events that match a text at one depth, however many. last is the cursor row with its key at this depth.';

revoke all on function private.explore_popular_page from public;
grant execute on function private.explore_popular_page to anon, authenticated, service_role;

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
  -- Within a metre of a distance at which the points change.
  is_open constant text := case
    when is_by_score then (
      select string_agg(format('distance between %1$s - 0.001 and %1$s + 0.001', tier ->> 'withinKm'), ' or ')
      from jsonb_path_query(constants, '$.exploreRules[*].tiers[*]') as tier
    )
    else 'false'
  end;
  ids uuid[];
begin
  execute format(
    $sql$
    with changed as materialized (
      select * from private.changed_pins(%1$L)
    ), found as materialized (
      select event_id, key, far - slack as nearest, far + slack as farthest, is_open
      from (
        -- A chord yields the distance to within a metre or a millionth. The offsets make both computed once.
        select event_id, %2$s as key, %3$s as far, 0.001 + distance * 1e-6 as slack, %4$s as is_open
        from (
          select *, case when chord is null then %6$s else 2 * %5$s * asin(least(1, sqrt(chord) / 2)) end as distance
          from (%7$s) as found where %8$s offset 0
        ) as l
        offset 0
      ) as found
      where is_open or (key, far + slack) >= (%9$L::double precision, %10$L::double precision)
    ), edge as materialized (
      select key, farthest from found
      where not is_open and (key, nearest) > (%9$L::double precision, %10$L::double precision)
      order by key, farthest
      offset %11$s limit 1
    )
    select array(select event_id from found where is_open or coalesce((key, nearest) <= (select key, farthest from edge), true))
    $sql$,
    moment,
    case when is_by_score then format('(%s * (%s))::double precision', sign, private.score_expression(query, likes)) else '0::double precision' end,
    case when is_by_score then 'distance' else format('%s * distance', sign) end,
    is_open,
    constants ->> 'earthRadius', constants ->> 'unknownDistance',
    '(' || array_to_string(private.found_pins(query, moment, private.own_distances(query)), ') union all (') || ')',
    private.found_condition(query),
    coalesce(last_key, '-infinity'), coalesce(last_far, '-infinity'),
    query ->> 'limit'
  ) into ids;
  return private.explore_sorted_page(query || jsonb_build_object('found', ids), moment, likes, after);
end;
$$;

comment on function private.explore_ranked_page is
  'A page of very many events by score or distance: event_pins yields the candidates, and only these are looked up.';

revoke all on function private.explore_ranked_page from public;
grant execute on function private.explore_ranked_page to anon, authenticated, service_role;

create function private.explore_sorted_page(query jsonb, moment timestamptz, likes text[], after jsonb) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
declare
  sort constant text := query ->> 'sort';
  sign constant text := case when query ->> 'direction' = 'descending' then '-1' else '1' end;
  -- The offset prevents a join with the whole table: a lookup of few rows.
  listed constant text := ', lateral (select * from public.event_listings l where l.event_id = found.event_id offset 0) as l';
  page jsonb;
begin
  execute format(
    $sql$
    with changed as materialized (
      select * from private.changed_pins(%1$L)
    ), found as (
      select l.event_id, l.over_at <= %1$L as past, %2$s as start, %3$s as distance,
        l.popularity, l.price, l.category, l.tags, l.participants, l.rating, %11$s as depth
      from %4$s
    ), keyed as (
      select *, coalesce((%5$s * (%6$s))::double precision, 'infinity') as key,
        coalesce((%7$s)::double precision, 'infinity') as second_key
      from found l
    )
    select coalesce(jsonb_agg(to_jsonb(page)), '[]') from (
      select event_id as id, past, key::text, second_key::text as "secondKey", distance, %8$s as score
      from keyed l
      where %9$s
      order by past, l.key, l.second_key, event_id
      limit %10$s
    ) as page
    $sql$,
    moment, case sort when 'score' then 'null::integer' else private.start_expression(moment) end,
    private.distance_or_unknown(query -> 'origin'),
    case
      when query ? 'found'
        then format('unnest(%L::uuid[]) as found (event_id)', array(select jsonb_array_elements_text(query -> 'found'))) || listed
      when query ?| array['text', 'city', 'commune', 'box'] then format(
        '(select event_id from (%s) as found where %s) as found',
        '(' || array_to_string(private.found_pins(query, moment, private.own_distances(query)), ') union all (') || ')', private.found_condition(query)
      ) || listed
      else 'public.event_listings l where ' || private.explore_where(query, moment, '')
    end,
    sign,
    case sort
      -- Matches in titles come first in both directions.
      when 'popularity' then format('popularity + %s * depth * 1e12', sign)
      when 'distance' then 'distance' when 'date' then 'start' when 'price' then 'price'
      when 'score' then private.score_expression(query, likes)
    end,
    case sort when 'score' then 'distance' when 'date' then '0' else 'start' end,
    private.score_expression(query, likes),
    case when after is null then 'true' else format(
      '(past, key, second_key, event_id) > (%L::boolean, %L::double precision, %L::double precision, %L::uuid)',
      after ->> 'past', after ->> 'key', after ->> 'secondKey', after ->> 'id'
    ) end,
    (query ->> 'limit')::integer + 1,
    private.depth_expression(query)
  ) into page;
  return page;
end;
$$;

comment on function private.explore_sorted_page is
  'A page of all matches, sorted: for few matches, for texts (past events included) and for orders that depend on the user.';

revoke all on function private.explore_sorted_page from public;
grant execute on function private.explore_sorted_page to anon, authenticated, service_role;
