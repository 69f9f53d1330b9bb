-- Shows an event, hides it or removes it, with the reason and a statement to its creator.

create function private.moderate_event(event_id uuid, publication text, reason text, statement text) returns void
  language plpgsql security definer set search_path = ''
  as $$
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
$$;

comment on function private.moderate_event is
  'The body of public.moderate_event. Security definer, because it writes what no client may write; it checks the role '
  'itself.';

create function public.moderate_event(event_id uuid, publication text, reason text, statement text) returns void
  language sql set search_path = ''
  as $$
  select private.moderate_event(event_id, publication, reason, statement);
$$;

comment on function public.moderate_event is
  'Records a moderator''s decision on an event of another user: published (reason unfounded), hidden or removed. Its '
  'creator reads the statement; open reports are closed.';

revoke all on function private.moderate_event from public;
revoke all on function public.moderate_event from public, anon, authenticated;
grant execute on function private.moderate_event to authenticated;
grant execute on function public.moderate_event to authenticated;
