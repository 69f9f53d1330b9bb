-- Whoever withdraws the permission to remember what they open takes back what was remembered.

grant delete on public.event_interactions to authenticated;

create policy "users forget their own interactions" on public.event_interactions
  for delete to authenticated
  using (user_id = (select auth.uid()));
