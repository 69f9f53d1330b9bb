-- The words of a text that a search uses: the engine's searchedWords. Each word reads its part of the text index, and a
-- letter or a common word reads a large part of it, so their number bounds the cost of a search.

create function private.searched_words(said text) returns text[]
  language plpgsql immutable set search_path = ''
  as $$
declare
  constants constant jsonb := private.explore_constants();
  words constant text[] := array(
    select left(word, 200)
    from regexp_split_to_table(private.words_of(left(said, 2000)), ' ') with ordinality as each (word, position)
    where word <> ''
    group by 1 order by min(position)
  );
  kept text[];
  long text[];
begin
  kept := array(
    select word from unnest(words) with ordinality as each (word, position)
    where not (constants -> 'commonSearchWords') ? word order by position
  );
  if kept = '{}' then
    kept := words;
  end if;
  long := array(
    select word from unnest(kept) with ordinality as each (word, position) where word !~ '^[a-z]$' order by position
  );
  return case when long = '{}' then kept[1:1] else long[1:(constants ->> 'searchWordLimit')::integer] end;
end;
$$;

comment on function private.searched_words is
  'The words of a text that a search uses, each once: at most eight, without common words and letters beside others, '
  'and of letters alone the first.';
