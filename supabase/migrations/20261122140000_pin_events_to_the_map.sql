-- Counts of a place read a table of their own: one narrow row per event, together with those of the same part of the map, that no
-- vote moves. What a filter of days needs of an event's times is in the row. Decision 37.

create table public.event_pins (
  event_id      uuid primary key references public.event_listings on delete cascade,
  is_over       boolean not null,
  cell          integer,
  commune       text,
  category      text not null,
  price         double precision,
  accessibility text[] not null,
  time_zone     text not null,
  latitude      double precision,
  longitude     double precision,
  x             double precision,
  y             double precision,
  z             double precision,
  first_slot    integer,
  last_slot     integer,
  again_slot    integer,
  next_since    timestamptz not null,
  next_until    timestamptz not null
);

comment on table public.event_pins is
  'What the counts of a place look at. Everybody reads; written with the listing, moved on with it by private.refresh_listings.';
comment on column public.event_pins.cell is
  'The part of the map that it is in, 0.05 degrees high and wide. Neighbours on the same latitude have neighbouring numbers. Null when nobody knows where.';
comment on column public.event_pins.x is 'With y and z the place on a ball of radius 1: a distance is then three products.';
comment on column public.event_pins.first_slot is 'Of the first time that counts, see private.slot_of; null without a date.';
comment on column public.event_pins.last_slot is 'Of the last minute of that time.';
comment on column public.event_pins.again_slot is 'Where the second time that counts begins; null when there is none.';
comment on column public.event_pins.next_until is 'The row holds from next_since until before next_until, as the listing does.';

alter table public.event_pins enable row level security;
revoke all on public.event_pins from anon, authenticated, public;
grant select on public.event_pins to anon, authenticated;
grant all on public.event_pins to service_role;

create policy "everybody reads the pins of published events" on public.event_pins
  for select to anon, authenticated
  using (true);

create function private.pins_of(listings uuid[], moment timestamptz) returns setof public.event_pins
  language sql stable set search_path = ''
  as $$
  select l.event_id, l.over_at <= seen.at, floor((l.latitude + 90) * 20)::integer * 8192 + floor((l.longitude + 180) * 20)::integer, l.commune, l.category, l.price, l.accessibility,
    l.time_zone, l.latitude, l.longitude,
    cosd(l.latitude) * cosd(l.longitude), cosd(l.latitude) * sind(l.longitude), sind(l.latitude),
    times.slots[1][1], times.slots[1][2], times.slots[2][1],
    case when moment is null then l.next_since else '-infinity' end, case when moment is null then l.next_until else 'infinity' end
  from public.event_listings l,
    lateral (select coalesce(moment, l.next_since) as at) as seen,
    lateral (
      select array_agg(array[t.first_slot, t.last_slot] order by t.first_slot, t.position) as slots
      from public.event_timings t
      where t.event_id = l.event_id and (t.counts_until > seen.at or t.counts_again <= seen.at)
    ) as times
  where l.event_id = any (listings);
$$;

comment on function private.pins_of is 'The pins of some listings at a moment; without one, while the listings hold.';

insert into public.event_pins select * from private.pins_of(array(select event_id from public.event_listings), null);

-- Everything that a count reads: no row is looked at.
create index event_pins_by_cell on public.event_pins (is_over, cell) include (
  event_id, commune, category, price, accessibility, time_zone, latitude, longitude, x, y, z, first_slot, last_slot, again_slot,
  next_since, next_until
);
create index event_pins_by_commune on public.event_pins (is_over, commune, cell, event_id);

create function private.cells_near(latitude double precision, longitude double precision, radius double precision)
  returns int4multirange
  language sql immutable strict set search_path = ''
  as $$
  with line as (
    select number, number / 20.0 - 90 as south, (number + 1) / 20.0 - 90 as north
    from generate_series(
      greatest(0, floor((latitude - degrees(radius / 6371) + 90) * 20 - 0.001)::integer),
      least(3600, floor((latitude + degrees(radius / 6371) + 90) * 20 + 0.001)::integer)
    ) as number
  ), reach as (
    -- Half the width, in degrees, by the haversine: as near in latitude, and as near to a pole, as the line comes.
    select number, 0.001 + degrees(2 * asin(sqrt(least(1, greatest(0,
      power(sin(radius / 6371 / 2), 2) - power(sind(greatest(0, south - latitude, latitude - north) / 2), 2)
    ) / greatest(1e-9, cosd(latitude) * cosd(least(90, greatest(abs(south), abs(north))))))))) as width
    from line
  )
  select range_agg(case
    -- Around the antimeridian, the whole line.
    when abs(longitude) + width >= 180 then int4range(number * 8192, (number + 1) * 8192)
    else int4range(
      number * 8192 + floor((longitude - width + 180) * 20)::integer, number * 8192 + floor((longitude + width + 180) * 20)::integer + 1
    )
  end)
  from reach;
$$;

comment on function private.cells_near is 'The cells that hold everything within so many kilometres of a place, and others.';

create function private.cells_of_box(west double precision, south double precision, east double precision, north double precision)
  returns int4multirange
  language sql immutable set search_path = ''
  as $$
  select range_agg(int4range(
    line * 8192 + floor((lowest + 180) * 20)::integer, line * 8192 + floor((highest + 180) * 20)::integer + 1
  ))
  from generate_series(floor((south + 90) * 20)::integer, floor((north + 90) * 20)::integer) as line, (
    select west as lowest, east as highest where west <= east
    -- Across the antimeridian.
    union all select west, 180 where west > east
    union all select -180, east where west > east
  ) as part;
$$;

comment on function private.cells_of_box is 'The cells that hold everything in a box of a map, and others.';

create function private.chord_of(kilometres double precision) returns double precision
  language sql immutable set search_path = ''
  return power(2 * sin(least(kilometres / 6371, pi()) / 2), 2);

comment on function private.chord_of is
  'The square of the straight way, through a ball of radius 1, between two places so many kilometres apart: what pins are compared by.';

create function private.chord_expression(origin jsonb) returns text
  language sql immutable set search_path = ''
  as $$
  select format(
    '((p.x - %1$s) * (p.x - %1$s) + (p.y - %2$s) * (p.y - %2$s) + (p.z - %3$s) * (p.z - %3$s))',
    cosd(latitude) * cosd(longitude), cosd(latitude) * sind(longitude), sind(latitude)
  )
  from (select (origin ->> 'latitude')::double precision as latitude, (origin ->> 'longitude')::double precision as longitude) as place;
$$;

comment on function private.chord_expression is 'The square of the straight way from an origin to a pin p: see private.chord_of.';

create function private.days_expression(query jsonb, moment timestamptz) returns text
  language plpgsql stable set search_path = ''
  as $$
declare
  filters constant text[] := array_remove(array['today', 'tonight', 'tomorrow', 'weekend', query ->> 'date'], null);
  counting constant text := private.counting_condition(moment);
  meets constant text := '%1$s.first_slot <= %3$s and %1$s.last_slot >= %2$s';
  clocks text := '';
  days record;
begin
  -- The clocks of France, written out: a call for each row is what a count would wait for. Most show the same days.
  for days in
    select string_agg(quote_literal(clock), ', ') as clocks, bits, last_slot from (
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

comment on function private.days_expression is
  'The filters of days that find a pin p, as bits: today, tonight, tomorrow, weekend, and the query''s own.';

create function private.changed_listings(moment timestamptz) returns uuid[]
  language sql stable set search_path = ''
  as $$
  select array(
    select event_id from public.event_listings where next_since > moment and next_since > '-infinity'
    union
    select event_id from public.event_listings where next_until <= moment and next_until < 'infinity'
  );
$$;

comment on function private.changed_listings is 'Those that do not hold at a moment.';

create function private.distances_of(query jsonb) returns double precision[]
  language sql immutable set search_path = ''
  return case when query ? 'commune' then array(
    select distinct radius from unnest(array[5, 10, 20, 50, 100, (query ->> 'radius')::double precision]) as radius
    where radius is not null order by radius
  ) end;

comment on function private.distances_of is 'The kilometres around its commune that a query counts, its own among them; null without a commune.';

create function private.found_pins(query jsonb, moment timestamptz, distances double precision[]) returns text[]
  language plpgsql stable set search_path = ''
  as $$
declare
  chord constant text := private.chord_expression(query -> 'origin');
  -- A search finds past events too.
  standing constant text := case when query ? 'text' then 'p.is_over in (false, true)' else 'not p.is_over' end;
  holding constant text := format('%s and p.next_since <= %L and p.next_until > %2$L', standing, moment);
  band text := '0';
  joined text := '';
  passing text := 'true';
  cells int4multirange;
  days constant text := private.days_expression(query, moment);
  near text;
  others text[] := '{}';
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
    cells := coalesce(cells, '{(,)}') * coalesce(private.cells_near(
      (query #>> '{origin,latitude}')::double precision, (query #>> '{origin,longitude}')::double precision,
      distances[cardinality(distances)]
    ), '{}');
    band := format(
      'case when p.commune = %L then 0 else width_bucket(%s, %L::double precision[]) + 1 end',
      query ->> 'commune', chord, array(select private.chord_of(radius) from unnest(distances) as radius order by radius)
    );
  end if;
  near := format(case
    when cells is null then 'public.event_pins p %2$s where %3$s and %4$s'
    -- The offset keeps it what it is: a look at each line of the map.
    else 'unnest(%1$L::int4multirange) as cells,'
      || ' lateral (select * from public.event_pins p where p.cell >= lower(cells) and p.cell < upper(cells) and %3$s offset 0) as p %2$s where %4$s'
  end, cells, joined, holding, passing);
  -- The few events of the commune that are elsewhere.
  if query ? 'commune' then
    others := others || format(
      'select p.* from public.event_pins f, lateral (select * from public.event_pins p where p.event_id = f.event_id offset 0) as p %s'
      || ' where f.commune = %L and %s and (f.cell <@ %L::int4multirange) is not true and %s and %s',
      joined, query ->> 'commune', replace(standing, 'p.', 'f.'), cells, holding, passing
    );
  end if;
  -- What does not hold at that moment is looked up.
  others := others || format('select p.* from private.pins_of(private.changed_listings(%L), %1$L) p %s where %s and %s', moment, joined, standing, passing);
  return array(
    select format('select p.event_id, p.category, p.price, %s as band, %s as bits from %s', band, days, part)
    from unnest(array[near, format('(%s) as p', array_to_string(others, ' union all '))]) as part
  );
end;
$$;

comment on function private.found_pins is
  'Two selects, of the many and of the few others, of what passes a query but for its category, days and price, as far from its commune as the last of some distances. Each event comes with the filters of days that find it (bits), and with its band: the number of the first distance that it is within, from 1 on; 0 in the commune itself.';

create function private.near_band(query jsonb, distances double precision[]) returns integer
  language sql immutable set search_path = ''
  return coalesce(array_position(distances, (query ->> 'radius')::double precision), 0);

comment on function private.near_band is 'The last band of private.found_pins that is within the radius of a query; 0 without one, the commune itself.';

create function private.found_condition(query jsonb) returns text
  language sql immutable set search_path = ''
  -- The only distance selected is its radius.
  return case when query ? 'radius' then 'band <= 1' else 'band = 0' end
    || case when query ? 'category' then format(' and category = %L', query ->> 'category') else '' end
    || case when query ? 'maxPrice' then format(' and price <= %s', query ->> 'maxPrice') else '' end
    || case when query ? 'date' then ' and bits & 16 <> 0' else '' end;

comment on function private.found_condition is 'What private.found_pins has selected, with the radius of a query for its distances, passes the whole query.';

drop function private.days_join;

create or replace function private.count_found(query jsonb, moment timestamptz) returns jsonb
  -- Few classes come of many rows, which a plan cannot know: it would sort all of them.
  language plpgsql stable set search_path = '' set enable_sort = off
  as $$
declare
  distances constant double precision[] := private.distances_of(query);
  counts jsonb;
begin
  execute format(
    $sql$
    with class as materialized (
      select *, %1$s as is_category, %2$s as is_date, %3$s as is_near from (%4$s) as counted
    )
    select jsonb_build_object(
      'total', (select coalesce(sum(n), 0) from class where is_category and is_price and is_date and is_near),
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
    ) || case when %5$L::double precision[] is null then '{}' else jsonb_build_object('distances', (
      select jsonb_object_agg(kilometres, coalesce((select sum(n) from class where is_category and is_price and is_date and band <= place), 0))
      from unnest('{0}'::double precision[] || %5$L::double precision[]) with ordinality as each (kilometres, number),
        lateral (select number - 1 as place) as numbered
      where kilometres in (0, 5, 10, 20, 50, 100)
    )) end
    $sql$,
    case when query ? 'category' then format('category = %L', query ->> 'category') else 'true' end,
    case when query ? 'date' then 'bits & 16 <> 0' else 'true' end,
    format('band <= %s', private.near_band(query, distances)),
    (
      select string_agg(format(
        'select category, case when price <= 0 then 0 when price <= 10 then 10 when price <= 20 then 20 when price <= 50 then 50 else 99 end as price,'
        || ' %s as is_price, bits, band, count(*) as n from (%s) as found group by 1, 2, 3, 4, 5',
        case when query ? 'maxPrice' then format('coalesce(price <= %s, false)', query ->> 'maxPrice') else 'true' end, part
      ), ' union all ')
      from unnest(private.found_pins(query, moment, distances)) as part
    ),
    distances
  ) into counts;
  return counts;
end;
$$;

create or replace function private.explore_total(query jsonb, moment timestamptz, omitted text) returns integer
  language sql stable set search_path = ''
  return (private.explore_counts(query - omitted, moment) ->> 'total')::integer;

create or replace function private.explore_sorted_page(query jsonb, moment timestamptz, likes text[], after jsonb) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
declare
  sort constant text := query ->> 'sort';
  sign constant text := case when query ->> 'direction' = 'descending' then '-1' else '1' end;
  page jsonb;
begin
  execute format(
    $sql$
    with found as (
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
    case when query ?| array['text', 'city', 'commune', 'box']
      then format(
        '(select event_id from (%s) as found where %s) as found,'
        -- The offset keeps it what it is: a look at few rows.
        || ' lateral (select * from public.event_listings l where l.event_id = found.event_id offset 0) as l',
        array_to_string(private.found_pins(query, moment, array_remove(array[(query ->> 'radius')::double precision], null)), ' union all '),
        private.found_condition(query)
      )
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
    -- Along an index, one of many hundred is found only after a long walk past the others. Few are sorted instead.
    when query ? 'text' or query ->> 'sort' in ('distance', 'score') or total * 300 < private.count_coming()
      then private.explore_sorted_page(query, moment, likes, after)
    else private.explore_index_page(query, moment, likes, after)
  end;
$$;

create or replace function private.search_query(said text) returns text
  language sql stable set search_path = ''
  as $$
  with word as (
    select word, position,
      -- Half of a French sentence. They are left out where other words say more.
      word = any ('{a,au,aux,c,ce,d,de,des,du,en,et,j,l,la,le,les,m,n,ou,par,pour,qu,s,sur,t,un,une}') as is_common
    from regexp_split_to_table(private.words_of(left(said, 2000)), ' ') with ordinality as each (word, position)
    where word <> ''
  ), kept as (
    select word, position from word where not is_common or (select bool_and(is_common) from word)
    order by position
    limit (private.explore_constants() ->> 'searchWordLimit')::integer
  )
  select string_agg(
    format('(%s:*%s)', quote_literal(word), (
      select string_agg(' | ' || quote_literal(other), '')
      from unnest(ts_lexize('private.french_stems', word) || private.variants_of(word)) as other
      -- What begins with the word is found by it already, and an index would be read twice for it.
      where left(other, char_length(word)) <> word
    )), ' & ' order by position
  )
  from kept;
$$;

create function private.with_matches(asked jsonb) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
declare
  most constant integer := 500;
  found uuid[];
begin
  if asked ? 'text' then
    execute format('select array(select event_id from public.event_listings where search @@ %L::tsquery limit %s)', asked ->> 'text', most + 1)
    into found;
    if cardinality(found) <= most then
      return asked || jsonb_build_object('ids', found);
    end if;
  end if;
  return asked;
end;
$$;

comment on function private.with_matches is
  'A query with the ids of what its text finds, when these are few: the index of words is read once, not for each part of the answer.';

create or replace function private.explore(query jsonb, moment timestamptz, likes text[], after jsonb) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
declare
  matched constant jsonb := private.with_matches(query);
  counts constant jsonb := private.explore_counts(matched, moment);
  page constant jsonb := private.explore_page(matched, moment, likes, after, (counts ->> 'total')::integer);
  page_length constant integer := (query ->> 'limit')::integer;
  relaxations jsonb := '[]';
begin
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

-- What a refresh has moved on lies in their indexes where the next one looks.
alter table public.event_listings set (autovacuum_vacuum_scale_factor = 0.02);
alter table public.event_pins set (autovacuum_vacuum_scale_factor = 0.02);

create or replace function private.list_event() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  if tg_op = 'UPDATE' then
    perform private.unlist(new.id);
  end if;
  -- A list shows what is published, to its creator too.
  if new.publication = 'published' then
    perform private.write_timings(new);
    perform private.write_listing(new);
    insert into public.event_pins select * from private.pins_of(array[new.id], null);
    perform private.tally(array[new.id], now(), 1);
  end if;
  return null;
end;
$$;

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
    next_since = now_is.next_since, next_until = now_is.next_until
  from private.pins_of(changed, null) as now_is
  where p.event_id = now_is.event_id;
  -- Some thousand rows more are read in a few milliseconds; summing up takes a second.
  if (select count(*) from (select from private.event_tally where not is_settled limit 20000) as added) = 20000 then
    perform private.settle_tally();
  end if;
end;
$$;

revoke all on function
  private.pins_of, private.cells_near, private.cells_of_box, private.chord_of, private.chord_expression,
  private.days_expression, private.changed_listings, private.distances_of, private.found_pins, private.near_band,
  private.found_condition, private.with_matches
  from public;
grant execute on function
  private.pins_of, private.cells_near, private.cells_of_box, private.chord_of, private.chord_expression,
  private.days_expression, private.changed_listings, private.distances_of, private.found_pins, private.near_band,
  private.found_condition, private.with_matches
  to anon, authenticated, service_role;
grant execute on function private.slots_of, private.slot_of to anon, authenticated, service_role;
