create function private.count_tallied(query jsonb, moment timestamptz) returns jsonb
  language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan set enable_mergejoin = off set enable_hashjoin = off
  as $$
declare
  chosen constant text := coalesce(query ->> 'date', 'all');
  highest constant double precision := query ->> 'maxPrice';
  needs constant text[] := array(select jsonb_array_elements_text(query -> 'access'));
  -- Listings whose stored values are not valid at that moment.
  changed constant uuid[] := array(
    select event_id from public.event_listings where next_since > moment and next_since > '-infinity'
    union
    select event_id from public.event_listings where next_until <= moment and next_until < 'infinity'
  );
  counts jsonb;
begin
  with recursive change as materialized (
    select category, price, accessibility, time_zone, first_slot, last_slot, earlier_slot, -events as events
    from private.tally_of(changed, null)
    union all
    select category, price, accessibility, time_zone, first_slot, last_slot, earlier_slot, events
    from private.tally_of(changed, moment)
  ), zone (time_zone) as (
    -- A loose index scan: one lookup for each distinct value.
    select min(t.time_zone) from private.event_tally t
    union all
    select (select min(t.time_zone) from private.event_tally t where t.time_zone > zone.time_zone) from zone where zone.time_zone is not null
  ), clock as (
    select time_zone from zone where time_zone is not null union select time_zone from change
  ), days as materialized (
    select filter, time_zone, range.first_slot, range.last_slot
    from clock, (select unnest('{today,tonight,tomorrow,weekend}'::text[]) as filter union select chosen where chosen <> 'all') as each,
      lateral private.slots_of(filter, moment, time_zone) as range
  ), found as (
    select 'all' as filter, category, price, accessibility, events from private.event_tally where first_slot is null
    union all
    -- Timings of at most a day are found by their start.
    select filter, t.category, t.price, t.accessibility, t.events
    from days join private.event_tally t
      on t.time_zone = days.time_zone and t.first_slot between days.first_slot - 4 and days.last_slot and t.last_slot >= days.first_slot
    where t.last_slot - t.first_slot <= 4 and (t.earlier_slot is null or t.earlier_slot < days.first_slot)
    union all
    select filter, t.category, t.price, t.accessibility, t.events
    from days join private.event_tally t
      on t.time_zone = days.time_zone and t.first_slot <= days.last_slot and t.last_slot >= days.first_slot
    where t.last_slot - t.first_slot > 4 and (t.earlier_slot is null or t.earlier_slot < days.first_slot)
    union all
    select 'all', category, price, accessibility, events from change where first_slot is null
    union all
    select filter, t.category, t.price, t.accessibility, t.events
    from days join change t
      on t.time_zone = days.time_zone and t.first_slot <= days.last_slot and t.last_slot >= days.first_slot
    where t.earlier_slot is null or t.earlier_slot < days.first_slot
  ), class as materialized (
    select filter, category, not query ? 'category' or category = query ->> 'category' as is_category,
      price, not query ? 'maxPrice' or coalesce(price <= highest, false) as is_price, sum(events) as n
    from found
    where accessibility @> needs
    group by filter, category, price
  )
  select jsonb_build_object(
    'total', (select coalesce(sum(n), 0) from class where filter = chosen and is_category and is_price),
    'categories', (
      select coalesce(jsonb_object_agg(category, n), '{}')
      from (select category, sum(n) as n from class where filter = chosen and is_price group by 1 having sum(n) <> 0) as each
    ),
    'days', (
      select jsonb_object_agg(each.filter, coalesce(n, 0))
      from unnest('{all,today,tonight,tomorrow,weekend}'::text[]) as each (filter)
        left join (select filter, sum(n) as n from class where is_category and is_price group by 1) as counted using (filter)
    ),
    'prices', (
      select jsonb_build_object(
        'all', coalesce(sum(n), 0), '0', coalesce(sum(n) filter (where price <= 0), 0),
        '10', coalesce(sum(n) filter (where price <= 10), 0), '20', coalesce(sum(n) filter (where price <= 20), 0),
        '50', coalesce(sum(n) filter (where price <= 50), 0)
      ) from class where filter = chosen and is_category
    )
  ) into counts;
  return counts;
end;
$$;

comment on function private.count_tallied is
  'Total and facet counts of a query without text and place, from the stored deltas. Security definer, because clients read no table of this schema.';

create function private.count_coming() returns bigint
  language sql stable security definer set search_path = ''
  return (select coalesce(sum(events), 0) from private.event_tally where first_slot is null);

comment on function private.count_coming is
  'The approximate number of events to come: it includes those that ended since the last refresh. Security definer, because clients read no table of this schema.';

create function private.explore_counts(query jsonb, moment timestamptz) returns jsonb
  language sql stable set search_path = ''
  as $$
  select case
    when query ?| array['text', 'city', 'commune', 'box'] then private.count_found(query, moment)
    else private.count_tallied(query, moment)
  end;
$$;

comment on function private.explore_counts is
  'Total and facet counts of a query: for each choice of a filter, the number of events under the other filters.';

create function private.explore_total(query jsonb, moment timestamptz, omitted text) returns integer
  language sql stable set search_path = ''
  return (
    private.explore_counts(query - case omitted when 'commune' then '{commune,radius}'::text[] else array[omitted] end, moment) ->> 'total'
  )::integer;

comment on function private.explore_total is 'The number of events that a query finds without one of its filters.';

revoke all on function
  private.count_tallied, private.count_coming, private.explore_counts, private.explore_total
  from public;
grant execute on function
  private.count_tallied, private.count_coming, private.explore_counts, private.explore_total
  to anon, authenticated, service_role;
