comment on table public.event_preferences is
  'Preference categories and their subcategories that a person likes. At most 100 each.';
comment on column public.event_preferences.subcategory is 'Slug of a subcategory; null for the category as a whole.';

revoke all on public.event_preferences from anon, authenticated, public;
grant select, insert (user_id, category, subcategory), delete on public.event_preferences to authenticated;
grant all on public.event_preferences to service_role;

create policy "users read their own preferences" on public.event_preferences
  for select to authenticated
  using (user_id = (select auth.uid()));

create policy "users with a confirmed address add their own preferences" on public.event_preferences
  for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.email_is_confirmed()));

create policy "users remove their own preferences" on public.event_preferences
  for delete to authenticated
  using (user_id = (select auth.uid()));

create trigger limit_to_hundred_per_user
  after insert on public.event_preferences
  referencing new table as added
  for each statement execute function private.limit_to_hundred_per_user();

create trigger limit_writes after insert on public.event_preferences
  referencing new table as added for each statement execute function private.limit_writes();
