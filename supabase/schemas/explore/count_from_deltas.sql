create function private.count_from_deltas(query jsonb, moment timestamptz) returns jsonb
  language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
    set enable_mergejoin = off set enable_hashjoin = off
  as $$
declare
  chosen constant text := coalesce(query ->> 'date', 'all');
  filters constant text[] := array(
    select unnest('{today,tonight,tomorrow,weekend}'::text[]) union select chosen where chosen <> 'all'
  );
  highest constant double precision := query ->> 'maxPrice';
  -- Of the events that begin at one hour of the query, all of it in the query; -1 stands for all events.
  hours constant integer[] := case
    when query ? 'hours' then array(
      select generate_series(((query #>> '{hours,0}')::integer + 59) / 60, (query #>> '{hours,1}')::integer / 60 - 1)
    )
    else '{-1}'
  end;
  needs constant text[] := array(select jsonb_array_elements_text(query -> 'access'));
  changed constant uuid[] := array(select event_id from private.changed_projections(moment));
  counts jsonb;
begin
  with change as materialized (
    select *, -1 as sign from private.facet_deltas_of(changed, null)
    union all
    select *, 1 from private.facet_deltas_of(changed, moment)
  ), days as materialized (
    select filters[number] as filter, range.time_zone, range.first_part, range.last_part
    from private.date_windows(filters, moment) as range
  ), found as (
    select 'all' as filter, category, subcategory, price, accessibility, is_online, is_once, events
    from private.facet_deltas
    where first_part is null and hour = any (hours)
    union all
    -- Timings of at most a day are found by their start.
    select filter, t.category, t.subcategory, t.price, t.accessibility, t.is_online, t.is_once, t.events
    from days join private.facet_deltas t
      on t.time_zone = days.time_zone and t.first_part between days.first_part - 4 and days.last_part
        and t.last_part >= days.first_part
    where t.hour = any (hours) and t.last_part - t.first_part <= 4
      and (t.earlier_part is null or t.earlier_part < days.first_part)
    union all
    select filter, t.category, t.subcategory, t.price, t.accessibility, t.is_online, t.is_once, t.events
    from days join private.facet_deltas t
      on t.time_zone = days.time_zone and t.first_part <= days.last_part and t.last_part >= days.first_part
    -- In the rows of an hour, no timing is long.
    where t.hour = -1 and not query ? 'hours' and t.last_part - t.first_part > 4
      and (t.earlier_part is null or t.earlier_part < days.first_part)
    union all
    select 'all', category, subcategory, price, accessibility, is_online, is_once, events * sign
    from change
    where first_part is null and hour = any (hours)
    union all
    select filter, t.category, t.subcategory, t.price, t.accessibility, t.is_online, t.is_once, t.events * t.sign
    from days join change t
      on t.time_zone = days.time_zone and t.first_part <= days.last_part and t.last_part >= days.first_part
    where t.hour = any (hours) and (t.earlier_part is null or t.earlier_part < days.first_part)
  ), class as materialized (
    select *,
      is_category and (not query ? 'subcategory' or coalesce(subcategory = query ->> 'subcategory', false)) as is_topic,
      not query ? 'maxPrice' or coalesce(price <= highest, false) as is_price,
      (not query ? 'online' or is_online) and (not query ? 'once' or is_once) as is_kind
    from (
      select filter, category, price, is_online, is_once, sum(events) as n,
        (not query ? 'category' or category = query ->> 'category')
          and (not query ? 'withoutNotices' or category <> 'notice') as is_category,
        -- Fewer groups for a query that needs no subcategory.
        case when query ?| '{category,subcategory}' then subcategory end as subcategory
      from found
      where accessibility @> needs
      group by filter, category, price, is_online, is_once, 8
    ) as summed
  )
  select jsonb_build_object(
    'total', (select coalesce(sum(n), 0) from class where filter = chosen and is_topic and is_price and is_kind),
    -- Only a text finds past events.
    'past', 0,
    'categories', (
      -- A sum of bounded counts would have no bound.
      select jsonb_build_object('all', coalesce(sum(n) filter (where category <> 'notice'), 0))
        || coalesce(jsonb_object_agg(category, n) filter (where category is not null), '{}')
      from (
        select category, sum(n) as n from class
        where filter = chosen and is_price and is_kind
        group by category having sum(n) <> 0
      ) as each
    ),
    'days', (
      select jsonb_object_agg(each.filter, coalesce(n, 0))
      from unnest('{all,today,tonight,tomorrow,weekend}'::text[]) as each (filter)
        left join (
          select filter, sum(n) as n from class where is_topic and is_price and is_kind group by filter
        ) as counted using (filter)
    ),
    'prices', (
      select jsonb_build_object(
        'all', coalesce(sum(n), 0), '0', coalesce(sum(n) filter (where price <= 0), 0),
        '10', coalesce(sum(n) filter (where price <= 10), 0), '20', coalesce(sum(n) filter (where price <= 20), 0),
        '50', coalesce(sum(n) filter (where price <= 50), 0)
      ) from class where filter = chosen and is_topic and is_kind
    ),
    'kinds', (
      select jsonb_build_object(
        'online', coalesce(sum(n) filter (where is_online and (not query ? 'once' or is_once)), 0),
        'once', coalesce(sum(n) filter (where is_once and (not query ? 'online' or is_online)), 0)
      ) from class where filter = chosen and is_topic and is_price
    )
  ) || case when query ? 'category' then jsonb_build_object('subcategories', (
    select coalesce(jsonb_object_agg(subcategory, n), '{}') from (
      select subcategory, sum(n) as n from class
      where filter = chosen and is_category and is_price and is_kind and subcategory is not null
      group by subcategory having sum(n) <> 0
    ) as each
  )) else '{}' end into counts;
  return counts;
end;
$$;

comment on function private.count_from_deltas is
  'Total and facet counts of a query without text and place, from the stored deltas. With hours, of the events that '
  'begin at one hour that is wholly among them: private.count_matches adds the others. Security definer, because '
  'clients read no table of this schema.';
