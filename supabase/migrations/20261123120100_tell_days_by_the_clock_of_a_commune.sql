-- To write out the days of all the clocks of France took 2 ms, and an answer about a commune writes them three times. Around a
-- commune it is one clock.

drop function private.days_expression;

create function private.days_expression(filters text[], moment timestamptz, clocks text[]) returns text
  language plpgsql stable set search_path = ''
  as $$
declare
  counting constant text := private.counting_condition(moment);
  meets constant text := '%1$s.first_slot <= %3$s and %1$s.last_slot >= %2$s';
  cases text := '';
  days record;
begin
  if filters = '{}' then
    return '0';
  end if;
  -- These clocks written out: a call for each row is what a count would wait for. Most show the same days.
  for days in
    select string_agg(quote_literal(clock), ', ' order by clock <> 'Europe/Paris') as clocks, bits, last_slot from (
      select clock, max(slots.last_slot) as last_slot, string_agg(
        format('case when ' || meets || ' then %4$s else 0 end', '%1$s', slots.first_slot, slots.last_slot, 1 << (bit - 1)::integer), ' | '
      ) as bits
      from unnest(days_expression.clocks) as clock, unnest(filters) with ordinality as each (filter, bit), lateral private.slots_of(filter, moment, clock) as slots
      group by clock
    ) as each
    group by bits, last_slot
    order by bool_or(clock = 'Europe/Paris') desc
  loop
    cases := cases || format(
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
    cases, filters, moment, counting, format(meets, 't', 'slots.first_slot', 'slots.last_slot')
  );
end;
$$;

comment on function private.days_expression is
  'Which of some filters of days find a pin p, as bits, the first filter the lowest. Fast where its time zone is one of some clocks.';

revoke all on function private.days_expression from public;
grant execute on function private.days_expression to anon, authenticated, service_role;

create or replace function private.found_pins(
  query jsonb, moment timestamptz, distances double precision[], beyond double precision default null
) returns text[]
  language plpgsql stable set search_path = ''
  as $$
declare
  chord constant text := private.chord_expression(query -> 'origin');
  latitude constant double precision := query #>> '{origin,latitude}';
  longitude constant double precision := query #>> '{origin,longitude}';
  -- Around a commune nearly all keep its time. The few others are looked up, which costs less than a condition for each clock.
  clocks constant text[] := case when query ? 'commune'
    then array(select time_zone from public.places where code = query ->> 'commune')
    else '{Europe/Paris,Indian/Reunion,America/Martinique,America/Guadeloupe,America/Cayenne,Indian/Mayotte,Pacific/Noumea,Pacific/Tahiti}'
  end;
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
