-- What a person shows of themselves. The row appears with the account and is never made by a client.

create table public.profiles (
  id         uuid primary key references auth.users on delete cascade,
  full_name  text check (char_length(full_name) between 1 and 100),
  username   text check (username ~ '^[A-Za-z0-9_.-]{3,30}$'),
  bio        text check (char_length(bio) <= 1000),
  location   text check (char_length(location) <= 100),
  avatar_url text check (private.is_picture_url(avatar_url))
);

comment on table public.profiles is 'What a person shows of themselves. Made on sign-up; each reads and changes their own.';

-- Two names that differ by case alone would read as one person.
create unique index profiles_by_username on public.profiles (lower(username));

create function private.create_profile() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  insert into public.profiles (id, full_name)
  values (new.id, nullif(left(btrim(new.raw_user_meta_data ->> 'full_name'), 100), ''));
  return new;
end;
$$;

comment on function private.create_profile is
  'Trigger of auth.users. Cuts a name that is too long: a refusal here would refuse the sign-up itself.';

revoke all on function private.create_profile from public;

create trigger create_profile_on_sign_up
  after insert on auth.users
  for each row execute function private.create_profile();

alter table public.profiles enable row level security;

revoke all on public.profiles from anon, authenticated, public;
grant select on public.profiles to authenticated;
grant update (full_name, username, bio, location, avatar_url) on public.profiles to authenticated;
grant all on public.profiles to service_role;

create policy "users read their own profile" on public.profiles
  for select to authenticated
  using (id = (select auth.uid()));

create policy "users change their own profile" on public.profiles
  for update to authenticated
  using (id = (select auth.uid()))
  with check (id = (select auth.uid()));
