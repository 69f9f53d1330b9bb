-- Whether an event was removed for good, to anybody who has its address: its page says so (410) instead of knowing nothing
-- (404). Nothing else of the event is told. A deleted event leaves no trace, and is unknown.

create function private.is_event_removed(event_id uuid, numeric_id bigint) returns boolean
  language sql stable security definer set search_path = ''
  as $$
  select exists (
    select from public.events e
    where e.publication = 'removed'
      and (e.id = is_event_removed.event_id or e.numeric_id = is_event_removed.numeric_id)
  );
$$;

comment on function private.is_event_removed is
  'What public.is_event_removed does. It looks at rows that no visitor reads, and answers yes or no.';

create function public.is_event_removed(event_id uuid default null, numeric_id bigint default null) returns boolean
  language sql stable set search_path = ''
  as $$
  select private.is_event_removed(event_id, numeric_id);
$$;

comment on function public.is_event_removed is
  'Whether the event of an id, or of a number as in its short address, was removed by a moderator.';

revoke all on function private.is_event_removed, public.is_event_removed from public, anon, authenticated;
grant execute on function private.is_event_removed, public.is_event_removed to anon, authenticated, service_role;
