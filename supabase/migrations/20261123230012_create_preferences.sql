set check_function_bodies = off;

-- Free words that a user likes.

create table public.user_preferences (
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  tag     text not null check (char_length(btrim(tag)) between 1 and 100),

  primary key (user_id, tag),
  constraint user_preferences_tag_is_visible check (private.has_visible_text(tag) and private.is_clean_text(tag))
);

comment on table public.user_preferences is
  'Free words that a user likes (tags), from onboarding or a suggestion. At most 100 each.';

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

create trigger limit_to_hundred_per_user
  after insert on public.user_preferences
  referencing new table as added
  for each statement execute function private.limit_to_hundred_per_user();

create trigger limit_writes after insert on public.user_preferences
  referencing new table as added for each statement execute function private.limit_writes();

-- Categories and subcategories that a user likes.

create table public.event_preferences (
  id          uuid primary key default gen_random_uuid(),
  user_id     uuid not null default auth.uid() references auth.users on delete cascade,
  category    text not null check (category in ('concert', 'sport', 'shows', 'arts', 'festivals', 'fairs')),
  subcategory text check (char_length(btrim(subcategory)) between 1 and 60),
  unique nulls not distinct (user_id, category, subcategory)
);

comment on table public.event_preferences is 'Preference categories and their subcategories that a person likes. At most 100 each.';
comment on column public.event_preferences.subcategory is 'Slug of a subcategory; null for the category as a whole.';

alter table public.event_preferences enable row level security;

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

-- The right to erasure, used by the account's owner. The client removes the pictures first, through the storage API: SQL cannot
-- reach the files.

create function private.delete_account() returns void
  language plpgsql security definer set search_path = ''
  as $$
declare
  person constant uuid := auth.uid();
  address constant text := (select u.email from auth.users u where u.id = person and u.email_confirmed_at is not null);
begin
  if address is null then
    raise exception 'Only who is signed in, with a confirmed address, deletes their account'
      using errcode = 'insufficient_privilege';
  end if;
  if private.pictures_of(person) <> '[]' then
    raise exception 'Pictures of this account are still stored'
      using errcode = 'check_violation', hint = 'Remove them through the API of the storage first.';
  end if;
  -- Sign out: erasing must not count as writes of the user.
  perform set_config('request.jwt.claims', '', true);
  perform private.gdpr_erase(address);
end;
$$;

comment on function private.delete_account is
  'The body of public.delete_account. Security definer, because it deletes rows that no client may delete.';

create function public.delete_account() returns void
  language sql set search_path = ''
  as $$
  select private.delete_account();
$$;

comment on function public.delete_account is
  'Deletes the account of the signed-in user and every row about it. Published events stay, without a creator. The pictures must be gone before.';

revoke all on function private.delete_account from public;
revoke all on function public.delete_account from public, anon, authenticated;
grant execute on function private.delete_account to authenticated;
grant execute on function public.delete_account to authenticated;

-- Both run with the rights of the caller: the policies and checks of the tables are their validation.

create function public.replace_user_preferences(tags text[]) returns void
  language sql set search_path = ''
  as $$
  delete from public.user_preferences where user_id = private.signed_in_user();
  insert into public.user_preferences (tag) select distinct unnest(tags);
$$;

comment on function public.replace_user_preferences is
  'Replaces the tags of the signed-in user, all or nothing. Requires a confirmed email address; at most 100.';

create function public.replace_event_preferences(preferences jsonb) returns void
  language sql set search_path = ''
  as $$
  delete from public.event_preferences where user_id = private.signed_in_user();
  insert into public.event_preferences (category, subcategory)
  select distinct chosen.category, chosen.subcategory
  from jsonb_to_recordset(preferences) as chosen (category text, subcategory text);
$$;

comment on function public.replace_event_preferences is
  'Replaces the preferences of the signed-in user, all or nothing: [{"category", "subcategory"}]. Requires a confirmed email address; at most 100.';

revoke all on function public.replace_user_preferences, public.replace_event_preferences from public, anon, authenticated;
grant execute on function public.replace_user_preferences, public.replace_event_preferences to authenticated;
