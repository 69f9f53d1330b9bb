set check_function_bodies = off;

create function private.copy_reported_title() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  new.event_title := coalesce((select title from public.events where id = new.event_id), '');
  return new;
end;
$$;

revoke all on function private.copy_reported_title from public;

create function private.date_appeal() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  new.appealed_at := now();
  return new;
end;
$$;

revoke all on function private.date_appeal from public;

create function private.hold_reported_event() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  event public.events;
begin
  -- Serialize reports, so that they see each other and what each of them holds back.
  perform pg_advisory_xact_lock(hashtextextended('event_reports', 0));
  -- The foreign key of each report locks the key of the event: a full row lock would deadlock with it.
  select e.* into event from public.events e where e.id = new.event_id for no key update;
  if event.publication = 'published'
    and private.count_reports(event.id) >= (select l.reports from private.report_limits l)
    and private.may_be_held(event)
  then
    perform private.record_decision(event, 'waiting', 'reports', '');
  end if;
  return null;
end;
$$;

comment on function private.hold_reported_event is
  'Row trigger: enough reports of established accounts hold a published event back, within the limits of private.may_be_held.';

revoke all on function private.hold_reported_event from public;

-- How much reports can do before a moderator decides: see moderation/limit_reports.sql.

create table private.report_limits (
  only_row          boolean primary key default true check (only_row),
  reports           integer not null default 3 check (reports > 0),
  account_age       interval not null default '7 days',
  share_of_coming   numeric not null default 0.01 check (share_of_coming between 0 and 1),
  min_events        integer not null default 3 check (min_events >= 0),
  max_per_organizer integer not null default 3 check (max_per_organizer >= 0)
);

comment on table private.report_limits is 'How much reports can do before a moderator decides. One row.';
comment on column private.report_limits.reports is 'How many open reports of different mailboxes hold an event back.';
comment on column private.report_limits.account_age is
  'How long the email address of an account must have been confirmed before its report counts.';
comment on column private.report_limits.share_of_coming is
  'The highest share of the events to come that may be held back at a time.';
comment on column private.report_limits.min_events is
  'The number of events that may be held back at a time even if the share is lower.';
comment on column private.report_limits.max_per_organizer is 'How many events of one organizer may be held back within a day.';

alter table private.report_limits enable row level security;

revoke all on private.report_limits from anon, authenticated, public;
grant all on private.report_limits to service_role;

insert into private.report_limits default values;

-- Each change of publication that the creator did not make: the decision, its reason, and the appeal. Articles 17 and 20 of the
-- Digital Services Act.

create table public.moderation_decisions (
  id                 uuid primary key default gen_random_uuid(),
  event_id           uuid references public.events on delete set null,
  event_title        text not null,
  creator_id         uuid references auth.users on delete cascade,
  moderator_id       uuid references auth.users on delete set null,
  publication_before text not null check (publication_before in ('published', 'waiting', 'hidden', 'removed')),
  publication        text not null check (publication in ('published', 'waiting', 'hidden', 'removed')),
  reason             text not null
                     check (reason in ('reports', 'unfounded', 'illegal', 'scam', 'offensive', 'wrong', 'duplicate', 'other')),
  statement          text not null
                     check (char_length(statement) <= 2000 and private.is_clean_text(statement)),
  is_final           boolean not null,
  decided_at         timestamptz not null default now(),
  appeal             text check (char_length(appeal) <= 2000 and private.is_clean_text(appeal) and private.has_visible_text(appeal)),
  appealed_at        timestamptz,

  constraint moderation_decisions_have_their_reason check (
    (publication = 'waiting') = (reason = 'reports') and (publication = 'published') = (reason = 'unfounded')
  ),
  constraint moderation_decisions_are_stated check (publication = 'waiting' or private.has_visible_text(statement)),
  constraint moderation_decisions_date_appeals check ((appeal is null) = (appealed_at is null))
);

comment on table public.moderation_decisions is
  'The decisions on an event, and why. Its creator reads them and appeals once; moderators read all.';
comment on column public.moderation_decisions.event_id is 'Null if the event is deleted.';
comment on column public.moderation_decisions.creator_id is 'Not exported to the moderator.';
comment on column public.moderation_decisions.moderator_id is
  'Null for a decision by reports. Not exported to the creator, to protect the moderator.';
comment on column public.moderation_decisions.statement is 'The facts and the rule, addressed to the creator.';
comment on column public.moderation_decisions.is_final is
  'Whether the creator has appealed before: a decision on an appeal is the last.';
comment on column public.moderation_decisions.appeal is 'The creator''s answer, once. Not exported to the moderator.';

create index moderation_decisions_by_event on public.moderation_decisions (event_id, decided_at desc);
create index moderation_decisions_by_creator on public.moderation_decisions (creator_id);
create index moderation_decisions_by_moderator on public.moderation_decisions (moderator_id);
create index moderation_decisions_by_appeal on public.moderation_decisions (appealed_at) where appeal is not null;
create index moderation_decisions_by_date on public.moderation_decisions (decided_at);

alter table public.moderation_decisions enable row level security;

revoke all on public.moderation_decisions from anon, authenticated, public;
grant select (
  id, event_id, event_title, creator_id, publication_before, publication, reason, statement, is_final, decided_at,
  appeal, appealed_at
), update (
  appeal
) on public.moderation_decisions to authenticated;
grant all on public.moderation_decisions to service_role;

create policy "creators and moderators read decisions" on public.moderation_decisions
  for select to authenticated
  using (creator_id = (select auth.uid()) or (select private.has_role('moderator')));

create policy "creators appeal once against what holds their event back" on public.moderation_decisions
  for update to authenticated
  using (
    creator_id = (select auth.uid()) and publication in ('hidden', 'removed') and appeal is null and not is_final
  )
  with check (creator_id = (select auth.uid()) and appeal is not null);

create trigger date_appeal
  before update of appeal on public.moderation_decisions
  for each row execute function private.date_appeal();

create trigger limit_changes after update of appeal on public.moderation_decisions
  for each row execute function private.limit_changes();

create trigger mail_decision after insert on public.moderation_decisions
  for each row when (new.creator_id is not null) execute function private.mail_decision();

-- Reports of events. Article 16 of the Digital Services Act.

create table public.event_reports (
  user_id     uuid not null default auth.uid() references auth.users on delete cascade,
  event_id    uuid not null references public.events on delete cascade,
  event_title text not null default '',
  reason      text not null check (reason in ('illegal', 'scam', 'offensive', 'wrong', 'duplicate', 'other')),
  details     text not null default ''
              check (char_length(details) <= 2000 and private.is_clean_text(details)),
  created_at  timestamptz not null default now(),
  outcome     text check (outcome in ('published', 'hidden', 'removed')),
  decided_at  timestamptz,

  primary key (user_id, event_id),
  constraint event_reports_explain_themselves
    check (reason not in ('illegal', 'other') or private.has_visible_text(details)),
  constraint event_reports_date_outcomes check ((outcome is null) = (decided_at is null))
);

comment on table public.event_reports is
  'One user''s report of one event. Its author reads it and its outcome; moderators read all. Enough reports of established accounts hold an event back.';
comment on column public.event_reports.event_title is 'The title at the time of the report.';
comment on column public.event_reports.outcome is 'The publication that a moderator decided on; null while the report is open.';

-- The moderation queue and the reports of an event; the primary key serves the reports of a user.
create index event_reports_by_event on public.event_reports (event_id, decided_at);
create index event_reports_by_decision on public.event_reports (decided_at) where decided_at is not null;

alter table public.event_reports enable row level security;

revoke all on public.event_reports from anon, authenticated, public;
grant select, insert (event_id, reason, details) on public.event_reports to authenticated;
grant all on public.event_reports to service_role;

create policy "authors and moderators read reports" on public.event_reports
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.has_role('moderator')));

-- The lookup runs with the rights of the author: an event that they cannot read, they cannot report.
create policy "users with a confirmed address report events of others" on public.event_reports
  for insert to authenticated
  with check (
    user_id = (select auth.uid())
    and (select private.email_is_confirmed())
    and exists (select from public.events e where e.id = event_id and e.created_by is distinct from (select auth.uid()))
  );

create trigger copy_reported_title
  before insert on public.event_reports
  for each row execute function private.copy_reported_title();

create trigger hold_reported_event
  after insert on public.event_reports
  for each row execute function private.hold_reported_event();

create trigger limit_writes after insert on public.event_reports
  referencing new table as added for each statement execute function private.limit_writes();

create trigger mail_outcome after update of outcome on public.event_reports
  for each row when (new.outcome is not null and old.outcome is null) execute function private.mail_outcome();

-- The page of a removed event answers 410 instead of 404. Nothing else of the event is revealed; a deleted event leaves no trace.

create function private.is_event_removed(event_id uuid, numeric_id bigint) returns boolean
  language sql stable security definer set search_path = ''
  as $$
  select exists (
    select from public.events e
    where e.publication = 'removed'
      and (e.id = is_event_removed.event_id or e.numeric_id = is_event_removed.numeric_id)
  );
$$;

comment on function private.is_event_removed is
  'The body of public.is_event_removed. Security definer, because it reads rows that no visitor may read.';

create function public.is_event_removed(event_id uuid default null, numeric_id bigint default null) returns boolean
  language sql stable set search_path = ''
  as $$
  select private.is_event_removed(event_id, numeric_id);
$$;

comment on function public.is_event_removed is
  'Whether a moderator removed the event of an id, or of the number in its short URL.';

revoke all on function private.is_event_removed from public;
revoke all on function public.is_event_removed from public, anon, authenticated;
grant execute on function private.is_event_removed to anon, authenticated, service_role;
grant execute on function public.is_event_removed to anon, authenticated;

-- Reports hold an event back only if established accounts made them, and only a few events at a time. All others stay published and
-- wait in the queue of the moderators (docs/decisions/0025).

create function private.count_reports(event_id uuid) returns bigint
  language sql stable set search_path = ''
  as $$
  select count(distinct private.fold_email(u.email))
  from public.event_reports r
  join auth.users u on u.id = r.user_id
  cross join private.report_limits l
  where r.event_id = count_reports.event_id and r.decided_at is null
    and u.email_confirmed_at <= r.created_at - l.account_age;
$$;

comment on function private.count_reports is
  'The open reports of an event that count: one for each mailbox, of accounts that were confirmed long enough before.';

create function private.is_coming(event public.events) returns boolean
  language sql stable set search_path = ''
  as $$
  select coalesce(
    (select max((timing ->> 'end')::timestamptz) from jsonb_array_elements(event.timings) as timing),
    (event.date + 1)::timestamp at time zone event.time_zone,
    'infinity'
  ) > now();
$$;

comment on function private.is_coming is
  'Whether the last timing of an event, or its day at the venue, is not over. Always true without a date.';

create function private.may_be_held(event public.events) returns boolean
  language plpgsql stable set search_path = ''
  as $$
declare
  limits constant private.report_limits := (select l from private.report_limits l);
  waiting constant bigint := (
    select count(*) from public.events e where e.publication = 'waiting' and private.is_coming(e)
  );
  published constant bigint := (select count(*) from public.event_listings l where l.over_at > now());
  held_today constant bigint := (
    select count(*) from public.moderation_decisions d
    left join public.events e on e.id = d.event_id
    where d.reason = 'reports' and d.decided_at > now() - interval '1 day'
      and case
        when event.created_by is not null then d.creator_id = event.created_by
        else e.created_by is null and e.source is not distinct from event.source
          and e.organizer is not distinct from event.organizer
      end
  );
begin
  return private.is_coming(event)
    and waiting < greatest(limits.min_events, floor((published + waiting) * limits.share_of_coming))
    and held_today < limits.max_per_organizer;
end;
$$;

comment on function private.may_be_held is
  'Whether reports alone may hold back one more event: it is to come, within the share of all events to come and the daily number of its organizer.';

revoke all on function private.count_reports, private.is_coming, private.may_be_held from public;

create function private.list_reported_events() returns table (event_id uuid, since timestamptz, has_established boolean)
  language sql stable security definer rows 100 set search_path = ''
  as $$
  select r.event_id, min(r.created_at), bool_or(u.email_confirmed_at <= r.created_at - l.account_age)
  from public.event_reports r
  join auth.users u on u.id = r.user_id
  cross join private.report_limits l
  where r.decided_at is null and (select private.has_role('moderator'))
  group by r.event_id;
$$;

comment on function private.list_reported_events is
  'The events with open reports, and whether an established account made one. Empty for all but moderators.';

create function public.list_moderation_queue() returns uuid[]
  language sql stable set search_path = ''
  as $$
  with cases (event_id, since, has_priority) as (
    select r.event_id, r.since, r.has_established from private.list_reported_events() r
    union all
    select e.id, e.updated_at, true from public.events e where e.publication = 'waiting'
    union all
    select d.event_id, d.appealed_at, true from public.moderation_decisions d
    where d.appeal is not null and not exists (
      select from public.moderation_decisions l where l.event_id = d.event_id and l.decided_at > d.decided_at
    )
  ),
  oldest as (
    select c.event_id, min(c.since) as since, bool_or(c.has_priority) as has_priority from cases c
    join public.events e on e.id = c.event_id and e.publication <> 'draft' and e.created_by is distinct from (select auth.uid())
    where (select private.has_role('moderator'))
    group by c.event_id order by 3 desc, 2 limit 50
  )
  select coalesce(array_agg(o.event_id order by o.has_priority desc, o.since), '{}') from oldest o;
$$;

comment on function public.list_moderation_queue is
  'The ids of at most fifty events that wait for a moderator, the longest waiting first: held back by reports, appealed, or reported; events that only new accounts reported come last. Never the caller''s own; empty for other users.';

revoke all on function private.list_reported_events from public;
revoke all on function public.list_moderation_queue from public, anon, authenticated;
grant execute on function private.list_reported_events to authenticated;
grant execute on function public.list_moderation_queue to authenticated;

-- Shows an event, hides it or removes it, with the reason and a statement to its creator.

create function private.moderate_event(event_id uuid, publication text, reason text, statement text) returns void
  language plpgsql security definer set search_path = ''
  as $$
declare
  event public.events;
begin
  if not private.has_role('moderator') then
    raise exception 'Only moderators decide on events' using errcode = 'insufficient_privilege';
  end if;
  if publication = 'waiting' then
    raise exception 'Only reports make an event wait' using errcode = 'check_violation';
  end if;
  select * into event from public.events e
  where e.id = moderate_event.event_id and e.publication <> 'draft' for update;
  if not found then
    raise exception 'There is no such event' using errcode = 'foreign_key_violation';
  end if;
  if event.created_by = auth.uid() then
    raise exception 'Nobody decides on their own event' using errcode = 'insufficient_privilege';
  end if;
  perform private.record_decision(event, publication, reason, statement);
  update public.event_reports r set outcome = moderate_event.publication, decided_at = now()
  where r.event_id = event.id and r.decided_at is null;
end;
$$;

comment on function private.moderate_event is
  'The body of public.moderate_event. Security definer, because it writes what no client may write; it checks the role itself.';

create function public.moderate_event(event_id uuid, publication text, reason text, statement text) returns void
  language sql set search_path = ''
  as $$
  select private.moderate_event(event_id, publication, reason, statement);
$$;

comment on function public.moderate_event is
  'Records a moderator''s decision on an event of another user: published (reason unfounded), hidden or removed. Its creator reads the statement; open reports are closed.';

revoke all on function private.moderate_event from public;
revoke all on function public.moderate_event from public, anon, authenticated;
grant execute on function private.moderate_event to authenticated;
grant execute on function public.moderate_event to authenticated;

create function private.record_decision(event public.events, publication text, reason text, statement text) returns void
  language sql set search_path = ''
  as $$
  insert into public.moderation_decisions (
    event_id, event_title, creator_id, moderator_id, publication_before, publication, reason, statement, is_final
  )
  values (
    event.id, event.title, event.created_by, case when publication <> 'waiting' then auth.uid() end, event.publication,
    publication, reason, statement,
    exists (select from public.moderation_decisions d where d.event_id = event.id and d.appeal is not null)
  );
  update public.events set publication = record_decision.publication where id = event.id;
$$;

comment on function private.record_decision is
  'Changes the publication of an event and records why. event is the row before the change.';

revoke all on function private.record_decision from public;

-- Undoes a wave of reports at once.

create function private.restore_reported_events(statement text) returns integer
  language plpgsql security definer set search_path = ''
  as $$
declare
  event public.events;
  restored uuid[] := '{}';
  reporters uuid[];
begin
  if not private.has_role('moderator') then
    raise exception 'Only moderators decide on events' using errcode = 'insufficient_privilege';
  end if;
  -- The lock of private.hold_reported_event, to avoid deadlocks with a report of several events.
  perform pg_advisory_xact_lock(hashtextextended('event_reports', 0));
  for event in
    select e.* from public.events e
    where e.publication = 'waiting' and e.created_by is distinct from auth.uid()
      and exists (
        select from public.moderation_decisions d
        where d.event_id = e.id and d.reason = 'reports' and not exists (
          select from public.moderation_decisions later where later.event_id = e.id and later.decided_at > d.decided_at
        )
      )
    order by e.id for no key update
  loop
    perform private.record_decision(event, 'published', 'unfounded', restore_reported_events.statement);
    restored := restored || event.id;
  end loop;
  reporters := array(
    select distinct r.user_id from public.event_reports r where r.event_id = any (restored) and r.decided_at is null
  );
  -- Events that only these accounts reported are part of the wave. Events that others reported too stay in the queue.
  update public.event_reports r set outcome = 'published', decided_at = now()
  where r.decided_at is null and (
    r.event_id = any (restored)
    or r.user_id = any (reporters) and exists (
      select from public.events e
      where e.id = r.event_id and e.publication = 'published' and e.created_by is distinct from auth.uid()
    ) and not exists (
      select from public.event_reports other
      where other.event_id = r.event_id and other.decided_at is null and other.user_id <> all (reporters)
    )
  );
  return cardinality(restored);
end;
$$;

comment on function private.restore_reported_events is
  'The body of public.restore_reported_events. Security definer; it checks the role itself.';

create function public.restore_reported_events(statement text) returns integer
  language sql set search_path = ''
  as $$
  select private.restore_reported_events(statement);
$$;

comment on function public.restore_reported_events is
  'Publishes again every event that reports alone hold back, except the caller''s own, and closes the reports of the accounts behind them. Each creator reads the statement. Returns the number of events. For moderators.';

revoke all on function private.restore_reported_events from public;
revoke all on function public.restore_reported_events from public, anon, authenticated;
grant execute on function private.restore_reported_events to authenticated;
grant execute on function public.restore_reported_events to authenticated;
