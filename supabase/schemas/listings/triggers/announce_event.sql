create function private.announce_event() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  perform pg_notify('lively_events', coalesce(new.id, old.id)::text);
  return null;
end;
$$;

comment on function private.announce_event is
  'Row trigger of events: tells every server that listens which event has changed, when the transaction is committed. '
  'Servers drop what they keep of it.';

revoke all on function private.announce_event from public;
