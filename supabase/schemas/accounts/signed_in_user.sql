create function private.signed_in_user() returns uuid
  language sql stable set search_path = ''
  return auth.uid();

comment on function private.signed_in_user is
  'auth.uid() for functions that run with the rights of the caller, who may have no access to the schema auth.';

revoke all on function private.signed_in_user from public;
grant execute on function private.signed_in_user to anon, authenticated, service_role;
