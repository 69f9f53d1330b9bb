-- Of what is further than a query reaches, only how far matters: it is counted by distance alone, from a narrow index. And a
-- page of few hits is sorted from the ones that were counted, instead of finding them again.

-- All that a count of distances reads.
create index event_pins_by_distance on public.event_pins (cell) include (x, y, z, next_since, next_until, price, category, commune)
  where not is_over;

create function private.cells_within(latitude double precision, longitude double precision, radius double precision)
  returns int4multirange
  language sql immutable strict set search_path = ''
  as $$
  with line as (
    select number, number / 20.0 - 90 as south, (number + 1) / 20.0 - 90 as north
    from generate_series(
      greatest(0, floor((latitude - degrees(radius / 6371) + 90) * 20)::integer),
      least(3599, floor((latitude + degrees(radius / 6371) + 90) * 20)::integer)
    ) as number
  ), reach as (
    -- Half the width, in degrees, by the haversine: as far in latitude, and as far from a pole, as the line goes.
    select number, -0.001 + degrees(2 * asin(sqrt(least(1, greatest(0,
      power(sin(radius / 6371 / 2), 2) - power(sind(greatest(latitude - south, north - latitude) / 2), 2)
    ) / (cosd(latitude) * case when south <= 0 and north >= 0 then 1 else greatest(cosd(south), cosd(north)) end))))) as width
    from line
  ), inside as (
    select number * 8192 + ceil((longitude - width + 180) * 20)::integer as first_cell,
      number * 8192 + floor((longitude + width + 180) * 20)::integer as end_cell
    from reach where width > 0 and abs(longitude) + width < 180
  )
  select coalesce(range_agg(int4range(first_cell, end_cell)), '{}') from inside where first_cell < end_cell;
$$;

comment on function private.cells_within is 'Cells of which every place is within so many kilometres of one.';

drop function private.days_expression;

create function private.days_expression(filters text[], moment timestamptz) returns text
  language plpgsql stable set search_path = ''
  as $$
declare
  counting constant text := private.counting_condition(moment);
  meets constant text := '%1$s.first_slot <= %3$s and %1$s.last_slot >= %2$s';
  clocks text := '';
  days record;
begin
  if filters = '{}' then
    return '0';
  end if;
  -- The clocks of France, written out: a call for each row is what a count would wait for. Most show the same days.
  for days in
    select string_agg(quote_literal(clock), ', ' order by clock <> 'Europe/Paris') as clocks, bits, last_slot from (
      select clock, max(slots.last_slot) as last_slot, string_agg(
        format('case when ' || meets || ' then %4$s else 0 end', '%1$s', slots.first_slot, slots.last_slot, 1 << (bit - 1)::integer), ' | '
      ) as bits
      from unnest(
        '{Europe/Paris,Indian/Reunion,America/Martinique,America/Guadeloupe,America/Cayenne,Indian/Mayotte,Pacific/Noumea,Pacific/Tahiti}'::text[]
      ) as clock, unnest(filters) with ordinality as each (filter, bit), lateral private.slots_of(filter, moment, clock) as slots
      group by clock
    ) as each
    group by bits, last_slot
    order by bool_or(clock = 'Europe/Paris') desc
  loop
    clocks := clocks || format(
      'when p.time_zone in (%1$s) then case when p.first_slot > %2$s then 0'
      || ' when p.again_slot <= %2$s then (select bit_or(%3$s) from public.event_timings t where t.event_id = p.event_id and %4$s)'
      || ' else %5$s end ',
      days.clocks, days.last_slot, format(days.bits, 't'), counting, format(days.bits, 'p')
    );
  end loop;
  return format(
    'coalesce(case %s else (select bit_or(1 << (bit - 1)::integer) from unnest(%L::text[]) with ordinality as each (filter, bit),'
    || ' lateral private.slots_of(filter, %L, p.time_zone) as slots'
    || ' where exists (select from public.event_timings t where t.event_id = p.event_id and %s and %s)) end, 0)',
    clocks, filters, moment, counting, format(meets, 't', 'slots.first_slot', 'slots.last_slot')
  );
end;
$$;

comment on function private.days_expression is 'Which of some filters of days find a pin p, as bits, the first filter the lowest.';

create function private.kind_condition(query jsonb, of_pin text default '') returns text
  language sql immutable set search_path = ''
  return concat_ws(
    ' and ', 'true',
    case when query ? 'category' then format('%scategory = %L', of_pin, query ->> 'category') end,
    case when query ? 'maxPrice' then format('coalesce(%sprice <= %s, false)', of_pin, query ->> 'maxPrice') end
  );

comment on function private.kind_condition is
  'What is found is of the category and has the price that a query asks for; of_pin is what stands before its columns.';

create or replace function private.changed_listings(moment timestamptz) returns uuid[]
  language sql stable set search_path = ''
  as $$
  -- None is in both. To look for some that are would make room for as many as there may be, a third of all.
  select array(
    select event_id from public.event_listings where next_since > moment and next_since > '-infinity'
    union all
    select event_id from public.event_listings where next_until <= moment and next_until < 'infinity'
  );
$$;

create function private.changed_pins(moment timestamptz) returns setof public.event_pins
  language sql stable set search_path = ''
  as $$
  select * from private.pins_of(private.changed_listings(moment), moment);
$$;

comment on function private.changed_pins is 'The pins that do not hold at a moment, as they are then.';

drop function private.found_pins;

create function private.found_pins(
  query jsonb, moment timestamptz, distances double precision[], beyond double precision default null
) returns text[]
  language plpgsql stable set search_path = ''
  as $$
declare
  chord constant text := private.chord_expression(query -> 'origin');
  latitude constant double precision := query #>> '{origin,latitude}';
  longitude constant double precision := query #>> '{origin,longitude}';
  own_days constant text[] := array_remove(array[query ->> 'date'], null);
  -- A search finds past events too.
  standing constant text := case when query ? 'text' then 'p.is_over in (false, true)' else 'not p.is_over' end;
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
    joined := format('join public.event_listings l on l.event_id = p.event_id and l.search @@ %L::tsquery', query ->> 'text');
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
    bits := private.days_expression(own_days, moment) || ' << 4';
  else
    bits := private.days_expression('{today,tonight,tomorrow,weekend}'::text[] || own_days, moment);
    if private.kind_condition(query, 'p.') <> 'true' then
      -- What the other filters leave out is counted by the query's own days alone.
      bits := format('case when %s then %s else %s << 4 end', private.kind_condition(query, 'p.'), bits, private.days_expression(own_days, moment));
    end if;
  end if;
  near := format(case
    when cells is null then 'public.event_pins p %2$s where %3$s and %4$s'
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
    select format('select p.event_id, p.category, p.price, %s as band, %s as bits from %s offset 0', band, bits, part)
    from unnest(array[near, format('(%s) as p', others)]) as part
  );
end;
$$;

comment on function private.found_pins is
  'Two selects, of the many and of the few others, of what passes a query but for its category, days and price, as far from its commune as the last of some distances. Each event comes with the filters of days that find it (bits: today, tonight, tomorrow, weekend, and the query''s own), and with its band: the number of the first distance that it is within, from 1 on; 0 in the commune itself. They need private.changed_pins as "changed". Beyond a distance, only what passes the category and the price too, with the bit of the query''s own days.';

create function private.own_distances(query jsonb) returns double precision[]
  language sql immutable set search_path = ''
  return case when query ? 'commune' then array[coalesce((query ->> 'radius')::double precision, 5)] end;

comment on function private.own_distances is
  'How far around its commune the events of a query are. Those of the commune itself are mostly within five kilometres.';

create or replace function private.near_band(query jsonb, distances double precision[]) returns integer
  language sql immutable set search_path = ''
  return case when query ? 'radius' then array_position(distances, (query ->> 'radius')::double precision) else 0 end;

create or replace function private.found_condition(query jsonb) returns text
  language sql immutable set search_path = ''
  -- The only distance selected is its own.
  return format('band <= %s and %s', private.near_band(query, private.own_distances(query)), private.kind_condition(query))
    || case when query ? 'date' then ' and bits & 16 <> 0' else '' end;

comment on function private.found_condition is 'What private.found_pins has selected, with private.own_distances, passes the whole query.';

create function private.find_events(query jsonb, moment timestamptz, out counts jsonb, out ids uuid[])
  -- Few classes come of many rows, which a plan cannot know: it would sort all of them.
  language plpgsql stable set search_path = '' set enable_sort = off
  as $$
declare
  distances constant double precision[] := private.distances_of(query);
  reach constant double precision := (private.own_distances(query))[1];
  -- The distances up to its own, and what comes after.
  near constant double precision[] := array(select radius from unnest(distances) as radius where radius <= reach order by radius);
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

comment on function private.find_events is
  'The total and the counts of any query, from what it finds: categories, days, highest prices, kilometres. And the ids of what it finds, when these are few enough to sort.';

create or replace function private.count_found(query jsonb, moment timestamptz) returns jsonb
  language sql stable set search_path = ''
  return (private.find_events(query, moment)).counts;

create or replace function private.explore_sorted_page(query jsonb, moment timestamptz, likes text[], after jsonb) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
declare
  sort constant text := query ->> 'sort';
  sign constant text := case when query ->> 'direction' = 'descending' then '-1' else '1' end;
  -- The offset keeps it what it is: a look at few rows.
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
      -- Whatever the direction, titles come first.
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

create or replace function private.explore_page(query jsonb, moment timestamptz, likes text[], after jsonb, total integer) returns jsonb
  language sql stable set search_path = ''
  as $$
  select case
    when query ? 'text' or query ->> 'sort' in ('distance', 'score')
      -- Along an index, each hit comes after a walk past the others; to look up one to sort takes three steps of that.
      or total::double precision * total * 3 < private.count_coming() * (query ->> 'limit')::integer
      then private.explore_sorted_page(query, moment, likes, after)
    else private.explore_index_page(query, moment, likes, after)
  end;
$$;

create or replace function private.explore(query jsonb, moment timestamptz, likes text[], after jsonb) returns jsonb
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

revoke all on function
  private.cells_within, private.days_expression, private.kind_condition, private.changed_pins, private.found_pins,
  private.own_distances, private.find_events
  from public;
grant execute on function
  private.cells_within, private.days_expression, private.kind_condition, private.changed_pins, private.found_pins,
  private.own_distances, private.find_events
  to anon, authenticated, service_role;
