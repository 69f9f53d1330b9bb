set check_function_bodies = off;

alter table public.profiles add column weekly_mail boolean not null default false;

comment on column public.profiles.weekly_mail is 'Whether the user has asked for the mail of the week.';

create index profiles_with_weekly_mail on public.profiles (id) where weekly_mail;

grant update (weekly_mail) on public.profiles to authenticated;

alter table private.mails drop constraint "mails_kind_check";
alter table private.mails add constraint "mails_kind_check" check (
  kind in (
    'decision', 'outcome', 'password', 'email', 'device', 'factor_added', 'factor_removed', 'identity_added',
    'identity_removed', 'weekly'
  )
);
alter table private.mails add column begun_at timestamptz;

comment on column private.mails.begun_at is
  'When a mail that must not arrive twice was handed to the mail server. Without an answer from there it is not sent again.';

-- For which weeks the mail of a user was made: the key keeps it from being made twice.

create table private.weekly_mails (
  user_id    uuid not null references auth.users on delete cascade,
  week       date not null,
  token      uuid not null default gen_random_uuid() unique,
  created_at timestamptz not null default now(),
  primary key (user_id, week)
);

comment on table private.weekly_mails is
  'The weeks of which a user has had the mail, or for which there was nothing to say.';
comment on column private.weekly_mails.week is 'Its Monday.';
comment on column private.weekly_mails.token is
  'Ends the mails, in the link of this one. It opens nothing else. Not exported to the user: an export is a file.';

alter table private.weekly_mails enable row level security;

revoke all on private.weekly_mails from anon, authenticated, public;

create or replace function private.take_mails(moment timestamptz default now())
  returns table (id uuid, email text, language text, kind text, facts jsonb)
  language sql set search_path = ''
  as $$
  update private.mails m set tries = m.tries + 1, due_at = moment + interval '10 minutes' * power(3, m.tries)
  from auth.users u
  where u.id = m.recipient_id and m.id in (
    select due.id from private.mails due where due.due_at <= moment and due.tries < 6 and due.begun_at is null
    order by due.due_at limit 50 for update skip locked
  )
  returning m.id, case m.kind when 'email' then m.facts ->> 'email' else u.email::text end,
    u.raw_user_meta_data ->> 'language', m.kind, m.facts;
$$;

comment on function private.take_mails is
  'Hands out the mails that are due; each gets six tries within two days. The caller deletes the row of a mail that was sent.';

create function private.begin_mail(id uuid) returns boolean
  language plpgsql set search_path = ''
  as $$
begin
  -- A user who has unsubscribed meanwhile gets none.
  delete from private.mails m
  where m.id = begin_mail.id and m.kind = 'weekly'
    and not exists (select from public.profiles p where p.id = m.recipient_id and p.weekly_mail);
  update private.mails m set begun_at = now() where m.id = begin_mail.id and m.begun_at is null;
  return found;
end;
$$;

comment on function private.begin_mail is
  'Notes that a mail is handed to the mail server now. False if that was noted before, or if it is no longer wanted: then it must not be sent.';

revoke all on function private.begin_mail from public;

-- The mail of the week (docs/decisions/0091): new events of saved searches, and the saved events of the coming days. A section is
-- one part of private.week_of and its texts.

create function private.mail_event(event_id uuid, moment timestamptz) returns jsonb
  language sql stable set search_path = ''
  as $$
  select jsonb_build_object(
    'id', e.id, 'title', e.title, 'venue', e.venue, 'location', e.location, 'start', private.start_of(e.id, moment)
  )
  from public.events e where e.id = mail_event.event_id;
$$;

comment on function private.mail_event is 'What a mail says of an event. start: civil minutes since 1970, null without a date.';

create function private.week_of(person uuid, moment timestamptz) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
declare
  shown constant integer := 5;
  most constant integer := 99;
  search public.saved_searches;
  found uuid[];
  told uuid[] := '{}';
  searches jsonb := '[]';
  saved jsonb;
begin
  for search in select * from public.saved_searches s where s.user_id = person order by s.created_at desc, s.id loop
    begin
      found := private.new_events_of(
        search.filters, greatest(search.opened_at, moment - interval '7 days'), moment, most + 1
      );
    exception when sqlstate 'PT400' then
      found := '{}';
    end;
    -- An event is told once, with its first reason.
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

  select coalesce(jsonb_agg(private.mail_event(kept.event_id, moment) || jsonb_build_object('reason', kept.reason) order by l.next_start, kept.event_id), '[]')
  into saved
  from (
    select event_id, min(reason) as reason
    from (
      select f.event_id, 'favourite' as reason from public.favorites f where f.user_id = person
      union all
      select p.event_id, 'ticket' from public.purchases p where p.user_id = person and p.withdrawn_at is null
    ) as own
    group by event_id
  ) as kept
  join public.event_listings l on l.event_id = kept.event_id and l.over_at > moment
  join public.events e on e.id = kept.event_id and e.status <> 'cancelled'
  -- From today on, for seven days, by the clock of the venue.
  where private.start_of(l.event_id, moment) / 1440 between
    (moment at time zone l.time_zone)::date - date '1970-01-01' and (moment at time zone l.time_zone)::date - date '1970-01-01' + 6;

  if searches = '[]' and saved = '[]' then
    return null;
  end if;
  return jsonb_build_object('searches', searches, 'saved', saved);
end;
$$;

comment on function private.week_of is
  'What the mail of the week tells a user; null if there is nothing to tell. reason: favourite or ticket.';

create function private.queue_weekly_mails(moment timestamptz default now()) returns integer
  language plpgsql set search_path = ''
  as $$
declare
  civil constant timestamp := moment at time zone 'Europe/Paris';
  this_week constant date := date_trunc('week', civil)::date;
  -- One call leaves room for others.
  longest constant interval := '2 seconds';
  started constant timestamptz := clock_timestamp();
  person uuid;
  key uuid;
  facts jsonb;
  queued integer := 0;
begin
  -- Thursday at ten: before the weekend is planned.
  if civil < this_week + interval '3 days 10 hours' then
    return 0;
  end if;
  for person in
    select p.id from public.profiles p
    join auth.users u on u.id = p.id
    where p.weekly_mail and u.email_confirmed_at is not null and coalesce(u.banned_until, '-infinity') < moment
      and not exists (select from private.weekly_mails w where w.user_id = p.id and w.week = this_week)
    limit 1000
  loop
    insert into private.weekly_mails (user_id, week) values (person, this_week)
    on conflict do nothing returning token into key;
    if found then
      facts := private.week_of(person, moment);
      if facts is not null then
        insert into private.mails (recipient_id, kind, facts)
        values (person, 'weekly', facts || jsonb_build_object('token', key));
        queued := queued + 1;
      end if;
    end if;
    exit when clock_timestamp() > started + longest;
  end loop;
  return queued;
end;
$$;

comment on function private.queue_weekly_mails is
  'Makes the mails of this week, from Thursday 10:00 in Paris on, for about two seconds; call it each minute. A user gets at most one, and none without content. Returns how many were made.';

create function private.end_weekly_mail(token uuid) returns boolean
  language sql security definer set search_path = ''
  as $$
  with ended as (
    update public.profiles p set weekly_mail = false
    from private.weekly_mails w
    where w.token = end_weekly_mail.token and p.id = w.user_id
    returning 1
  )
  select exists (table ended);
$$;

comment on function private.end_weekly_mail is
  'The body of public.end_weekly_mail. Security definer: a user who has the link of a mail need not sign in.';

create function public.end_weekly_mail(token uuid) returns boolean
  language sql set search_path = ''
  as $$
  select private.end_weekly_mail(token);
$$;

comment on function public.end_weekly_mail is
  'Ends the mails of the week for the user to whom the token was sent, and nothing else. False for a token that is not known, or no longer.';

revoke all on function private.mail_event, private.week_of, private.queue_weekly_mails, private.end_weekly_mail from public;
revoke all on function public.end_weekly_mail from public, anon, authenticated;
grant execute on function private.end_weekly_mail, public.end_weekly_mail to anon, authenticated;

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
    logs as (delete from auth.audit_log_entries where created_at < moment - interval '6 months' returning 1),
    polls as (
      delete from private.polls p
      where coalesce(
        (select max(o.day) from private.poll_options o where o.poll_id = p.id), (p.created_at at time zone 'UTC')::date
      ) < ((moment - interval '30 days') at time zone 'UTC')::date returning 1
    ),
    repairs as (delete from private.repairs where repaired_at < moment - interval '12 months' returning 1),
    mails as (delete from private.mails where created_at < moment - interval '7 days' returning 1),
    weeks as (delete from private.weekly_mails where created_at < moment - interval '6 months' returning 1),
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
  union all select 'repairs', count(*) from repairs
  union all select 'mails', count(*) from mails
  union all select 'weekly_mails', count(*) from weeks
  union all select 'devices', count(*) from devices
  union all select 'wrong_codes', count(*) from wrong_codes
  union all select 'attempts', count(*) from attempts
  union all select 'sign_ups', count(*) from sign_ups
  union all select 'form_submissions', count(*) from submissions
  union all select 'writes', count(*) from writes;
$$;

comment on function private.apply_retention is
  'Deletes what is older than the privacy page says: actions and messages 12 months, reports and decisions 12 months after the decision, applications 2 years, purchases 3 years, polls 30 days after their last day, authentication log and weeks of mails 6 months, devices 12 months after they were seen, undeliverable mails a week, counts of writes, wrong codes, attempts, forms and sign-ups a day. Idempotent.';

create or replace function private.columns_not_exported(relation regclass, person_column name) returns text[]
  language sql stable set search_path = ''
  as $$
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
      ('private.weekly_mails', 'token'),
      ('private.polls', 'organizer_hash'), ('private.polls', 'friends_hash'),
      ('private.poll_people', 'secret_hash'), ('private.poll_people', 'changes'),
      ('private.calendar_feeds', 'token_hash')
    ) as secret (relation, column_name)
    where secret.relation = columns_not_exported.relation
  ) as kept;
$$;

comment on function private.columns_not_exported is
  'The columns of a table that the export for the person of a given column leaves out: ids of other people, what they wrote, and secrets.';
