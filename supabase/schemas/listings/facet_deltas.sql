-- The counts of all of France are stored, not computed. Writers add deltas and do not wait for each other; settle_tally sums them up
-- in the order in which a count reads them.

create function private.tally_of(listings uuid[], moment timestamptz) returns setof private.event_tally
  language sql stable set search_path = ''
  as $$
  with standing as (
    select event_id, category, price, accessibility, time_zone, coalesce(moment, next_since) as at
    from public.event_listings
    where event_id = any (listings) and over_at > coalesce(moment, next_since)
  )
  select category, price, accessibility, time_zone, null, null, null, 1, false from standing
  union all
  select s.category, s.price, s.accessibility, s.time_zone, t.first_slot, t.last_slot,
    max(t.last_slot) over (partition by t.event_id order by t.first_slot, t.position rows between unbounded preceding and 1 preceding),
    1, false
  from standing s join public.event_timings t using (event_id)
  where t.counts_until > s.at or t.counts_again <= s.at;
$$;

comment on function private.tally_of is
  'The deltas of some listings at a moment; without one, the deltas that are stored for them.';

create function private.tally(listings uuid[], moment timestamptz, sign integer) returns void
  language sql set search_path = ''
  as $$
  insert into private.event_tally
  select category, price, accessibility, time_zone, first_slot, last_slot, earlier_slot, events * sign
  from private.tally_of(listings, moment);
$$;

comment on function private.tally is
  'Adds the deltas of some listings (sign 1), or cancels the stored ones (sign -1, without a moment).';

create function private.settle_tally() returns void
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

comment on function private.settle_tally is
  'Compacts the deltas to one row for each kind and time. Readers and writers do not wait for it.';

revoke all on function private.tally_of, private.tally, private.settle_tally from public;
