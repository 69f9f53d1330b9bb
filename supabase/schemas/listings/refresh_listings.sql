create function private.refresh_listings() returns void
  language plpgsql security definer set search_path = ''
  as $$
declare
  changed constant uuid[] := array(
    select event_id from public.event_listings where next_until <= now() and next_until < 'infinity' for update skip locked
  );
begin
  insert into private.event_tally
  select category, price, accessibility, time_zone, first_slot, last_slot, earlier_slot, sum(events)
  from (
    select category, price, accessibility, time_zone, first_slot, last_slot, earlier_slot, -events as events
    from private.tally_of(changed, null)
    union all
    select category, price, accessibility, time_zone, first_slot, last_slot, earlier_slot, events
    from private.tally_of(changed, now())
  ) as change
  group by 1, 2, 3, 4, 5, 6, 7
  having sum(events) <> 0;
  update public.event_listings l
  set (next_start, next_since, next_until, is_over)
    = (select s.next_start, s.since, s.until, s.is_over from private.standing_of(l.event_id, l.over_at, now()) as s)
  where event_id = any (changed);
  update public.event_pins p
  set is_over = now_is.is_over, first_slot = now_is.first_slot, last_slot = now_is.last_slot, again_slot = now_is.again_slot,
    next_start = now_is.next_start, search = now_is.search, next_since = now_is.next_since, next_until = now_is.next_until
  from private.pins_of(changed, null) as now_is
  where p.event_id = now_is.event_id;
  -- Reading some thousand more rows takes milliseconds, compacting a second.
  if (select count(*) from (select from private.event_tally where not is_settled limit 20000) as added) = 20000 then
    perform private.settle_tally();
  end if;
end;
$$;

comment on function private.refresh_listings is
  'Advances every outdated listing to its next timing. Answers are exact without it and faster after it: run it every few minutes.';

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
