-- Units: the radius is in kilometres, the height in degrees of latitude. One degree is 111 km.
create function private.filter_condition(query jsonb, moment timestamptz, is_lookup boolean default false) returns text
  language plpgsql stable set search_path = ''
  as $$
declare
  conditions text[] := '{true}';
  latitude constant double precision := query #>> '{origin,latitude}';
  height constant double precision := (query ->> 'radius')::double precision / 111;
begin
  if query ? 'ids' then
    conditions := conditions || format('l.event_id = any (%L::uuid[])', array(select jsonb_array_elements_text(query -> 'ids')));
  elsif query ? 'text' then
    conditions := conditions || format(
      case query ->> 'depth'
        when '0' then 'ts_filter(l.search, ''{a}'') @@ %1$L::tsquery'
        when '1' then 'ts_filter(l.search, ''{a,b}'') @@ %1$L::tsquery and not ts_filter(l.search, ''{a}'') @@ %1$L::tsquery'
        when '2' then 'l.search @@ %1$L::tsquery and not ts_filter(l.search, ''{a,b}'') @@ %1$L::tsquery'
        else 'l.search @@ %1$L::tsquery'
      end,
      query ->> 'text'
    );
  end if;
  if query ? 'city' then
    conditions := conditions || format('l.city = %L', query ->> 'city');
  end if;
  if query ? 'radius' then
    -- The latitude first: it excludes most rows without trigonometry.
    conditions := conditions || format(
      '(l.commune = %L or l.latitude between %s and %s and %s <= %s)', query ->> 'commune',
      latitude - height, latitude + height, private.distance_expression(query -> 'origin'), query ->> 'radius'
    );
  elsif query ? 'commune' then
    conditions := conditions || format('l.commune = %L', query ->> 'commune');
  end if;
  if query ? 'box' then
    conditions := conditions || format(
      -- Across the antimeridian, the west is greater than the east.
      'l.latitude between %2$s and %4$s and (l.longitude >= %1$s %5$s l.longitude <= %3$s)',
      query #>> '{box,0}', query #>> '{box,1}', query #>> '{box,2}', query #>> '{box,3}',
      case when (query #>> '{box,0}')::double precision <= (query #>> '{box,2}')::double precision then 'and' else 'or' end
    );
  end if;
  if query ? 'category' then
    conditions := conditions || format('l.category = %L', query ->> 'category');
  end if;
  if query ? 'withoutNotices' then
    conditions := conditions || 'l.category <> ''notice'''::text;
  end if;
  if query ? 'subcategory' then
    conditions := conditions || format('coalesce(l.subcategory = %L, false)', query ->> 'subcategory');
  end if;
  if query ? 'online' then
    conditions := conditions || 'l.is_online'::text;
  end if;
  if query ? 'once' then
    conditions := conditions || 'coalesce(l.day_count = 1, false)'::text;
  end if;
  if query ? 'maxPrice' then
    conditions := conditions || format('coalesce(l.price <= %s, false)', query ->> 'maxPrice');
  end if;
  if query ? 'access' then
    conditions := conditions || format('l.accessibility @> %L', array(select jsonb_array_elements_text(query -> 'access')));
  end if;
  if query ? 'hours' and not query ? 'date' then
    conditions := conditions || format(
      'exists (select from public.event_timings t where t.event_id = l.event_id and (t.counts_until > %1$L or t.counts_again <= %1$L) and %2$s offset 0)',
      moment, private.hours_condition(query, 't.start_minute')
    );
  end if;
  if query ? 'date' then
    conditions := conditions || private.date_condition(query, moment, is_lookup);
  end if;
  return array_to_string(conditions, ' and ');
end;
$$;

comment on function private.filter_condition is
  'SQL condition: a listing l passes the filters of a query. is_lookup: as for private.date_condition. Rows of event_projections have all columns but the city.';

revoke all on function private.filter_condition from public;
grant execute on function private.filter_condition to anon, authenticated, service_role;
