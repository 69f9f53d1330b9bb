comment on table public.support_tickets is 'A ticket for the support. Written by anyone, read by operators.';

revoke all on public.support_tickets from anon, authenticated, public;
grant select, update (status) on public.support_tickets to authenticated;
grant all on public.support_tickets to service_role;

create policy "operators read tickets" on public.support_tickets
  for select to authenticated
  using ((select private.has_role('operator')));

create policy "operators answer and close tickets" on public.support_tickets
  for update to authenticated
  using ((select private.has_role('operator')));
