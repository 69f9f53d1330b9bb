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
