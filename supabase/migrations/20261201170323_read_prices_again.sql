-- Two prices without a currency are read: « 12 à 15 ».

update public.events set price_kind = read.kind, price_amount = read.amount
from public.events as stored, private.read_price(stored.price) as read
where stored.id = events.id and stored.price_kind = 'unknown' and stored.price ~ '[0-9]' and read.kind <> 'unknown';
