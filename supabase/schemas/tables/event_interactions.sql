comment on table public.event_interactions is
  'A click on the card of an event, with its tag. The latest 100 of each user are kept.';

revoke all on public.event_interactions from anon, authenticated, public;
grant select, insert (user_id, event_id, tag, interaction_type), delete on public.event_interactions to authenticated;
grant all on public.event_interactions to service_role;

create policy "users read their own interactions" on public.event_interactions
  for select to authenticated
  using (user_id = (select auth.uid()));

create policy "users record their own interactions" on public.event_interactions
  for insert to authenticated
  with check (user_id = (select auth.uid()));

create policy "users forget their own interactions" on public.event_interactions
  for delete to authenticated
  using (user_id = (select auth.uid()));

create trigger keep_latest_interactions
  after insert on public.event_interactions
  referencing new table as added
  for each statement execute function private.keep_latest_interactions();

create trigger limit_writes after insert on public.event_interactions
  referencing new table as added for each statement execute function private.limit_writes();
