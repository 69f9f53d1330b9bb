create function private.explore_ranked_page(query jsonb, moment timestamptz, likes text[], after jsonb) returns jsonb
  language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan
  as $$
declare
  -- The events that the caller has found pass every filter.
  asked constant jsonb := case when query ? 'found' then jsonb_build_object('ids', query -> 'found') else query end;
  sort constant text := query ->> 'sort';
  sign constant integer := case when query ->> 'direction' = 'descending' then -1 else 1 end;
  page jsonb;
begin
  with match as (
    -- Only given events may be past: the index of all others does not contain is_over.
    select *, asked ? 'ids' and is_over as past, case
        when x is null then (private.explore_constants() ->> 'unknownDistance')::double precision
        else 2 * 6371 * asin(least(1, sqrt(private.chord_to(query -> 'origin', x, y, z)) / 2))
      end as distance
    from private.matches(asked, moment)
    -- The offsets make each number computed once.
    offset 0
  ), scored as (
    select *, case sort
      when 'score' then (
        select score from private.score_of(query ->> 'category', likes, category, tags, participants, rating, distance)
      )
      when 'recommendation' then (
        select score
        from private.recommendation_of(
          likes, tags, participants, distance, case when not past then next_start end, time_zone, moment
        )
      )
    end as score
    from match
    offset 0
  ), keyed as (
    select event_id, past, score, distance,
      (sign * case
        when sort = 'distance' then distance
        -- Cancelled and reserved events come last.
        when sort = 'recommendation' and not is_recommendable then -1000000
        else score
      end)::double precision as key,
      coalesce(case when sort = 'distance' then next_start else distance end, 'infinity') as second_key
    from scored
  )
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'id', event_id, 'past', past, 'key', key::text, 'secondKey', second_key::text, 'distance', distance,
      'score', score
    )
    order by past, key, second_key, event_id
  ), '[]') into page
  from (
    select * from keyed
    where after is null or (past, key, second_key, event_id) > (
      (after ->> 'past')::boolean, (after ->> 'key')::double precision, (after ->> 'secondKey')::double precision,
      (after ->> 'id')::uuid
    )
    order by past, key, second_key, event_id
    limit (query ->> 'limit')::integer + 1
  ) as l;
  return page;
end;
$$;

comment on function private.explore_ranked_page is
  'A page by distance, score or recommendation, from the projections alone. Its distances are those of chords, equal '
  'to the engine''s within a millimetre.';
