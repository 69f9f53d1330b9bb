create function private.search_query(said text) returns text
  language sql stable set search_path = ''
  as $$
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
  from unnest(private.searched_words(said)) with ordinality as kept (word, position);
$$;

comment on function private.search_query is
  'The tsquery of a text: each word as a prefix or by its stem. Null without a word.';
