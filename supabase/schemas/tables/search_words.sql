comment on table public.search_words is
  'The words of titles, venues and towns that were published. Everyone reads; a trigger of events writes.';
comment on column public.search_words.word is 'Folded by private.words_of.';
comment on column public.search_words.written is 'As an event first wrote it, in lower case.';
comment on column public.search_words.deletions is
  'The word and the word without each of its letters: two words that share one differ by one typo or two.';

revoke all on public.search_words from anon, authenticated, public;
grant select on public.search_words to anon, authenticated;
grant all on public.search_words to service_role;

create policy "everybody reads the words of searches" on public.search_words
  for select to anon, authenticated
  using (true);
