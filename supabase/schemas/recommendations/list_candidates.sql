-- One answer for all users at a place, from which a device ranks by a taste that it never sends. Taste scores an event by its tags
-- alone, so the ten best of each set of tags, by everything else, contain the ten best for any taste. Rings around the place grow
-- until nothing further away can rank before what is found: around Paris some thousand events instead of 60,000.

create function private.list_candidates(origin jsonb, moment timestamptz) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
declare
  rules constant jsonb := private.explore_constants() -> 'recommendationRules';
  kept constant integer := private.explore_constants() ->> 'recommendationLimit';
  -- The largest distance that has points.
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
    -- A loose index scan: one lookup for each distinct value.
    (select l.tags from public.event_pins l where l.is_recommendable and not l.is_over order by l.tags limit 1)
    union all
    select (
      select l.tags from public.event_pins l where l.is_recommendable and not l.is_over and l.tags > topic.tags order by l.tags limit 1
    ) from topic where topic.tags is not null
  )
  select array(select tags::text from topic where tags is not null union select tags::text from private.changed_pins(moment)) into topics;
  for ring in
    -- unseen_points: the highest score of events outside the ring. Crowded events are always included up to the reach.
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
        -- The coordinates of the listing, so that the engine computes the same distance.
        || jsonb_build_object('past', false, 'distance_km', distance, 'latitude', latitude, 'longitude', longitude)
      order by distance, id
    ), '[]')
    from jsonb_to_recordset(found) as each (id uuid, latitude double precision, longitude double precision, distance double precision)
  );
end;
$$;

comment on function private.list_candidates is
  'The events to come that contain the best for any taste: for each set of tags, as many as are recommended.';

revoke all on function private.list_candidates from public;
grant execute on function private.list_candidates to anon, authenticated, service_role;
