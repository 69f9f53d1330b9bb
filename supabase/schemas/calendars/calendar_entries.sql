create function private.calendar_entries(ids uuid[], since timestamptz, date_filter text default null) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
  with day_window as materialized (
    select time_zone, first_part, last_part from private.date_windows(array[date_filter], now())
  )
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'event', private.card_of(e.id, now()) || jsonb_build_object(
        'full_address', e.full_address, 'days', null,
        -- An event with a date alone has no timings of its own.
        'timings', case when jsonb_array_length(e.timings) > 0 then shown.timings else '[]' end
      ),
      'revision', coalesce(r.revision, 0), 'revised_at', coalesce(r.revised_at, e.created_at)
    )
    order by shown.begins_at, e.id
  ), '[]')
  from public.events e
  left join private.event_revisions r on r.event_id = e.id
  cross join lateral (
    select
      min(t.begins_at) as begins_at,
      jsonb_agg(jsonb_build_object('begin', t.begins_at, 'end', t.ends_at) order by t.position) as timings
    from (
      select begins_at, ends_at, position from public.event_timings
      where event_id = e.id and ends_at > since and (date_filter is null or exists (
        select from day_window as w
        where w.time_zone = event_timings.time_zone and w.first_part <= event_timings.last_part
          and w.last_part >= event_timings.first_part
      ))
      order by position
      limit 30
    ) as t
  ) as shown
  where e.id = any (ids) and e.publication = 'published' and shown.begins_at is not null
    and (e.status <> 'cancelled' or coalesce(r.cancelled_at, e.created_at) > now() - interval '14 days');
$$;

comment on function private.calendar_entries is
  'The published events for calendars, soonest first: each with its next thirty timings that end after a moment, only '
  'those of a date filter if there is one (as in private.date_windows), and its revision. Cancelled events leave after '
  '14 days. Security definer, because no client reads the revisions.';

create function public.list_calendar_entries(ids uuid[], date_filter text default null) returns jsonb
  language sql stable set search_path = ''
  as $$
  select private.calendar_entries(ids[:100], now(), date_filter);
$$;

comment on function public.list_calendar_entries is
  'The first hundred of some events for calendars: those to come, as private.calendar_entries gives them. date_filter: '
  'today, tonight, tomorrow, weekend, or two days as 2026-12-04/2026-12-06.';

revoke all on function private.calendar_entries from public;
revoke all on function public.list_calendar_entries from public, anon, authenticated;
grant execute on function private.calendar_entries, public.list_calendar_entries to anon, authenticated, service_role;
