-- What the privacy page promises to forget, and when.

create function private.apply_retention(moment timestamptz default now()) returns table (data text, forgotten bigint)
  language sql security definer set search_path = ''
  as $$
  with
    actions as (delete from public.user_actions where created_at < moment - interval '12 months' returning 1),
    messages as (delete from public.contact_messages where created_at < moment - interval '12 months' returning 1),
    tickets as (delete from public.support_tickets where created_at < moment - interval '12 months' returning 1),
    applications as (delete from public.job_applications where created_at < moment - interval '2 years' returning 1),
    purchases as (delete from public.purchases where purchased_at < moment - interval '3 years' returning 1),
    submissions as (delete from private.form_submissions where hour < moment - interval '1 day' returning 1),
    writes as (delete from private.writes where written_at < moment - interval '1 day' returning 1)
  select 'user_actions', count(*) from actions
  union all select 'contact_messages', count(*) from messages
  union all select 'support_tickets', count(*) from tickets
  union all select 'job_applications', count(*) from applications
  union all select 'purchases', count(*) from purchases
  union all select 'form_submissions', count(*) from submissions
  union all select 'writes', count(*) from writes;
$$;

comment on function private.apply_retention is
  'Forgets what is older than the privacy page says: actions and messages 12 months, applications 2 years, purchases 3 years, counts of writes a day. May run at any time.';

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
  'Has pg_cron apply the retention every night. False where pg_cron is not installed: then the host calls apply_retention once a day.';

revoke all on function private.apply_retention, private.schedule_retention from public;
grant execute on function private.apply_retention, private.schedule_retention to service_role;

create index user_actions_by_creation on public.user_actions (created_at);
create index purchases_by_date on public.purchases (purchased_at);
create index writes_by_date on private.writes (written_at);

select private.schedule_retention();
