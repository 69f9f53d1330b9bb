comment on table public.job_applications is 'An application. Written by anyone, read by operators.';

revoke all on public.job_applications from anon, authenticated, public;
grant select, update (status) on public.job_applications to authenticated;
grant all on public.job_applications to service_role;

create policy "operators read applications" on public.job_applications
  for select to authenticated
  using ((select private.has_role('operator')));

create policy "operators answer and close applications" on public.job_applications
  for update to authenticated
  using ((select private.has_role('operator')));
