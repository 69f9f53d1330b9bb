-- Who publishes can be written to.

drop policy "users publish events in their own name" on public.events;

create policy "users with a confirmed address publish events in their own name" on public.events
  for insert to authenticated
  with check (created_by = (select auth.uid()) and (select private.email_is_confirmed()));
