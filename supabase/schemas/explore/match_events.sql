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
