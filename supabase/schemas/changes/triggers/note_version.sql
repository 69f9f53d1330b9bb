create function private.note_version() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  select coalesce((select max(v.id) from private.event_versions v where v.event_id = e.id), 0) into new.seen_version
  from public.events e where e.id = new.event_id and e.publication = 'published';
  return new;
end;
$$;

comment on function private.note_version is
  'Row trigger: a user who saves an event has seen its present version. Null for an event that is not published, so '
  'that a draft is never shown as an old state.';

revoke all on function private.note_version from public;
