create function private.has_role(name text) returns boolean
  language sql stable security definer set search_path = ''
  as $$
  select exists (select from public.staff_roles r where r.user_id = (select auth.uid()) and r.role = name)
    and private.is_assured(nullif(current_setting('request.jwt.claims', true), '')::jsonb);
$$;

comment on function private.has_role is
  'Whether the signed-in user has a staff role and has passed a second factor in this session (aal2).';

revoke all on function private.has_role from public;
grant execute on function private.has_role to authenticated;
