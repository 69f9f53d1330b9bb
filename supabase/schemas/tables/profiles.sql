-- Profiles. A trigger creates the row with the account; clients cannot.

create table public.profiles (
  id         uuid primary key references auth.users on delete cascade,
  full_name  text check (char_length(full_name) between 1 and 100),
  username   text check (username ~ '^[A-Za-z0-9_.-]{3,30}$'),
  bio        text check (char_length(bio) <= 1000),
  location   text check (char_length(location) <= 100),
  avatar_url text check (private.is_picture_url(avatar_url)),
  weekly_mail boolean not null default false,

  constraint profiles_name_is_visible check (private.has_visible_text(full_name)),
  constraint profiles_texts_are_clean check (
    private.is_clean_text(full_name) and private.is_clean_text(concat_ws(' ', bio, location))
  ),
  constraint profiles_name_is_clean check (private.is_clean_name(full_name))
);

comment on table public.profiles is
  'What a person shows of themselves. Created on sign-up; each user reads and changes their own.';

comment on column public.profiles.weekly_mail is 'Whether the user has asked for the mail of the week.';

create index profiles_with_weekly_mail on public.profiles (id) where weekly_mail;
-- Names that differ only by case would look like one person.
create unique index profiles_by_username on public.profiles (lower(username));

alter table public.profiles enable row level security;

revoke all on public.profiles from anon, authenticated, public;
grant select, update (full_name, username, bio, location, avatar_url, weekly_mail) on public.profiles to authenticated;
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
