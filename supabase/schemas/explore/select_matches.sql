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
    query - '{city,commune,radius,date,hours}'::text[]
      - case when with_counts then '{category,withoutNotices,subcategory,maxPrice,online,once}'::text[] else '{}' end, moment
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
$$;

comment on function private.select_matches is
  'SQL select of the rows of event_projections that match a query. With counts, of those too that fail its category, subcategory, price, online, once, date or radius: band is the smallest distance in kilometres that covers a row (0 in the commune itself), bits are the date filters that find it (today, tonight, tomorrow, weekend, the query''s own; beyond its radius only the last).';

revoke all on function private.select_matches from public;
grant execute on function private.select_matches to anon, authenticated, service_role;
