set check_function_bodies = off;

create or replace function private.moderate_event (
  event_id    uuid,
  publication text,
  reason      text,
  statement   text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  event public.events;
begin
  if not private.has_role('moderator') then
    raise exception 'Only moderators decide on events' using errcode = 'insufficient_privilege';
  end if;
  if publication = 'waiting' then
    raise exception 'Only reports make an event wait' using errcode = 'check_violation';
  end if;
  select * into event from public.events e
  where e.id = moderate_event.event_id and e.publication <> 'draft' for update;
  if not found then
    raise exception 'There is no such event' using errcode = 'foreign_key_violation';
  end if;
  if event.created_by = auth.uid() then
    raise exception 'Moderators cannot decide on their own events' using errcode = 'insufficient_privilege';
  end if;
  perform private.record_decision(event, publication, reason, statement);
  update public.event_reports r set outcome = moderate_event.publication, decided_at = now()
  where r.event_id = event.id and r.decided_at is null;
end;
$function$;
