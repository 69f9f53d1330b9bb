create function private.schedule_change(
  was private.event_versions, event public.events, moment timestamptz
) returns jsonb
  language sql stable set search_path = ''
  as $$
  with before as materialized (
    select * from private.times_of(was.date, was."time", was.end_time, was.time_zone, was.timings)
  ), after as materialized (
    select * from private.times_of(event.date, event."time", event.end_time, event.time_zone, event.timings)
  ), lost as materialized (
    select * from before
    where (date, coalesce("time", ''), coalesce(end_time, '')) not in (
      select date, coalesce("time", ''), coalesce(end_time, '') from after
    )
  ), gained as materialized (
    select * from after
    where (date, coalesce("time", ''), coalesce(end_time, '')) not in (
      select date, coalesce("time", ''), coalesce(end_time, '') from before
    )
  )
  select jsonb_build_object(
    'was', (
      select jsonb_build_object('date', l.date, 'time', l."time", 'end_time', l.end_time)
      from lost l order by l.ends_at <= moment, l.date, l."time", l.end_time limit 1
    ),
    'now', (
      select jsonb_build_object('date', g.date, 'time', g."time", 'end_time', g.end_time)
      from gained g order by g.ends_at <= moment, g.date, g."time", g.end_time limit 1
    )
  )
  where exists (select from lost where ends_at > moment)
    -- A source may drop the times that have passed; a move of the whole event after its old date is still a move.
    or (
      exists (select from lost) and exists (select from gained where ends_at > moment)
      and (select count(*) from lost) = (select count(*) from before)
    );
$$;

comment on function private.schedule_change is
  'The first time to come that an event no longer takes place, and the first new one (null for none). Null if no time '
  'to come was lost: a further date is no move.';

create function private.changes_since(was private.event_versions, event public.events, moment timestamptz) returns jsonb
  language sql stable set search_path = ''
  as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'schedule', case
      when (was.date, was."time", was.end_time, was.time_zone, was.timings)
        is distinct from (event.date, event."time", event.end_time, event.time_zone, event.timings)
      then private.schedule_change(was, event, moment)
    end,
    'place', case
      when private.fold_text(concat_ws(E'\n', was.location, was.venue, was.full_address))
        <> private.fold_text(concat_ws(E'\n', event.location, event.venue, event.full_address))
      then jsonb_build_object(
        'was', jsonb_build_object('location', was.location, 'venue', was.venue, 'address', was.full_address),
        'now', jsonb_build_object('location', event.location, 'venue', event.venue, 'address', event.full_address)
      )
    end,
    -- That an event is rescheduled shows in its dates.
    'status', case
      when replace(was.status, 'rescheduled', 'scheduled') <> replace(event.status, 'rescheduled', 'scheduled')
      then jsonb_build_object('was', was.status, 'now', event.status)
    end,
    'price', case
      when event.price_amount > was.price_amount
      then jsonb_build_object('was', was.price, 'now', event.price)
    end,
    'access', case
      when not was.accessibility <@ event.accessibility
      then to_jsonb(array(select unnest(was.accessibility) except select unnest(event.accessibility) order by 1))
    end
  ));
$$;

comment on function private.changes_since is
  'The differences between a version and the event now, each with its old and new value: schedule, place, status, and '
  'the price if it rose; and the access needs that it no longer declares.';

create function private.changes_of(person uuid, moment timestamptz default now())
  returns table (event_id uuid, event_title text, version bigint, changed_at timestamptz, changes jsonb)
  language sql stable security definer set search_path = ''
  as $$
  select e.id, e.title, latest.id, latest.replaced_at, different.changes
  from private.saved_events_of(person) as saved
    cross join lateral (
      select v.* from private.event_versions v
      where v.event_id = saved.event_id and v.id > saved.seen_version order by v.id limit 1
    ) as was
    cross join lateral (
      select v.id, v.replaced_at from private.event_versions v where v.event_id = saved.event_id order by v.id desc
        limit 1
    ) as latest
    join public.events e on e.id = saved.event_id and e.publication = 'published'
      -- Creators know what they changed.
      and e.created_by is distinct from person
    cross join lateral (
      select private.changes_since(
        row(was.id, was.event_id, was.replaced_at, was.date, was."time", was.end_time, was.time_zone, was.timings,
          was.location, was.venue, was.full_address, was.status, was.price, was.price_amount,
          was.accessibility)::private.event_versions,
        e, moment
      ) as changes
    ) as different
  where different.changes <> '{}'
    -- A month after an event there is no plan left to change.
    and not exists (
      select from private.times_of(e.date, e."time", e.end_time, e.time_zone, e.timings) as each
      having max(each.ends_at) <= moment - interval '30 days'
    )
  order by latest.replaced_at desc, e.id
  limit 100;
$$;

comment on function private.changes_of is
  'The saved events of a user that are not as the user last saw them, the latest change first, at most 100. A change '
  'that was undone is none.';

revoke all on function private.schedule_change, private.changes_since, private.changes_of from public;
