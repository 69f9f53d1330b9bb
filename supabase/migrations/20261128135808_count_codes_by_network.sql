set check_function_bodies = off;

alter table "private"."attempt_limits"
  drop constraint "attempt_limits_period_check";

alter table "public"."saved_searches"
  drop constraint "saved_searches_name_is_clean";

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
    role_changes as (
      delete from private.role_changes c
      where c.changed_at < moment - interval '12 months' and not exists (
        select from public.staff_roles s where s.user_id = c.user_id and s.role = c.role and s.given_at <= c.changed_at
      ) returning 1
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
    weeks as (delete from private.weekly_mails where created_at < moment - interval '6 months' returning 1),
    devices as (delete from private.devices where seen_at < moment - interval '12 months' returning 1),
    wrong_codes as (delete from private.wrong_codes where typed_at < moment - interval '1 day' returning 1),
    attempts as (
      delete from private.attempts a using private.attempt_limits l
      where l.kind = a.kind and a.made_at < moment - greatest(l.period, interval '1 day') returning 1
    ),
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
  union all select 'role_changes', count(*) from role_changes
  union all select 'repairs', count(*) from repairs
  union all select 'mails', count(*) from mails
  union all select 'weekly_mails', count(*) from weeks
  union all select 'devices', count(*) from devices
  union all select 'wrong_codes', count(*) from wrong_codes
  union all select 'attempts', count(*) from attempts
  union all select 'sign_ups', count(*) from sign_ups
  union all select 'form_submissions', count(*) from submissions
  union all select 'writes', count(*) from writes;
$function$;

create or replace function private.create_profile()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  name constant text := left(
    btrim(regexp_replace(
      new.raw_user_meta_data ->> 'full_name', '[\u0001-\u001F\u007F\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]', '', 'g'
    )), 100
  );
begin
  insert into public.profiles (id, full_name)
  values (new.id, case when private.has_visible_text(name) then name end);
  return new;
end;
$function$;

create or replace function private.is_clean_name (
  value text
)
  returns boolean
  language sql
  immutable
  set search_path to ''
RETURN (value !~ '[\u0001-\u001F\u007F\u202A-\u202E\u2066-\u2069]'::text);

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
  -- By network: a stranger who knows the password must not lock out the owner. 64 random bits cannot be guessed anyway.
  sender constant text := concat_ws(' ', private.client_network(), person);
  admitted record;
begin
  if person is null or session is null then
    raise exception 'Recovery codes are typed in a session' using errcode = 'insufficient_privilege';
  end if;
  select a.seconds, a.ids into admitted
  from private.admit_attempts(array['recovery code', 'recovery codes'], array[sender, sender]) as a;
  if admitted.seconds > 0 then
    raise exception 'Too many wrong recovery codes'
      using errcode = 'PT429', detail = admitted.seconds::text,
        hint = format('Try again in %s seconds.', admitted.seconds);
  end if;
  delete from private.recovery_codes r
  where r.user_id = person and r.hash = private.hash_recovery_code(person, use_recovery_code.code);
  if not found then
    return false;
  end if;
  delete from private.attempts a where a.id = any (admitted.ids);
  delete from auth.mfa_factors f where f.user_id = person;
  delete from auth.sessions s where s.user_id = person and s.id <> session;
  delete from auth.mfa_amr_claims c
  where c.session_id = session and (c.authentication_method = 'totp' or c.authentication_method like 'mfa/%');
  update auth.sessions s set aal = 'aal1', factor_id = null where s.id = session;
  return true;
end;
$function$;

create or replace function private.withdraw_answers (
  token        text,
  answer_token text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  poll constant private.polls := private.find_poll(token);
begin
  -- Otherwise a person could answer, read the answers of the others, and leave no trace.
  if poll.hides_answers and not coalesce(poll.closes_at <= now(), false) then
    raise exception 'Answers that show those of others stay until the poll is closed' using errcode = 'PT409';
  end if;
  delete from private.poll_people p where p.id = private.reader_of_poll(poll.id, answer_token);
end;
$function$;

alter table "private"."attempt_limits"
  add constraint "attempt_limits_period_check"
    check (((period >= '00:01:00'::interval) AND (period <= '60 days'::interval)));

comment on function "private"."apply_retention"(timestamptz) is 'Deletes what is older than the privacy page says: actions and messages 12 months, reports and decisions 12 months after the decision, changes of staff roles 12 months once the role is not held any more, applications 2 years, purchases 3 years, polls 30 days after their last day, versions of events a day after the last user has seen them and at most 12 months, authentication log and weeks of mails 6 months, devices 12 months after they were seen, undeliverable mails a week, networks where a second factor was passed 60 days, counts of writes, wrong codes, other attempts, forms and sign-ups a day. Idempotent.';

comment on function "private"."is_clean_name"(text) is 'Whether a name has no control character: no newline or tab, and none that sets the direction of the text around it.';

comment on function "private"."mfa_verification_attempt"(jsonb) is 'Hook that GoTrue of a hosted project calls for each code of a second factor (Authentication, Hooks, MFA Verification Attempt), without the network of the client: refuses every code after five wrong ones in 15 minutes.';

comment on function "private"."seconds_until_next_code"(uuid, uuid) is 'How long a user waits before another code of a factor is looked at: 0 below five wrong ones in 15 minutes. Serializes the guesses of a transaction.';

comment on function "public"."use_recovery_code"(text) is 'Uses a recovery code of the signed-in user: removes every second factor and all recovery codes, and ends all other sessions. False for a wrong code; PT429 after five wrong ones of a network in 15 minutes, or twenty in a day.';

comment on function "public"."withdraw_answers"(text, text) is 'Deletes the name and the answers of the guest of a token, or of the signed-in user. PT409 while a poll that hides answers is open: they can be changed, and not withdrawn.';

comment on table "private"."attempt_limits" is 'How often something may be attempted within a period, by kind. A password or a code that is right is not counted, but the network where a second factor was passed is: its owner is known there.';

comment on table "private"."attempts" is 'A wrong password or code, a mail that was asked for, the begin or end of a sign-in or challenge, or the network where an account passed its second factor: a hash of its sender. At most about 100,000 of a kind are kept.';

comment on table "private"."wrong_codes" is 'A wrong code of a second factor on a hosted project. Counted for 15 minutes, kept for a day.';

revoke all on function "private"."is_clean_name"(text) from public;

grant execute on function "private"."is_clean_name"(text) to "authenticated", "service_role";

-- Names of before. What is removed is invisible, so a name is never empty afterwards.
update public.profiles set full_name = regexp_replace(full_name, '[\u0001-\u001F\u007F\u202A-\u202E\u2066-\u2069]', '', 'g')
where not private.is_clean_name(full_name);
update private.poll_people set name = regexp_replace(name, '[\u0001-\u001F\u007F\u202A-\u202E\u2066-\u2069]', '', 'g')
where not private.is_clean_name(name);
update public.saved_searches set name = regexp_replace(name, '[\u0001-\u001F\u007F\u202A-\u202E\u2066-\u2069]', '', 'g')
where not private.is_clean_name(name);

alter table "private"."poll_people"
  add constraint "poll_people_name_is_clean" check (private.is_clean_name(name));

alter table "public"."profiles"
  add constraint "profiles_name_is_clean" check (private.is_clean_name(full_name));

alter table "public"."saved_searches"
  add constraint "saved_searches_name_is_clean" check (private.is_clean_name(name));

insert into private.attempt_limits (kind, most, period)
select kind, most, period from jsonb_populate_recordset(null::private.attempt_limits, '[
  {"kind":"factor code of account","most":15,"period":"01:00:00"},
  {"kind":"factor code of network","most":5,"period":"00:15:00"},
  {"kind":"factor codes of account","most":30,"period":"1 day"},
  {"kind":"factor codes of network","most":10,"period":"1 day"},
  {"kind":"factor passed","most":1,"period":"60 days"},
  {"kind":"recovery code","most":5,"period":"00:15:00"},
  {"kind":"recovery codes","most":20,"period":"1 day"}
]');
