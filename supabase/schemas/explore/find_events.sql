create function private.find_events(query jsonb, moment timestamptz, out counts jsonb, out ids uuid[])
  -- The planner cannot know that many rows form few groups: it would sort all rows.
  language plpgsql stable set search_path = '' set enable_sort = off
  as $$
declare
  is_category constant text := private.filter_condition(
    jsonb_strip_nulls(jsonb_build_object('category', query -> 'category', 'withoutNotices', query -> 'withoutNotices')), moment
  );
  is_subcategory constant text := private.filter_condition(jsonb_strip_nulls(jsonb_build_object('subcategory', query -> 'subcategory')), moment);
  is_price constant text := private.filter_condition(jsonb_strip_nulls(jsonb_build_object('maxPrice', query -> 'maxPrice')), moment);
  is_online constant text := private.filter_condition(jsonb_strip_nulls(jsonb_build_object('online', query -> 'online')), moment);
  is_once constant text := private.filter_condition(jsonb_strip_nulls(jsonb_build_object('once', query -> 'once')), moment);
  is_date constant text := case when query ? 'date' then 'bits & 16 <> 0' else 'true' end;
  radius constant double precision := coalesce((query ->> 'radius')::double precision, 0);
  -- For more matches, reading an index in order is faster, but less so for the hours of a day and for what is rare on it: there many
  -- events come before the first match.
  most_ids constant integer := case when query ? 'date' and (query ? 'hours' or query ->> 'sort' = 'rarity') then 8000 else 2000 end;
begin
  execute format(
    $sql$
    with class as materialized (
      -- Beyond the radius, category and price are those of the query: one class for each band.
      select case when band <= %4$s then l.category end as category, case
          when band > %4$s then null when price <= 0 then 0 when price <= 10 then 10 when price <= 20 then 20 when price <= 50 then 50 else 99
        end as price,
        -- Subcategories are counted for the category of the query.
        case when band <= %4$s and %6$L::boolean and %1$s then l.subcategory end as subcategory,
        is_online and band <= %4$s as online, coalesce(day_count = 1, false) and band <= %4$s as once,
        bits, band, is_over, %1$s as is_category, %7$s as is_subcategory, %2$s as is_price, %8$s as is_online, %9$s as is_once,
        %3$s as is_date, band <= %4$s as is_near, count(*) as n,
        array_agg(event_id) filter (where %1$s and %7$s and %2$s and %8$s and %9$s and %3$s and band <= %4$s) as ids
      from (%5$s) as l
      -- A row that fails two filters is in no count. A category is left out with its subcategory.
      where (%1$s and %7$s)::integer + (%2$s)::integer + (%8$s)::integer + (%9$s)::integer + (%3$s)::integer + (band <= %4$s)::integer >= 5
      group by category, 2, 3, online, once, bits, band, is_over, 9, 10, 11, 12, 13, 14, 15
    ), hit as (
      select * from class where is_category and is_subcategory and is_price and is_online and is_once and is_date and is_near
    ), coming as (
      select *, is_category and is_subcategory as is_topic, is_online and is_once as is_kind from class where not is_over
    )
    select jsonb_build_object(
      'total', (select coalesce(sum(n), 0) from hit),
      'past', (select coalesce(sum(n), 0) from hit where is_over),
      'categories', (
        select coalesce(jsonb_object_agg(category, n), '{}')
        from (select category, sum(n) as n from coming where is_price and is_kind and is_date and is_near group by 1) as each
      ),
      'kinds', (
        select jsonb_build_object(
          'online', coalesce(sum(n) filter (where online and is_once), 0), 'once', coalesce(sum(n) filter (where once and is_online), 0)
        ) from coming where is_topic and is_price and is_date and is_near
      ),
      'days', (
        select jsonb_build_object(
          'all', coalesce(sum(n), 0), 'today', coalesce(sum(n) filter (where bits & 1 <> 0), 0),
          'tonight', coalesce(sum(n) filter (where bits & 2 <> 0), 0),
          'tomorrow', coalesce(sum(n) filter (where bits & 4 <> 0), 0),
          'weekend', coalesce(sum(n) filter (where bits & 8 <> 0), 0)
        ) from coming where is_topic and is_price and is_kind and is_near
      ),
      'prices', (
        select jsonb_build_object(
          'all', coalesce(sum(n), 0), '0', coalesce(sum(n) filter (where price <= 0), 0),
          '10', coalesce(sum(n) filter (where price <= 10), 0), '20', coalesce(sum(n) filter (where price <= 20), 0),
          '50', coalesce(sum(n) filter (where price <= 50), 0)
        ) from coming where is_topic and is_kind and is_date and is_near
      )
    ) || case when %6$L::boolean then jsonb_build_object('subcategories', (
      select coalesce(jsonb_object_agg(subcategory, n), '{}') from (
        select subcategory, sum(n) as n from coming
        where is_category and is_price and is_kind and is_date and is_near and subcategory is not null group by 1
      ) as each
    )) else '{}' end || case when %10$L::boolean then jsonb_build_object('distances', (
      select jsonb_object_agg(kilometres, coalesce((select sum(n) from coming where is_topic and is_price and is_kind and is_date and band <= kilometres), 0))
      from unnest('{0,5,10,20,50,100}'::double precision[]) as kilometres
    )) else '{}' end,
    case when (select sum(n) from hit) <= %11$s then array(select unnest(hit.ids) from hit) end
    $sql$,
    is_category, is_price, is_date, radius, private.select_matches(query, moment, true), query ? 'category',
    is_subcategory, is_online, is_once, query ? 'commune', most_ids
  ) into counts, ids;
end;
$$;

comment on function private.find_events is
  'Total, past events among it, and facet counts of any query, from the events that match it: for each choice of a filter, the number of events to come under the other filters. And their ids, if they are few enough to sort.';

revoke all on function private.find_events from public;
grant execute on function private.find_events to anon, authenticated, service_role;
