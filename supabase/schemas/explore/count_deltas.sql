create function private.count_deltas(query jsonb, moment timestamptz)
  returns table (category text, subcategory text, price double precision, kinds integer, days integer, n bigint)
  -- find_events sets enable_sort to off, with which the deltas of no listing would read all timings.
  language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
    set enable_mergejoin = off set enable_hashjoin = off set enable_sort = on
  as $$
#variable_conflict use_column
declare
  filters constant text[] := array(
    select unnest('{today,tonight,tomorrow,weekend}'::text[]) union all
    select query ->> 'date' where query ->> 'date' <> all ('{today,tonight,tomorrow,weekend}')
  );
  -- Of the events that begin at one hour of the query, all of it in the query; -1 stands for all events.
  hours constant integer[] := case
    when query ? 'hours' then array(
      select generate_series(((query #>> '{hours,0}')::integer + 59) / 60, (query #>> '{hours,1}')::integer / 60 - 1)
    )
    else '{-1}'
  end;
  asked constant integer := (query ->> 'ages')::integer;
  needs constant text[] := array(select jsonb_array_elements_text(query -> 'access'));
  changed constant uuid[] := array(select event_id from private.changed_projections(moment));
begin
  return query
  with change as materialized (
    select *, -1 as sign from private.facet_deltas_of(changed, null)
    union all
    select *, 1 from private.facet_deltas_of(changed, moment)
  ), day as materialized (
    select (1 << w.number - 1) | case when filters[w.number] = query ->> 'date' then 16 else 0 end as bits,
      w.time_zone, w.first_part, w.last_part
    from private.date_windows(filters, moment) as w
  ), found as (
    select 32 as days, category, subcategory, price, accessibility, kinds, ages, events
    from private.facet_deltas
    where first_part is null and hour = any (hours)
    union all
    -- Timings of at most a day are found by their start.
    select bits, t.category, t.subcategory, t.price, t.accessibility, t.kinds, t.ages, t.events
    from day join private.facet_deltas t
      on t.time_zone = day.time_zone and t.first_part between day.first_part - 4 and day.last_part
        and t.last_part >= day.first_part
    where t.hour = any (hours) and t.last_part - t.first_part <= 4
      and (t.earlier_part is null or t.earlier_part < day.first_part)
    union all
    select bits, t.category, t.subcategory, t.price, t.accessibility, t.kinds, t.ages, t.events
    from day join private.facet_deltas t
      on t.time_zone = day.time_zone and t.first_part <= day.last_part and t.last_part >= day.first_part
    -- In the rows of an hour, no timing is long.
    where t.hour = -1 and not query ? 'hours' and t.last_part - t.first_part > 4
      and (t.earlier_part is null or t.earlier_part < day.first_part)
    union all
    select 32, category, subcategory, price, accessibility, kinds, ages, events * sign
    from change
    where first_part is null and hour = any (hours)
    union all
    select bits, t.category, t.subcategory, t.price, t.accessibility, t.kinds, t.ages, t.events * t.sign
    from day join change t
      on t.time_zone = day.time_zone and t.first_part <= day.last_part and t.last_part >= day.first_part
    where t.hour = any (hours) and (t.earlier_part is null or t.earlier_part < day.first_part)
  )
  select category, case when query ?| '{category,subcategory}' then subcategory end, price, kinds, days,
    sum(events)
  from found
  where accessibility @> needs and private.has_topic(query, category, subcategory)
    and (asked is null or ages & asked = asked)
  group by 1, 2, 3, 4, 5;
end;
$$;

comment on function private.count_deltas is
  'How many events to come the stored deltas have of each kind, for all days (32) and for each date filter, with the '
  'bits of private.days_of; for the topics, access needs, ages and hours of a query without text and place. With '
  'hours, of the events that begin at one hour that is wholly among them. Security definer, because clients read no '
  'table of this schema.';
