-- A purchase keeps what was bought, so that a creator may withdraw an event that is sold, and a holder take back what
-- they recorded.

alter table public.purchases
  alter column event_id drop not null,
  drop constraint purchases_event_id_fkey,
  add constraint purchases_event_id_fkey foreign key (event_id) references public.events on delete set null,
  add column event_title text,
  add column event_date date,
  add column withdrawn_at timestamptz;

update public.purchases set event_title = title, event_date = date from public.events where events.id = event_id;

-- The trigger writes the title; the default tells the generated types that a client need not.
alter table public.purchases
  alter column event_title set default '',
  alter column event_title set not null,
  add constraint purchases_without_event_are_withdrawn check (event_id is not null or withdrawn_at is not null);

comment on column public.purchases.event_id is 'Null when the event has been deleted.';
comment on column public.purchases.event_title is 'The title of the event on that day: its creator cannot change it afterwards.';
comment on column public.purchases.event_date is 'The date of the event as it was on that day.';
comment on column public.purchases.withdrawn_at is 'When the event was deleted or removed; null while it takes place.';

drop trigger copy_price on public.purchases;
drop function private.copy_price;

create function private.copy_event() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  select title, date, price into new.event_title, new.event_date, new.price
  from public.events where id = new.event_id;
  if not found then
    raise exception 'There is no such event' using errcode = 'foreign_key_violation';
  end if;
  return new;
end;
$$;

comment on function private.copy_event is
  'Row trigger with the rights of the buyer: what they cannot see, they cannot buy.';

create function private.date_withdrawal() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  new.withdrawn_at := coalesce(new.withdrawn_at, now());
  return new;
end;
$$;

create function private.withdraw_purchases() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  update public.purchases set withdrawn_at = case when new.publication = 'removed' then now() end
  where event_id = new.id;
  return null;
end;
$$;

comment on function private.withdraw_purchases is 'Tells the holders of an event that is removed, or shown again.';

revoke all on function private.copy_event, private.date_withdrawal, private.withdraw_purchases from public;

create trigger copy_event
  before insert on public.purchases
  for each row execute function private.copy_event();

create trigger date_withdrawal
  before update of event_id on public.purchases
  for each row when (new.event_id is null) execute function private.date_withdrawal();

create trigger withdraw_purchases
  after update of publication on public.events
  for each row when ((old.publication = 'removed') <> (new.publication = 'removed'))
  execute function private.withdraw_purchases();

drop policy "creators delete their own events while nobody holds a ticket" on public.events;

create policy "creators delete their own events" on public.events
  for delete to authenticated
  using (created_by = (select auth.uid()));

grant delete on public.purchases to authenticated;

create policy "users take back their own purchases" on public.purchases
  for delete to authenticated
  using (user_id = (select auth.uid()));
