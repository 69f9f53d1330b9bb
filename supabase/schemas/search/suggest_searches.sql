create function public.suggest_searches("text" text default '') returns jsonb
  language plpgsql stable set search_path = '' set statement_timeout = '1s' set random_page_cost = 1.1 set jit = off
  as $$
declare
  said constant text := private.words_of(left(suggest_searches."text", 100));
  query jsonb;
  ids uuid[];
  answer jsonb := '{"events": [], "venues": [], "communes": [], "correction": null}';
begin
  if char_length(said) < 2 then
    return answer;
  end if;
  query := private.with_matches(
    private.read_explore_query(said, null, null, null, null, null, 'all', null, null, null, null, 'popularity', null, 5, null)
  );
  if query ? 'ids' then
    -- There are few enough to sort them.
    query := query || jsonb_build_object('found', query -> 'ids');
  end if;
  answer := answer || jsonb_build_object('communes', (
    select coalesce(jsonb_agg(to_jsonb(place) - 'rank' order by rank, population desc), '[]') from (
      select code, name, department, postal_codes, population, rank from (
        select *, 1 as rank from public.places where folded_name = said
        union all
        select *, 2 from public.places where folded_name like said || '%' and folded_name <> said
        union all
        select *, 1 from public.places where postal_codes @> array[said]
      ) as found
      order by rank, population desc
      limit 5
    ) as place
  ));
  ids := array(
    select (entry ->> 'id')::uuid
    from jsonb_array_elements(private.explore_page(query, now(), '{}', null, null)) with ordinality as listed (entry, position)
    where position <= 5 and not (entry -> 'past')::boolean
    order by position
  );
  answer := answer || jsonb_build_object('events', (
    select coalesce(jsonb_agg(
      jsonb_build_object('id', id, 'title', title, 'location', location, 'venue', venue, 'category', category)
      order by array_position(ids, id)
    ), '[]')
    -- An index serves a condition under row level security only when all its functions are leakproof: `=` is, `->>` is not.
    from public.events where id = any (ids)
  ));
  answer := answer || jsonb_build_object('venues', private.suggest_venues(said, query ->> 'text'));
  if answer -> 'events' = '[]' and answer -> 'communes' = '[]' then
    answer := answer || jsonb_build_object('correction', private.correct_search(said));
  end if;
  return answer;
exception
  when query_canceled then
    raise exception 'The search took longer than a second' using errcode = 'PT503', hint = 'Type more letters.';
end;
$$;

comment on function public.suggest_searches is
  'Suggestions while typing: at most five events to come, five venues and five communes, or the correction of a text that finds nothing.';

revoke all on function public.suggest_searches from public, anon, authenticated;
grant execute on function public.suggest_searches to anon, authenticated;
