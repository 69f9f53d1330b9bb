set check_function_bodies = off;

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
  -- The offset forces one index scan for each line of cells.
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
  'SQL select of the recommendable events to come with the tags of a topic: within a radius in kilometres or all, and crowded ones up to a reach.';

revoke all on function private.candidates_within from public;
grant execute on function private.candidates_within to anon, authenticated, service_role;

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

create function public.recommendation_candidates(near text default null) returns jsonb
  language plpgsql stable set search_path = '' set statement_timeout = '1s' set random_page_cost = 1.1 set jit = off
  as $$
begin
  return jsonb_build_object('events', private.list_candidates(private.origin_of(near) - 'city', now()));
exception
  when query_canceled then
    raise exception 'The search took longer than a second' using errcode = 'PT503', hint = 'Try again.';
end;
$$;

comment on function public.recommendation_candidates is
  'The events that a device ranks to recommend the best for its user''s taste, which it does not send (docs/decisions/0035).';

revoke all on function public.recommendation_candidates from public, anon, authenticated;
grant execute on function public.recommendation_candidates to anon, authenticated;

create function private.shared_points_expression(moment timestamptz) returns text
  language plpgsql stable set search_path = ''
  as $$
declare
  today constant text := replace(private.border_expression('today', moment, 'lower'), 't.time_zone', 'l.time_zone');
  rule jsonb;
  terms text[] := '{0}';
begin
  for rule in select jsonb_array_elements(private.explore_constants() -> 'recommendationRules') loop
    terms := terms || case rule ->> 'kind'
      -- Taste is the same for all events with the same tags.
      when 'preference' then '0'
      when 'interactions' then '0'
      when 'distance' then (
        select 'case ' || string_agg(format('when distance <= %s then %s', tier ->> 'withinKm', tier ->> 'points'), ' ' order by position)
          || ' else 0 end'
        from jsonb_array_elements(rule -> 'tiers') with ordinality as each (tier, position)
      )
      when 'soon' then format(
        'case when %s < %s + %s then %s else 0 end',
        private.start_expression(moment), today, ((rule ->> 'withinDays')::integer + 1) * 1440, rule ->> 'points'
      )
      when 'participants' then format('case when l.participants > %s then %s else 0 end', rule ->> 'above', rule ->> 'points')
    end;
  end loop;
  if array_position(terms, null) is not null then
    raise exception 'A score rule of the engine is unknown here' using hint = 'Add it to private.shared_points_expression.';
  end if;
  return array_to_string(terms, ' + ');
end;
$$;

comment on function private.shared_points_expression is
  'SQL expression: the points of a listing l at a distance that are the same for all users, by the engine''s recommendation rules.';

revoke all on function private.shared_points_expression from public;
grant execute on function private.shared_points_expression to anon, authenticated, service_role;
