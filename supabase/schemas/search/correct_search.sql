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
