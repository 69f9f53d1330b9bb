-- What a plan for any moment cannot know is said: without the infinities it would read all listings instead of two small
-- indexes, and it takes the few windows of days for thousands, for which it would read the whole tally.

create or replace function private.count_tallied(query jsonb, moment timestamptz) returns jsonb
  language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan set enable_mergejoin = off set enable_hashjoin = off
  as $$
declare
  chosen constant text := coalesce(query ->> 'date', 'all');
  highest constant double precision := query ->> 'maxPrice';
  needs constant text[] := array(select jsonb_array_elements_text(query -> 'access'));
  -- What does not hold at that moment, and what the tally says of it.
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
    -- The few different ones, each found by the index.
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
    -- What lasts a day at most is found by its begin.
    select filter, t.category, t.price, t.accessibility, t.events
    from days join private.event_tally t
      on t.time_zone = days.time_zone and t.first_slot between days.first_slot - 3 and days.last_slot and t.last_slot >= days.first_slot
    where t.last_slot - t.first_slot <= 3 and (t.earlier_slot is null or t.earlier_slot < days.first_slot)
    union all
    select filter, t.category, t.price, t.accessibility, t.events
    from days join private.event_tally t
      on t.time_zone = days.time_zone and t.first_slot <= days.last_slot and t.last_slot >= days.first_slot
    where t.last_slot - t.first_slot > 3 and (t.earlier_slot is null or t.earlier_slot < days.first_slot)
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

create or replace function private.refresh_listings() returns void
  language plpgsql security definer set search_path = ''
  as $$
declare
  changed constant uuid[] := array(
    select event_id from public.event_listings where next_until <= now() and next_until < 'infinity' for update skip locked
  );
begin
  insert into private.event_tally
  select category, price, accessibility, time_zone, first_slot, last_slot, earlier_slot, sum(events)
  from (
    select category, price, accessibility, time_zone, first_slot, last_slot, earlier_slot, -events as events
    from private.tally_of(changed, null)
    union all
    select category, price, accessibility, time_zone, first_slot, last_slot, earlier_slot, events
    from private.tally_of(changed, now())
  ) as change
  group by 1, 2, 3, 4, 5, 6, 7
  having sum(events) <> 0;
  update public.event_listings l
  set (next_start, next_since, next_until, is_over)
    = (select s.next_start, s.since, s.until, s.is_over from private.standing_of(l.event_id, l.over_at, now()) as s)
  where event_id = any (changed);
  -- Some thousand rows more are read in a few milliseconds; summing up takes a second.
  if (select count(*) from (select from private.event_tally where not is_settled limit 20000) as added) = 20000 then
    perform private.settle_tally();
  end if;
end;
$$;

create or replace function private.explore_index_page(query jsonb, moment timestamptz, likes text[], after jsonb) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
declare
  sort constant text := query ->> 'sort';
  descends constant boolean := query ->> 'direction' = 'descending';
  size constant integer := (query ->> 'limit')::integer + 1;
  direction constant text := case when descends then 'desc' else 'asc' end;
  -- An index is only used for an order in its own words: of what is never null, nulls go unmentioned.
  ordering constant text := case sort
    when 'popularity' then format('%%1$s %s, %%2$s, event_id', direction)
    when 'price' then format('%%1$s %s nulls last, %%2$s, event_id', direction)
    else format('%%2$s %s nulls last, event_id', direction)
  end;
  stored constant text := case sort when 'date' then 'l.next_start' else 'l.' || sort end;
  second constant text := case sort when 'date' then '0' else '%s' end;
  holds constant text := format('l.next_since <= %1$L and l.next_until > %1$L', moment);
  passes constant text := private.explore_where(query, moment, 'date')
    || case when query ? 'date' then ' and ' || private.takes_place_condition(query ->> 'date', moment) else '' end;
  -- What begins after the days of a filter has no time there: the index alone says so.
  begins constant text := case
    when query ? 'date' then format('l.next_start < %s', upper(private.reach_of(query ->> 'date', moment))) else 'true'
  end;
  page jsonb;
begin
  -- What is stored of the next time holds for nearly all, and an index has them in order. The few others are looked up.
  execute format(
    $sql$
    with fresh as (
      select l.event_id, %1$s::double precision as key, l.next_start as start
      from public.event_listings l
      where not l.is_over and %16$s and %2$s and %3$s and %4$s
      order by %5$s
      limit %6$s
    ), stale as (
      select * from (
        select l.event_id, case when %7$L = 'date' then start else %1$s end::double precision as key, start
        from public.event_listings l, lateral private.start_of(l.event_id, %8$L) as start
        where %2$s and (l.next_since > %8$L or l.next_until <= %8$L)
      ) as l
      where %9$s
      order by %10$s
      limit %6$s
    ), page as (
      select * from (select * from fresh union all select * from stale) as l
      order by %10$s
      limit %6$s
    )
    select coalesce(jsonb_agg(to_jsonb(listed)), '[]') from (
      select l.event_id as id, false as past, coalesce(key * %11$s, 'infinity')::text as key,
        coalesce(%12$s, 'infinity')::text as "secondKey", distance, %13$s as score
      from page join public.event_listings l using (event_id), lateral (select %14$s as distance) as measured
      order by %15$s
    ) as listed
    $sql$,
    stored, passes, holds,
    private.after_condition(stored, format(second, 'l.next_start'), 'l.event_id', after, descends),
    format(replace(ordering, 'event_id', 'l.event_id'), stored, 'l.next_start'), size,
    sort, moment,
    private.after_condition('key', format(second, 'start'), 'event_id', after, descends),
    format(ordering, 'key', 'start'),
    case when descends then -1 else 1 end,
    case sort when 'date' then '0::double precision' else 'start::double precision' end,
    private.score_expression(query, likes),
    private.distance_or_unknown(query -> 'origin'),
    format(replace(ordering, 'event_id', 'page.event_id'), 'page.key', 'page.start'),
    begins
  ) into page;
  return page;
end;
$$;

-- What is over is passed by in the index, without a look at its row.
drop index public.event_listings_by_place;
create index event_listings_by_place on public.event_listings (latitude, longitude, over_at);

-- It moves words out of rows of 2 kB and more alone, and a listing is smaller.
alter table public.event_listings reset (toast_tuple_target);
