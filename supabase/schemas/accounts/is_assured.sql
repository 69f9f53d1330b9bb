-- The token says what its session had when it was signed; the row says what it has now. A factor that was removed
-- counts at once, although the token is valid until it expires.

create function private.is_assured(claims jsonb) returns boolean
  language sql stable security definer set search_path = ''
  as $$
  select coalesce(is_assured.claims ->> 'aal' = 'aal2', false) and exists (
    select from auth.sessions s
    where s.id = (is_assured.claims ->> 'session_id')::uuid and s.user_id = (is_assured.claims ->> 'sub')::uuid
      and s.aal = 'aal2'
  );
$$;

comment on function private.is_assured is
  'Whether the session of a token has passed a second factor (aal2), and still has it.';

create function private.owes_code(claims jsonb) returns boolean
  language sql stable security definer set search_path = ''
  as $$
  select not private.is_assured(owes_code.claims) and exists (
    select from auth.mfa_factors f
    where f.user_id = (owes_code.claims ->> 'sub')::uuid and f.status = 'verified'
  );
$$;

comment on function private.owes_code is
  'Whether the user of a token has a second factor that the session of the token has not passed.';

revoke all on function private.is_assured, private.owes_code from public;
