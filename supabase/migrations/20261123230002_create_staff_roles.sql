set check_function_bodies = off;

create function private.signed_in_user() returns uuid
  language sql stable set search_path = ''
  return auth.uid();

comment on function private.signed_in_user is
  'auth.uid() for functions that run with the rights of the caller, who may have no access to the schema auth.';

revoke all on function private.signed_in_user from public;
grant execute on function private.signed_in_user to anon, authenticated, service_role;

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

-- Staff: moderators and operators. A table instead of a claim of the token, so that a role that is taken back ends with the next
-- statement, not when the token expires.

create table public.staff_roles (
  user_id  uuid not null references auth.users on delete cascade,
  role     text not null check (role in ('moderator', 'operator')),
  given_at timestamptz not null default now(),
  primary key (user_id, role)
);

comment on table public.staff_roles is
  'A staff role of a user: a moderator decides on events, an operator answers the forms. Given by the host; each user reads their own.';

alter table public.staff_roles enable row level security;

revoke all on public.staff_roles from anon, authenticated, public;
grant select on public.staff_roles to authenticated;
grant all on public.staff_roles to service_role;

create policy "users read their own roles" on public.staff_roles
  for select to authenticated
  using (user_id = (select auth.uid()));

create function private.has_role(name text) returns boolean
  language sql stable security definer set search_path = ''
  as $$
  select exists (select from public.staff_roles r where r.user_id = (select auth.uid()) and r.role = name);
$$;

comment on function private.has_role is 'Whether the signed-in user has a staff role.';

revoke all on function private.has_role from public;
grant execute on function private.has_role to authenticated;

-- A token is valid while its session exists: not after signing out, and not after its account is deleted, although its signature
-- is valid until it expires. One lookup by primary key for each request.

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
  if claims ->> 'sub' is not null
    and not private.session_lives((claims ->> 'sub')::uuid, (claims ->> 'session_id')::uuid)
  then
    raise exception 'The session of this token has ended' using errcode = 'PT401', hint = 'Sign in again.';
  end if;
end;
$$;

comment on function private.require_session is
  'Refuses a request of an ended session with PT401 (status 401). PostgREST calls it before each request; the embedded backend calls private.session_lives.';

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
