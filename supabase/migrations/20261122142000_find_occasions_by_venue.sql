-- An import looks for the event of another source on the same day at the same venue, for each of its rows: a day of a whole
-- country has a thousand others.

drop index public.events_by_date;
create index events_by_date on public.events (date, venue);
