create function private.explore_ranked_page(query jsonb, moment timestamptz, likes text[], after jsonb) returns jsonb
  language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan
  as $$
declare
  constants constant jsonb := private.explore_constants();
  given constant uuid[] := private.texts_of(query -> 'ids')::uuid[];
  asked constant jsonb := query - '{ids}'::text[];
  sort constant text := query ->> 'sort';
  is_by_score constant boolean := sort in ('score', 'recommendation');
  sign constant integer := case when query ->> 'direction' = 'descending' then -1 else 1 end;
  -- By score, then distance; or by distance only.
  last_key constant double precision := coalesce(case when is_by_score then after ->> 'key' else '0' end, '-infinity');
  last_far constant double precision := coalesce(
    after ->> case when is_by_score then 'secondKey' else 'key' end, '-infinity'
  );
  ids uuid[];
begin
  with match as (
    select event_id, category, tags, participants, rating, is_recommendable, next_start, time_zone, case
      when x is null then (constants ->> 'unknownDistance')::double precision
      else 2 * 6371 * asin(least(1, sqrt(private.chord_to(asked -> 'origin', x, y, z)) / 2))
    end as distance
    from private.matches(asked, given, private.cells_of(asked), moment)
    offset 0
  ), ranked as (
    -- A chord yields the distance to within a metre or a millionth. The offsets make both computed once.
    select event_id, 0.001 + distance * 1e-6 as slack,
      case sort
        when 'score' then sign * (
          select score
          from private.score_of(asked ->> 'category', likes, category, tags, participants, rating, distance)
        )
        when 'recommendation' then sign * private.recommendation_key(is_recommendable, (
          select score
          from private.recommendation_of(likes, tags, participants, distance, next_start, time_zone, moment)
        ))
        else 0
      end::double precision as key,
      case when is_by_score then distance else sign * distance end as far,
      -- Within a metre of a distance at which the points change.
      is_by_score and private.changes_score(distance) as is_open
    from match
    offset 0
  ), found as materialized (
    select event_id, key, far - slack as nearest, far + slack as farthest, is_open
    from ranked
    where is_open or after is null or (key, far + slack) >= (last_key, last_far)
  ), edge as materialized (
    select key, farthest from found
    where not is_open and (after is null or (key, nearest) > (last_key, last_far))
    order by key, farthest
    offset (asked ->> 'limit')::integer limit 1
  )
  select array(
    select event_id from found where is_open or coalesce((key, nearest) <= (select key, farthest from edge), true)
  ) into ids;
  return private.explore_sorted_page(query || jsonb_build_object('found', ids), moment, likes, after);
end;
$$;

comment on function private.explore_ranked_page is
  'A page of very many events by score or distance: event_projections yields the candidates, and only these are looked '
  'up.';
