-- What a text asks for, as in the engine's readSearch (docs/decisions/0148). Each word reads its part of the text
-- index, and a letter or a common word reads a large part of it, so their number bounds the cost of a search.

create function private.read_search(said text) returns jsonb
  -- In PL/pgSQL, which keeps the plan.
  language plpgsql immutable set search_path = ''
  as $$
begin
  return (with term as materialized (
    select term, position, term ~ '^-[^-]' as is_excluded
    from regexp_split_to_table(left(said, 2000), '[ \t\n\r\f\v\u00A0\u202F]+') with ordinality as each (term, position)
  ), limits as materialized (
    select constants -> 'commonSearchWords' as common, (constants ->> 'searchWordLimit')::integer as most
    from private.explore_constants() as constants
  ), said as (
    select string_agg(term, ' ' order by position) as text from term where not is_excluded
  ), used as materialized (
    -- A comma separates alternatives beside « ou ».
    select side, left(word, 200) as word, row_number() over (order by side, place) as at
    from said,
      regexp_split_to_table(
        text, case when text ~* ' (ou|or|o|u) ' then ' (?:ou|or|o|u) |,' else '^$' end, 'i'
      ) with ordinality as alternative (part, side),
      regexp_split_to_table(private.words_of(part), ' ') with ordinality as each (word, place)
    where word <> ''
  ), known as (
    select word, min(at) as at, common ? word as is_common, word ~ '^[a-z]$' as is_letter
    from used, limits group by word, common
  ), rare as (
    select * from known where not is_common or not exists (select from known where not is_common)
  ), kept as materialized (
    select word from rare, limits
    where not is_letter or not exists (select from rare where not is_letter)
    order by at
    limit case when exists (select from rare where not is_letter) then (select most from limits) else 1 end
  ), alternative as (
    select min(side) as side, words
    from (
      select side, array_agg(word order by at) as words
      from (select side, word, min(at) as at from used where word in (select word from kept) group by 1, 2) as each
      group by side
    ) as each
    group by words
  ), bounded as (
    -- Each use of a word reads the index.
    select side, words, most - coalesce(sum(cardinality(words)) over before, 0)::integer as room
    from alternative, limits
    window before as (order by side rows between unbounded preceding and 1 preceding)
  ), exclusion as (
    select position, jsonb_agg(left(word, 200) order by place) as words
    from limits, term, regexp_split_to_table(private.words_of(term), ' ') with ordinality as each (word, place)
    where is_excluded and word <> '' and word !~ '^[a-z]$' and not common ? word
    group by position
    order by position
    limit (select most from limits)
  )
  select jsonb_build_object(
    'alternatives', (
      select coalesce(jsonb_agg(words[:room] order by side) filter (where room > 0), '[]') from bounded
    ),
    'excluded', (select coalesce(jsonb_agg(words order by position), '[]') from exclusion)
  ));
end;
$$;

comment on function private.read_search is
  'The words of a text: of each of its alternatives, jazz ou blues, and of each exclusion, -techno. At most eight, '
  'each once in an alternative, without common words and letters beside others, and of letters alone the first.';
