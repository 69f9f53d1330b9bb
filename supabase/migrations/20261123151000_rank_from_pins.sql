-- By score, all of what is to come was looked up in the listings, and so was what has a frequent word, and by distance all of it
-- without one: 0.7 s of a processor among a million events, and a second stops it. The pins say all that a score needs, and which
-- few may be on the page.

alter table public.event_pins add column rating numeric not null default 0;

comment on column public.event_pins.rating is 'Of the listing: with it, a pin has all that a score is made of.';

create or replace function private.pins_of(listings uuid[], moment timestamptz) returns setof public.event_pins
  language sql stable set search_path = ''
  as $$
  select l.event_id, l.over_at <= seen.at, floor((l.latitude + 90) * 20)::integer * 8192 + floor((l.longitude + 180) * 20)::integer, l.commune, l.category, l.price, l.accessibility,
    l.time_zone, l.latitude, l.longitude,
    cosd(l.latitude) * cosd(l.longitude), cosd(l.latitude) * sind(l.longitude), sind(l.latitude),
    times.slots[1][1], times.slots[1][2], times.slots[2][1],
    case when moment is null then l.next_since else '-infinity' end, case when moment is null then l.next_until else 'infinity' end,
    l.tags, l.participants, case when moment is null then l.next_start else private.start_of(l.event_id, moment) end, l.is_recommendable,
    case when l.over_at > seen.at then l.search end, l.rating
  from public.event_listings l,
    lateral (select coalesce(moment, l.next_since) as at) as seen,
    lateral (
      select array_agg(array[t.first_slot, t.last_slot] order by t.first_slot, t.position) as slots
      from public.event_timings t
      where t.event_id = l.event_id and (t.counts_until > seen.at or t.counts_again <= seen.at)
    ) as times
  where l.event_id = any (listings);
$$;

update public.event_pins p set rating = l.rating from public.event_listings l where l.event_id = p.event_id and l.rating <> 0;

-- What ranking all of France reads, and no more.
create index event_pins_to_rank on public.event_pins (cell) include (
  event_id, tags, participants, rating, x, y, z, category, price, next_since, next_until
) where not is_over;

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
    select format(
      'select p.event_id, p.category, p.price, p.tags, p.participants, p.rating, %s as band, %s as bits, %s as chord from %s offset 0', band, bits, chord, part
    )
    from unnest(array[near, format('(%s) as p', others)]) as part
  );
end;
$$;

create or replace function private.score_expression(query jsonb, likes text[]) returns text
  language plpgsql stable set search_path = ''
  as $$
declare
  rule jsonb;
  terms text[] := '{}';
begin
  for rule in select jsonb_array_elements(private.explore_constants() -> 'exploreRules') loop
    terms := terms || case rule ->> 'kind'
      -- Most have none of them, which is soon said.
      when 'preference' then
        format('case when l.tags && %2$L then %1$s * (select count(*) from unnest(l.tags) as tag where tag = any (%2$L)) else 0 end', rule ->> 'points', likes)
      when 'category' then format('case when l.category = %L then %s else 0 end', query ->> 'category', rule ->> 'points')
      when 'distance' then (
        select 'case ' || string_agg(format('when distance <= %s then %s', tier ->> 'withinKm', tier ->> 'points'), ' ' order by position)
          || ' else 0 end'
        from jsonb_array_elements(rule -> 'tiers') with ordinality as each (tier, position)
      )
      when 'participants' then format('case when l.participants > %s then %s else 0 end', rule ->> 'above', rule ->> 'points')
      when 'rating' then format('case when l.rating >= %s then %s else 0 end', rule ->> 'from', rule ->> 'points')
    end;
  end loop;
  if array_position(terms, null) is not null then
    raise exception 'A score rule of the engine is unknown here' using hint = 'Add it to private.score_expression.';
  end if;
  return array_to_string(terms, ' + ');
end;
$$;

comment on function private.score_expression is 'The score of a listing or a pin l at a distance, by the engine''s rules.';

create function private.explore_ranked_page(query jsonb, moment timestamptz, likes text[], after jsonb) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
declare
  constants constant jsonb := private.explore_constants();
  is_by_score constant boolean := query ->> 'sort' = 'score';
  sign constant integer := case when query ->> 'direction' = 'descending' then -1 else 1 end;
  -- By score and then by distance; or by distance alone.
  last_key constant double precision := case when is_by_score then after ->> 'key' else '0' end;
  last_far constant double precision := after ->> case when is_by_score then 'secondKey' else 'key' end;
  -- Within a metre of where the points change.
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
        -- A chord is the distance to a metre, or to a millionth. The offsets keep both what they are: worked out once.
        select event_id, %2$s as key, %3$s as far, 0.001 + distance * 1e-6 as slack, %4$s as is_open
        from (
          select *, coalesce(2 * %5$s * asin(least(1, sqrt(chord) / 2)), %6$s) as distance from (%7$s) as found where %8$s offset 0
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
  'A page by score or distance of very many events: the pins say which may be on it, and these few are looked up.';

create or replace function private.explore_popular_page(query jsonb, moment timestamptz, likes text[], after jsonb, last jsonb) returns jsonb
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
        -- So it is no join, and ends where the page does.
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

create or replace function private.explore_page(query jsonb, moment timestamptz, likes text[], after jsonb, total integer) returns jsonb
  language sql stable set search_path = ''
  as $$
  select case
    -- From nowhere all are as far.
    when query ->> 'sort' in ('distance', 'score') and query ? 'origin' and not query ? 'found' then private.explore_ranked_page(query, moment, likes, after)
    when query ->> 'sort' in ('distance', 'score')
      -- Along an index, each hit comes after a walk past the others; to look up one to sort takes three steps of that.
      or total::double precision * total * 3 < private.count_coming() * (query ->> 'limit')::integer
      or query ? 'text' and query ? 'found'
      then private.explore_sorted_page(query, moment, likes, after)
    when query ? 'text' then private.explore_deep_page(query, moment, likes, after)
    else private.explore_index_page(query, moment, likes, after)
  end;
$$;

drop function private.explore_near_page;

revoke all on function private.explore_ranked_page from public;
grant execute on function private.explore_ranked_page to anon, authenticated, service_role;
