-- The tally lies as it is read: the rows of some days next to each other, instead of one on each page. A count of all of France
-- reads some ten thousand of them.

create or replace function private.settle_tally() returns void
  language sql set search_path = ''
  as $$
  with taken as (
    delete from private.event_tally returning *
  )
  insert into private.event_tally
  select category, price, accessibility, time_zone, first_slot, last_slot, earlier_slot, sum(events), true
  from taken
  group by 1, 2, 3, 4, 5, 6, 7
  having sum(events) <> 0
  order by first_slot is not null, last_slot - first_slot > 4, time_zone, first_slot;
$$;

select private.settle_tally();
