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
  side text;
  words text[];
  seen text[] := '{}';
  -- Each use of a word reads the index.
  room integer := most;
  alternatives jsonb := '[]';
begin
  if cardinality(sides) > 1 then
    sides := regexp_split_to_array(array_to_string(sides, ','), ',');
  end if;
  kept := private.searched_words(array_to_string(sides, ' '));
  foreach side in array sides loop
    words := array(
      select left(long, 200)
      from regexp_split_to_table(private.words_of(side), ' ') with ordinality as each (long, place)
      where left(long, 200) = any (kept)
      group by 1 order by min(place)
    );
    continue when words = '{}' or words::text = any (seen);
    seen := seen || words::text;
    alternatives := alternatives || jsonb_build_array(words[:room]);
    room := room - cardinality(words);
    exit when room <= 0;
  end loop;
  return jsonb_build_object('alternatives', alternatives, 'excluded', (
    select coalesce(jsonb_agg(first.words order by position), '[]')
    from (
      select asked.words, position
      from unnest(terms) with ordinality as each (term, position), lateral (
        select jsonb_agg(left(word, 200) order by place) as words
        from regexp_split_to_table(private.words_of(term), ' ') with ordinality as each (word, place)
        where word <> '' and word !~ '^[a-z]$' and not common ? word
      ) as asked
      where term ~ '^-[^-]' and asked.words is not null
      order by position
      limit most
    ) as first
  ));
end;
$$;

comment on function private.read_search is
  'The words of a text: of each of its alternatives, jazz ou blues, and of each exclusion, -techno.';
