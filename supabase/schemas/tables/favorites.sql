comment on table public.favorites is 'An event a user keeps for later.';
comment on column public.favorites.seen_version is
  'The latest row of private.event_versions that the user has seen, 0 for none. Null if the event was not published '
  'when it was saved: then no change is reported.';

revoke all on public.favorites from anon, authenticated, public;
grant select, insert (user_id, event_id), delete on public.favorites to authenticated;
grant all on public.favorites to service_role;

create policy "users read their own favourites" on public.favorites
  for select to authenticated
  using (user_id = (select auth.uid()));

create policy "users keep their own favourites" on public.favorites
  for insert to authenticated
  with check (user_id = (select auth.uid()));

create policy "users drop their own favourites" on public.favorites
  for delete to authenticated
  using (user_id = (select auth.uid()));

create trigger limit_writes after insert on public.favorites
  referencing new table as added for each statement execute function private.limit_writes();

create trigger note_version
  before insert on public.favorites
  for each row execute function private.note_version();
