comment on table public.purchases is
  'A ticket link that a user followed and recorded, once per event. Users read their own; the count is public.';
comment on column public.purchases.event_id is 'Null if the event is deleted.';
comment on column public.purchases.price is 'The price at the time of purchase, as its organiser wrote it.';
comment on column public.purchases.event_title is
  'The title at the time of purchase. The trigger writes it; the default tells generated types that a client need not.';
comment on column public.purchases.event_date is 'The date at the time of purchase.';
comment on column public.purchases.withdrawn_at is 'When the event was deleted or removed; null while it takes place.';
comment on column public.purchases.seen_version is
  'The latest row of private.event_versions that the user has seen, 0 for none. Null if the event was not published '
  'when it was saved: then no change is reported.';

revoke all on public.purchases from anon, authenticated, public;
grant select, insert (event_id), delete on public.purchases to authenticated;
grant all on public.purchases to service_role;

create policy "users read their own purchases" on public.purchases
  for select to authenticated
  using (user_id = (select auth.uid()));

create policy "users record their own purchases" on public.purchases
  for insert to authenticated
  with check (user_id = (select auth.uid()));

create policy "users take back their own purchases" on public.purchases
  for delete to authenticated
  using (user_id = (select auth.uid()));

create trigger count_purchases
  after insert or update of event_id or delete on public.purchases
  for each row execute function private.count_purchases();

create trigger copy_event
  before insert on public.purchases
  for each row execute function private.copy_event();

create trigger date_withdrawal
  before update of event_id on public.purchases
  for each row when (new.event_id is null) execute function private.date_withdrawal();

create trigger limit_writes after insert on public.purchases
  referencing new table as added for each statement execute function private.limit_writes();

create trigger note_version
  before insert or update of event_id on public.purchases
  for each row execute function private.note_version();
