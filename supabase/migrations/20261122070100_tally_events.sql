-- Counts of all of France are kept instead of read. The tally says how many events of each kind take place when; what has
-- come to an end since it was written is counted by itself, so that its numbers are those of the moment.

create function private.slot_of(civil_minute integer) returns integer
  language sql immutable strict set search_path = ''
  return floor(civil_minute / 1440.0)::integer * 3
    + case
        when civil_minute - floor(civil_minute / 1440.0)::integer * 1440 < 240 then 0
        when civil_minute - floor(civil_minute / 1440.0)::integer * 1440 < 1080 then 1
        else 2
      end;

comment on function private.slot_of is
  'The part of a civil day that a minute is in, numbered from 1970-01-01: 0:00 to 4:00, to 18:00, to midnight. Every filter of days begins and ends with one.';

alter table public.event_timings
  add column first_slot integer not null generated always as (private.slot_of(start_minute)) stored,
  add column last_slot integer not null generated always as (private.slot_of(greatest(start_minute, end_minute - 1))) stored;

comment on column public.event_timings.first_slot is 'Part of a day: see private.slot_of.';
comment on column public.event_timings.last_slot is 'Likewise, of the last minute.';

create table private.event_tally (
  category      text not null,
  price         double precision,
  accessibility text[] not null,
  time_zone     text not null,
  first_slot    integer,
  last_slot     integer,
  earlier_slot  integer,
  events        integer not null,
  is_settled    boolean not null default false
);

comment on table private.event_tally is
  'How many events to come there are of each kind, and how many of these take place when. Rows are added, never changed: writers do not wait for each other. private.settle_tally sums them up.';
comment on column private.event_tally.first_slot is 'Of a time it takes place, see private.slot_of; null in the row that counts the event itself.';
comment on column private.event_tally.earlier_slot is
  'The last slot of all earlier times of the event. A range of days counts an event by the first of its times there: the one whose earlier slot is before the range.';
comment on column private.event_tally.events is 'Negative where events ended, changed or went.';
comment on column private.event_tally.is_settled is 'Written by private.settle_tally.';

create index event_tally_by_slot on private.event_tally (time_zone, first_slot);
create index event_tally_long on private.event_tally (time_zone, first_slot) where last_slot - first_slot > 3;
create index event_tally_of_events on private.event_tally (events) where first_slot is null;
create index event_tally_unsettled on private.event_tally (is_settled) where not is_settled;

alter table private.event_tally enable row level security;
revoke all on private.event_tally from anon, authenticated, public;
grant all on private.event_tally to service_role;

-- A listing holds from next_since until before next_until: its next time, whether it is over, and its part of the tally.
alter table public.event_listings add column is_over boolean not null default false;

comment on column public.event_listings.is_over is 'As seen from next_since until before next_until.';

drop function private.next_of;

create function private.standing_of(
  event uuid, over_at timestamptz, moment timestamptz,
  out next_start integer, out since timestamptz, out until timestamptz, out is_over boolean
)
  language plpgsql stable set search_path = ''
  as $$
begin
  next_start := private.start_of(event, moment);
  is_over := over_at <= moment;
  select coalesce(max(border) filter (where border <= moment), '-infinity'), coalesce(min(border) filter (where border > moment), 'infinity')
  into since, until
  from (
    select over_at as border
    union all
    select t.counts_until from public.event_timings t where t.event_id = event
    union all
    select t.counts_again from public.event_timings t where t.event_id = event and t.counts_until < 'infinity'
  ) as each
  where border < 'infinity';
end;
$$;

comment on function private.standing_of is 'The next time of an event seen from a moment, whether it is over, and from when until when nothing of that changes.';

create function private.tally_of(listings uuid[], moment timestamptz) returns setof private.event_tally
  language sql stable set search_path = ''
  as $$
  with standing as (
    select event_id, category, price, accessibility, time_zone, coalesce(moment, next_since) as at
    from public.event_listings
    where event_id = any (listings) and over_at > coalesce(moment, next_since)
  )
  select category, price, accessibility, time_zone, null, null, null, 1, false from standing
  union all
  select s.category, s.price, s.accessibility, s.time_zone, t.first_slot, t.last_slot,
    max(t.last_slot) over (partition by t.event_id order by t.first_slot, t.position rows between unbounded preceding and 1 preceding),
    1, false
  from standing s join public.event_timings t using (event_id)
  where t.counts_until > s.at or t.counts_again <= s.at;
$$;

comment on function private.tally_of is 'What some listings add to the tally at a moment; without one, what they have added to it.';

create function private.tally(listings uuid[], moment timestamptz, sign integer) returns void
  language sql set search_path = ''
  as $$
  insert into private.event_tally
  select category, price, accessibility, time_zone, first_slot, last_slot, earlier_slot, events * sign
  from private.tally_of(listings, moment);
$$;

comment on function private.tally is 'Adds listings to the tally (sign 1), or takes out what they have added to it (sign -1, without a moment).';

create or replace function private.write_listing(event public.events) returns void
  language plpgsql set search_path = ''
  as $$
declare
  city constant text := private.city_of(event.location);
  place constant public.places := private.place_of(event, city);
  topic constant private.topics := private.topic_of(event.category, event.subcategory);
  over_at timestamptz;
  standing record;
begin
  select coalesce(greatest(
    max(ends_at),
    max(private.instant_of((floor(start_minute / 1440.0)::integer + 1) * 1440, event.time_zone))
      filter (where counts_again <> 'infinity')
  ), 'infinity') into over_at
  from public.event_timings where event_id = event.id;
  standing := private.standing_of(event.id, over_at, now());
  insert into public.event_listings (
    event_id, category, city, commune, time_zone, latitude, longitude, price, accessibility, tags, popularity,
    participants, rating, over_at, search, next_start, next_since, next_until, is_over
  ) values (
    event.id, event.category, city, event.commune, event.time_zone, place.latitude, place.longitude,
    private.parse_price(event.price), event.accessibility, topic.tags, event.popularity_score,
    coalesce(event.participants, 0)::bigint + event.purchases_count, coalesce(event.rating, 0), over_at,
    private.search_of(array[event.title], 'A')
      || private.search_of(array[event.venue, event.location], 'B')
      || private.search_of(array[event.organizer, topic.names], 'C')
      || setweight(to_tsvector('private.french', private.words_of(coalesce(event.description, ''))), 'D'),
    standing.next_start, standing.since, standing.until, standing.is_over
  );
end;
$$;

create or replace function private.list_event() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  if tg_op = 'UPDATE' then
    perform private.unlist(new.id);
  end if;
  -- A list shows what is published, to its creator too.
  if new.publication = 'published' then
    perform private.write_timings(new);
    perform private.write_listing(new);
    perform private.tally(array[new.id], now(), 1);
  end if;
  return null;
end;
$$;

create function private.unlist(event uuid) returns void
  language plpgsql set search_path = ''
  as $$
begin
  -- What it has added to the tally must not move before it is taken out.
  perform from public.event_listings where event_id = event for update;
  perform private.tally(array[event], null, -1);
  delete from public.event_timings where event_id = event;
  delete from public.event_listings where event_id = event;
end;
$$;

comment on function private.unlist is 'Takes the timings and the listing of an event away, if it has any.';

create function private.unlist_deleted_event() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  perform private.unlist(old.id);
  return old;
end;
$$;

comment on function private.unlist_deleted_event is 'Row trigger of events.';

create trigger unlist_deleted_event
  before delete on public.events
  for each row execute function private.unlist_deleted_event();

create or replace function private.refresh_listings() returns void
  language plpgsql security definer set search_path = ''
  as $$
declare
  changed constant uuid[] := array(select event_id from public.event_listings where next_until <= now() for update skip locked);
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

create function private.settle_tally() returns void
  language sql set search_path = ''
  as $$
  with taken as (
    delete from private.event_tally returning *
  )
  insert into private.event_tally
  select category, price, accessibility, time_zone, first_slot, last_slot, earlier_slot, sum(events), true
  from taken
  group by 1, 2, 3, 4, 5, 6, 7
  having sum(events) <> 0;
$$;

comment on function private.settle_tally is 'Sums the tally up: one row for each kind and time. Who reads or adds meanwhile does not wait.';

create function private.slots_of(filter text, moment timestamptz, time_zone text, out first_slot integer, out last_slot integer)
  language plpgsql stable set search_path = ''
  as $$
declare
  minutes int4range;
begin
  if filter ~ '/' then
    first_slot := (split_part(filter, '/', 1)::date - date '1970-01-01') * 3;
    last_slot := (split_part(filter, '/', 2)::date - date '1970-01-01') * 3 + 2;
  else
    minutes := private.date_window(filter, moment, time_zone);
    first_slot := private.slot_of(lower(minutes));
    last_slot := private.slot_of(upper(minutes) - 1);
  end if;
end;
$$;

comment on function private.slots_of is 'The parts of days that a filter of days, or a range of them, lets through on a clock.';

create function private.count_tallied(query jsonb, moment timestamptz) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  chosen constant text := coalesce(query ->> 'date', 'all');
  highest constant double precision := query ->> 'maxPrice';
  needs constant text[] := array(select jsonb_array_elements_text(query -> 'access'));
  -- What does not hold at that moment, and what the tally says of it.
  changed constant uuid[] := array(select event_id from public.event_listings where next_since > moment or next_until <= moment);
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

comment on function private.count_tallied is
  'The total and the counts of a query without a text or a place, from the tally. It runs as its owner: clients read no table of this schema.';

alter function private.explore_counts(jsonb, timestamptz) rename to count_found;

comment on function private.count_found is
  'The total and the counts of any query, from what it finds: categories, days, highest prices, kilometres.';

create function private.explore_counts(query jsonb, moment timestamptz) returns jsonb
  language sql stable set search_path = ''
  as $$
  select case
    when query ?| array['text', 'city', 'commune', 'box'] then private.count_found(query, moment)
    else private.count_tallied(query, moment)
  end;
$$;

comment on function private.explore_counts is
  'The total, and how many events each choice of a filter would give under the other filters.';

revoke all on function
  private.slot_of, private.slots_of, private.standing_of, private.tally_of, private.tally, private.unlist, private.unlist_deleted_event,
  private.settle_tally, private.count_tallied, private.explore_counts
  from public;
grant execute on function private.count_tallied, private.explore_counts to anon, authenticated, service_role;
grant execute on function private.slot_of to service_role;

-- What is there already.
update public.event_listings l
set (next_start, next_since, next_until, is_over)
  = (select s.next_start, s.since, s.until, s.is_over from private.standing_of(l.event_id, l.over_at, now()) as s);
select private.tally(array(select event_id from public.event_listings), now(), 1);
select private.settle_tally();
