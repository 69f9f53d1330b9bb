-- Deletes the data whose period on the privacy page is over.

create function private.apply_retention(moment timestamptz default now()) returns table (data text, forgotten bigint)
  language sql security definer set search_path = ''
  as $$
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
    writes as (delete from private.writes where written_at < moment - interval '1 day' returning 1),
    partner_days as (
      delete from private.partner_days where day < (moment at time zone 'Europe/Paris')::date - 400 returning 1
    )
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
  union all select 'writes', count(*) from writes
  union all select 'partner_days', count(*) from partner_days;
$$;

comment on function private.apply_retention is
  'Deletes what is older than the privacy page states. Actions and messages: 12 months. Reports and decisions: 12 '
  'months after the decision. Changes of staff roles: 12 months after the role ended. Applications: 2 years. '
  'Purchases: 3 years. Polls: 30 days after their last day. Versions of events: a day after the last user has seen '
  'them, at most 12 months. Authentication log and weeks of mails: 6 months. Devices: 12 months after they were seen. '
  'Undeliverable mails: a week. Networks where an account was opened or a second factor was passed: 60 days. Counts of '
  'writes, wrong codes, other attempts, forms and sign-ups: a day. Counts of partners: 400 days. Idempotent.';

create function private.schedule_retention() returns boolean
  language plpgsql security definer set search_path = ''
  as $$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is null then
    return false;
  end if;
  perform cron.schedule('apply-retention', '17 3 * * *', 'select private.apply_retention()');
  return true;
end;
$$;

comment on function private.schedule_retention is
  'Lets pg_cron apply the retention every night. False without pg_cron: then the host calls apply_retention once a '
  'day.';

revoke all on function private.apply_retention, private.schedule_retention from public;
grant execute on function private.apply_retention, private.schedule_retention to service_role;

select private.schedule_retention();
