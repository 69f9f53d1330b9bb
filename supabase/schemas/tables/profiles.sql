comment on table public.profiles is
  'The name, place, bio and picture that a person shows. Created on sign-up; each user reads and changes their own.';

comment on column public.profiles.weekly_mail is 'Whether the user has asked for the mail of the week.';
comment on column public.profiles.taste is
  'What the user has said about lists, as in the file of a taste. Null if it is on devices only.';
comment on column public.profiles.taste_revision is
  'The number of changes of the taste. A device changes the revision that it has read, so that no change of another '
  'device is lost.';

revoke all on public.profiles from anon, authenticated, public;
grant select, update (full_name, username, bio, location, avatar_url, weekly_mail, taste, taste_revision)
  on public.profiles to authenticated;
grant all on public.profiles to service_role;

create policy "users read their own profile" on public.profiles
  for select to authenticated
  using (id = (select auth.uid()));

create policy "users change their own profile" on public.profiles
  for update to authenticated
  using (id = (select auth.uid()))
  with check (id = (select auth.uid()));

create trigger refuse_local_picture
  before insert or update of avatar_url on public.profiles
  for each row execute function private.refuse_local_picture('avatar_url');

create trigger limit_changes after update on public.profiles
  for each row execute function private.limit_changes();
