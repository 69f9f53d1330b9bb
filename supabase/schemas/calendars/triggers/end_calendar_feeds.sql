-- A private calendar ends with what lets its owner in: see docs/decisions/0090. Deleting the account ends it by its
-- reference.

create function private.end_calendar_feeds() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  if tg_table_name = 'users' then
    delete from private.calendar_feeds f where f.user_id = new.id;
  elsif not exists (
    select from auth.sessions s where s.user_id = old.user_id and coalesce(s.not_after, 'infinity') > now()
  ) then
    delete from private.calendar_feeds f where f.user_id = old.user_id;
  end if;
  return null;
end;
$$;

comment on function private.end_calendar_feeds is
  'Row trigger of auth.users and auth.sessions: ends the private calendars of a user who is banned, has a new '
  'password, or is signed out everywhere.';

revoke all on function private.end_calendar_feeds from public;

-- Supabase Auth writes the ban into a column that a bare platform does not have.
create trigger end_calendar_feeds
  after update on auth.users
  for each row when (
    new.encrypted_password is distinct from old.encrypted_password
    or (to_jsonb(new) ->> 'banned_until')::timestamptz > now()
  )
  execute function private.end_calendar_feeds();

-- Cleaning up an expired session is no sign-out.
create trigger end_calendar_feeds
  after delete on auth.sessions
  for each row when (coalesce(old.not_after, 'infinity') > now())
  execute function private.end_calendar_feeds();
