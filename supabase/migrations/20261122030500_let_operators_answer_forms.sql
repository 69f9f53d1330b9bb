-- What people write to us is read, answered and closed by operators.

alter table public.contact_messages
  add column status text not null default 'open' check (status in ('open', 'answered', 'closed'));
alter table public.support_tickets
  add column status text not null default 'open' check (status in ('open', 'answered', 'closed'));
alter table public.job_applications
  add column status text not null default 'open' check (status in ('open', 'answered', 'closed'));

comment on table public.contact_messages is 'A message of the contact page. Written by anyone, read by operators.';
comment on table public.support_tickets is 'A ticket for the support. Written by anyone, read by operators.';
comment on table public.job_applications is 'An application. Written by anyone, read by operators.';

grant select, update (status) on public.contact_messages, public.support_tickets, public.job_applications to authenticated;

create policy "operators read messages" on public.contact_messages
  for select to authenticated
  using ((select private.has_role('operator')));
create policy "operators answer and close messages" on public.contact_messages
  for update to authenticated
  using ((select private.has_role('operator')));

create policy "operators read tickets" on public.support_tickets
  for select to authenticated
  using ((select private.has_role('operator')));
create policy "operators answer and close tickets" on public.support_tickets
  for update to authenticated
  using ((select private.has_role('operator')));

create policy "operators read applications" on public.job_applications
  for select to authenticated
  using ((select private.has_role('operator')));
create policy "operators answer and close applications" on public.job_applications
  for update to authenticated
  using ((select private.has_role('operator')));
