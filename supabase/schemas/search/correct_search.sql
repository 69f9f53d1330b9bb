create function private.correct_search(said text) returns text
  -- The planner assumes that a sequential scan meets the first match soon.
  language plpgsql stable set search_path = '' set enable_seqscan = off
  as $$
declare
  words constant text[] := string_to_array(private.words_of(left(said, 200)), ' ');
  corrected text[] := words;
  typed text;
  better text;
begin
  -- A corrected text has no exclusion left.
  if private.read_search(said) -> 'excluded' <> '[]' then
    return null;
  end if;
  for i in 1 .. least(coalesce(cardinality(words), 0), 8) loop
    typed := words[i];
    continue when char_length(typed) < 3
      or private.with_matches(jsonb_build_object('text', (private.search_query(typed)).query)) -> 'ids'
        is distinct from '[]';
    select known.written into better
    from (
      select written, word, row_number() over (
          -- Typos are rare in the first letter and usually keep the length.
          order by left(word, 1) <> left(typed, 1), abs(char_length(word) - char_length(typed)), word
        ) as position
      from public.search_words
      where deletions && private.deletions_of(typed)
      order by position
      limit 8
    ) as known,
      lateral (
        -- Whole words: the index would read every beginning again for each word that is tried.
        select string_agg(quote_literal(word), ' & ')::tsquery as query
        from jsonb_path_query(
          private.read_search(array_to_string(corrected[:i - 1] || known.word || words[i + 1:], ' ')),
          '$.alternatives[*][*]'
        ) as each, lateral (select each #>> '{}') as said (word)
        offset 0
      ) as tried,
      lateral (
        select exists (select from public.event_projections where not is_over and search @@ query) as is_found offset 0
      ) as judged
    -- Every word of three letters is near many others.
    where is_found or char_length(typed) > 3
    order by is_found desc, position
    limit 1;
    corrected[i] := coalesce(better, typed);
  end loop;
  return case
    when corrected <> words and private.with_matches(
      jsonb_build_object('text', (private.search_query(array_to_string(corrected, ' '))).query)
    ) -> 'ids' is distinct from '[]'
    then array_to_string(corrected, ' ')
  end;
end;
$$;

comment on function private.correct_search is
  'A text with each of its first eight words that finds nothing replaced by a known word one typo away, rather one '
  'with which the text finds an event. Null if the corrected text finds none.';
