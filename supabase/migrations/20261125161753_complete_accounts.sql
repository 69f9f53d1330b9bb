set check_function_bodies = off;

alter table "private"."mails"
  drop constraint "mails_kind_check";

create table "private"."devices" (
  "user_id"     uuid                     not null,
  "fingerprint" bytea                    not null,
  "seen_at"     timestamp with time zone not null default now(),
  constraint "devices_pkey" primary key (user_id, fingerprint)
);

alter table "private"."devices"
  enable row level security;

create table "private"."recovery_codes" (
  "user_id" uuid  not null,
  "hash"    bytea not null,
  constraint "recovery_codes_pkey" primary key (user_id, hash)
);

alter table "private"."recovery_codes"
  enable row level security;

create table "private"."wrong_codes" (
  "id"        bigint                   generated always as identity not null,
  "user_id"   uuid                     not null,
  "factor_id" uuid,
  "typed_at"  timestamp with time zone not null default clock_timestamp(),
  constraint "wrong_codes_pkey" primary key (id)
);

alter table "private"."wrong_codes"
  enable row level security;

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
    repairs as (delete from private.repairs where repaired_at < moment - interval '12 months' returning 1),
    mails as (delete from private.mails where created_at < moment - interval '7 days' returning 1),
    devices as (delete from private.devices where seen_at < moment - interval '12 months' returning 1),
    wrong_codes as (delete from private.wrong_codes where typed_at < moment - interval '1 day' returning 1),
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
  union all select 'audit_log_entries', count(*) from logs
  union all select 'repairs', count(*) from repairs
  union all select 'mails', count(*) from mails
  union all select 'devices', count(*) from devices
  union all select 'wrong_codes', count(*) from wrong_codes
  union all select 'sign_ups', count(*) from sign_ups
  union all select 'form_submissions', count(*) from submissions
  union all select 'writes', count(*) from writes;
$function$;

create or replace function private.count_recovery_codes()
  returns integer
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select count(*)::integer from private.recovery_codes r where r.user_id = auth.uid();
$function$;

create or replace function private.create_recovery_codes()
  returns SETOF text
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  person constant uuid := auth.uid();
  digits text;
  code text;
begin
  if not private.is_assured(nullif(current_setting('request.jwt.claims', true), '')::jsonb) then
    raise exception 'insufficient_aal' using errcode = 'insufficient_privilege', hint = 'Verify a second factor first.';
  end if;
  delete from private.recovery_codes r where r.user_id = person;
  for number in 1..10 loop
    -- The digits of a random UUID that are random: its middle holds its version.
    digits := replace(gen_random_uuid()::text, '-', '');
    digits := left(digits, 8) || right(digits, 8);
    code := regexp_replace(digits, '(.{4})(?=.)', '\1-', 'g');
    insert into private.recovery_codes (user_id, hash) values (person, private.hash_recovery_code(person, code));
    return next code;
  end loop;
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
$function$;

create or replace function private.has_role (
  name text
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select exists (select from public.staff_roles r where r.user_id = (select auth.uid()) and r.role = name)
    and private.is_assured(nullif(current_setting('request.jwt.claims', true), '')::jsonb);
$function$;

create or replace function private.has_room_for_picture()
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select exists (select from auth.users u where u.id = auth.uid())
    and not private.owes_code(nullif(current_setting('request.jwt.claims', true), '')::jsonb) and (
    select count(*) < 200 from storage.objects
    where bucket_id in ('avatars', 'event-images') and name like auth.uid()::text || '/%'
  );
$function$;

create or replace function private.hash_recovery_code (
  user_id uuid,
  code    text
)
  returns bytea
  language sql
  immutable
  set search_path to ''
  AS $function$
  select sha256(convert_to(user_id || ' ' || regexp_replace(lower(code), '[^0-9a-f]', '', 'g'), 'UTF8'));
$function$;

create or replace function private.is_assured (
  claims jsonb
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce(is_assured.claims ->> 'aal' = 'aal2', false) and exists (
    select from auth.sessions s
    where s.id = (is_assured.claims ->> 'session_id')::uuid and s.user_id = (is_assured.claims ->> 'sub')::uuid
      and s.aal = 'aal2'
  );
$function$;

create or replace function private.list_sessions()
  returns table (
    id           uuid,
    user_agent   text,
    created_at   timestamp with time zone,
    last_used_at timestamp with time zone,
    is_current   boolean
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select s.id, s.user_agent, s.created_at, coalesce(s.refreshed_at at time zone 'UTC', s.created_at),
    s.id is not distinct from private.session_of_request()
  from auth.sessions s
  where s.user_id = auth.uid() and coalesce(s.not_after, 'infinity') > now()
  order by 4 desc, 1;
$function$;

create or replace function private.mail_device()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  -- Without numbers: a browser that is updated stays the same device.
  device constant bytea := sha256(convert_to(regexp_replace(new.user_agent, '[0-9]+([._][0-9]+)*', '', 'g'), 'UTF8'));
  is_first constant boolean := not exists (select from private.devices d where d.user_id = new.user_id);
begin
  update private.devices d set seen_at = now() where d.user_id = new.user_id and d.fingerprint = device;
  if found then
    return null;
  end if;
  insert into private.devices (user_id, fingerprint) values (new.user_id, device) on conflict do nothing;
  if found and not is_first then
    insert into private.mails (recipient_id, kind, facts) values (new.user_id, 'device', '{}');
  end if;
  return null;
end;
$function$;

create or replace function private.mail_factor()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  person constant uuid := coalesce(new.user_id, old.user_id);
begin
  -- Factors also go with their account.
  if exists (select from auth.users u where u.id = person) then
    insert into private.mails (recipient_id, kind, facts)
    values (person, case tg_op when 'DELETE' then 'factor_removed' else 'factor_added' end, '{}');
  end if;
  if not exists (select from auth.mfa_factors f where f.user_id = person and f.status = 'verified') then
    delete from private.recovery_codes r where r.user_id = person;
  end if;
  return null;
end;
$function$;

create or replace function private.mfa_verification_attempt (
  event jsonb
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  person constant uuid := (event ->> 'user_id')::uuid;
  factor constant uuid := (event ->> 'factor_id')::uuid;
  seconds constant integer := private.seconds_until_next_code(person, factor);
begin
  if seconds > 0 then
    return jsonb_build_object(
      'decision', 'reject', 'message', format('Too many wrong codes. Try again in %s seconds.', seconds)
    );
  end if;
  if not (event ->> 'valid')::boolean then
    insert into private.wrong_codes (user_id, factor_id) values (person, factor);
  end if;
  return '{"decision": "continue"}';
end;
$function$;

create or replace function private.owes_code (
  claims jsonb
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select not private.is_assured(owes_code.claims) and exists (
    select from auth.mfa_factors f
    where f.user_id = (owes_code.claims ->> 'sub')::uuid and f.status = 'verified'
  );
$function$;

create or replace function private.require_session()
  returns void
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  claims constant jsonb := nullif(current_setting('request.jwt.claims', true), '')::jsonb;
begin
  if claims ->> 'sub' is null then
    return;
  end if;
  if not private.session_lives((claims ->> 'sub')::uuid, (claims ->> 'session_id')::uuid) then
    raise exception 'The session of this token has ended' using errcode = 'PT401', hint = 'Sign in again.';
  end if;
  if private.owes_code(claims)
    and current_setting('request.path', true) is distinct from '/rpc/use_recovery_code'
  then
    raise exception 'insufficient_aal' using errcode = 'PT403', hint = 'Verify a second factor first.';
  end if;
end;
$function$;

create or replace function private.seconds_until_next_code (
  user_id   uuid,
  factor_id uuid
)
  returns integer
  language plpgsql
  set search_path to ''
  AS $function$
declare
  fifth timestamptz;
begin
  -- Simultaneous guesses would not see each other's rows.
  perform pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'code', user_id, factor_id), 0));
  select w.typed_at into fifth from private.wrong_codes w
  where w.user_id = seconds_until_next_code.user_id
    and w.factor_id is not distinct from seconds_until_next_code.factor_id
    and w.typed_at > clock_timestamp() - interval '15 minutes'
  order by w.typed_at desc offset 4 limit 1;
  if fifth is null then
    return 0;
  end if;
  return greatest(1, ceil(extract(epoch from fifth + interval '15 minutes' - clock_timestamp())));
end;
$function$;

create or replace function private.session_of_request()
  returns uuid
  language sql
  stable
  set search_path to ''
RETURN (((NULLIF(current_setting('request.jwt.claims'::text, true), ''::text))::jsonb ->> 'session_id'::text))::uuid;

create or replace function private.use_recovery_code (
  code text
)
  returns boolean
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  person constant uuid := auth.uid();
  session constant uuid := private.session_of_request();
  seconds constant integer := private.seconds_until_next_code(person, null);
begin
  if person is null or session is null then
    raise exception 'Recovery codes are typed in a session' using errcode = 'insufficient_privilege';
  end if;
  if seconds > 0 then
    raise exception 'Too many wrong recovery codes'
      using errcode = 'PT429', detail = seconds::text, hint = format('Try again in %s seconds.', seconds);
  end if;
  delete from private.recovery_codes r
  where r.user_id = person and r.hash = private.hash_recovery_code(person, use_recovery_code.code);
  if not found then
    insert into private.wrong_codes (user_id) values (person);
    return false;
  end if;
  delete from auth.mfa_factors f where f.user_id = person;
  delete from auth.sessions s where s.user_id = person and s.id <> session;
  delete from auth.mfa_amr_claims c
  where c.session_id = session and (c.authentication_method = 'totp' or c.authentication_method like 'mfa/%');
  update auth.sessions s set aal = 'aal1', factor_id = null where s.id = session;
  return true;
end;
$function$;

create or replace function public.count_recovery_codes()
  returns integer
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.count_recovery_codes();
$function$;

revoke all on function "public"."count_recovery_codes"() from "anon";

create or replace function public.create_recovery_codes()
  returns SETOF text
  language sql
  set search_path to ''
  AS $function$
  select private.create_recovery_codes();
$function$;

revoke all on function "public"."create_recovery_codes"() from "anon";

create or replace function public.end_other_sessions()
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.end_sessions();
$function$;

revoke all on function "public"."end_other_sessions"() from "anon";

create or replace function public.end_session (
  session_id uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.end_sessions(session_id) where session_id is not null;
$function$;

revoke all on function "public"."end_session"(uuid) from "anon";

create or replace function public.list_sessions()
  returns table (
    id           uuid,
    user_agent   text,
    created_at   timestamp with time zone,
    last_used_at timestamp with time zone,
    is_current   boolean
  )
  language sql
  stable
  set search_path to ''
  AS $function$
  select * from private.list_sessions();
$function$;

revoke all on function "public"."list_sessions"() from "anon";

create or replace function public.use_recovery_code (
  code text
)
  returns boolean
  language sql
  set search_path to ''
  AS $function$
  select private.use_recovery_code(code);
$function$;

revoke all on function "public"."use_recovery_code"(text) from "anon";

alter table "private"."devices"
  add constraint "devices_user_id_fkey" foreign key (user_id) references auth.users(id) on delete cascade;

alter table "private"."mails"
  add constraint "mails_kind_check"
    check
    ((kind = ANY (ARRAY['decision'::text, 'outcome'::text, 'password'::text, 'email'::text, 'device'::text,
    'factor_added'::text, 'factor_removed'::text])));

alter table "private"."recovery_codes"
  add constraint "recovery_codes_user_id_fkey" foreign key (user_id) references auth.users(id) on delete cascade;

alter table "private"."wrong_codes"
  add constraint "wrong_codes_user_id_fkey" foreign key (user_id) references auth.users(id) on delete cascade;

create index devices_by_date on private.devices using btree (seen_at);

create index wrong_codes_by_user on private.wrong_codes using btree (user_id, factor_id, typed_at);

create trigger mail_new_factor
  after update of status on auth.mfa_factors
  for each row
  when (((new.status = 'verified'::text) AND (old.status <> 'verified'::text)))
  execute function private.mail_factor();

create trigger mail_removed_factor
  after delete on auth.mfa_factors
  for each row
  when ((old.status = 'verified'::text))
  execute function private.mail_factor();

create trigger mail_device_of_new_session
  after insert on auth.sessions
  for each row
  when ((new.user_agent IS NOT NULL))
  execute function private.mail_device();

create trigger mail_device_of_session
  after update of user_agent on auth.sessions
  for each row
  when (((new.user_agent IS DISTINCT FROM old.user_agent) AND (new.user_agent IS NOT NULL)))
  execute function private.mail_device();

comment on function "private"."apply_retention"(timestamp with time zone) is 'Deletes what is older than the privacy page says: actions and messages 12 months, reports and decisions 12 months after the decision, applications 2 years, purchases 3 years, authentication log 6 months, devices 12 months after they were seen, undeliverable mails a week, counts of writes, wrong codes, forms and sign-ups a day. Idempotent.';

comment on function "private"."count_recovery_codes"() is 'The body of public.count_recovery_codes. Security definer, because it reads a table that no client reads.';

comment on function "private"."create_recovery_codes"() is 'The body of public.create_recovery_codes. Security definer, because it writes a table that no client reads.';

comment on function "private"."end_sessions"(uuid) is 'Ends one session of the signed-in user, or without an id all but the one of this request. The tokens of an ended session are refused from then on.';

comment on function "private"."has_role"(text) is 'Whether the signed-in user has a staff role and has passed a second factor in this session (aal2).';

comment on function "private"."has_room_for_picture"() is 'Whether the signed-in user has an account, owes no code of a second factor, and has fewer than 200 pictures in both buckets.';

comment on function "private"."hash_recovery_code"(uuid, text) is 'The hash of a recovery code without case, spaces and dashes. 64 random bits need no slow hash.';

comment on function "private"."is_assured"(jsonb) is 'Whether the session of a token has passed a second factor (aal2), and still has it.';

comment on function "private"."list_sessions"() is 'The body of public.list_sessions. Security definer, because it reads a table of Supabase Auth.';

comment on function "private"."mail_device"() is 'Row trigger of auth.sessions: notes the device of a session, and queues a mail about one that is new. A session without a user agent says nothing.';

comment on function "private"."mail_factor"() is 'Row trigger of auth.mfa_factors: queues a mail about a factor that counts from now on or no longer, and deletes the recovery codes with the last one.';

comment on function "private"."mfa_verification_attempt"(jsonb) is 'Hook that GoTrue of a hosted project calls for each code of a second factor (Authentication, Hooks, MFA Verification Attempt), and the embedded backend too: refuses every code after five wrong ones in 15 minutes.';

comment on function "private"."owes_code"(jsonb) is 'Whether the user of a token has a second factor that the session of the token has not passed.';

comment on function "private"."require_session"() is 'Refuses a request of an ended session with PT401 (status 401), and one that owes the code of a second factor with PT403, except for use_recovery_code. PostgREST calls it before each request; the embedded backend asks private.session_lives and private.owes_code.';

comment on function "private"."seconds_until_next_code"(uuid, uuid) is 'How long a user waits before another code of a factor, or another recovery code (without a factor), is looked at: 0 below five wrong ones in 15 minutes. Serializes the guesses of a transaction.';

comment on function "private"."session_of_request"() is 'The session that the token of this request belongs to; null without one.';

comment on function "private"."use_recovery_code"(text) is 'The body of public.use_recovery_code. Security definer, because it writes tables of Supabase Auth.';

comment on function "public"."count_recovery_codes"() is 'How many recovery codes of the signed-in user are not used.';

comment on function "public"."create_recovery_codes"() is 'Replaces the recovery codes of the signed-in user by ten new ones, which are shown only now. Requires a session with a second factor (aal2).';

comment on function "public"."end_other_sessions"() is 'Ends all sessions of the signed-in user but the one of this request.';

comment on function "public"."end_session"(uuid) is 'Ends one session of the signed-in user. The id of another user''s session does nothing.';

comment on function "public"."list_sessions"() is 'The sessions of the signed-in user, the last used first. A session counts as used when its token is refreshed, every quarter of an hour.';

comment on function "public"."use_recovery_code"(text) is 'Uses a recovery code of the signed-in user: removes every second factor and all recovery codes, and ends all other sessions. False for a wrong code; PT429 after five wrong ones in 15 minutes.';

comment on table "private"."devices" is 'A device that a user has signed in with: a hash of its browser and system without versions. A sign-in with another one is mailed.';

comment on table "private"."recovery_codes" is 'The recovery codes of a user that are not used, as hashes (private.hash_recovery_code).';

comment on table "private"."wrong_codes" is 'A wrong code of a second factor, or a wrong recovery code (factor_id is null). Counted for 15 minutes, kept for a day.';

revoke all on function "private"."count_recovery_codes"() from public;

grant execute on function "private"."count_recovery_codes"() to "authenticated";

revoke all on function "private"."create_recovery_codes"() from public;

grant execute on function "private"."create_recovery_codes"() to "authenticated";

revoke all on function "private"."end_sessions"(uuid) from public;

grant execute on function "private"."end_sessions"(uuid) to "authenticated";

revoke all on function "private"."hash_recovery_code"(uuid, text) from public;

revoke all on function "private"."is_assured"(jsonb) from public;

revoke all on function "private"."list_sessions"() from public;

grant execute on function "private"."list_sessions"() to "authenticated";

revoke all on function "private"."mail_device"() from public;

revoke all on function "private"."mail_factor"() from public;

revoke all on function "private"."mfa_verification_attempt"(jsonb) from public;

revoke all on function "private"."owes_code"(jsonb) from public;

revoke all on function "private"."seconds_until_next_code"(uuid, uuid) from public;

revoke all on function "private"."session_of_request"() from public;

revoke all on function "private"."use_recovery_code"(text) from public;

grant execute on function "private"."use_recovery_code"(text) to "authenticated";

revoke all on function "public"."count_recovery_codes"() from public;

grant execute on function "public"."count_recovery_codes"() to "authenticated";

grant execute on function "public"."count_recovery_codes"() to "service_role";

revoke all on function "public"."create_recovery_codes"() from public;

grant execute on function "public"."create_recovery_codes"() to "authenticated";

grant execute on function "public"."create_recovery_codes"() to "service_role";

revoke all on function "public"."end_other_sessions"() from public;

grant execute on function "public"."end_other_sessions"() to "authenticated";

grant execute on function "public"."end_other_sessions"() to "service_role";

revoke all on function "public"."end_session"(uuid) from public;

grant execute on function "public"."end_session"(uuid) to "authenticated";

grant execute on function "public"."end_session"(uuid) to "service_role";

revoke all on function "public"."list_sessions"() from public;

grant execute on function "public"."list_sessions"() to "authenticated";

grant execute on function "public"."list_sessions"() to "service_role";

revoke all on function "public"."use_recovery_code"(text) from public;

grant execute on function "public"."use_recovery_code"(text) to "authenticated";

grant execute on function "public"."use_recovery_code"(text) to "service_role";

-- GoTrue of a hosted project connects as this role; the embedded backend and a bare PostgreSQL do not have it.
do $$
begin
  if exists (select from pg_catalog.pg_roles where rolname = 'supabase_auth_admin') then
    grant execute on function private.mfa_verification_attempt to supabase_auth_admin;
  end if;
end;
$$;
