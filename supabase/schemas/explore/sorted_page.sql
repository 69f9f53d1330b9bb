create function private.explore_sorted_page(query jsonb, moment timestamptz, likes text[], after jsonb) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
declare
  sort constant text := query ->> 'sort';
  sign constant text := case when query ->> 'direction' = 'descending' then '-1' else '1' end;
  -- The offset prevents a join with the whole table: a lookup of few rows.
  listed constant text := ', lateral (select * from public.event_listings l where l.event_id = found.event_id offset 0) as l';
  page jsonb;
begin
  execute format(
    $sql$
    with changed as materialized (
      select * from private.changed_pins(%1$L)
    ), found as (
      select l.event_id, l.over_at <= %1$L as past, %2$s as start, %3$s as distance,
        l.popularity, l.price, l.category, l.tags, l.participants, l.rating, %11$s as depth
      from %4$s
    ), keyed as (
      select *, coalesce((%5$s * (%6$s))::double precision, 'infinity') as key,
        coalesce((%7$s)::double precision, 'infinity') as second_key
      from found l
    )
    select coalesce(jsonb_agg(to_jsonb(page)), '[]') from (
      select event_id as id, past, key::text, second_key::text as "secondKey", distance, %8$s as score
      from keyed l
      where %9$s
      order by past, l.key, l.second_key, event_id
      limit %10$s
    ) as page
    $sql$,
    moment, case sort when 'score' then 'null::integer' else private.start_expression(moment) end,
    private.distance_or_unknown(query -> 'origin'),
    case
      when query ? 'found'
        then format('unnest(%L::uuid[]) as found (event_id)', array(select jsonb_array_elements_text(query -> 'found'))) || listed
      when query ?| array['text', 'city', 'commune', 'box'] then format(
        '(select event_id from (%s) as found where %s) as found',
        '(' || array_to_string(private.found_pins(query, moment, private.own_distances(query)), ') union all (') || ')', private.found_condition(query)
      ) || listed
      else 'public.event_listings l where ' || private.explore_where(query, moment, '')
    end,
    sign,
    case sort
      -- Matches in titles come first in both directions.
      when 'popularity' then format('popularity + %s * depth * 1e12', sign)
      when 'distance' then 'distance' when 'date' then 'start' when 'price' then 'price'
      when 'score' then private.score_expression(query, likes)
    end,
    case sort when 'score' then 'distance' when 'date' then '0' else 'start' end,
    private.score_expression(query, likes),
    case when after is null then 'true' else format(
      '(past, key, second_key, event_id) > (%L::boolean, %L::double precision, %L::double precision, %L::uuid)',
      after ->> 'past', after ->> 'key', after ->> 'secondKey', after ->> 'id'
    ) end,
    (query ->> 'limit')::integer + 1,
    private.depth_expression(query)
  ) into page;
  return page;
end;
$$;

comment on function private.explore_sorted_page is
  'A page of all matches, sorted: for few matches, for texts (past events included) and for orders that depend on the user.';

revoke all on function private.explore_sorted_page from public;
grant execute on function private.explore_sorted_page to anon, authenticated, service_role;
