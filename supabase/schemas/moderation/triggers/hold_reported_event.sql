create function private.hold_reported_event() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  event public.events;
begin
  -- Serialize reports, so that they see each other and what each of them holds back.
  perform pg_advisory_xact_lock(hashtextextended('event_reports', 0));
  -- The foreign key of each report locks the key of the event: a full row lock would deadlock with it.
  select e.* into event from public.events e where e.id = new.event_id for no key update;
  if event.publication = 'published'
    and private.count_reports(event.id) >= (select l.reports from private.report_limits l)
    and private.may_be_held(event)
  then
    perform private.record_decision(event, 'waiting', 'reports', '');
  end if;
  return null;
end;
$$;

comment on function private.hold_reported_event is
  'Row trigger: enough reports of established accounts hold a published event back, within the limits of '
  'private.may_be_held.';

revoke all on function private.hold_reported_event from public;
