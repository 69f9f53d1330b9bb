set check_function_bodies = off;

create or replace function private.changes_of (
  person uuid,
  moment timestamp with time zone default now()
)
  returns table (
    event_id    uuid,
    event_title text,
    version     bigint,
    changed_at  timestamp with time zone,
    changes     jsonb
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select e.id, e.title, latest.id, latest.replaced_at, different.changes
  from private.saved_events_of(person) as saved
    cross join lateral (
      select v.* from private.event_versions v
      where v.event_id = saved.event_id and v.id > saved.seen_version order by v.id limit 1
    ) as was
    cross join lateral (
      select v.id, v.replaced_at from private.event_versions v where v.event_id = saved.event_id order by v.id desc limit 1
    ) as latest
    join public.events e on e.id = saved.event_id and e.publication = 'published'
      -- Creators know what they changed.
      and e.created_by is distinct from person
    cross join lateral (
      select private.changes_since(
        row(was.id, was.event_id, was.replaced_at, was.date, was."time", was.end_time, was.time_zone, was.timings,
          was.location, was.venue, was.full_address, was.status, was.price)::private.event_versions,
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
$function$;

create or replace function private.saved_events_of (
  person uuid
)
  returns table (
    event_id     uuid,
    reason       text,
    seen_version bigint
  )
  language sql
  stable
  set search_path to ''
  AS $function$
  select own.event_id, max(own.reason), min(own.seen_version)
  from (
    select f.event_id, 'favourite' as reason, f.seen_version from public.favorites f where f.user_id = person
    union all
    select p.event_id, 'ticket', p.seen_version from public.purchases p
    where p.user_id = person and p.event_id is not null and p.withdrawn_at is null
  ) as own
  group by own.event_id;
$function$;

create or replace function private.week_of (
  person uuid,
  moment timestamp with time zone
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  shown constant integer := 5;
  shown_changes constant integer := 10;
  most constant integer := 99;
  recent constant timestamptz := moment - interval '7 days';
  search public.saved_searches;
  found uuid[];
  -- An event is told once, with its first reason.
  told uuid[];
  changed jsonb;
  has_content boolean;
  saved jsonb;
  searches jsonb := '[]';
begin
  select
    jsonb_build_object('total', count(*), 'events', coalesce(jsonb_agg(
      private.mail_event(c.event_id, moment) || jsonb_build_object('reason', c.reason, 'changes', c.changes) order by c.position
    ) filter (where c.position <= shown_changes), '[]')),
    coalesce(array_agg(c.event_id) filter (where c.position <= shown_changes), '{}'),
    coalesce(bool_or(c.changed_at > recent), false)
  -- A change is told again until it is seen, but makes one mail only.
  into changed, told, has_content
  from (
    select *, row_number() over (order by c.changed_at desc, c.event_id) as position
    from private.changes_of(person, moment) as c join private.saved_events_of(person) using (event_id)
  ) as c;

  select
    coalesce(jsonb_agg(
      private.mail_event(kept.event_id, moment) || jsonb_build_object('reason', kept.reason) order by l.next_start, kept.event_id
    ) filter (where kept.event_id <> all (told)), '[]'),
    told || coalesce(array_agg(kept.event_id), '{}'),
    has_content or count(*) > 0
  into saved, told, has_content
  from private.saved_events_of(person) as kept
  join public.event_listings l on l.event_id = kept.event_id and l.over_at > moment
  join public.events e on e.id = kept.event_id and e.status <> 'cancelled'
  -- From today on, for seven days, by the clock of the venue.
  where private.start_of(l.event_id, moment) / 1440 between
    (moment at time zone l.time_zone)::date - date '1970-01-01' and (moment at time zone l.time_zone)::date - date '1970-01-01' + 6;

  for search in select * from public.saved_searches s where s.user_id = person order by s.created_at desc, s.id loop
    begin
      found := private.new_events_of(search.filters, greatest(search.opened_at, recent), moment, most + 1);
    exception when sqlstate 'PT400' then
      found := '{}';
    end;
    found := array(select id from unnest(found) with ordinality as each (id, position) where id <> all (told) order by position);
    if cardinality(found) > 0 then
      searches := searches || jsonb_build_object(
        'name', search.name, 'query', search.query,
        'total', least(cardinality(found), most), 'is_more', cardinality(found) > most,
        'events', (
          select jsonb_agg(private.mail_event(id, moment) order by position)
          from unnest(found[1:shown]) with ordinality as each (id, position)
        )
      );
      told := told || found;
    end if;
  end loop;

  if not has_content and searches = '[]' then
    return null;
  end if;
  return jsonb_build_object('changed', changed, 'saved', saved, 'searches', searches);
end;
$function$;

comment on function "private"."saved_events_of"(uuid) is 'The events that a user keeps or has a ticket for. reason: ticket if there is one, else favourite. seen_version: what was not seen by one of both is new.';

comment on function "private"."week_of"(uuid, timestamp with time zone) is 'What the mail of the week tells a user: the changes of saved events that the user has not seen, as private.changes_of gives them, the saved events of the coming days, and the new events of searches. Null if there is nothing to tell. reason: favourite or ticket.';

revoke all on function "private"."saved_events_of"(uuid) from public;
