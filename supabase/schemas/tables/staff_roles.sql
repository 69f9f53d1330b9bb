comment on table public.staff_roles is
  'A staff role of a user: a moderator decides on events, an operator answers the forms and watches the operation. '
  'Given by the host and by operators; each user reads their own.';

revoke all on public.staff_roles from anon, authenticated, public;
grant select on public.staff_roles to authenticated;
grant all on public.staff_roles to service_role;

create policy "users read their own roles" on public.staff_roles
  for select to authenticated
  using (user_id = (select auth.uid()));

create trigger note_role_change after insert or delete or update on public.staff_roles
  for each row execute function private.note_role_change();
