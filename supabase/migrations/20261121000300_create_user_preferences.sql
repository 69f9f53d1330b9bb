-- Free words a person likes, from onboarding or a suggestion.

create table public.user_preferences (
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  tag     text not null check (char_length(btrim(tag)) between 1 and 100),
  primary key (user_id, tag)
);

comment on table public.user_preferences is 'Free words a person likes (tags), from onboarding or a suggestion. At most 100 each.';

create trigger limit_to_hundred_per_user
  after insert on public.user_preferences
  referencing new table as added
  for each statement execute function private.limit_to_hundred_per_user();

alter table public.user_preferences enable row level security;

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

-- Runs with the rights of the caller: the policies above and the checks of the table are its validation.
create function public.replace_user_preferences(tags text[]) returns void
  language sql set search_path = ''
  as $$
  delete from public.user_preferences where user_id = private.signed_in_user();
  insert into public.user_preferences (tag) select distinct unnest(tags);
$$;

comment on function public.replace_user_preferences is
  'Replaces the tags of the signed-in user, all or nothing. Needs a confirmed address; at most 100.';

revoke all on function public.replace_user_preferences from public, anon, authenticated;
grant execute on function public.replace_user_preferences to authenticated;
