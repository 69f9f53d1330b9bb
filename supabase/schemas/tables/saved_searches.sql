comment on table public.saved_searches is
  'A search of explore that a user has saved. Events that were first listed after opened_at are new in it.';
comment on column public.saved_searches.query is
  'The canonical parameters of the URL of explore, without a question mark.';
comment on column public.saved_searches.filters is
  'The same filters as arguments of explore_events: private.read_saved_search.';
comment on column public.saved_searches.opened_at is 'When the user last opened the list. A trigger writes the time.';

revoke all on public.saved_searches from anon, authenticated, public;
grant select, insert (id, user_id, name, query, filters), update (name, opened_at), delete on public.saved_searches
  to authenticated;
grant all on public.saved_searches to service_role;

create policy "users read their own searches" on public.saved_searches
  for select to authenticated
  using (user_id = (select auth.uid()));

create policy "users save their own searches" on public.saved_searches
  for insert to authenticated
  with check (user_id = (select auth.uid()));

create policy "users change their own searches" on public.saved_searches
  for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));

create policy "users delete their own searches" on public.saved_searches
  for delete to authenticated
  using (user_id = (select auth.uid()));

create trigger check_saved_search
  before insert or update of filters on public.saved_searches
  for each row execute function private.check_saved_search();

create trigger stamp_opened_at
  before update of opened_at on public.saved_searches
  for each row when (current_user in ('anon', 'authenticated')) execute function private.stamp_opened_at();

create trigger limit_writes after insert on public.saved_searches
  referencing new table as added for each statement execute function private.limit_writes();

create trigger take_at_most_twenty after insert on public.saved_searches
  referencing new table as added for each statement execute function private.limit_searches();
