comment on table public.contact_messages is 'A message of the contact page. Written by anyone, read by operators.';

revoke all on public.contact_messages from anon, authenticated, public;
grant select, update (status) on public.contact_messages to authenticated;
grant all on public.contact_messages to service_role;

create policy "operators read messages" on public.contact_messages
  for select to authenticated
  using ((select private.has_role('operator')));

create policy "operators answer and close messages" on public.contact_messages
  for update to authenticated
  using ((select private.has_role('operator')));
