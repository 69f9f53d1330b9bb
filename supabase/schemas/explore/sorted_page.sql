create function private.explore_sorted_page(query jsonb, moment timestamptz, likes text[], after jsonb) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
declare
  sort constant text := query ->> 'sort';
  sign constant integer := case when query ->> 'direction' = 'descending' then -1 else 1 end;
  -- The offset prevents a join with the whole table: a lookup of few rows.
  listed constant text := 'lateral (select * from public.event_listings l where l.event_id = found.event_id offset 0) as l';
  page jsonb;
begin
  execute format(
    $sql$
    with keyed as (
      select l.*, coalesce((%1$s * (%2$s))::double precision, 'infinity') as key, coalesce((%3$s)::double precision, 'infinity') as second_key
      from (
        select l.event_id, l.over_at <= %4$L as past, %5$s as distance, l.popularity, l.price, l.day_count, l.category, l.tags, l.participants, l.rating,
          case when l.next_since <= %4$L and l.next_until > %4$L then l.next_start else private.start_of(l.event_id, %4$L) end as start,
          -- Where a text matches: 0 in the title, 1 in venue or commune too, 2 elsewhere.
          case when ts_filter(l.search, '{a}') @@ %6$L::tsquery then 0 when ts_filter(l.search, '{a,b}') @@ %6$L::tsquery then 1 else 2 end as depth
        from %7$s
      ) as l
    )
    select coalesce(jsonb_agg(to_jsonb(page)), '[]') from (
      select event_id as id, past, key::text, second_key::text as "secondKey", distance, %8$s as score
      from keyed l
      where %9$s
      order by past, l.key, l.second_key, event_id
      limit %10$s
    ) as page
    $sql$,
    sign,
    case sort
      -- Matches in titles come first in both directions.
      when 'popularity' then case when query ? 'text' then format('popularity + %s * depth * 1e12', sign) else sort end
      when 'score' then private.score_expression(query, likes) when 'date' then 'start' when 'rarity' then 'day_count' else sort
    end,
    case sort when 'score' then 'distance' when 'date' then '0' else 'start' end,
    moment,
    private.distance_expression(query -> 'origin'),
    query ->> 'text',
    case
      when query ? 'found'
        then format('unnest(%L::uuid[]) as found (event_id), %s', array(select jsonb_array_elements_text(query -> 'found')), listed)
      when query ?| array['text', 'city', 'commune', 'box', 'hours'] then format('(%s) as found, %s', private.select_matches(query, moment, false), listed)
      else format('public.event_listings l where l.over_at > %L and %s', moment, private.filter_condition(query, moment))
    end,
    private.score_expression(query, likes),
    case when after is null then 'true' else format(
      '(past, key, second_key, event_id) > (%L::boolean, %L::double precision, %L::double precision, %L::uuid)',
      after ->> 'past', after ->> 'key', after ->> 'secondKey', after ->> 'id'
    ) end,
    (query ->> 'limit')::integer + 1
  ) into page;
  return page;
end;
$$;

comment on function private.explore_sorted_page is
  'A page of all matches, sorted: for few matches, for texts (past events included) and for orders that depend on the user.';

revoke all on function private.explore_sorted_page from public;
grant execute on function private.explore_sorted_page to anon, authenticated, service_role;
