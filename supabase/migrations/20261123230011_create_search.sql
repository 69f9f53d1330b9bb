set check_function_bodies = off;

-- The vocabulary of corrections.

create table public.search_words (
  word      text primary key,
  written   text not null,
  deletions text[] not null
);

comment on table public.search_words is
  'The words of titles and venues that were published. Everyone reads; a trigger of events writes.';
comment on column public.search_words.word is 'Folded by private.words_of.';
comment on column public.search_words.written is 'As an event first wrote it, in lower case.';
comment on column public.search_words.deletions is
  'The word and the word without each of its letters: two words that share one differ by one typo or two.';

create index search_words_by_deletions on public.search_words using gin (deletions);

alter table public.search_words enable row level security;

revoke all on public.search_words from anon, authenticated, public;
grant select on public.search_words to anon, authenticated;
grant all on public.search_words to service_role;

create policy "everybody reads the words of searches" on public.search_words
  for select to anon, authenticated
  using (true);

-- The completions of a prefix: see search/spell_out.sql.

create table private.search_lexemes (
  lexeme text collate "C" primary key
);

comment on table private.search_lexemes is
  'The words and stems of all listings that exist or existed: the completions of a prefix.';

alter table private.search_lexemes enable row level security;

revoke all on private.search_lexemes from anon, authenticated, public;
grant all on private.search_lexemes to service_role;

create function private.correct_search(said text) returns text
  -- The planner assumes that a sequential scan meets the first match soon.
  language plpgsql stable set search_path = '' set enable_seqscan = off
  as $$
declare
  typed text;
  words tsquery;
  better text;
  corrected text[] := '{}';
begin
  foreach typed in array (string_to_array(private.words_of(left(said, 200)), ' '))[1:8] loop
    better := null;
    words := private.search_query(typed);
    if char_length(typed) >= 4
      and not exists (select from public.event_projections where not is_over and search @@ words)
      and not exists (select from public.event_listings where is_over and search @@ words) then
      select known.written into better
      from public.search_words known
      where known.deletions && private.deletions_of(typed)
      -- Typos are rare in the first letter and usually keep the length.
      order by left(known.word, 1) <> left(typed, 1), abs(char_length(known.word) - char_length(typed)), known.word
      limit 1;
    end if;
    corrected := corrected || coalesce(better, typed);
  end loop;
  return nullif(array_to_string(corrected, ' '), private.words_of(left(said, 200)));
end;
$$;

comment on function private.correct_search is
  'A text with each word that finds nothing replaced by a known word one typo away; null without such a word.';

revoke all on function private.correct_search from public;
grant execute on function private.correct_search to anon, authenticated, service_role;

create function private.search_query(said text) returns text
  language sql stable set search_path = ''
  as $$
  with word as (
    select left(word, 200) as word, position,
      -- Half of the words of a French sentence. They are dropped when other words remain.
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
      from unnest(ts_lexize('private.french_stems', word) || case
        -- Other spellings that a title may have.
        when word = 'st' then array['saint']
        when word = 'ste' then array['sainte']
        when word ~ '[aeo]ux$' then array[left(word, -1)]
      end) as other
      -- A prefix finds every word that begins with it already: repeating one would read the index twice.
      where left(other, char_length(word)) <> word
    )), ' & ' order by position
  )
  from kept;
$$;

comment on function private.search_query is 'The tsquery of a text: each word as a prefix or by its stem. Null without a word.';

revoke all on function private.search_query from public;
grant execute on function private.search_query to anon, authenticated, service_role;

-- A prefix search collects the events of every word with that prefix before it looks at the next word: 40 ms for two words among
-- a million events. A prefix with few words is replaced by these, and the index skips what the rarer word does not have.

create function private.spell_out(search text) returns text
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  most constant integer := 50;
  beginning text;
  lexemes text[];
  spelled text := search;
begin
  for beginning in select distinct (regexp_matches(search, '''([^'']+)'':\*', 'g'))[1] loop
    lexemes := array(
      select lexeme from private.search_lexemes
      where lexeme >= beginning collate "C" and lexeme < (beginning || U&'\+10FFFF') collate "C"
      limit most + 1
    );
    if cardinality(lexemes) <= most then
      spelled := replace(
        spelled, quote_literal(beginning) || ':*',
        -- An unknown word finds nothing.
        (select string_agg(quote_literal(lexeme), ' | ') from unnest(coalesce(nullif(lexemes, '{}'), array[beginning])) as lexeme)
      );
    end if;
  end loop;
  return spelled;
end;
$$;

comment on function private.spell_out is
  'A tsquery with each prefix replaced by the known words that begin with it, if they are few. Security definer, because clients read no table of this schema.';

revoke all on function private.spell_out from public;
grant execute on function private.spell_out to anon, authenticated, service_role;

create function public.suggest_searches("text" text default '') returns jsonb
  -- A sequential scan for venues would read all past events before the first match.
  language plpgsql stable set search_path = '' set statement_timeout = '1s' set random_page_cost = 1.1 set jit = off set enable_seqscan = off
    set plan_cache_mode = force_custom_plan
  as $$
declare
  said constant text := private.words_of(left(suggest_searches."text", 100));
  query jsonb;
  words tsquery;
  ids uuid[];
  answer jsonb := '{"events": [], "venues": [], "communes": [], "correction": null}';
begin
  if char_length(said) < 2 then
    return answer;
  end if;
  query := private.with_matches(
    private.read_explore_query(said, null, null, null, null, null, 'all', null, null, null, null, 'popularity', null, 5, null)
  );
  words := query ->> 'text';
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
    from jsonb_array_elements(case
      -- There are few enough to sort them.
      when query ? 'ids' then private.explore_sorted_page(query || jsonb_build_object('found', query -> 'ids'), now(), '{}', null)
      else private.explore_deep_page(query, now(), '{}', null)
    end) with ordinality as listed (entry, position)
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
  answer := answer || jsonb_build_object('venues', (
    select coalesce(jsonb_agg(to_jsonb(place) order by events desc, venue), '[]') from (
      select e.venue, e.location, e.commune, count(*) as events
      from (
        select event_id from public.event_projections where not is_over and ts_filter(search, '{a,b}') @@ words limit 500
      ) as found join public.events e on e.id = found.event_id
      where ' ' || private.words_of(e.venue) like '% ' || said || '%'
      group by 1, 2, 3
      order by count(*) desc, 1
      limit 5
    ) as place
  ));
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
  'Suggestions while typing: at most five events to come, five communes and five venues (among the first 500 events that match), or the correction of a text that finds nothing.';

revoke all on function public.suggest_searches from public, anon, authenticated;
grant execute on function public.suggest_searches to anon, authenticated;

create function private.with_matches(asked jsonb) returns jsonb
  -- A sequential scan would read all past events before the first match.
  language plpgsql stable set search_path = '' set enable_seqscan = off
  as $$
declare
  most constant integer := private.explore_constants() ->> 'searchPastLimit';
  spelled jsonb;
  coming uuid[];
  found uuid[];
begin
  if not asked ? 'text' then
    return asked;
  end if;
  spelled := asked || jsonb_build_object('text', private.spell_out(asked ->> 'text'));
  execute format('select array(select event_id from public.event_projections where not is_over and search @@ %L::tsquery limit %s)', spelled ->> 'text', most + 1)
  into coming;
  -- Too many events to come: past ones are not needed.
  if cardinality(coming) > most then
    return spelled;
  end if;
  execute format(
    'select %L || array(select event_id from public.event_listings where is_over and search @@ %L::tsquery limit %s)',
    coming, spelled ->> 'text', most + 1 - cardinality(coming)
  ) into found;
  return spelled || case when cardinality(found) <= most then jsonb_build_object('ids', found) else '{}' end;
end;
$$;

comment on function private.with_matches is
  'A query with its prefixes spelled out and with the ids of all matches, past events included, if these are few: the text index is read once instead of for each part of the answer. Without ids, only events to come match.';

revoke all on function private.with_matches from public;
grant execute on function private.with_matches to anon, authenticated, service_role;
