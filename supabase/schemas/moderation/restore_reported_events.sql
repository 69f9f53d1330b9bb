-- Undoes a wave of reports at once.

create function private.restore_reported_events(statement text) returns integer
  language plpgsql security definer set search_path = ''
  as $$
declare
  event public.events;
  restored uuid[] := '{}';
  reporters uuid[];
begin
  if not private.has_role('moderator') then
    raise exception 'Only moderators decide on events' using errcode = 'insufficient_privilege';
  end if;
  -- The lock of private.hold_reported_event, to avoid deadlocks with a report of several events.
  perform pg_advisory_xact_lock(hashtextextended('event_reports', 0));
  for event in
    select e.* from public.events e
    where e.publication = 'waiting' and e.created_by is distinct from auth.uid()
      and exists (
        select from public.moderation_decisions d
        where d.event_id = e.id and d.reason = 'reports' and not exists (
          select from public.moderation_decisions later where later.event_id = e.id and later.decided_at > d.decided_at
        )
      )
    order by e.id for no key update
  loop
    perform private.record_decision(event, 'published', 'unfounded', restore_reported_events.statement);
    restored := restored || event.id;
  end loop;
  reporters := array(
    select distinct r.user_id from public.event_reports r where r.event_id = any (restored) and r.decided_at is null
  );
  -- Events that only these accounts reported are part of the wave. Events that others reported too stay in the queue.
  update public.event_reports r set outcome = 'published', decided_at = now()
  where r.decided_at is null and (
    r.event_id = any (restored)
    or r.user_id = any (reporters) and exists (
      select from public.events e
      where e.id = r.event_id and e.publication = 'published' and e.created_by is distinct from auth.uid()
    ) and not exists (
      select from public.event_reports other
      where other.event_id = r.event_id and other.decided_at is null and other.user_id <> all (reporters)
    )
  );
  return cardinality(restored);
end;
$$;

comment on function private.restore_reported_events is
  'The body of public.restore_reported_events. Security definer; it checks the role itself.';

create function public.restore_reported_events(statement text) returns integer
  language sql set search_path = ''
  as $$
  select private.restore_reported_events(statement);
$$;

comment on function public.restore_reported_events is
  'Publishes again every event that reports alone hold back, except the caller''s own, and closes the reports of the '
  'accounts behind them. Each creator reads the statement. Returns the number of events. For moderators.';

revoke all on function private.restore_reported_events from public;
revoke all on function public.restore_reported_events from public, anon, authenticated;
grant execute on function private.restore_reported_events to authenticated;
grant execute on function public.restore_reported_events to authenticated;
