-- Candidates are looked for as explore looks for what is near: from pins, each kind of event by itself, in rings that grow until
-- nothing from further away could come before what is there. Around Paris that is some thousand events instead of 60,000.

alter table public.event_pins
  add column tags text[] not null default '{}',
  add column participants bigint not null default 0,
  add column next_start integer,
  add column is_recommendable boolean not null default true;

create or replace function private.pins_of(listings uuid[], moment timestamptz) returns setof public.event_pins
  language sql stable set search_path = ''
  as $$
  select l.event_id, l.over_at <= seen.at, floor((l.latitude + 90) * 20)::integer * 8192 + floor((l.longitude + 180) * 20)::integer, l.commune, l.category, l.price, l.accessibility,
    l.time_zone, l.latitude, l.longitude,
    cosd(l.latitude) * cosd(l.longitude), cosd(l.latitude) * sind(l.longitude), sind(l.latitude),
    times.slots[1][1], times.slots[1][2], times.slots[2][1],
    case when moment is null then l.next_since else '-infinity' end, case when moment is null then l.next_until else 'infinity' end,
    l.tags, l.participants, case when moment is null then l.next_start else private.start_of(l.event_id, moment) end, l.is_recommendable
  from public.event_listings l,
    lateral (select coalesce(moment, l.next_since) as at) as seen,
    lateral (
      select array_agg(array[t.first_slot, t.last_slot] order by t.first_slot, t.position) as slots
      from public.event_timings t
      where t.event_id = l.event_id and (t.counts_until > seen.at or t.counts_again <= seen.at)
    ) as times
  where l.event_id = any (listings);
$$;

-- What is there already.
update public.event_pins p
set tags = l.tags, participants = l.participants, next_start = l.next_start, is_recommendable = l.is_recommendable
from public.event_listings l where l.event_id = p.event_id;

create index event_pins_to_recommend on public.event_pins (tags, cell) include (
  event_id, participants, next_start, time_zone, next_since, next_until, latitude, longitude
) where is_recommendable and not is_over;
create index event_pins_of_crowds on public.event_pins (tags, cell) where participants > 500 and is_recommendable and not is_over;

drop index public.event_listings_by_tags;
drop index public.event_listings_by_place;

create or replace function private.count_on_listing() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  people constant bigint := coalesce(new.participants, 0)::bigint + new.purchases_count;
begin
  update public.event_listings set popularity = new.popularity_score, participants = people where event_id = new.id;
  if new.purchases_count <> old.purchases_count then
    update public.event_pins set participants = people where event_id = new.id;
  end if;
  return null;
end;
$$;

comment on function private.count_on_listing is
  'Row trigger of events: a vote or a purchase moves two numbers of the listing, and a purchase one of the pin.';

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
  update public.event_pins p
  set is_over = now_is.is_over, first_slot = now_is.first_slot, last_slot = now_is.last_slot, again_slot = now_is.again_slot,
    next_start = now_is.next_start, next_since = now_is.next_since, next_until = now_is.next_until
  from private.pins_of(changed, null) as now_is
  where p.event_id = now_is.event_id;
  -- Some thousand rows more are read in a few milliseconds; summing up takes a second.
  if (select count(*) from (select from private.event_tally where not is_settled limit 20000) as added) = 20000 then
    perform private.settle_tally();
  end if;
end;
$$;

create function private.candidates_within(origin jsonb, moment timestamptz, radius double precision, reach double precision, crowd bigint)
  returns text
  language plpgsql stable set search_path = ''
  as $$
declare
  place constant double precision[] := array[origin ->> 'latitude', origin ->> 'longitude'];
  coming constant text := format(
    'l.tags = topic.tags and l.is_recommendable and not l.is_over and l.next_since <= %1$L and l.next_until > %1$L', moment
  );
  distance constant text := private.distance_or_unknown(origin);
  -- The offset keeps it what it is: a look at each line of the map.
  in_cells constant text := 'select * from (select l.*, %s as distance from unnest(%L::int4multirange) as cells, lateral ('
    || 'select * from public.event_pins l where %s and l.cell >= lower(cells) and l.cell < upper(cells) offset 0) as l) as l where %s';
  parts text[] := array[format(
    'select l.*, %s as distance from changed l where l.tags = topic.tags and l.is_recommendable and not l.is_over', distance
  )];
begin
  if radius is null then
    parts := parts || format('select l.*, %s as distance from public.event_pins l where %s', distance, coming);
  else
    parts := parts || format(in_cells, distance, private.cells_near(place[1], place[2], radius), coming, format('distance <= %s', radius));
  end if;
  if radius < reach then
    parts := parts || format(
      in_cells, distance, private.cells_near(place[1], place[2], reach), coming || format(' and l.participants > %s', crowd),
      format('distance > %s and distance <= %s', radius, reach)
    );
  end if;
  return array_to_string(parts, ' union all ');
end;
$$;

comment on function private.candidates_within is
  'A select of the pins to come of a topic, those within so many kilometres of an origin or all, and the crowds up to a reach.';

create or replace function private.list_candidates(origin jsonb, moment timestamptz) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
declare
  rules constant jsonb := private.explore_constants() -> 'recommendationRules';
  kept constant integer := private.explore_constants() ->> 'recommendationLimit';
  -- Up to here an event may have points for being near.
  reach constant double precision := (select max((tier ->> 'withinKm')::double precision) from jsonb_path_query(rules, '$[*].tiers[*]') as tier);
  near_points constant integer := (select max((tier ->> 'points')::integer) from jsonb_path_query(rules, '$[*].tiers[*]') as tier);
  soon_points constant integer := jsonb_path_query_first(rules, '$[*] ? (@.kind == "soon").points');
  crowd_points constant integer := jsonb_path_query_first(rules, '$[*] ? (@.kind == "participants").points');
  crowd constant bigint := jsonb_path_query_first(rules, '$[*] ? (@.kind == "participants").above');
  topics text[];
  ring record;
  nearest jsonb;
  found jsonb := '[]';
begin
  with recursive topic (tags) as (
    -- The few different ones, each found by the index.
    (select l.tags from public.event_pins l where l.is_recommendable and not l.is_over order by l.tags limit 1)
    union all
    select (
      select l.tags from public.event_pins l where l.is_recommendable and not l.is_over and l.tags > topic.tags order by l.tags limit 1
    ) from topic where topic.tags is not null
  )
  select array(select tags::text from topic where tags is not null union select tags::text from private.changed_pins(moment)) into topics;
  for ring in
    -- With the most points that what it leaves out may have: within the reach no crowd is left out.
    select * from (values (1, reach / 20, near_points + soon_points), (2, reach / 4, near_points + soon_points),
      (3, reach, soon_points + crowd_points), (4, null, null)) as each (number, radius, unseen_points) order by number
  loop
    execute format(
      $sql$
      with changed as materialized (
        select * from private.changed_pins(%1$L)
      ), topic as materialized (
        select tags::text[] from unnest($1) as tags
      ), best as materialized (
        select topic.tags, event_id, latitude, longitude, distance, points
        from topic, lateral (
          select event_id, latitude, longitude, distance, %2$s as points from (%3$s) as l
          order by points desc, distance, event_id limit %4$s
        ) as each
      ), complete as (
        select tags from best group by tags having count(*) filter (where %5$s) = %4$s or %6$L::boolean
      )
      select array(select tags::text from topic where tags not in (select tags from complete)), (
        select coalesce(jsonb_agg(jsonb_build_object('id', event_id, 'latitude', latitude, 'longitude', longitude, 'distance', distance)), '[]')
        from best where tags in (select tags from complete)
      )
      $sql$,
      moment, private.shared_points_expression(moment), private.candidates_within(origin, moment, ring.radius, reach, crowd), kept,
      format('points > %1$L or points = %1$L and distance <= %2$L', ring.unseen_points, ring.radius), ring.radius is null
    ) into topics, nearest using topics;
    found := found || nearest;
    exit when topics = '{}';
  end loop;
  return (
    select coalesce(jsonb_agg(
      private.card_of(id, moment)
        -- Where the database knows the place of a commune that the engine does not, both measure alike.
        || jsonb_build_object('past', false, 'distance_km', distance, 'latitude', latitude, 'longitude', longitude)
      order by distance, id
    ), '[]')
    from jsonb_to_recordset(found) as each (id uuid, latitude double precision, longitude double precision, distance double precision)
  );
end;
$$;

revoke all on function private.candidates_within from public;
grant execute on function private.candidates_within to anon, authenticated, service_role;
