set check_function_bodies = off;

drop trigger "count_purchases" on "public"."purchases";

create table "private"."event_versions" (
  "id"           bigint                   generated always as identity not null,
  "event_id"     uuid                     not null,
  "replaced_at"  timestamp with time zone not null default now(),
  "date"         date,
  "time"         time without time zone,
  "end_time"     time without time zone,
  "time_zone"    text                     not null,
  "timings"      jsonb                    not null,
  "location"     text                     not null,
  "venue"        text,
  "full_address" text,
  "status"       text                     not null,
  "price"        text,
  constraint "event_versions_pkey" primary key (id)
);

alter table "private"."event_versions"
  enable row level security;

alter table "public"."favorites"
  add column "seen_version" bigint default 0;

alter table "public"."purchases"
  add column "seen_version" bigint default 0;

create or replace function private.apply_retention (
  moment timestamp with time zone default now()
)
  returns table (
    data      text,
    forgotten bigint
  )
  language sql
  security definer
  set search_path to ''
  AS $function$
  with
    actions as (delete from public.user_actions where created_at < moment - interval '12 months' returning 1),
    messages as (delete from public.contact_messages where created_at < moment - interval '12 months' returning 1),
    tickets as (delete from public.support_tickets where created_at < moment - interval '12 months' returning 1),
    reports as (delete from public.event_reports where decided_at < moment - interval '12 months' returning 1),
    decisions as (
      delete from public.moderation_decisions d
      where greatest(d.decided_at, d.appealed_at) < moment - interval '12 months' returning 1
    ),
    applications as (delete from public.job_applications where created_at < moment - interval '2 years' returning 1),
    purchases as (delete from public.purchases where purchased_at < moment - interval '3 years' returning 1),
    logs as (delete from auth.audit_log_entries where created_at < moment - interval '6 months' returning 1),
    polls as (
      delete from private.polls p
      where coalesce(
        (select max(o.day) from private.poll_options o where o.poll_id = p.id), (p.created_at at time zone 'UTC')::date
      ) < ((moment - interval '30 days') at time zone 'UTC')::date returning 1
    ),
    versions as (
      delete from private.event_versions v
      where v.replaced_at < moment - interval '12 months' or (
        -- A user who is saving the event at this moment may need it.
        v.replaced_at < moment - interval '1 day'
        and not exists (select from public.favorites f where f.event_id = v.event_id and f.seen_version < v.id)
        and not exists (select from public.purchases p where p.event_id = v.event_id and p.seen_version < v.id)
      ) returning 1
    ),
    repairs as (delete from private.repairs where repaired_at < moment - interval '12 months' returning 1),
    mails as (delete from private.mails where created_at < moment - interval '7 days' returning 1),
    devices as (delete from private.devices where seen_at < moment - interval '12 months' returning 1),
    wrong_codes as (delete from private.wrong_codes where typed_at < moment - interval '1 day' returning 1),
    attempts as (delete from private.attempts where made_at < moment - interval '1 day' returning 1),
    sign_ups as (delete from private.sign_ups where made_at < moment - interval '1 day' returning 1),
    submissions as (delete from private.form_submissions where hour < moment - interval '1 day' returning 1),
    writes as (delete from private.writes where written_at < moment - interval '1 day' returning 1)
  select 'user_actions', count(*) from actions
  union all select 'contact_messages', count(*) from messages
  union all select 'support_tickets', count(*) from tickets
  union all select 'event_reports', count(*) from reports
  union all select 'moderation_decisions', count(*) from decisions
  union all select 'job_applications', count(*) from applications
  union all select 'purchases', count(*) from purchases
  union all select 'polls', count(*) from polls
  union all select 'audit_log_entries', count(*) from logs
  union all select 'event_versions', count(*) from versions
  union all select 'repairs', count(*) from repairs
  union all select 'mails', count(*) from mails
  union all select 'devices', count(*) from devices
  union all select 'wrong_codes', count(*) from wrong_codes
  union all select 'attempts', count(*) from attempts
  union all select 'sign_ups', count(*) from sign_ups
  union all select 'form_submissions', count(*) from submissions
  union all select 'writes', count(*) from writes;
$function$;

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
  with saved as (
    -- Kept and bought: what was not seen by one of both is new.
    select each.event_id, min(each.seen_version) as seen_version
    from (
      select f.event_id, f.seen_version from public.favorites f where f.user_id = person
      union all
      select p.event_id, p.seen_version from public.purchases p
      where p.user_id = person and p.event_id is not null and p.withdrawn_at is null
    ) as each
    group by each.event_id
  )
  select e.id, e.title, latest.id, latest.replaced_at, different.changes
  from saved
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

create or replace function private.changes_since (
  was    private.event_versions,
  event  public.events,
  moment timestamp with time zone
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
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
      when private.parse_price(event.price) > private.parse_price(was.price)
      then jsonb_build_object('was', was.price, 'now', event.price)
    end
  ));
$function$;

create or replace function private.keep_version()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  insert into private.event_versions (
    event_id, date, "time", end_time, time_zone, timings, location, venue, full_address, status, price
  ) values (
    old.id, old.date, old."time", old.end_time, old.time_zone, old.timings, old.location, old.venue, old.full_address,
    old.status, old.price
  );
  return null;
end;
$function$;

create or replace function private.list_changes()
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
  select * from private.changes_of(auth.uid());
$function$;

create or replace function private.note_version()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  select coalesce((select max(v.id) from private.event_versions v where v.event_id = e.id), 0) into new.seen_version
  from public.events e where e.id = new.event_id and e.publication = 'published';
  return new;
end;
$function$;

create or replace function private.schedule_change (
  was    private.event_versions,
  event  public.events,
  moment timestamp with time zone
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
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
$function$;

create or replace function private.see_changes (
  event_ids uuid[],
  versions  bigint[]
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  person constant uuid := auth.uid();
begin
  if cardinality(event_ids) > 100 or cardinality(event_ids) is distinct from cardinality(versions) then
    raise exception 'Name at most 100 events, each with its version' using errcode = 'check_violation';
  end if;
  with seen as materialized (
    select each.event_id, least(
      max(each.version), coalesce((select max(v.id) from private.event_versions v where v.event_id = each.event_id), 0)
    ) as version
    from unnest(event_ids, versions) as each (event_id, version)
    group by each.event_id
  ), favourites as (
    update public.favorites f set seen_version = seen.version
    from seen where f.user_id = person and f.event_id = seen.event_id and f.seen_version < seen.version
  )
  update public.purchases p set seen_version = seen.version
  from seen where p.user_id = person and p.event_id = seen.event_id and p.seen_version < seen.version;
end;
$function$;

create or replace function private.times_of (
  day       date,
  opening   time without time zone,
  closing   time without time zone,
  time_zone text,
  timings   jsonb
)
  returns table (
    date     date,
    "time"   text,
    end_time text,
    ends_at  timestamp with time zone
  )
  language sql
  stable
  set search_path to ''
  AS $function$
  select (begins at time zone time_zone)::date, to_char(begins at time zone time_zone, 'HH24:MI'),
    to_char(ends at time zone time_zone, 'HH24:MI'), ends
  from jsonb_array_elements(timings) as timing (value),
    lateral (select (value ->> 'begin')::timestamptz as begins, (value ->> 'end')::timestamptz as ends) as instants
  union all
  select day, to_char(opening, 'HH24:MI'), to_char(closing, 'HH24:MI'), (
    day + case
      when opening is null then interval '1 day'
      when closing < opening then closing::interval + interval '1 day'
      else coalesce(closing, opening)::interval
    end
  ) at time zone time_zone
  where day is not null and timings = '[]';
$function$;

create or replace function public.list_changes()
  returns table (
    event_id    uuid,
    event_title text,
    version     bigint,
    changed_at  timestamp with time zone,
    changes     jsonb
  )
  language sql
  stable
  set search_path to ''
  AS $function$
  select * from private.list_changes();
$function$;

revoke all on function "public"."list_changes"() from "anon";

create or replace function public.see_changes (
  event_ids uuid[],
  versions  bigint[]
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.see_changes(event_ids, versions);
$function$;

revoke all on function "public"."see_changes"(uuid[], bigint[]) from "anon";

alter table "private"."event_versions"
  add constraint "event_versions_event_id_fkey" foreign key (event_id) references public.events(id) on delete cascade;

create index event_versions_by_event on private.event_versions using btree (event_id, id);

create index event_versions_by_replacement on private.event_versions using btree (replaced_at);

create trigger keep_version
  after update of date,
    "time", end_time, time_zone, timings, location, venue, full_address, status, price on public.events
  for each row
  when
    (((old.date IS DISTINCT FROM new.date) OR (old."time" IS DISTINCT FROM new."time") OR (old.end_time IS DISTINCT FROM
    new.end_time) OR (old.time_zone IS DISTINCT FROM new.time_zone) OR (old.timings IS DISTINCT FROM new.timings) OR
    (old.location IS DISTINCT FROM new.location) OR (old.venue IS DISTINCT FROM new.venue) OR
    (old.full_address IS DISTINCT FROM new.full_address) OR (old.status IS DISTINCT FROM new.status) OR
    (old.price IS DISTINCT FROM new.price)))
  execute function private.keep_version();

create trigger note_version
  before insert on public.favorites
  for each row
  execute function private.note_version();

create trigger count_purchases
  after insert or delete or update of event_id on public.purchases
  for each row
  execute function private.count_purchases();

create trigger note_version
  before insert or update of event_id on public.purchases
  for each row
  execute function private.note_version();

comment on column "private"."event_versions"."id" is 'In the order of the updates of an event: each holds the lock of its row.';

comment on column "public"."favorites"."seen_version" is 'The latest row of private.event_versions that the user has seen, 0 for none. Null if the event was not published when it was saved: then no change is reported.';

comment on column "public"."purchases"."seen_version" is 'The latest row of private.event_versions that the user has seen, 0 for none. Null if the event was not published when it was saved: then no change is reported.';

comment on function "private"."apply_retention"(timestamp with time zone) is 'Deletes what is older than the privacy page says: actions and messages 12 months, reports and decisions 12 months after the decision, applications 2 years, purchases 3 years, polls 30 days after their last day, versions of events a day after the last user has seen them and at most 12 months, authentication log 6 months, devices 12 months after they were seen, undeliverable mails a week, counts of writes, wrong codes, attempts, forms and sign-ups a day. Idempotent.';

comment on function "private"."changes_of"(uuid, timestamp with time zone) is 'The saved events of a user that are not as the user last saw them, the latest change first, at most 100. A change that was undone is none.';

comment on function "private"."changes_since"(private.event_versions, public.events, timestamp
  with time zone) is 'What of a version is different now, each with its old and new value: schedule, place, status, and the price if it rose.';

comment on function "private"."keep_version"() is 'Row trigger: keeps the state of an event that an update replaces. Its condition lets only real changes through.';

comment on function "private"."list_changes"() is 'The body of public.list_changes. Security definer, because it reads a table that no client reads.';

comment on function "private"."note_version"() is 'Row trigger: a user who saves an event has seen its present version. Null for an event that is not published, so that a draft is never shown as an old state.';

comment on function "private"."schedule_change"(private.event_versions, public.events, timestamp
  with time zone) is 'The first time to come that an event no longer takes place, and the first new one (null for none). Null if no time to come was lost: a further date is no move.';

comment on function "private"."see_changes"(uuid[], bigint[]) is 'The body of public.see_changes. Security definer, because no client writes what it has seen into a row.';

comment on function "private"."times_of"(date, time without time zone, time without time zone, text, jsonb) is
  'The times that an event or a version of it takes place, in its time zone. An event without timings has its date, if any.';

comment on function "public"."list_changes"() is 'What changed of the events that the user saved since they last saw them: see private.changes_of.';

comment on function "public"."see_changes"(uuid[], bigint[]) is 'The user has seen these events up to these versions, which list_changes returned. A change made since then is still reported; an older version changes nothing.';

comment on table "private"."event_versions" is 'When, where, status and price of an event before an update that changed one of them. Kept while a user who saved the event has not seen the change, at most 12 months (private.apply_retention).';

revoke all on function "private"."changes_of"(uuid, timestamp with time zone) from public;

revoke all
  on function "private"."changes_since"(private.event_versions, public.events, timestamp with time zone)
  from public;

revoke all on function "private"."keep_version"() from public;

revoke all on function "private"."list_changes"() from public;

grant execute on function "private"."list_changes"() to "authenticated";

revoke all on function "private"."note_version"() from public;

revoke all
  on function "private"."schedule_change"(private.event_versions, public.events, timestamp with time zone)
  from public;

revoke all on function "private"."see_changes"(uuid[], bigint[]) from public;

grant execute on function "private"."see_changes"(uuid[], bigint[]) to "authenticated";

revoke all
  on function "private"."times_of"(date, time without time zone, time without time zone, text, jsonb)
  from public;

revoke all on function "public"."list_changes"() from public;

grant execute on function "public"."list_changes"() to "authenticated";

grant execute on function "public"."list_changes"() to "service_role";

revoke all on function "public"."see_changes"(uuid[], bigint[]) from public;

grant execute on function "public"."see_changes"(uuid[], bigint[]) to "authenticated";

grant execute on function "public"."see_changes"(uuid[], bigint[]) to "service_role";
