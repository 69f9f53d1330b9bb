create function private.revise_event() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  counted constant integer := (
    (old.date, old."time", old.end_time, old.time_zone, old.timings, old.status, old.location, old.venue,
      old.full_address)
    is distinct from
    (new.date, new."time", new.end_time, new.time_zone, new.timings, new.status, new.location, new.venue,
      new.full_address)
  )::integer;
begin
  insert into private.event_revisions as r (event_id, revision, revised_at, cancelled_at)
  values (
    new.id, counted, now(),
    -- An event that was cancelled from the start has no row.
    case when new.status = 'cancelled' then case when old.status = 'cancelled' then old.created_at else now() end end
  )
  on conflict (event_id) do update set
    revision = r.revision + excluded.revision,
    revised_at = excluded.revised_at,
    cancelled_at = case when old.status = 'cancelled' and new.status = 'cancelled' then r.cancelled_at
      else excluded.cancelled_at end;
  return null;
end;
$$;

comment on function private.revise_event is
  'Row trigger of events: notes a change that calendars show, and counts one of date, time, place or status. Security '
  'definer, because no client writes the table.';

revoke all on function private.revise_event from public;
