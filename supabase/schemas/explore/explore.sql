create function private.explore(query jsonb, moment timestamptz, likes text[], after jsonb) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
declare
  page_length constant integer := (query ->> 'limit')::integer;
  matched jsonb := private.with_matches(query);
  counts jsonb;
  ids uuid[];
  page jsonb;
  relaxations jsonb := '[]';
begin
  if query ?| array['text', 'city', 'commune', 'box'] then
    select f.counts, f.ids into counts, ids from private.find_events(matched, moment) as f;
  else
    counts := private.count_tallied(query, moment);
  end if;
  page := private.explore_page(
    matched || case when ids is null then '{}' else jsonb_build_object('found', ids) end, moment, likes, after, (counts ->> 'total')::integer
  );
  if counts -> 'total' = '0' then
    select coalesce(jsonb_agg(jsonb_build_object('filter', name, 'total', relaxed) order by position), '[]') into relaxations
    from (
      select name, position, private.explore_total(case name when 'text' then query else matched end, moment, name) as relaxed
      from unnest('{text,city,commune,box,category,date,maxPrice,access}'::text[]) with ordinality as filter (name, position)
      where query ? name
    ) as each
    where relaxed > 0;
  end if;
  return jsonb_build_object(
    'events', (
      select coalesce(jsonb_agg(
        private.card_of((entry ->> 'id')::uuid, moment)
          || jsonb_build_object('past', entry -> 'past', 'distance_km', entry -> 'distance', 'score', entry -> 'score')
        order by position
      ), '[]')
      from jsonb_array_elements(page) with ordinality as listed (entry, position)
      where position <= page_length
    ),
    'next_cursor', case when jsonb_array_length(page) > page_length
      then private.write_cursor(page -> (page_length - 1), query, moment) end,
    'total', counts -> 'total',
    'counts', counts - 'total',
    'relaxations', relaxations
  );
end;
$$;

comment on function private.explore is
  'The answer of explore_events to a validated query. likes are the slugs that a score rewards.';

revoke all on function private.explore from public;
grant execute on function private.explore to anon, authenticated, service_role;
