create function private.keep_version() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  insert into private.event_versions (
    event_id, date, "time", end_time, time_zone, timings, location, venue, full_address, status, price, price_amount,
    accessibility
  ) values (
    old.id, old.date, old."time", old.end_time, old.time_zone, old.timings, old.location, old.venue, old.full_address,
    old.status, old.price, old.price_amount, old.accessibility
  );
  return null;
end;
$$;

comment on function private.keep_version is
  'Row trigger: keeps the state of an event that an update replaces. Its condition lets only real changes through.';

revoke all on function private.keep_version from public;
