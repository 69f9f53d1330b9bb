-- The page of a removed event answers 410 instead of 404. Nothing else of the event is revealed; a deleted event leaves
-- no trace.

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
  'The body of public.is_event_removed. Security definer, because it reads rows that no visitor may read.';

create function public.is_event_removed(event_id uuid default null, numeric_id bigint default null) returns boolean
  language sql stable set search_path = ''
  as $$
  select private.is_event_removed(event_id, numeric_id);
$$;

comment on function public.is_event_removed is
  'Whether a moderator removed the event of an id, or of the number in its short URL.';

revoke all on function private.is_event_removed from public;
revoke all on function public.is_event_removed from public, anon, authenticated;
grant execute on function private.is_event_removed to anon, authenticated, service_role;
grant execute on function public.is_event_removed to anon, authenticated;
