set check_function_bodies = off;

create table "private"."calendar_feeds" (
  "id"         uuid                     not null default gen_random_uuid(),
  "user_id"    uuid                     not null,
  "kind"       text                     not null,
  "token_hash" bytea                    not null,
  "created_at" timestamp with time zone not null default now(),
  constraint "calendar_feeds_kind_check" check ((kind = 'favorites'::text)),
  constraint "calendar_feeds_pkey" primary key (id),
  constraint "calendar_feeds_token_hash_check" check ((octet_length(token_hash) = 32)),
  constraint "calendar_feeds_token_hash_key" unique (token_hash),
  constraint "calendar_feeds_user_id_kind_key" unique (user_id, kind)
);

alter table "private"."calendar_feeds"
  enable row level security;

create table "private"."event_revisions" (
  "event_id"     uuid                     not null,
  "revision"     integer                  not null,
  "revised_at"   timestamp with time zone not null,
  "cancelled_at" timestamp with time zone,
  constraint "event_revisions_pkey" primary key (event_id),
  constraint "event_revisions_revision_check" check ((revision >= 0))
);

alter table "private"."event_revisions"
  enable row level security;

create or replace function private.calendar_entries (
  ids   uuid[],
  since timestamp with time zone
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
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
$function$;

create or replace function private.columns_not_exported (
  relation      regclass,
  person_column name
)
  returns text[]
  language sql
  stable
  set search_path to ''
  AS $function$
  select coalesce(array_agg(kept.column_name), '{}')
  from (
    select about.person_column::text as column_name from private.tables_about_people() about
    where about.relation = columns_not_exported.relation and about.person_column <> columns_not_exported.person_column
    union
    -- A text that one of them wrote.
    select written.column_name
    from (values ('public.moderation_decisions'::regclass, 'creator_id'::name, 'appeal')) as written (relation, author_column, column_name)
    where written.relation = columns_not_exported.relation and written.author_column <> columns_not_exported.person_column
    union
    -- What opens the account of the person: an export is a file, and files are lost.
    select secret.column_name
    from (values
      ('private.recovery_codes'::regclass, 'hash'),
      ('private.polls', 'organizer_hash'), ('private.polls', 'friends_hash'),
      ('private.poll_people', 'secret_hash'), ('private.poll_people', 'changes'),
      ('private.calendar_feeds', 'token_hash')
    ) as secret (relation, column_name)
    where secret.relation = columns_not_exported.relation
  ) as kept;
$function$;

create or replace function private.create_calendar_feed (
  kind  text,
  token text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if auth.uid() is null then
    raise exception 'A user makes a private calendar' using errcode = 'insufficient_privilege';
  end if;
  perform private.require_poll_token(token);
  -- Sent twice, it is the same calendar; with another token, the former one ends.
  insert into private.calendar_feeds as f (user_id, kind, token_hash)
  values (auth.uid(), create_calendar_feed.kind, private.hash_poll_token(token))
  on conflict on constraint calendar_feeds_user_id_kind_key do update set token_hash = excluded.token_hash, created_at = now()
  where f.token_hash <> excluded.token_hash;
end;
$function$;

create or replace function private.end_calendar_feeds()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if tg_table_name = 'users' then
    delete from private.calendar_feeds f where f.user_id = new.id;
  elsif not exists (
    select from auth.sessions s where s.user_id = old.user_id and coalesce(s.not_after, 'infinity') > now()
  ) then
    delete from private.calendar_feeds f where f.user_id = old.user_id;
  end if;
  return null;
end;
$function$;

create or replace function private.end_sessions (
  which uuid default null::uuid
)
  returns void
  language sql
  security definer
  set search_path to ''
  AS $function$
  delete from auth.sessions s
  where s.user_id = auth.uid()
    and case when which is null then s.id is distinct from private.session_of_request() else s.id = which end;
  -- A user who ends all others cannot tell who knows the address of a private calendar.
  delete from private.calendar_feeds f where f.user_id = auth.uid() and which is null;
$function$;

create or replace function private.list_calendar_feeds()
  returns table (
    kind       text,
    created_at timestamp with time zone
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select f.kind, f.created_at from private.calendar_feeds f where f.user_id = auth.uid() order by 1;
$function$;

create or replace function private.read_calendar_feed (
  token text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  network constant text := private.client_network();
  owner uuid;
  wait integer;
begin
  select f.user_id into owner from private.calendar_feeds f where f.token_hash = private.hash_poll_token(token);
  if found then
    return private.calendar_entries(
      array(select s.event_id from public.favorites s where s.user_id = owner order by s.created_at desc, s.event_id limit 1000),
      -- What took place lately stays: it is the user's own calendar.
      now() - interval '30 days'
    );
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

create or replace function private.revise_event()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  counted constant integer := (
    (old.date, old."time", old.end_time, old.time_zone, old.timings, old.status, old.location, old.venue, old.full_address)
    is distinct from
    (new.date, new."time", new.end_time, new.time_zone, new.timings, new.status, new.location, new.venue, new.full_address)
  )::integer;
begin
  insert into private.event_revisions as r (event_id, revision, revised_at, cancelled_at)
  values (
    new.id, counted, now(),
    -- An event that was cancelled from the start has no row.
    case when new.status = 'cancelled' then case when old.status = 'cancelled' then old.created_at else now() end end
  )
  on conflict (event_id) do update set
    revision = r.revision + excluded.revision,
    revised_at = excluded.revised_at,
    cancelled_at = case when old.status = 'cancelled' and new.status = 'cancelled' then r.cancelled_at else excluded.cancelled_at end;
  return null;
end;
$function$;

create or replace function private.revoke_calendar_feed (
  kind text
)
  returns void
  language sql
  security definer
  set search_path to ''
  AS $function$
  delete from private.calendar_feeds f where f.user_id = auth.uid() and f.kind = revoke_calendar_feed.kind;
$function$;

create or replace function public.create_calendar_feed (
  kind  text,
  token text
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.create_calendar_feed(kind, token);
$function$;

revoke all on function "public"."create_calendar_feed"(text, text) from "anon";

create or replace function public.list_calendar_entries (
  ids uuid[]
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.calendar_entries(ids[:100], now());
$function$;

create or replace function public.list_calendar_feeds()
  returns table (
    kind       text,
    created_at timestamp with time zone
  )
  language sql
  stable
  set search_path to ''
  AS $function$
  select * from private.list_calendar_feeds();
$function$;

revoke all on function "public"."list_calendar_feeds"() from "anon";

create or replace function public.read_calendar_feed (
  token text
)
  returns jsonb
  language sql
  set search_path to ''
  AS $function$
  select private.read_calendar_feed(token);
$function$;

create or replace function public.revoke_calendar_feed (
  kind text
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.revoke_calendar_feed(kind);
$function$;

revoke all on function "public"."revoke_calendar_feed"(text) from "anon";

alter table "private"."calendar_feeds"
  add constraint "calendar_feeds_user_id_fkey" foreign key (user_id) references auth.users(id) on delete cascade;

alter table "private"."event_revisions"
  add constraint "event_revisions_event_id_fkey" foreign key (event_id) references public.events(id) on delete cascade;

create trigger end_calendar_feeds
  after delete on auth.sessions
  for each row
  when ((COALESCE(old.not_after, 'infinity'::timestamp with time zone) > now()))
  execute function private.end_calendar_feeds();

create trigger end_calendar_feeds
  after update on auth.users
  for each row
  when
    ((((new.encrypted_password)::text IS DISTINCT FROM (old.encrypted_password)::text) OR (((to_jsonb(new.*) ->>
    'banned_until'::text))::timestamp with time zone > now())))
  execute function private.end_calendar_feeds();

create trigger revise_event
  after update of title,
    location,
    venue, full_address, latitude, longitude, date, "time", end_time, time_zone, timings, status on public.events
  for each row
  when
    (((old.title IS DISTINCT FROM new.title) OR (old.location IS DISTINCT FROM new.location) OR (old.venue IS DISTINCT
    FROM new.venue) OR (old.full_address IS DISTINCT FROM new.full_address) OR
    (old.latitude IS DISTINCT FROM new.latitude) OR (old.longitude IS DISTINCT FROM new.longitude) OR
    (old.date IS DISTINCT FROM new.date) OR (old."time" IS DISTINCT FROM new."time") OR
    (old.end_time IS DISTINCT FROM new.end_time) OR (old.time_zone IS DISTINCT FROM new.time_zone) OR
    (old.timings IS DISTINCT FROM new.timings) OR (old.status IS DISTINCT FROM new.status)))
  execute function private.revise_event();

comment on column "private"."calendar_feeds"."kind" is 'What it follows: the favourites of the user.';

comment on column "private"."calendar_feeds"."token_hash" is 'SHA-256. Not exported to the user.';

comment on column "private"."event_revisions"."cancelled_at" is 'Null unless the event is cancelled.';

comment on column "private"."event_revisions"."revised_at" is 'When anything last changed that a calendar shows, the title included.';

comment on column "private"."event_revisions"."revision" is 'SEQUENCE of RFC 5545: only changes of date, time, place and status count.';

comment on function "private"."calendar_entries"(uuid[], timestamp with time zone) is 'What calendars show of published events, soonest first: each with its next thirty timings that end after a moment, their positions among all timings, and its revision. Cancelled events leave after 14 days. Security definer, because no client reads the revisions.';

comment on function "private"."create_calendar_feed"(text, text) is 'The body of public.create_calendar_feed. Security definer, because it writes a table that no client writes.';

comment on function "private"."end_calendar_feeds"() is 'Row trigger of auth.users and auth.sessions: ends the private calendars of a user who is banned, has a new password, or is signed out everywhere.';

comment on function "private"."end_sessions"(uuid) is 'Ends one session of the signed-in user, or without an id all but the one of this request, and the private calendars. The tokens of an ended session are refused from then on.';

comment on function "private"."list_calendar_feeds"() is 'The body of public.list_calendar_feeds. Security definer, because it reads a table that no client reads.';

comment on function "private"."read_calendar_feed"(text) is 'The body of public.read_calendar_feed. Security definer, because it reads what a user has saved.';

comment on function "private"."revise_event"() is 'Row trigger of events: notes a change that calendars show, and counts one of date, time, place or status. Security definer, because no client writes the table.';

comment on function "private"."revoke_calendar_feed"(text) is 'The body of public.revoke_calendar_feed. Security definer, because it writes a table that no client writes.';

comment on function "public"."create_calendar_feed"(text, text) is 'Makes the private calendar of the signed-in user, « favorites », or gives it a new token: the former one ends. Sent as POST, so that no URL holds a token.';

comment on function "public"."list_calendar_entries"(uuid[]) is 'What calendars show of the first hundred of some events: those to come, as private.calendar_entries gives them.';

comment on function "public"."list_calendar_feeds"() is 'The private calendars of the signed-in user: what each follows, and since when. No token can be read again.';

comment on function "public"."read_calendar_feed"(text) is 'The entries of a private calendar, as private.calendar_entries gives them; null without one. Sent as POST, so that no URL of the API holds a token. Beyond a hundred unknown tokens an hour a network gets PT429.';

comment on function "public"."revoke_calendar_feed"(text) is 'Ends a private calendar of the signed-in user.';

comment on table "private"."calendar_feeds" is 'The private calendars of users: anyone who knows the token of one reads it. Functions are the only access.';

comment on table "private"."event_revisions" is 'How often date, time, place or status of an event have changed. An event that has never changed has no row.';

revoke all on function "private"."calendar_entries"(uuid[], timestamp with time zone) from public;

grant execute
  on function "private"."calendar_entries"(uuid[], timestamp with time zone)
  to "anon", "authenticated", "service_role";

revoke all on function "private"."create_calendar_feed"(text, text) from public;

grant execute on function "private"."create_calendar_feed"(text, text) to "authenticated";

revoke all on function "private"."end_calendar_feeds"() from public;

revoke all on function "private"."list_calendar_feeds"() from public;

grant execute on function "private"."list_calendar_feeds"() to "authenticated";

revoke all on function "private"."read_calendar_feed"(text) from public;

grant execute on function "private"."read_calendar_feed"(text) to "anon", "authenticated", "service_role";

revoke all on function "private"."revise_event"() from public;

revoke all on function "private"."revoke_calendar_feed"(text) from public;

grant execute on function "private"."revoke_calendar_feed"(text) to "authenticated";

revoke all on function "public"."create_calendar_feed"(text, text) from public;

grant execute on function "public"."create_calendar_feed"(text, text) to "authenticated";

grant execute on function "public"."create_calendar_feed"(text, text) to "service_role";

revoke all on function "public"."list_calendar_entries"(uuid[]) from public;

grant execute on function "public"."list_calendar_entries"(uuid[]) to "anon", "authenticated";

grant execute on function "public"."list_calendar_entries"(uuid[]) to "service_role";

revoke all on function "public"."list_calendar_feeds"() from public;

grant execute on function "public"."list_calendar_feeds"() to "authenticated";

grant execute on function "public"."list_calendar_feeds"() to "service_role";

revoke all on function "public"."read_calendar_feed"(text) from public;

grant execute on function "public"."read_calendar_feed"(text) to "anon", "authenticated";

grant execute on function "public"."read_calendar_feed"(text) to "service_role";

revoke all on function "public"."revoke_calendar_feed"(text) from public;

grant execute on function "public"."revoke_calendar_feed"(text) to "authenticated";

grant execute on function "public"."revoke_calendar_feed"(text) to "service_role";

insert into private.attempt_limits (kind, most, period)
select kind, most, period from jsonb_populate_recordset(null::private.attempt_limits, '[
  {"kind":"calendar guess of network","most":100,"period":"01:00:00"},
  {"kind":"calendar guess of unknown network","most":6000,"period":"01:00:00"}
]');
