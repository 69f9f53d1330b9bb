comment on table public.event_votes is
  'One user''s vote on one event, up or down. Users read their own; the counts are public.';

revoke all on public.event_votes from anon, authenticated, public;
-- An upsert writes all columns that it sends, so user_id and event_id need the right to be updated; the policy
-- restricts them.
grant select, insert, update, delete on public.event_votes to authenticated;
grant all on public.event_votes to service_role;

create policy "users read their own votes" on public.event_votes
  for select to authenticated
  using (user_id = (select auth.uid()));

create policy "users cast their own votes" on public.event_votes
  for insert to authenticated
  with check (user_id = (select auth.uid()));

create policy "users change their own votes" on public.event_votes
  for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));

create policy "users withdraw their own votes" on public.event_votes
  for delete to authenticated
  using (user_id = (select auth.uid()));

create trigger count_votes
  after insert or update or delete on public.event_votes
  for each row execute function private.count_votes();

-- The client sends updated_at with its upsert; the time of the database replaces it.
create trigger stamp_updated_at
  before insert or update on public.event_votes
  for each row execute function private.stamp_updated_at();

create trigger limit_writes after insert on public.event_votes
  referencing new table as added for each statement execute function private.limit_writes();

create trigger limit_changed_votes after update on public.event_votes
  referencing new table as added for each statement execute function private.limit_writes();
