-- Who keeps the catalogue clean, and who answers what people write to us. A table rather than a claim of the token: a role
-- that is taken back is gone with the next statement, not when the token expires.

create table public.staff_roles (
  user_id  uuid not null references auth.users on delete cascade,
  role     text not null check (role in ('moderator', 'operator')),
  given_at timestamptz not null default now(),
  primary key (user_id, role)
);

comment on table public.staff_roles is
  'What a user does for Lively: a moderator decides on events, an operator answers the forms. Given by the host; each sees their own.';

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

comment on function private.has_role is 'Whether the signed-in user has a role of the staff.';

revoke all on function private.has_role from public;
grant execute on function private.has_role to authenticated;
