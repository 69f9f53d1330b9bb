-- A token is valid while its session exists: not after signing out, and not after its account is deleted, although its
-- signature is valid until it expires. One lookup by primary key for each request.

create function private.session_lives(user_id uuid, session_id uuid) returns boolean
  language sql stable security definer set search_path = ''
  as $$
  select case
    when session_lives.session_id is null then exists (select from auth.users u where u.id = session_lives.user_id)
    else exists (
      select from auth.sessions s where s.id = session_lives.session_id and s.user_id = session_lives.user_id
    )
  end;
$$;

comment on function private.session_lives is
  'Whether a session exists; for a token without a session, whether its user exists.';

create function private.require_session() returns void
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  claims constant jsonb := nullif(current_setting('request.jwt.claims', true), '')::jsonb;
begin
  if claims ->> 'sub' is null then
    return;
  end if;
  if not private.session_lives((claims ->> 'sub')::uuid, (claims ->> 'session_id')::uuid) then
    raise exception 'The session of this token has ended' using errcode = 'PT401', hint = 'Sign in again.';
  end if;
  if private.owes_code(claims)
    and current_setting('request.path', true) is distinct from '/rpc/use_recovery_code'
  then
    raise exception 'insufficient_aal' using errcode = 'PT403', hint = 'Verify a second factor first.';
  end if;
end;
$$;

comment on function private.require_session is
  'Refuses a request of an ended session with PT401 (status 401), and one that owes the code of a second factor with '
  'PT403, except for use_recovery_code. PostgREST calls it before each request; the embedded backend asks '
  'private.session_lives and private.owes_code.';

revoke all on function private.session_lives, private.require_session from public;
grant execute on function private.require_session to anon, authenticated, service_role;

-- A hosted project has the role; the embedded backend and a bare PostgreSQL do not.
do $$
begin
  if exists (select from pg_catalog.pg_roles where rolname = 'authenticator') then
    alter role authenticator set pgrst.db_pre_request = 'private.require_session';
    notify pgrst, 'reload config';
  end if;
exception
  when insufficient_privilege then
    raise warning 'PostgREST was not told to call private.require_session: docs/hosting.md says how.';
end;
$$;
