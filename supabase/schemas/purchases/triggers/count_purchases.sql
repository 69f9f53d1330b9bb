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

comment on function private.count_purchases is 'Row trigger: updates the count of an event under the lock of its row.';

revoke all on function private.count_purchases from public;
