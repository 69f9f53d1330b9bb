create function private.email_is_confirmed() returns boolean
  language sql stable security definer set search_path = ''
  as $$
  select exists (
    select from auth.users where id = (select auth.uid()) and email_confirmed_at is not null
  );
$$;

comment on function private.email_is_confirmed is
  'Whether the signed-in user has confirmed their email address. Saving preferences and publishing require it.';

revoke all on function private.email_is_confirmed from public;
grant execute on function private.email_is_confirmed to authenticated;
