create function public.suggest_searches("text" text default '') returns jsonb
  -- A sequential scan for venues would read all past events before the first match.
  language plpgsql stable set search_path = '' set statement_timeout = '1s' set random_page_cost = 1.1 set jit = off
    set enable_seqscan = off set plan_cache_mode = force_custom_plan
  as $$
declare
  said constant text := private.words_of(left(suggest_searches."text", 100));
  query jsonb;
  ids uuid[];
  answer jsonb;
begin
  if char_length(said) < 2 then
    return '{"events": [], "venues": [], "communes": [], "correction": null}';
  end if;
  query := private.with_matches(private.read_explore_query(jsonb_build_object('text', said, 'page_size', 5)));
  ids := array(
    select (entry ->> 'id')::uuid
    from jsonb_array_elements(case
      -- There are few enough to sort them.
      when query ? 'ids' then private.explore_sorted_page(query, now(), null)
      else private.explore_deep_page(query, now(), null)
    end) with ordinality as listed (entry, position)
    where position <= 5 and not (entry -> 'past')::boolean
    order by position
  );
  answer := jsonb_build_object('communes', (
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
  ), 'events', (
    select coalesce(jsonb_agg(
      jsonb_build_object('id', id, 'title', title, 'location', location, 'venue', venue, 'category', category)
      order by array_position(ids, id)
    ), '[]')
    -- An index serves a condition under row level security only when all its functions are leakproof: `=` is, `->>` is
    -- not.
    from public.events where id = any (ids)
  ), 'venues', (
    select coalesce(jsonb_agg(to_jsonb(place) order by events desc, venue), '[]') from (
      select e.venue, e.location, e.commune, count(*) as events
      from (
        select event_id from public.event_projections
        where not is_over and ts_filter(search, '{a,b}') @@ (query ->> 'text')::tsquery and category <> 'notice'
        limit 500
      ) as found join public.events e on e.id = found.event_id
      where ' ' || private.words_of(e.venue) like '% ' || said || '%'
      group by 1, 2, 3
      order by count(*) desc, 1
      limit 5
    ) as place
  ));
  return answer || jsonb_build_object('correction', case
    when answer -> 'events' = '[]' and answer -> 'communes' = '[]' then private.correct_search(said)
  end);
exception
  when query_canceled then
    raise exception 'The search took longer than a second' using errcode = 'PT503', hint = 'Type more letters.';
end;
$$;

comment on function public.suggest_searches is
  'Suggestions while typing: at most five events to come, five communes and five venues (among the first 500 events '
  'that match), or the correction of a text that finds nothing.';

revoke all on function public.suggest_searches from public, anon, authenticated;
grant execute on function public.suggest_searches to anon, authenticated;
