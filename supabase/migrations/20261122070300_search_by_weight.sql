-- A search finds Saint where somebody types St, and the singular of what ends in -eux, -oux or -aux, which stems keep apart. By
-- popularity, what has the words in its title comes before what has them in its category.

create function private.variants_of(word text) returns text[]
  language sql immutable set search_path = ''
  return case
    when word = 'st' then array['saint']
    when word = 'ste' then array['sainte']
    when word ~ '[aeo]ux$' then array[left(word, -1)]
    else '{}'
  end;

comment on function private.variants_of is 'What else a folded word of a search may be in a title, beside its beginnings and its stem.';

create or replace function private.search_query(said text) returns text
  language sql stable set search_path = ''
  as $$
  with word as (
    select word, position,
      -- Half of a French sentence. They are left out where other words say more.
      word = any ('{a,au,aux,c,ce,d,de,des,du,en,et,j,l,la,le,les,m,n,ou,par,pour,qu,s,sur,t,un,une}') as is_common
    from regexp_split_to_table(private.words_of(left(said, 2000)), ' ') with ordinality as each (word, position)
    where word <> ''
  ), kept as (
    select word, position from word where not is_common or (select bool_and(is_common) from word)
    order by position
    limit (private.explore_constants() ->> 'searchWordLimit')::integer
  )
  select string_agg(
    format('(%s:*%s)', quote_literal(word), (
      select string_agg(' | ' || quote_literal(other), '')
      from unnest(ts_lexize('private.french_stems', word) || private.variants_of(word)) as other
    )), ' & ' order by position
  )
  from kept;
$$;


create function private.depth_expression(query jsonb) returns text
  language sql immutable set search_path = ''
  return case
    when query ? 'text' then format(
      'case when ts_filter(l.search, ''{a}'') @@ %1$L::tsquery then 0 when ts_filter(l.search, ''{a,b}'') @@ %1$L::tsquery then 1 else 2 end',
      query ->> 'text'
    )
    else '0'
  end;

comment on function private.depth_expression is
  'Where a listing l has the words of a search: 0 in its title, 1 in its venue or commune too, 2 elsewhere.';

create or replace function private.explore_sorted_page(query jsonb, moment timestamptz, likes text[], after jsonb) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
declare
  sort constant text := query ->> 'sort';
  sign constant text := case when query ->> 'direction' = 'descending' then '-1' else '1' end;
  page jsonb;
begin
  execute format(
    $sql$
    with found as (
      select l.event_id, l.over_at <= %1$L as past, %2$s as start, %3$s as distance,
        l.popularity, l.price, l.category, l.tags, l.participants, l.rating, %11$s as depth
      from public.event_listings l
      where %4$s
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
    private.explore_where(query, moment, ''),
    sign,
    case sort
      -- Whatever the direction, titles come first.
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


revoke all on function private.variants_of, private.depth_expression from public;
grant execute on function private.variants_of, private.depth_expression to anon, authenticated, service_role;
