-- The ages that an event is for, and those of children that it suits, which lists filter by.

alter table public.events
  add column min_age smallint check (min_age between 0 and 120),
  add column max_age smallint check (max_age between 0 and 120),
  add constraint events_ages_are_a_range check (min_age <= max_age);

-- The importer wrote the ages as a sentence among the features.
update public.events as event
set min_age = case when read.is_range then read.youngest end, max_age = case when read.is_range then read.oldest end,
  features = array_remove(features, read.feature)
from (
  select id, feature, coalesce(part[1], part[2], part[4])::smallint as youngest,
    coalesce(part[1], part[3], part[5])::smallint as oldest,
    coalesce(part[2]::smallint <= part[3]::smallint, true) as is_range
  from public.events, unnest(features) as feature,
    lateral regexp_match(
      feature, '^(?:([0-9]{1,2})|De ([0-9]{1,2}) à ([0-9]{1,2})|Dès ([0-9]{1,2})|Jusqu’à ([0-9]{1,2}))\u00A0ans$'
    ) as part
  where source = 'openagenda' and part is not null
) as read
where read.id = event.id;

alter table public.event_listings add column ages integer not null default 0;
alter table public.event_projections add column ages integer not null default 0;
alter table private.facet_deltas add column ages integer not null default 0;

update public.event_listings as listing set ages = suited.ages
from (
  select id, private.ages_of(min_age, max_age, title, features) as ages from public.events
) as suited
where suited.id = listing.event_id and suited.ages <> 0;

update public.event_projections as projection set ages = listing.ages
from public.event_listings as listing
where listing.event_id = projection.event_id and listing.ages <> 0;

-- The stored deltas move from no ages to those of their events.
with standing as (
  select event_id, category, price, accessibility, time_zone, subcategory, is_online,
    day_count is not distinct from 1 as is_once, ages, next_since as at
  from public.event_listings
  where ages <> 0 and over_at > next_since
), timing as (
  select s.*, t.first_part, t.last_part, hour, max(t.last_part) over earlier as earlier_part,
    max(t.first_part) filter (where hour is not null) over earlier as earlier_start,
    min(hour) over each = max(hour) over each as has_one_hour
  from standing s join public.event_timings t using (event_id),
    lateral (select nullif((t.start_minute % 1440 + 1440) % 1440, 0) / 60 as hour) as clock
  where t.counts_until > s.at or t.counts_again <= s.at
  window each as (partition by t.event_id), earlier as (
    partition by t.event_id order by t.first_part, t.position rows between unbounded preceding and 1 preceding
  )
), stored as (
  select event_id, null::integer as first_part, null::integer as last_part, null::integer as earlier_part, -1 as hour
  from standing
  union all
  select event_id, first_part, last_part, earlier_part, -1 from timing
  union all
  select event_id, null, null, null, hour from timing
  where has_one_hour and hour is not null and earlier_start is null
  union all
  select event_id, first_part, first_part, earlier_start, hour from timing where has_one_hour and hour is not null
)
insert into private.facet_deltas (
  category, price, accessibility, time_zone, first_part, last_part, earlier_part, events, subcategory, is_online,
  is_once, hour, ages
)
select category, price, accessibility, time_zone, first_part, last_part, earlier_part, events, subcategory, is_online,
  is_once, hour, case when events = 1 then ages else 0 end
from stored join standing using (event_id), unnest('{1,-1}'::integer[]) as events;

-- Counts read the ages from the indexes of the map and of hours.
drop index public.event_projections_by_cell;
create index event_projections_by_cell on public.event_projections (is_over, cell) include (
  event_id, commune, category, price, accessibility, time_zone, latitude, longitude, x, y, z, first_part, last_part,
  again_part, next_since, next_until, next_start, subcategory, is_online, day_count, hours, ages
);
drop index public.event_projections_by_hour;
create index event_projections_by_hour on public.event_projections (
  (case when hours & (hours - 1) = 0 then hours else -1 end), first_part
) include (
  event_id, hours, category, price, accessibility, time_zone, last_part, again_part, next_since, next_until, next_start,
  subcategory, is_online, day_count, ages
) where not is_over;
