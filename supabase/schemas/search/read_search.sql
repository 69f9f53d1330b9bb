-- What a text asks for, as in the engine's readSearch (docs/decisions/0148).

create function private.read_search(said text) returns jsonb
  language plpgsql immutable set search_path = ''
  as $$
declare
  blanks constant text := '[ \t\n\r\f\v\u00A0\u202F]+';
  common constant jsonb := private.explore_constants() -> 'commonSearchWords';
  most constant integer := private.explore_constants() ->> 'searchWordLimit';
  terms constant text[] := regexp_split_to_array(left(said, 2000), blanks);
  sides text[] := regexp_split_to_array(
    array_to_string(array(
      select term from unnest(terms) with ordinality as each (term, position) where term !~ '^-[^-]' order by position
    ), ' '),
    ' (ou|or|o|u) ', 'i'
  );
  kept text[];
begin
  if cardinality(sides) > 1 then
    sides := regexp_split_to_array(array_to_string(sides, ','), ',');
  end if;
  kept := private.searched_words(array_to_string(sides, ' '));
  return jsonb_build_object(
    'alternatives', (
      select coalesce(jsonb_agg(words order by position), '[]')
      from (
        -- Each use of a word reads the index.
        select position, jsonb_agg(word order by first) as words
        from (
          select position, word, first, row_number() over (order by position, first) as number
          from (
            select min(position) as position, words
            from unnest(sides) with ordinality as side (text, position), lateral (
              select array_agg(word order by first) as words
              from (
                select word, min(place) as first
                from regexp_split_to_table(private.words_of(side.text), ' ') with ordinality as each (long, place),
                  lateral left(long, 200) as word
                where word = any (kept)
                group by word
              ) as each
            ) as asked
            where words is not null
            group by words
          ) as alternative, unnest(words) with ordinality as each (word, first)
        ) as numbered
        where number <= most
        group by position
      ) as bounded
    ),
    'excluded', (
      select coalesce(jsonb_agg(words order by position) filter (where number <= most), '[]')
      from (
        select words, position, row_number() over (order by position) as number
        from unnest(terms) with ordinality as each (term, position), lateral (
          select jsonb_agg(left(word, 200) order by place) as words
          from regexp_split_to_table(private.words_of(term), ' ') with ordinality as each (word, place)
          where word <> '' and word !~ '^[a-z]$' and not common ? word
        ) as asked
        where term ~ '^-[^-]' and words is not null
      ) as numbered
    )
  );
end;
$$;

comment on function private.read_search is
  'The words of a text: of each of its alternatives, jazz ou blues, and of each exclusion, -techno.';
