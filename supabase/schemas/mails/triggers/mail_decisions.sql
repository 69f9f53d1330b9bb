-- A decision is mailed to the creator of the event and to the users who reported it: articles 17 and 16 of the Digital
-- Services Act.

create function private.mail_decision() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  insert into private.mails (recipient_id, kind, facts)
  values (new.creator_id, 'decision', jsonb_build_object(
    'title', new.event_title, 'publication', new.publication, 'reason', new.reason, 'statement', new.statement,
    'may_appeal', new.publication in ('hidden', 'removed') and not new.is_final
  ));
  return null;
end;
$$;

create function private.mail_outcome() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  insert into private.mails (recipient_id, kind, facts)
  values (new.user_id, 'outcome', jsonb_build_object('title', new.event_title, 'publication', new.outcome));
  return null;
end;
$$;

revoke all on function private.mail_decision, private.mail_outcome from public;
