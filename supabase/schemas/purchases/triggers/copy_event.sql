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
  'Row trigger with the rights of the buyer: an event that they cannot read, they cannot buy.';

revoke all on function private.copy_event from public;
