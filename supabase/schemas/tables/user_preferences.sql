comment on table public.user_preferences is
  'Free words that a user likes (tags), from onboarding or a suggestion. At most 100 each.';

revoke all on public.user_preferences from anon, authenticated, public;
grant select, insert, delete on public.user_preferences to authenticated;
grant all on public.user_preferences to service_role;

create policy "users read their own tags" on public.user_preferences
  for select to authenticated
  using (user_id = (select auth.uid()));

create policy "users with a confirmed address add their own tags" on public.user_preferences
  for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.email_is_confirmed()));

create policy "users remove their own tags" on public.user_preferences
  for delete to authenticated
  using (user_id = (select auth.uid()));

create trigger limit_to_hundred_per_user
  after insert on public.user_preferences
  referencing new table as added
  for each statement execute function private.limit_to_hundred_per_user();

create trigger limit_writes after insert on public.user_preferences
  referencing new table as added for each statement execute function private.limit_writes();
