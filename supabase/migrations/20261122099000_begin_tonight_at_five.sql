-- « Ce soir » begins at 17:00: what families and after-work crowds go to. A civil day has four slots instead of three.

create or replace function private.date_window(filter text, moment timestamptz, time_zone text) returns int4range
  language sql stable set search_path = ''
  as $$
  with clock as (
    select private.civil_minute(moment, time_zone) as minute
  ), day as (
    -- 1970-01-01 was a Thursday; Monday is 0.
    select minute, minute / 1440 * 1440 as midnight, (minute / 1440 + 3) % 7 as weekday from clock
  )
  select case filter
    when 'today' then int4range(midnight, midnight + 1440)
    when 'tomorrow' then int4range(midnight + 1440, midnight + 2880)
    when 'tonight' then int4range(midnight + 1020, midnight + 1680)
    when 'weekend' then int4range(
      midnight + case when weekday = 4 and minute - midnight >= 1080 then 1080 else (5 - weekday) * 1440 end,
      midnight + (7 - weekday) * 1440
    )
  end
  from day;
$$;

comment on function private.date_window is
  'The minutes that a filter of days lets through on the venue''s clock: the engine''s dateWindow. Tonight is from 17:00 to 4:00.';

alter table public.event_timings drop column first_slot, drop column last_slot;

create or replace function private.slot_of(civil_minute integer) returns integer
  language sql immutable strict set search_path = ''
  return floor(civil_minute / 1440.0)::integer * 4
    + case
        when civil_minute - floor(civil_minute / 1440.0)::integer * 1440 < 240 then 0
        when civil_minute - floor(civil_minute / 1440.0)::integer * 1440 < 1020 then 1
        when civil_minute - floor(civil_minute / 1440.0)::integer * 1440 < 1080 then 2
        else 3
      end;

comment on function private.slot_of is
  'The part of a civil day that a minute is in, numbered from 1970-01-01: 0:00 to 4:00, to 17:00, to 18:00, to midnight. Every filter of days begins and ends with one.';

alter table public.event_timings
  add column first_slot integer not null generated always as (private.slot_of(start_minute)) stored,
  add column last_slot integer not null generated always as (private.slot_of(greatest(start_minute, end_minute - 1))) stored;

comment on column public.event_timings.first_slot is 'Part of a day: see private.slot_of.';
comment on column public.event_timings.last_slot is 'Likewise, of the last minute.';

drop index private.event_tally_long;
create index event_tally_long on private.event_tally (time_zone, first_slot) where last_slot - first_slot > 4;

create or replace function private.slots_of(filter text, moment timestamptz, time_zone text, out first_slot integer, out last_slot integer)
  language plpgsql stable set search_path = ''
  as $$
declare
  minutes int4range;
begin
  if filter ~ '/' then
    first_slot := (split_part(filter, '/', 1)::date - date '1970-01-01') * 4;
    last_slot := (split_part(filter, '/', 2)::date - date '1970-01-01') * 4 + 3;
  else
    minutes := private.date_window(filter, moment, time_zone);
    first_slot := private.slot_of(lower(minutes));
    last_slot := private.slot_of(upper(minutes) - 1);
  end if;
end;
$$;

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

-- What is there already, as far as each listing has added it.
delete from private.event_tally;
select private.tally(array(select event_id from public.event_listings), null, 1);
select private.settle_tally();
