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
