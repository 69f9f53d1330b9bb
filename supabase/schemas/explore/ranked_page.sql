create function private.explore_ranked_page(query jsonb, moment timestamptz, likes text[], after jsonb) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
declare
  constants constant jsonb := private.explore_constants();
  is_by_score constant boolean := query ->> 'sort' = 'score';
  sign constant integer := case when query ->> 'direction' = 'descending' then -1 else 1 end;
  -- By score, then distance; or by distance only.
  last_key constant double precision := case when is_by_score then after ->> 'key' else '0' end;
  last_far constant double precision := after ->> case when is_by_score then 'secondKey' else 'key' end;
  ids uuid[];
begin
  execute format(
    $sql$
    with found as materialized (
      select event_id, key, far - slack as nearest, far + slack as farthest, is_open
      from (
        -- A chord yields the distance to within a metre or a millionth. The offsets make both computed once.
        select event_id, %1$s as key, %2$s as far, 0.001 + distance * 1e-6 as slack, %3$s as is_open
        from (
          select *, case when chord is null then %4$s else 2 * %5$s * asin(least(1, sqrt(chord) / 2)) end as distance
          from (%6$s) as found offset 0
        ) as l
        offset 0
      ) as found
      where is_open or (key, far + slack) >= (%7$L::double precision, %8$L::double precision)
    ), edge as materialized (
      select key, farthest from found
      where not is_open and (key, nearest) > (%7$L::double precision, %8$L::double precision)
      order by key, farthest
      offset %9$s limit 1
    )
    select array(select event_id from found where is_open or coalesce((key, nearest) <= (select key, farthest from edge), true))
    $sql$,
    case when is_by_score then format('(%s * (%s))::double precision', sign, private.score_expression(query, likes)) else '0::double precision' end,
    case when is_by_score then 'distance' else format('%s * distance', sign) end,
    -- Within a metre of a distance at which the points change.
    case when is_by_score then (
      select string_agg(format('distance between %1$s - 0.001 and %1$s + 0.001', tier ->> 'withinKm'), ' or ')
      from jsonb_path_query(constants, '$.exploreRules[*].tiers[*]') as tier
    ) else 'false' end,
    constants ->> 'unknownDistance', constants ->> 'earthRadius',
    private.select_matches(query, moment, false),
    coalesce(last_key, '-infinity'), coalesce(last_far, '-infinity'),
    query ->> 'limit'
  ) into ids;
  return private.explore_sorted_page(query || jsonb_build_object('found', ids), moment, likes, after);
end;
$$;

comment on function private.explore_ranked_page is
  'A page of very many events by score or distance: event_projections yields the candidates, and only these are looked up.';

revoke all on function private.explore_ranked_page from public;
grant execute on function private.explore_ranked_page to anon, authenticated, service_role;
