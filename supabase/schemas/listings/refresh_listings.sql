create function private.refresh_listings() returns void
  language plpgsql security definer set search_path = ''
  as $$
declare
  changed constant uuid[] := array(
    select event_id from public.event_listings
    where next_until <= now() and next_until < 'infinity'
    for update skip locked
  );
begin
  insert into private.facet_deltas
  select category, price, accessibility, time_zone, first_part, last_part, earlier_part, sum(events), false,
    subcategory, hour, ages, kinds
  from (
    select * from private.facet_deltas_of(changed, null, -1)
    union all
    select * from private.facet_deltas_of(changed, now(), 1)
  ) as change
  group by 1, 2, 3, 4, 5, 6, 7, 10, 11, 12, 13
  having sum(events) <> 0;
  update public.event_listings l
  set (next_start, next_since, next_until, is_over)
    = (select s.next_start, s.since, s.until, s.is_over from private.standing_of(l.event_id, l.over_at, now()) as s)
  where event_id = any (changed);
  update public.event_projections p
  set is_over = now_is.is_over, first_part = now_is.first_part, last_part = now_is.last_part,
    again_part = now_is.again_part,
    next_start = now_is.next_start, search = now_is.search, hours = now_is.hours, next_since = now_is.next_since,
      next_until = now_is.next_until
  from private.projections_of(changed, null) as now_is
  where p.event_id = now_is.event_id;
  -- Reading some thousand more rows takes milliseconds, compacting a second.
  if (select count(*) from (select from private.facet_deltas where not is_compacted limit 20000) as added) = 20000 then
    perform private.compact_facet_deltas();
  end if;
end;
$$;

comment on function private.refresh_listings is
  'Advances every outdated listing to its next timing. Answers are exact without it and faster after it: run it every '
  'few minutes.';

create function private.schedule_refresh() returns boolean
  language plpgsql security definer set search_path = ''
  as $$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is null then
    return false;
  end if;
  perform cron.schedule('refresh-listings', '*/5 * * * *', 'select private.refresh_listings()');
  return true;
end;
$$;

comment on function private.schedule_refresh is
  'Lets pg_cron refresh the listings every five minutes. False without pg_cron: then the host calls refresh_listings.';

revoke all on function private.refresh_listings, private.schedule_refresh from public;
grant execute on function private.refresh_listings, private.schedule_refresh to service_role;

select private.schedule_refresh();
