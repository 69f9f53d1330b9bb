-- The counts of all of France are stored, not computed. Writers add deltas and do not wait for each other;
-- compact_facet_deltas sums them up in the order in which a count reads them.

create function private.facet_deltas_of(listings uuid[], moment timestamptz, sign integer)
  returns setof private.facet_deltas
  language sql stable set search_path = ''
  as $$
  with standing as (
    select event_id, category, price, accessibility, time_zone, subcategory, ages, kinds,
      coalesce(moment, next_since) as at
    from public.event_listings
    where event_id = any (listings) and over_at > coalesce(moment, next_since)
  ), timing as (
    select s.event_id, t.first_part, t.last_part, hour, max(t.last_part) over earlier as earlier_part,
      max(t.first_part) filter (where hour is not null) over earlier as earlier_start,
      min(hour) over each = max(hour) over each as has_one_hour
    from standing s join public.event_timings t using (event_id),
      -- 0:00 sharp stands for an unknown hour.
      lateral (select nullif((t.start_minute % 1440 + 1440) % 1440, 0) / 60 as hour) as clock
    where t.counts_until > s.at or t.counts_again <= s.at
    window each as (partition by t.event_id), earlier as (
      partition by t.event_id order by t.first_part, t.position rows between unbounded preceding and 1 preceding
    )
  ), stored as (
    select event_id, null::integer as first_part, null::integer as last_part, null::integer as earlier_part, -1 as hour
    from standing
    union all
    select event_id, first_part, last_part, earlier_part, -1 from timing
    union all
    select event_id, null, null, null, hour from timing
    where has_one_hour and hour is not null and earlier_start is null
    union all
    select event_id, first_part, first_part, earlier_start, hour from timing where has_one_hour and hour is not null
  )
  select category, price, accessibility, time_zone, first_part, last_part, earlier_part, sign, false, subcategory,
    hour, ages, kinds
  from stored join standing using (event_id);
$$;

comment on function private.facet_deltas_of is
  'The deltas that add some listings at a moment (sign 1) or cancel them (-1); without a moment, the stored ones.';

create function private.add_facet_deltas(listings uuid[], moment timestamptz, sign integer) returns void
  language sql set search_path = ''
  as $$
  insert into private.facet_deltas select * from private.facet_deltas_of(listings, moment, sign);
$$;

comment on function private.add_facet_deltas is
  'Adds the deltas of some listings (sign 1), or cancels the stored ones (sign -1, without a moment).';

create function private.compact_facet_deltas() returns void
  language sql set search_path = ''
  as $$
  with taken as (
    delete from private.facet_deltas returning *
  )
  insert into private.facet_deltas
  select category, price, accessibility, time_zone, first_part, last_part, earlier_part, sum(events), true,
    subcategory, hour, ages, kinds
  from taken
  group by 1, 2, 3, 4, 5, 6, 7, 10, 11, 12, 13
  having sum(events) <> 0
  order by hour >= 0, first_part is not null, last_part - first_part > 4, time_zone, first_part;
$$;

comment on function private.compact_facet_deltas is
  'Compacts the deltas to one row for each kind and time. Readers and writers do not wait for it.';

revoke all on function private.facet_deltas_of, private.add_facet_deltas, private.compact_facet_deltas from public;
