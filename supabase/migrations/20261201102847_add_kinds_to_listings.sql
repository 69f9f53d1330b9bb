-- The filters that are on or off are bits of one number (private.kinds_of): another one needs no column.

alter table public.event_listings add column kinds integer not null default 0;
update public.event_listings set kinds = is_online::integer + case when day_count = 1 then 2 else 0 end
where is_online or day_count = 1;

-- Counts read the kinds from the indexes of the map and of hours.
drop index public.event_projections_by_cell;
drop index public.event_projections_by_hour;
alter table public.event_projections add column kinds integer not null default 0;
update public.event_projections set kinds = is_online::integer + case when day_count = 1 then 2 else 0 end
where is_online or day_count = 1;
alter table public.event_projections drop column is_online, drop column day_count;
create index event_projections_by_cell on public.event_projections (is_over, cell) include (
  event_id, commune, category, price, accessibility, time_zone, latitude, longitude, x, y, z, first_part, last_part,
  again_part, next_since, next_until, next_start, subcategory, kinds, hours, ages
);
create index event_projections_by_hour on public.event_projections (
  (case when hours & (hours - 1) = 0 then hours else -1 end), first_part
) include (
  event_id, hours, category, price, accessibility, time_zone, last_part, again_part, next_since, next_until, next_start,
  subcategory, kinds, ages
) where not is_over;

alter table private.facet_deltas add column kinds integer not null default 0;
update private.facet_deltas set kinds = is_online::integer + is_once::integer * 2 where is_online or is_once;
alter table private.facet_deltas drop column is_online, drop column is_once;
