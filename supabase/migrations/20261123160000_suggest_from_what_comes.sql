-- What is suggested while somebody types read every event that has the words, past ones too, and ranked the first two thousand it
-- met: 60 to 700 ms among a million events, and other events each time. It is the first of what a search for the text finds now.

create or replace function private.suggest_venues(said text, words text) returns jsonb
  -- The first few of very many are not looked for in the table, where what is past lies before them.
  language plpgsql stable set search_path = '' set enable_seqscan = off
  as $$
declare
  venues jsonb;
begin
  execute format(
    $sql$
    select coalesce(jsonb_agg(to_jsonb(place) order by events desc, venue), '[]') from (
      select e.venue, e.location, e.commune, count(*) as events
      from (
        select event_id from public.event_pins where not is_over and ts_filter(search, '{a,b}') @@ %L::tsquery limit 500
      ) as found join public.events e on e.id = found.event_id
      where ' ' || private.words_of(e.venue) like '%% ' || %L || '%%'
      group by 1, 2, 3
      order by count(*) desc, 1
      limit 5
    ) as place
    $sql$,
    words, said
  ) into venues;
  return venues;
end;
$$;

comment on function private.suggest_venues is 'Venues of events to come whose name has a text at the begin of a word, of the first few hundred events that have its words.';

create or replace function public.suggest_searches("text" text default '') returns jsonb
  language plpgsql stable set search_path = '' set statement_timeout = '1s' set random_page_cost = 1.1 set jit = off
  as $$
declare
  said constant text := private.words_of(left(suggest_searches."text", 100));
  query jsonb;
  answer jsonb := '{"events": [], "venues": [], "communes": [], "correction": null}';
begin
  if char_length(said) < 2 then
    return answer;
  end if;
  query := private.with_matches(
    private.read_explore_query(said, null, null, null, null, null, 'all', null, null, null, null, 'popularity', null, 5, null)
  );
  if query ? 'ids' then
    -- Few enough to be sorted.
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
  answer := answer || jsonb_build_object('events', (
    select coalesce(jsonb_agg(
      jsonb_build_object('id', e.id, 'title', e.title, 'location', e.location, 'venue', e.venue, 'category', e.category) order by position
    ), '[]')
    from jsonb_array_elements(private.explore_page(query, now(), '{}', null, null)) with ordinality as listed (entry, position),
      -- The offset keeps it what it is: a look at few rows.
      lateral (select * from public.events where id = (entry ->> 'id')::uuid offset 0) as e
    where position <= 5 and not (entry -> 'past')::boolean
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

revoke all on function private.suggest_venues from public;
grant execute on function private.suggest_venues to anon, authenticated, service_role;
