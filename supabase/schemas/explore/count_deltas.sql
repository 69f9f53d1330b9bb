create function private.count_deltas(query jsonb, moment timestamptz)
  returns table (category text, subcategory text, price double precision, kinds integer, days integer, n bigint)
  -- find_events sets enable_sort to off, with which the deltas of no listing would read all timings.
  language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
    set enable_mergejoin = off set enable_hashjoin = off set enable_sort = on
  as $$
#variable_conflict use_column
declare
  -- Of the events that begin at one hour of the query, all of it in the query; -1 stands for all events.
  hours constant integer[] := case when query ? 'hours' then array(
    select generate_series(((query #>> '{hours,0}')::integer + 59) / 60, (query #>> '{hours,1}')::integer / 60 - 1)
  ) else '{-1}' end;
  -- The caller counts by the other filters.
  asked constant jsonb := query - '{category,withoutNotices,subcategory,minPrice,maxPrice}'::text[];
  changed constant uuid[] := array(select event_id from private.changed_projections(moment));
begin
  return query
  with change as materialized (
    select * from private.facet_deltas_of(changed, null, -1)
    union all
    select * from private.facet_deltas_of(changed, moment, 1)
  ), day as materialized (
    select bit_or(1 << w.number - 1) as bits, w.time_zone, w.first_part, w.last_part
    from private.date_windows('{today,tonight,tomorrow,weekend}'::text[] || (query ->> 'date'), moment) as w
    group by 2, 3, 4
  ), found as (
    select 32 as days, t.*
    from (select * from private.facet_deltas union all select * from change) as t
    where first_part is null and hour = any (hours)
    union all
    select bits, t.*
    from day, lateral (
      -- Timings of at most a day are found by their start.
      select * from private.facet_deltas
      where time_zone = day.time_zone and first_part between day.first_part - 4 and day.last_part
        and last_part - first_part <= 4
      union all
      -- In the rows of an hour, no timing is long.
      select * from private.facet_deltas
      where time_zone = day.time_zone and first_part <= day.last_part
        and hour = -1 and not query ? 'hours' and last_part - first_part > 4
      union all
      select * from change where time_zone = day.time_zone and first_part <= day.last_part
    ) as t
    where t.hour = any (hours) and t.last_part >= day.first_part
      and (t.earlier_part is null or t.earlier_part < day.first_part)
  )
  select category, case when query ?| '{category,subcategory}' then subcategory end, price, kinds, days,
    sum(events)
  from found
  where private.passes(asked, category, subcategory, price, accessibility, ages, kinds, null, null, null)
  group by 1, 2, 3, 4, 5;
end;
$$;

comment on function private.count_deltas is
  'Numbers of events to come from the stored deltas, for all days (32) and by the bits of private.days_of: with the '
  'topics, kinds, access needs and ages of a query without text and place; with hours, of events that begin at one '
  'whole hour of them. Security definer, because clients read no table of this schema.';
