create function private.other_spellings(word text) returns text[]
  language sql stable set search_path = ''
  as $$
  select ts_lexize('private.french_stems', word) || case
    -- Other spellings that a title may have.
    when word = 'st' then array['saint']
    when word = 'ste' then array['sainte']
    when word ~ '[aeo]ux$' then array[left(word, -1)]
  end;
$$;

comment on function private.other_spellings is 'The stem of a word, and other forms of it that a title may have.';

create function private.search_query(said text) returns text
  language sql stable set search_path = ''
  as $$
  select string_agg(query, ' | ' order by side)
  from (
    select side, case when count(*) over () > 1 then format('(%s)', query) else query end as query
    from jsonb_array_elements(private.read_search(said) -> 'alternatives') with ordinality as each (words, side),
      lateral (
        select string_agg(
          format('(%s:*%s)', quote_literal(word), (
            select string_agg(' | ' || quote_literal(other), '')
            from unnest(private.other_spellings(word)) as other
            -- A prefix finds every word that begins with it already: repeating one would read the index twice.
            where left(other, char_length(word)) <> word
          )), ' & ' order by position
        ) as query
        from jsonb_array_elements_text(words) with ordinality as each (word, position)
      ) as written
  ) as sides;
$$;

comment on function private.search_query is
  'The tsquery of a text: each word as a prefix or by its stem, of one of its alternatives. Null without a word.';

create function private.excluded_query(said text) returns text
  language sql stable set search_path = ''
  as $$
  -- Whole words: -art excludes no artist.
  select string_agg(format('(%s)', (
    select string_agg(format('(%s)', (
      select string_agg(quote_literal(form), ' | ') from unnest(word || private.other_spellings(word)) as form
    )), ' & ' order by position)
    from jsonb_array_elements_text(words) with ordinality as each (word, position)
  )), ' | ' order by number)
  from jsonb_array_elements(private.read_search(said) -> 'excluded') with ordinality as each (words, number);
$$;

comment on function private.excluded_query is
  'The tsquery of what a text excludes: each exclusion is words that an event has together. Null without any.';
