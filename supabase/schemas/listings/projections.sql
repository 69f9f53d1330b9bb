-- The projections of the listings (event_projections), as stored and as they would be at another moment.

create function private.projections_of(listings uuid[], moment timestamptz) returns setof public.event_projections
  language sql stable set search_path = ''
  as $$
  select l.event_id, l.over_at <= seen.at,
    floor((l.latitude + 90) * 20)::integer * 8192 + floor((l.longitude + 180) * 20)::integer, l.commune, l.category,
    l.price, l.accessibility,
    l.time_zone, l.latitude, l.longitude,
    cosd(l.latitude) * cosd(l.longitude), cosd(l.latitude) * sind(l.longitude), sind(l.latitude),
    times.parts[1][1], times.parts[1][2], times.parts[2][1],
    case when moment is null then l.next_since else '-infinity' end, case when moment is null then l.next_until
      else 'infinity' end,
    l.tags, l.participants, case when moment is null then l.next_start else private.start_of(l.event_id, moment) end,
      l.is_recommendable,
    case when l.over_at > seen.at then l.search end, l.rating, l.subcategory, coalesce(times.hours, 0), l.ages, l.kinds
  from public.event_listings l,
    lateral (select coalesce(moment, l.next_since) as at) as seen,
    lateral (
      select array_agg(array[t.first_part, t.last_part] order by t.first_part, t.position) as parts,
        bit_or(1 << minute / 60) filter (where minute > 0) as hours
      from public.event_timings t, lateral (select (t.start_minute % 1440 + 1440) % 1440 as minute) as clock
      where t.event_id = l.event_id and (t.counts_until > seen.at or t.counts_again <= seen.at)
    ) as times
  where l.event_id = any (listings);
$$;

comment on function private.projections_of is
  'The projections of some listings at a moment; without one, as long as the listings are valid.';

create function private.changed_projections(moment timestamptz) returns setof public.event_projections
  language sql stable set search_path = ''
  as $$
  -- The two sets are disjoint: "union" would reserve memory for a third of all listings.
  select * from private.projections_of(array(
    select event_id from public.event_listings where next_since > moment and next_since > '-infinity'
    union all
    select event_id from public.event_listings where next_until <= moment and next_until < 'infinity'
  ), moment);
$$;

comment on function private.changed_projections is
  'The projections whose stored values are not valid at a moment, computed for it.';

revoke all on function private.projections_of, private.changed_projections from public;
grant execute on function private.projections_of, private.changed_projections to anon, authenticated, service_role;
