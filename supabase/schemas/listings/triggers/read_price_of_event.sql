create function private.read_price_of_event() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  -- The importer has read the price by the same rules, of which the engine needs a tenth of the time. Clients cannot write these columns.
  if new.price_kind is null or tg_op = 'UPDATE' and new.price is distinct from old.price and new.price_kind is not distinct from old.price_kind then
    select kind, amount into new.price_kind, new.price_amount from private.read_price(new.price);
  end if;
  return new;
end;
$$;

comment on function private.read_price_of_event is 'Row trigger of events: reads the price, once for each text.';

revoke all on function private.read_price_of_event from public;
