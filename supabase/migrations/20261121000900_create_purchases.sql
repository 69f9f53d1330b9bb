-- A ticket link followed and recorded. The client names the event; the rest is the database's.

create table public.purchases (
  id           uuid primary key default gen_random_uuid(),
  user_id      uuid not null default auth.uid() references auth.users on delete cascade,
  event_id     uuid not null references public.events on delete restrict,
  price        text,
  status       text not null default 'completed' check (status = 'completed'),
  purchased_at timestamptz not null default now(),
  unique (user_id, event_id)
);

comment on table public.purchases is 'A ticket link followed and recorded, once per user and event. Each sees their own; everybody sees the count.';
comment on column public.purchases.price is 'The price of the event on that day, as its organiser wrote it.';

create index purchases_by_event on public.purchases (event_id);

create function private.copy_price() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  new.price := (select price from public.events where id = new.event_id);
  return new;
end;
$$;

create function private.count_purchases() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  if tg_op <> 'INSERT' then
    update public.events set purchases_count = purchases_count - 1 where id = old.event_id;
  end if;
  if tg_op <> 'DELETE' then
    update public.events set purchases_count = purchases_count + 1 where id = new.event_id;
  end if;
  return null;
end;
$$;

comment on function private.count_purchases is 'Keeps the count of an event, under the lock of its row.';

revoke all on function private.copy_price, private.count_purchases from public;

create trigger copy_price
  before insert on public.purchases
  for each row execute function private.copy_price();

create trigger count_purchases
  after insert or update or delete on public.purchases
  for each row execute function private.count_purchases();

alter table public.purchases enable row level security;

revoke all on public.purchases from anon, authenticated, public;
grant select on public.purchases to authenticated;
grant insert (event_id) on public.purchases to authenticated;
grant all on public.purchases to service_role;

create policy "users read their own purchases" on public.purchases
  for select to authenticated
  using (user_id = (select auth.uid()));

create policy "users record their own purchases" on public.purchases
  for insert to authenticated
  with check (user_id = (select auth.uid()));
