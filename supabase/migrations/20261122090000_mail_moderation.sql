-- What a decision owes besides its row: a mail to the creator of the event (article 17 of the Digital Services Act) and to
-- whoever reported it (article 16), and an end: reports and decisions are forgotten a year after they were decided.

create table private.mails (
  id           uuid primary key default gen_random_uuid(),
  recipient_id uuid not null references auth.users on delete cascade,
  kind         text not null check (kind in ('decision', 'outcome')),
  facts        jsonb not null,
  created_at   timestamptz not null default now(),
  tries        smallint not null default 0,
  due_at       timestamptz not null default now()
);

comment on table private.mails is 'A mail that is owed to a user, until it is sent. The host takes them: the texts are its own.';

create index mails_by_recipient on private.mails (recipient_id);
create index mails_by_due on private.mails (due_at);

alter table private.mails enable row level security;
revoke all on private.mails from public;

create function private.mail_decision() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  insert into private.mails (recipient_id, kind, facts)
  values (new.creator_id, 'decision', jsonb_build_object(
    'title', new.event_title, 'publication', new.publication, 'reason', new.reason, 'statement', new.statement,
    'may_appeal', new.publication in ('hidden', 'removed') and not new.is_final
  ));
  return null;
end;
$$;

create function private.mail_outcome() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  insert into private.mails (recipient_id, kind, facts)
  values (new.user_id, 'outcome', jsonb_build_object('title', new.event_title, 'publication', new.outcome));
  return null;
end;
$$;

create trigger mail_decision after insert on public.moderation_decisions
  for each row when (new.creator_id is not null) execute function private.mail_decision();

create trigger mail_outcome after update of outcome on public.event_reports
  for each row when (new.outcome is not null and old.outcome is null) execute function private.mail_outcome();

create function private.take_mails(moment timestamptz default now())
  returns table (id uuid, email text, language text, kind text, facts jsonb)
  language sql set search_path = ''
  as $$
  update private.mails m set tries = m.tries + 1, due_at = moment + interval '10 minutes' * power(3, m.tries)
  from auth.users u
  where u.id = m.recipient_id and m.id in (
    select due.id from private.mails due where due.due_at <= moment and due.tries < 6
    order by due.due_at limit 50 for update skip locked
  )
  returning m.id, u.email::text, u.raw_user_meta_data ->> 'language', m.kind, m.facts;
$$;

comment on function private.take_mails is
  'The mails that are due, each with six tries within two days. Who has sent one deletes its row.';

create or replace function private.apply_retention(moment timestamptz default now()) returns table (data text, forgotten bigint)
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
    mails as (delete from private.mails where created_at < moment - interval '7 days' returning 1),
    submissions as (delete from private.form_submissions where hour < moment - interval '1 day' returning 1),
    writes as (delete from private.writes where written_at < moment - interval '1 day' returning 1)
  select 'user_actions', count(*) from actions
  union all select 'contact_messages', count(*) from messages
  union all select 'support_tickets', count(*) from tickets
  union all select 'event_reports', count(*) from reports
  union all select 'moderation_decisions', count(*) from decisions
  union all select 'job_applications', count(*) from applications
  union all select 'purchases', count(*) from purchases
  union all select 'mails', count(*) from mails
  union all select 'form_submissions', count(*) from submissions
  union all select 'writes', count(*) from writes;
$$;

comment on function private.apply_retention is
  'Forgets what is older than the privacy page says: actions and messages 12 months, reports and decisions 12 months after they were decided, applications 2 years, purchases 3 years, mails that cannot be sent a week, counts of writes a day. May run at any time.';

revoke all on function private.mail_decision, private.mail_outcome, private.take_mails from public;

create index event_reports_by_decision on public.event_reports (decided_at) where decided_at is not null;
create index moderation_decisions_by_date on public.moderation_decisions (decided_at);
