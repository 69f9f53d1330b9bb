-- The filters of explore that are on or off. A new one is a name and its condition here, and an argument of
-- explore_events. After a change of this file, list_kinds_again brings the lists up to date.

create function private.event_kinds() returns text[]
  language sql immutable set search_path = ''
  return '{online,once}'::text[];

comment on function private.event_kinds is 'The names of the kinds, which are arguments of explore_events.';

create function private.kinds_of(event public.events, day_count integer) returns integer
  language sql immutable set search_path = ''
  as $$
  select coalesce(sum(1 << position::integer - 1), 0)::integer
  from unnest(array[
    private.is_online(event.status, event.location),
    day_count = 1
  ]) with ordinality as each (is_of_kind, position)
  where is_of_kind;
$$;

comment on function private.kinds_of is
  'The kinds of an event that is on so many days: one bit for each, in the order of private.event_kinds.';

create function private.list_kinds_again() returns void
  language plpgsql security definer set search_path = ''
  as $$
declare
  changed constant uuid[] := array(
    select l.event_id from public.event_listings l join public.events e on e.id = l.event_id
    where l.kinds <> private.kinds_of(e, l.day_count)
    for update of l
  );
begin
  perform private.add_facet_deltas(changed, null, -1);
  update public.event_listings l set kinds = private.kinds_of(e, l.day_count)
  from public.events e
  where e.id = l.event_id and l.event_id = any (changed);
  update public.event_projections p set kinds = l.kinds
  from public.event_listings l
  where l.event_id = p.event_id and l.event_id = any (changed);
  perform private.add_facet_deltas(changed, null, 1);
end;
$$;

comment on function private.list_kinds_again is 'Writes the kinds of all listed events whose stored kinds are others.';

revoke all on function private.event_kinds, private.kinds_of, private.list_kinds_again from public;
grant execute on function private.event_kinds to anon, authenticated, service_role;

select private.list_kinds_again();
