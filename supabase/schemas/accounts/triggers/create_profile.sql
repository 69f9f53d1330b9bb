-- A profile appears with its account. A sign-up is never refused because of a name: what may not be stored is left out.

create function private.create_profile() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  name constant text := left(
    btrim(regexp_replace(
      new.raw_user_meta_data ->> 'full_name', '[\u0001-\u001F\u007F\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]', '', 'g'
    )), 100
  );
begin
  insert into public.profiles (id, full_name)
  values (new.id, case when private.has_visible_text(name) then name end);
  return new;
end;
$$;

comment on function private.create_profile is
  'Row trigger of auth.users. Shortens a name that is too long: an error here would refuse the sign-up.';

revoke all on function private.create_profile from public;

create trigger create_profile_on_sign_up
  after insert on auth.users
  for each row execute function private.create_profile();
