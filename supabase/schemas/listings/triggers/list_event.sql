create function private.list_new_events() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  perform private.list_events(array(select id from added where publication = 'published'));
  return null;
end;
$$;

comment on function private.list_new_events is
  'Statement trigger of events: writes the read model of new events. Needs them as "added".';

create function private.list_event() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  perform private.unlist(new.id);
  -- Lists contain published events only, also for their creators.
  if new.publication = 'published' then
    perform private.list_events(array[new.id]);
  end if;
  return null;
end;
$$;

comment on function private.list_event is 'Row trigger of events: writes the read model of a changed event again.';

create function private.unlist(event uuid) returns void
  language plpgsql set search_path = ''
  as $$
begin
  -- Lock the listing, so that a refresh does not change its deltas before they are cancelled.
  perform from public.event_listings where event_id = event for update;
  perform private.add_facet_deltas(array[event], null, -1);
  delete from public.event_timings where event_id = event;
  delete from public.event_listings where event_id = event;
end;
$$;

comment on function private.unlist is 'Removes the read model of an event, if it has one.';

create function private.unlist_deleted_event() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  perform private.unlist(old.id);
  return old;
end;
$$;

comment on function private.unlist_deleted_event is 'Row trigger of events: removes the read model before the event.';

revoke all on function private.list_new_events, private.list_event, private.unlist, private.unlist_deleted_event
  from public;
