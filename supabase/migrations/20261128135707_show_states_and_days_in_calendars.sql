set check_function_bodies = off;

drop function "private"."calendar_entries"(uuid[], timestamp with time zone);

drop function "public"."list_calendar_entries"(uuid[]);

create or replace function private.calendar_entries (
  ids         uuid[],
  since       timestamp with time zone,
  date_filter text                     default null::text
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
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
        where w.time_zone = event_timings.time_zone and w.first_part <= event_timings.last_part and w.last_part >= event_timings.first_part
      ))
      order by position
      limit 30
    ) as t
  ) as shown
  where e.id = any (ids) and e.publication = 'published' and shown.begins_at is not null
    and (e.status <> 'cancelled' or coalesce(r.cancelled_at, e.created_at) > now() - interval '14 days');
$function$;

create or replace function private.mail_event (
  event_id uuid,
  moment   timestamp with time zone
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object(
    'id', e.id, 'title', e.title, 'venue', e.venue, 'location', e.location, 'status', e.status,
    'start', private.start_of(e.id, moment)
  )
  from public.events e where e.id = mail_event.event_id;
$function$;

create or replace function private.read_calendar_feed (
  token text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  set random_page_cost to '1.1'
  set jit to 'off'
  AS $function$
declare
  network constant text := private.client_network();
  feed private.calendar_feeds;
  search public.saved_searches;
  query jsonb;
  found_events jsonb := '[]';
  wait integer;
begin
  select * into feed from private.calendar_feeds f where f.token_hash = private.hash_link_token(token);
  if feed.search_id is not null then
    select * into search from public.saved_searches s where s.id = feed.search_id;
    begin
      -- The same hundred as in the public calendar of these filters.
      query := private.read_saved_search(search.filters);
      found_events := private.explore(query || '{"limit": 100}', now(), '{}', null) -> 'events';
    exception when sqlstate 'PT400' then
      -- A commune or a subcategory may cease to exist: the calendar is empty then.
      null;
    end;
    return jsonb_build_object(
      'name', search.name,
      'entries', private.calendar_entries(
        array(select (each ->> 'id')::uuid from jsonb_array_elements(found_events) as each), now(), query ->> 'date'
      )
    );
  end if;
  if feed.id is not null then
    return jsonb_build_object('name', null, 'entries', private.calendar_entries(
      array(select s.event_id from public.favorites s where s.user_id = feed.user_id order by s.created_at desc, s.event_id limit 1000),
      -- What took place lately stays: it is the user's own calendar.
      now() - interval '30 days'
    ));
  end if;
  -- Only guesses count: one network of a calendar service reads for many users.
  select admitted.seconds into wait from private.admit_attempts(
    array[case when network is null then 'calendar guess of unknown network' else 'calendar guess of network' end],
    array[coalesce(network, '')]
  ) as admitted;
  if wait > 0 then
    raise exception 'Too many calendars that do not exist'
      using errcode = 'PT429', detail = wait::text, hint = format('Try again in %s seconds.', wait);
  end if;
  return null;
end;
$function$;

create or replace function public.list_calendar_entries (
  ids         uuid[],
  date_filter text   default null::text
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.calendar_entries(ids[:100], now(), date_filter);
$function$;

comment on function "private"."calendar_entries"(uuid[], timestamp with time zone, text) is 'What calendars show of published events, soonest first: each with its next thirty timings that end after a moment, only those of a date filter if there is one (as in private.date_windows), and its revision. Cancelled events leave after 14 days. Security definer, because no client reads the revisions.';

comment on function "public"."list_calendar_entries"(uuid[], text) is 'What calendars show of the first hundred of some events: those to come, as private.calendar_entries gives them. date_filter: today, tonight, tomorrow, weekend, or two days as 2026-12-04/2026-12-06.';

revoke all on function "private"."calendar_entries"(uuid[], timestamp with time zone, text) from public;

grant execute
  on function "private"."calendar_entries"(uuid[], timestamp with time zone, text)
  to "anon", "authenticated", "service_role";

revoke all on function "public"."list_calendar_entries"(uuid[], text) from public;

grant execute on function "public"."list_calendar_entries"(uuid[], text) to "anon", "authenticated";

grant execute on function "public"."list_calendar_entries"(uuid[], text) to "service_role";
