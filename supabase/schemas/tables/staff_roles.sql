-- Staff: moderators and operators. A table instead of a claim of the token, so that a role that is taken back ends with the next
-- statement, not when the token expires.

create table public.staff_roles (
  user_id  uuid not null references auth.users on delete cascade,
  role     text not null check (role in ('moderator', 'operator')),
  given_at timestamptz not null default now(),
  primary key (user_id, role)
);

comment on table public.staff_roles is
  'A staff role of a user: a moderator decides on events, an operator answers the forms and watches the operation. Given by the host and by operators; each user reads their own.';

alter table public.staff_roles enable row level security;

revoke all on public.staff_roles from anon, authenticated, public;
grant select on public.staff_roles to authenticated;
grant all on public.staff_roles to service_role;

create policy "users read their own roles" on public.staff_roles
  for select to authenticated
  using (user_id = (select auth.uid()));

create trigger note_role_change after insert or delete or update on public.staff_roles
  for each row execute function private.note_role_change();
