create function private.saved_events_of(person uuid)
  returns table (event_id uuid, reason text, seen_version bigint)
  language sql stable set search_path = ''
  as $$
  select own.event_id, max(own.reason), min(own.seen_version)
  from (
    select f.event_id, 'favourite' as reason, f.seen_version from public.favorites f where f.user_id = person
    union all
    select p.event_id, 'ticket', p.seen_version from public.purchases p
    where p.user_id = person and p.event_id is not null and p.withdrawn_at is null
  ) as own
  group by own.event_id;
$$;

comment on function private.saved_events_of is
  'The events that a user keeps or has a ticket for. reason: ticket if there is one, else favourite. seen_version: '
  'what was not seen by one of both is new.';

revoke all on function private.saved_events_of from public;
