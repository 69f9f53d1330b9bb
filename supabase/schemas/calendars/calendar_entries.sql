create function private.calendar_entries(ids uuid[], since timestamptz) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'event', private.card_of(e.id, now()) || jsonb_build_object(
        'full_address', e.full_address, 'days', null,
        -- An event with a date alone has no timings of its own.
        'timings', case when jsonb_array_length(e.timings) > 0 then shown.timings else '[]' end
      ),
      'positions', shown.positions, 'revision', coalesce(r.revision, 0), 'revised_at', coalesce(r.revised_at, e.created_at)
    )
    order by shown.begins_at, e.id
  ), '[]')
  from public.events e
  left join private.event_revisions r on r.event_id = e.id
  cross join lateral (
    select
      min(t.begins_at) as begins_at,
      jsonb_agg(t.position order by t.position) as positions,
      jsonb_agg(jsonb_build_object('begin', t.begins_at, 'end', t.ends_at) order by t.position) as timings
    from (
      select begins_at, ends_at, position from public.event_timings
      where event_id = e.id and ends_at > since
      order by position
      limit 30
    ) as t
  ) as shown
  where e.id = any (ids) and e.publication = 'published' and shown.positions is not null
    and (e.status <> 'cancelled' or coalesce(r.cancelled_at, e.created_at) > now() - interval '14 days');
$$;

comment on function private.calendar_entries is
  'What calendars show of published events, soonest first: each with its next thirty timings that end after a moment, their positions among all timings, and its revision. Cancelled events leave after 14 days. Security definer, because no client reads the revisions.';

create function public.list_calendar_entries(ids uuid[]) returns jsonb
  language sql stable set search_path = ''
  as $$
  select private.calendar_entries(ids[:100], now());
$$;

comment on function public.list_calendar_entries is
  'What calendars show of the first hundred of some events: those to come, as private.calendar_entries gives them.';

revoke all on function private.calendar_entries from public;
revoke all on function public.list_calendar_entries from public, anon, authenticated;
grant execute on function private.calendar_entries, public.list_calendar_entries to anon, authenticated, service_role;
