comment on table public.user_actions is
  'The log of votes, clicks and favourites. Users read and add their own; rows never change.';

revoke all on public.user_actions from anon, authenticated, public;
grant select, insert (user_id, event_id, action_type, action_details) on public.user_actions to authenticated;
grant all on public.user_actions to service_role;

create policy "users read their own actions" on public.user_actions
  for select to authenticated
  using (user_id = (select auth.uid()));

create policy "users log their own actions" on public.user_actions
  for insert to authenticated
  with check (user_id = (select auth.uid()));

create trigger limit_writes after insert on public.user_actions
  referencing new table as added for each statement execute function private.limit_writes();
