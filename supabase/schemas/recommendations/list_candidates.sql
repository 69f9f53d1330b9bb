-- One answer for all users at a place, from which a device ranks by a taste that it never sends. Taste scores an event
-- by its tags alone, so the ten best of each set of tags, by everything else, contain the ten best for any taste. Rings
-- around the place grow until nothing further away can rank before what is found: around Paris some thousand events
-- instead of 60,000.

create function private.list_candidates(origin jsonb, moment timestamptz) returns jsonb
  language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan
  as $$
declare
  rules constant jsonb := private.explore_constants() -> 'recommendationRules';
  kept constant integer := private.explore_constants() ->> 'recommendationLimit';
  latitude constant double precision := origin ->> 'latitude';
  longitude constant double precision := origin ->> 'longitude';
  -- The only distance that has points.
  reach constant double precision := jsonb_path_query_first(rules, '$[*].tiers[*].withinKm');
  crowd constant integer := jsonb_path_query_first(rules, '$[*] ? (@.kind == "participants").above');
  -- The highest score of an event in reach that is not crowded, and of one out of reach.
  most_near constant integer := (
    select score from private.recommendation_of('{}', '{}', 0, 0, '-infinity', 'UTC', moment)
  );
  most_far constant integer := (
    select score from private.recommendation_of('{}', '{}', crowd + 1, reach + 1, '-infinity', 'UTC', moment)
  );
  topics text[];
  ring record;
  nearest jsonb;
  found jsonb := '[]';
begin
  -- 1. List the sets of tags: a loose index scan, one lookup for each.
  with recursive topic (tags) as (
    (select l.tags from public.event_projections l where l.is_recommendable and not l.is_over order by l.tags limit 1)
    union all
    select (
      select l.tags from public.event_projections l
      where l.is_recommendable and not l.is_over and l.tags > topic.tags order by l.tags limit 1
    )
    from topic where topic.tags is not null
  )
  select array(
    select tags::text from topic where tags is not null
    union
    select tags::text from private.changed_projections(moment)
  ) into topics;
  -- 2. In growing rings, find the best events of each set whose best are not known yet.
  for ring in
    -- unseen_points: the highest score of events outside the ring. Crowded ones are always included up to the reach.
    select radius, unseen_points, private.cells_around(longitude, latitude, longitude, latitude, radius) as cells,
      case when radius < reach
        then private.cells_around(longitude, latitude, longitude, latitude, reach) end as far_cells
    from (values
      (1, reach / 20, most_near), (2, reach / 4, most_near), (3, reach, most_far), (4, null, null)
    ) as each (number, radius, unseen_points)
    order by number
  loop
    with changed as materialized (
      select * from private.changed_projections(moment)
    ), topic as materialized (
      select tags::text[] from unnest(topics) as tags
    ), best as materialized (
      select topic.tags, each.*
      from topic, lateral (
        select event_id, l.latitude, l.longitude, distance, points
        from (
          select l.*, -1 as beyond, 'infinity'::double precision as upto from changed l
          union all
          -- The offset forces one index scan for each line of cells.
          select l.*, -1, ring.radius from unnest(ring.cells) as cells, lateral (
            select * from public.event_projections l
            where l.tags = topic.tags and l.is_recommendable and not l.is_over
              and l.cell >= lower(cells) and l.cell < upper(cells) offset 0
          ) as l
          union all
          select l.*, ring.radius, reach from unnest(ring.far_cells) as cells, lateral (
            select * from public.event_projections l
            where l.tags = topic.tags and l.is_recommendable and not l.is_over
              and l.participants > crowd and l.cell >= lower(cells) and l.cell < upper(cells) offset 0
          ) as l
          union all
          select l.*, -1, 'infinity' from public.event_projections l where ring.radius is null
        ) as l, lateral (
          select private.distance_to(origin, l.latitude, l.longitude) as distance offset 0
        ) as measured,
          private.recommendation_of('{}', '{}', l.participants, distance, l.next_start, l.time_zone, moment) as scored
            (points)
        where l.tags = topic.tags and l.is_recommendable and not l.is_over
          and l.next_since <= moment and l.next_until > moment and distance > beyond and distance <= upto
        order by points desc, distance, event_id limit kept
      ) as each
    ), complete as (
      select tags from best group by tags
      having ring.radius is null
        or kept = count(*) filter (
          where points > ring.unseen_points or points = ring.unseen_points and distance <= ring.radius
        )
    )
    select array(select tags::text from topic where tags not in (select tags from complete)), (
      select coalesce(jsonb_agg(to_jsonb(best) - '{tags,points}'::text[]), '[]')
      from best where tags in (select tags from complete)
    ) into topics, nearest;
    found := found || nearest;
    exit when topics = '{}';
  end loop;
  return (
    select coalesce(jsonb_agg(
      private.card_of(event_id, moment)
        -- The coordinates of the listing, so that the engine computes the same distance.
        || jsonb_build_object(
          'past', false, 'distance_km', distance, 'latitude', each.latitude, 'longitude', each.longitude
        )
      order by distance, event_id
    ), '[]')
    from jsonb_to_recordset(found) as each (
      event_id uuid, latitude double precision, longitude double precision, distance double precision
    )
  );
end;
$$;

comment on function private.list_candidates is
  'The events to come that contain the best for any taste: for each set of tags, as many as are recommended. The rules '
  'are those of the engine that all users share.';

revoke all on function private.list_candidates from public;
grant execute on function private.list_candidates to anon, authenticated, service_role;
