create function private.record_decision(event public.events, publication text, reason text, statement text) returns void
  language sql set search_path = ''
  as $$
  insert into public.moderation_decisions (
    event_id, event_title, creator_id, moderator_id, publication_before, publication, reason, statement, is_final
  )
  values (
    event.id, event.title, event.created_by, case when publication <> 'waiting' then auth.uid() end, event.publication,
    publication, reason, statement,
    exists (select from public.moderation_decisions d where d.event_id = event.id and d.appeal is not null)
  );
  update public.events set publication = record_decision.publication where id = event.id;
$$;

comment on function private.record_decision is
  'Changes the publication of an event and records why. event is the row before the change.';

revoke all on function private.record_decision from public;
