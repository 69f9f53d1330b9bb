create function private.search_query(said text, out query text, out excluded text)
  language sql stable set search_path = ''
  as $$
  select string_agg(written, ' | ' order by number) filter (where part = 'alternatives'),
    string_agg(written, ' | ' order by number) filter (where part = 'excluded')
  from (
    select part, number, format('(%s)', string_agg(format('(%s)', forms), ' & ' order by position)) as written
    from jsonb_each(private.read_search(said)) as each (part, groups),
      jsonb_array_elements(groups) with ordinality as one (words, number),
      jsonb_array_elements_text(words) with ordinality as said (word, position),
      lateral (
        -- Whole words are excluded: -art excludes no artist.
        select string_agg(
          quote_literal(form) || case when place = 1 and part = 'alternatives' then ':*' else '' end, ' | '
          order by place
        ) as forms
        from unnest(word || ts_lexize('private.french_stems', word) || case
          -- Other spellings that a title may have.
          when word = 'st' then array['saint']
          when word = 'ste' then array['sainte']
          when word ~ '[aeo]ux$' then array[left(word, -1)]
        end) with ordinality as each (form, place)
        -- A prefix finds every word that begins with it already: repeating one would read the index twice.
        where place = 1 or part = 'excluded' or left(form, char_length(word)) <> word
      ) as spelled
    group by part, number
  ) as each;
$$;

comment on function private.search_query is
  'The tsquery of a text: each word as a prefix or by its stem, of one of its alternatives. And the tsquery of what it '
  'excludes: each exclusion is words that an event has together. Null without any.';
