create function private.deletions_of(word text) returns text[]
  language sql immutable set search_path = ''
  return array(
    select word
    union
    select left(word, place - 1) || substr(word, place + 1) from generate_series(1, char_length(word)) as place
  );

comment on function private.deletions_of is 'A word, and the word without each of its letters.';

create function private.learn_words_of(texts text[]) returns void
  language plpgsql set search_path = ''
  as $$
begin
  -- Insert in the order of the words to avoid deadlocks.
  insert into public.search_words
  select word, min(written), private.deletions_of(word)
  from (
    -- PostgreSQL's \s has no no-break spaces in the locale C.
    select distinct regexp_split_to_table(
        lower(said), '[\s\u00a0\u2009\u202f\u2010-\u2015\u2026\u201c-\u201e''’.,;:!?()«»"/&+-]+'
      ) as written
    from unnest(texts) as said
  ) as each, lateral (select private.words_of(written) as word) as words
  where written !~ '[0-9]' and char_length(word) between 4 and 30 and word !~ '[ 0-9]'
    and not exists (select from public.search_words known where known.word = words.word)
  group by word
  order by word
  on conflict do nothing;
end;
$$;

comment on function private.learn_words_of is 'Stores the words of titles, venues and towns, for corrections.';

create function private.learn_new_words() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  perform private.learn_words_of(array(
    select concat_ws(' ', title, venue, location) from added where publication = 'published'
  ));
  return null;
end;
$$;

comment on function private.learn_new_words is
  'Statement trigger of events: stores the words of new events. Needs them as "added".';

create function private.learn_words() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  perform private.learn_words_of(array[concat_ws(' ', new.title, new.venue, new.location)]);
  return null;
end;
$$;

comment on function private.learn_words is 'Row trigger of events: stores the words of a changed event.';

revoke all on function
  private.deletions_of, private.learn_words_of, private.learn_new_words, private.learn_words
  from public;
grant execute on function private.deletions_of to anon, authenticated, service_role;
