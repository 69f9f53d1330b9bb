-- A search for a frequent word read every event that has it, past ones too, and each twice: 1.3 s for a word that a fifteenth of
-- a million events have. The words of what is to come have an index of their own, in the narrow rows that counts read. Past
-- events are found by words that few events have, as `explore` of the engine says.

alter table public.event_pins add column search tsvector;

comment on column public.event_pins.search is 'The words of the listing, while it is to come: what a search for a frequent one reads.';

create or replace function private.explore_constants() returns jsonb
  language sql immutable set search_path = ''
  return '{"earthRadius":6371,"unknownDistance":1000,"searchWordLimit":99,"searchPastLimit":500,"exploreRules":[{"kind":"preference","points":50},{"kind":"category","points":50},{"kind":"distance","tiers":[{"points":30,"withinKm":50},{"points":20,"withinKm":100},{"points":10,"withinKm":200}]},{"kind":"participants","points":5,"above":5000},{"kind":"rating","points":5,"from":4.5}],"recommendationRules":[{"kind":"preference","points":50},{"kind":"interactions","points":5,"withinDays":14,"atMost":25},{"kind":"distance","tiers":[{"points":30,"withinKm":100}]},{"kind":"soon","points":15,"withinDays":10},{"kind":"participants","points":10,"above":500}],"recommendationLimit":10,"knownCities":[{"city":"paris","latitude":48.857,"longitude":2.352},{"city":"lyon","latitude":45.764,"longitude":4.836},{"city":"marseille","latitude":43.297,"longitude":5.37},{"city":"toulouse","latitude":43.605,"longitude":1.444},{"city":"cannes","latitude":43.553,"longitude":7.017},{"city":"nice","latitude":43.71,"longitude":7.262},{"city":"bordeaux","latitude":44.838,"longitude":-0.579}]}'::jsonb;
create or replace function private.pins_of(listings uuid[], moment timestamptz) returns setof public.event_pins
  language sql stable set search_path = ''
  as $$
  select l.event_id, l.over_at <= seen.at, floor((l.latitude + 90) * 20)::integer * 8192 + floor((l.longitude + 180) * 20)::integer, l.commune, l.category, l.price, l.accessibility,
    l.time_zone, l.latitude, l.longitude,
    cosd(l.latitude) * cosd(l.longitude), cosd(l.latitude) * sind(l.longitude), sind(l.latitude),
    times.slots[1][1], times.slots[1][2], times.slots[2][1],
    case when moment is null then l.next_since else '-infinity' end, case when moment is null then l.next_until else 'infinity' end,
    l.tags, l.participants, case when moment is null then l.next_start else private.start_of(l.event_id, moment) end, l.is_recommendable,
    case when l.over_at > seen.at then l.search end
  from public.event_listings l,
    lateral (select coalesce(moment, l.next_since) as at) as seen,
    lateral (
      select array_agg(array[t.first_slot, t.last_slot] order by t.first_slot, t.position) as slots
      from public.event_timings t
      where t.event_id = l.event_id and (t.counts_until > seen.at or t.counts_again <= seen.at)
    ) as times
  where l.event_id = any (listings);
$$;

-- What is there already.
update public.event_pins p set search = l.search from public.event_listings l where l.event_id = p.event_id and not p.is_over;

create index event_pins_by_search on public.event_pins using gin (search) where not is_over;
-- By popularity, what has the words in its title comes first, then what has them in its venue or commune.
create index event_pins_by_title on public.event_pins using gin (ts_filter(search, '{a}')) where not is_over;
create index event_pins_by_title_and_place on public.event_pins using gin (ts_filter(search, '{a,b}')) where not is_over;

create or replace function private.refresh_listings() returns void
  language plpgsql security definer set search_path = ''
  as $$
declare
  changed constant uuid[] := array(
    select event_id from public.event_listings where next_until <= now() and next_until < 'infinity' for update skip locked
  );
begin
  insert into private.event_tally
  select category, price, accessibility, time_zone, first_slot, last_slot, earlier_slot, sum(events)
  from (
    select category, price, accessibility, time_zone, first_slot, last_slot, earlier_slot, -events as events
    from private.tally_of(changed, null)
    union all
    select category, price, accessibility, time_zone, first_slot, last_slot, earlier_slot, events
    from private.tally_of(changed, now())
  ) as change
  group by 1, 2, 3, 4, 5, 6, 7
  having sum(events) <> 0;
  update public.event_listings l
  set (next_start, next_since, next_until, is_over)
    = (select s.next_start, s.since, s.until, s.is_over from private.standing_of(l.event_id, l.over_at, now()) as s)
  where event_id = any (changed);
  update public.event_pins p
  set is_over = now_is.is_over, first_slot = now_is.first_slot, last_slot = now_is.last_slot, again_slot = now_is.again_slot,
    next_start = now_is.next_start, search = now_is.search, next_since = now_is.next_since, next_until = now_is.next_until
  from private.pins_of(changed, null) as now_is
  where p.event_id = now_is.event_id;
  -- Some thousand rows more are read in a few milliseconds; summing up takes a second.
  if (select count(*) from (select from private.event_tally where not is_settled limit 20000) as added) = 20000 then
    perform private.settle_tally();
  end if;
end;
$$;

create or replace function private.with_matches(asked jsonb) returns jsonb
  -- The first few of very many are not looked for in the table, where what is past lies before them.
  language plpgsql stable set search_path = '' set enable_seqscan = off
  as $$
declare
  most constant integer := private.explore_constants() ->> 'searchPastLimit';
  spelled jsonb;
  found uuid[];
begin
  if not asked ? 'text' then
    return asked;
  end if;
  spelled := asked || jsonb_build_object('text', private.spell_out(asked ->> 'text'));
  -- Where what is to come is too much already, nobody asks how much is past.
  execute format('select array(select event_id from public.event_pins where not is_over and search @@ %L::tsquery limit %s)', spelled ->> 'text', most + 1)
  into found;
  if cardinality(found) <= most then
    execute format('select array(select event_id from public.event_listings where search @@ %L::tsquery limit %s)', spelled ->> 'text', most + 1)
    into found;
  end if;
  return spelled || case when cardinality(found) <= most then jsonb_build_object('ids', found) else '{}' end;
end;
$$;

comment on function private.with_matches is
  'A query with its words spelled out, and with the ids of all that they find, past events too, when these are few: the index of words is read once, not for each part of the answer. Without ids, it finds what is to come alone.';

create function private.text_condition(query jsonb, listed text) returns text
  language sql immutable set search_path = ''
  return format(
    case query ->> 'depth'
      when '0' then 'ts_filter(%1$s.search, ''{a}'') @@ %2$L::tsquery'
      when '1' then 'ts_filter(%1$s.search, ''{a,b}'') @@ %2$L::tsquery and not ts_filter(%1$s.search, ''{a}'') @@ %2$L::tsquery'
      when '2' then '%1$s.search @@ %2$L::tsquery and not ts_filter(%1$s.search, ''{a,b}'') @@ %2$L::tsquery'
      else '%1$s.search @@ %2$L::tsquery'
    end,
    listed, query ->> 'text'
  );

comment on function private.text_condition is
  'A listing or a pin has the words of a query; with a depth in it, as far from the title as private.depth_expression says.';

create or replace function private.found_pins(
  query jsonb, moment timestamptz, distances double precision[], beyond double precision default null
) returns text[]
  language plpgsql stable set search_path = ''
  as $$
declare
  chord constant text := case when query ? 'origin' then private.chord_expression(query -> 'origin') else 'null::double precision' end;
  latitude constant double precision := query #>> '{origin,latitude}';
  longitude constant double precision := query #>> '{origin,longitude}';
  -- Around a commune nearly all keep its time. The few others are looked up, which costs less than a condition for each clock.
  clocks constant text[] := case when query ? 'commune'
    then array(select time_zone from public.places where code = query ->> 'commune')
    else '{Europe/Paris,Indian/Reunion,America/Martinique,America/Guadeloupe,America/Cayenne,Indian/Mayotte,Pacific/Noumea,Pacific/Tahiti}'
  end;
  own_days constant text[] := array_remove(array[query ->> 'date'], null);
  -- What few words find is past too.
  standing constant text := case when query ? 'ids' then 'p.is_over in (false, true)' else 'not p.is_over' end;
  holding constant text := format('%s and p.next_since <= %L and p.next_until > %2$L', standing, moment);
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
      ' and %s >= %s and p.commune is distinct from %L and %s', chord, private.chord_of(beyond), query ->> 'commune', private.kind_condition(query, 'p.')
    );
    bits := private.days_expression(own_days, moment, clocks) || ' << 4';
  else
    bits := private.days_expression('{today,tonight,tomorrow,weekend}'::text[] || own_days, moment, clocks);
    if private.kind_condition(query, 'p.') <> 'true' then
      -- What the other filters leave out is counted by the query's own days alone.
      bits := format('case when %s then %s else %s << 4 end', private.kind_condition(query, 'p.'), bits, private.days_expression(own_days, moment, clocks));
    end if;
  end if;
  near := format(case
    when cells is null then 'public.event_pins p %2$s where %3$s and %4$s'
    -- The words have an index, the ids too.
    when query ? 'text' then 'public.event_pins p %2$s where %3$s and %4$s and p.cell <@ %1$L::int4multirange'
    -- The offset keeps it what it is: a look at each line of the map.
    else 'unnest(%1$L::int4multirange) as cells,'
      || ' lateral (select * from public.event_pins p where p.cell >= lower(cells) and p.cell < upper(cells) and %3$s offset 0) as p %2$s where %4$s'
  end, cells, joined, holding, passing);
  -- What does not hold at that moment.
  others := format('select p.* from changed p %s where %s and %s', joined, standing, passing);
  if query ? 'commune' and beyond is null then
    -- The few events of the commune that are elsewhere.
    others := others || format(
      ' union all select p.* from public.event_pins f, lateral (select * from public.event_pins p where p.event_id = f.event_id offset 0) as p %s'
      || ' where f.commune = %L and %s and (f.cell <@ %L::int4multirange) is not true and %s and %s',
      joined, query ->> 'commune', replace(standing, 'p.', 'f.'), cells, holding, passing
    );
  end if;
  return array(
    -- The offset keeps it what it is: band and bits are worked out once, wherever they are used.
    select format('select p.event_id, p.category, p.price, %s as band, %s as bits, %s as chord from %s offset 0', band, bits, chord, part)
    from unnest(array[near, format('(%s) as p', others)]) as part
  );
end;
$$;

create or replace function private.find_events(query jsonb, moment timestamptz, out counts jsonb, out ids uuid[])
  -- Few classes come of many rows, which a plan cannot know: it would sort all of them.
  language plpgsql stable set search_path = '' set enable_sort = off
  as $$
declare
  distances constant double precision[] := private.distances_of(query);
  reach constant double precision := (private.own_distances(query))[1];
  -- The distances up to its own, and what comes after. What has the words is looked for once.
  near constant double precision[] := array(
    select radius from unnest(distances) as radius where radius <= reach or query ? 'text' order by radius
  );
  is_category constant text := private.kind_condition(query - 'maxPrice'::text);
  is_price constant text := private.kind_condition(query - 'category'::text);
  is_date constant text := case when query ? 'date' then 'bits & 16 <> 0' else 'true' end;
  is_near constant text := format('band <= %s', private.near_band(query, distances));
  -- Of more than these, an index has the page sooner.
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
      -- What fails two filters is in no count.
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

create or replace function private.explore_where(query jsonb, moment timestamptz, omitted text) returns text
  language plpgsql stable set search_path = ''
  as $$
declare
  conditions text[] := '{}';
  own constant jsonb := query - omitted;
  filter constant text := own ->> 'date';
begin
  if own ? 'text' then
    conditions := conditions || private.text_condition(own, 'l');
  end if;
  -- What few words find is past too.
  if not own ? 'ids' then
    conditions := conditions || format('l.over_at > %L', moment);
  end if;
  if own ? 'category' then
    conditions := conditions || format('l.category = %L', own ->> 'category');
  end if;
  if own ? 'city' then
    conditions := conditions || format('l.city = %L', own ->> 'city');
  end if;
  if own ? 'commune' then
    conditions := conditions || private.near_condition(query, (own ->> 'radius')::double precision);
  end if;
  if own ? 'box' then
    conditions := conditions || format(
      'l.latitude between %s and %s and %s',
      own #>> '{box,1}', own #>> '{box,3}',
      case when (own #>> '{box,0}')::double precision <= (own #>> '{box,2}')::double precision
        then format('l.longitude between %s and %s', own #>> '{box,0}', own #>> '{box,2}')
        -- Across the antimeridian.
        else format('(l.longitude >= %s or l.longitude <= %s)', own #>> '{box,0}', own #>> '{box,2}')
      end
    );
  end if;
  if own ? 'maxPrice' then
    conditions := conditions || format('l.price <= %s', own ->> 'maxPrice');
  end if;
  if own ? 'access' then
    conditions := conditions || format('l.accessibility @> %L', array(select jsonb_array_elements_text(own -> 'access')));
  end if;
  if own ? 'date' then
    conditions := conditions || private.date_condition(own ->> 'date', moment);
  end if;
  return array_to_string(conditions, ' and ');
end;
$$;

create or replace function private.explore_index_page(query jsonb, moment timestamptz, likes text[], after jsonb) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
declare
  sort constant text := query ->> 'sort';
  descends constant boolean := query ->> 'direction' = 'descending';
  size constant integer := (query ->> 'limit')::integer + 1;
  direction constant text := case when descends then 'desc' else 'asc' end;
  -- An index is only used for an order in its own words: of what is never null, nulls go unmentioned.
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
  -- What begins after the days of a filter has no time there: the index alone says so.
  begins constant text := case
    when query ? 'date' then format('l.next_start < %s', upper(private.reach_of(query ->> 'date', moment))) else 'true'
  end;
  ordered constant text := format(replace(ordering, 'event_id', 'l.event_id'), stored, 'l.next_start');
  following constant text := private.after_condition(stored, format(second, 'l.next_start'), 'l.event_id', after, descends);
  page jsonb;
begin
  -- What is stored of the next time holds for nearly all, and an index has them in order. The few others are looked up.
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
    -- So many steps along the index, and no further.
    case when query ? 'steps' then format(
      '(select * from public.event_listings l where not l.is_over and %s and %s order by %s limit %s) as l', begins, following, ordered, query ->> 'steps'
    ) else 'public.event_listings l' end
  ) into page;
  return page;
end;
$$;

create or replace function private.depth_expression(query jsonb) returns text
  language sql immutable set search_path = ''
  return case
    when query ? 'depth' then query ->> 'depth'
    when query ? 'text' then format(
      'case when ts_filter(l.search, ''{a}'') @@ %1$L::tsquery then 0 when ts_filter(l.search, ''{a,b}'') @@ %1$L::tsquery then 1 else 2 end',
      query ->> 'text'
    )
    else '0'
  end;

create function private.explore_popular_page(query jsonb, moment timestamptz, likes text[], after jsonb, last jsonb) returns jsonb
  -- The index has the order: what was found is looked up in it, and not sorted.
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
        where not l.is_over and %4$s and l.event_id in (select event_id from found) and l.event_id not in (select event_id from changed)
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
  'A page of the events that a text finds at one depth, however many and however unpopular. The last of the page before is given with the key that it has in this depth too.';

create function private.explore_deep_page(query jsonb, moment timestamptz, likes text[], after jsonb) returns jsonb
  -- Where many are found, the index of an order has the first of them soon. A plan does not know how many have the words.
  language plpgsql stable set search_path = '' set enable_sort = off
  as $$
declare
  -- What keys of one depth are apart from those of the next: see private.explore_sorted_page.
  step constant double precision := 1e12;
  size constant integer := (query ->> 'limit')::integer + 1;
  -- Of more than so many, the walk finds a page within so many steps, unless the words are in unpopular titles alone.
  most constant integer := 2000;
  steps constant integer := 4000;
  is_by_depth constant boolean := query ->> 'sort' = 'popularity';
  first_depth constant integer := case when is_by_depth then coalesce(round((after ->> 'key')::double precision / step), 0) else 2 end;
  own jsonb;
  has_many boolean := true;
  -- The last of the page before, as it is in its depth.
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
  'A page of the many events to come that a text finds. By popularity, those with the words in their titles, and the others only as far as these do not fill it.';

create function private.explore_near_page(query jsonb, moment timestamptz, likes text[], after jsonb) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
declare
  last_distance constant double precision := after ->> 'key';
  last_far constant double precision := sign(last_distance) * private.chord_of(abs(last_distance));
  last_slack constant double precision := abs(last_far) * 1e-6::double precision + 1e-15::double precision;
  ids uuid[];
begin
  execute format(
    $sql$
    with changed as materialized (
      select * from private.changed_pins(%1$L)
    ), found as materialized (
      select event_id, far
      from (select event_id, %2$s * coalesce(chord, %3$s) as far from (%4$s) as found where %5$s) as found
      where far >= %6$L::double precision
    )
    select array(select event_id from found where far <= coalesce(
      -- As near as what fills the page, to a millionth: a chord is not the distance.
      (select far + abs(far) * 1e-6::double precision + 1e-15::double precision from found where far > %7$L::double precision order by far offset %8$s limit 1), 'infinity'
    ))
    $sql$,
    moment, case when query ->> 'direction' = 'descending' then -1 else 1 end,
    private.chord_of((private.explore_constants() ->> 'unknownDistance')::double precision),
    '(' || array_to_string(private.found_pins(query, moment, private.own_distances(query)), ') union all (') || ')',
    private.found_condition(query),
    -- Of what is as far as the last of the page before, some were on it.
    coalesce(last_far - last_slack, '-infinity'), coalesce(last_far + last_slack, '-infinity'), query ->> 'limit'
  ) into ids;
  return private.explore_sorted_page(query || jsonb_build_object('found', ids), moment, likes, after);
end;
$$;

comment on function private.explore_near_page is
  'A page by distance of the many events to come that a text finds: of all, how far they are; of what may be on it, the rest.';

create or replace function private.explore_page(query jsonb, moment timestamptz, likes text[], after jsonb, total integer) returns jsonb
  language sql stable set search_path = ''
  as $$
  select case
    when query ? 'text' and query ->> 'sort' = 'distance' and not query ? 'found' then private.explore_near_page(query, moment, likes, after)
    when query ->> 'sort' in ('distance', 'score')
      -- Along an index, each hit comes after a walk past the others; to look up one to sort takes three steps of that.
      or total::double precision * total * 3 < private.count_coming() * (query ->> 'limit')::integer
      or query ? 'text' and query ? 'found'
      then private.explore_sorted_page(query, moment, likes, after)
    when query ? 'text' then private.explore_deep_page(query, moment, likes, after)
    else private.explore_index_page(query, moment, likes, after)
  end;
$$;

revoke all on function private.text_condition, private.explore_popular_page, private.explore_deep_page, private.explore_near_page from public;
grant execute on function private.text_condition, private.explore_popular_page, private.explore_deep_page, private.explore_near_page to anon, authenticated, service_role;
