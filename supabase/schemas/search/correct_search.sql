create function private.correct_search(said text) returns text
  language plpgsql stable set search_path = ''
  as $$
declare
  typed text;
  better text;
  corrected text[] := '{}';
begin
  foreach typed in array (string_to_array(private.words_of(left(said, 200)), ' '))[1:8] loop
    better := null;
    if char_length(typed) >= 4 and not private.is_searchable(typed) then
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

revoke all on function private.correct_search from public;
grant execute on function private.correct_search to anon, authenticated, service_role;
