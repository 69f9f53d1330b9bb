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

comment on function private.withdraw_purchases is
  'Row trigger: marks the purchases of a removed event as withdrawn, and of a restored one as valid.';

revoke all on function private.date_withdrawal, private.withdraw_purchases from public;
