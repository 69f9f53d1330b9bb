-- What is wrong with an event, in the words of who saw it. Article 16 of the Digital Services Act.

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
  'One user''s report of one event. Its author reads it, with what became of it; moderators read all. Three of different people make the event wait.';
comment on column public.event_reports.event_title is 'The title that was reported.';
comment on column public.event_reports.outcome is 'The publication that a moderator decided on; null while nobody has.';

-- The primary key serves "my reports"; this one serves the queue and "reports of an event".
create index event_reports_by_event on public.event_reports (event_id, decided_at);

create function private.copy_reported_title() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  new.event_title := coalesce((select title from public.events where id = new.event_id), '');
  return new;
end;
$$;

create function private.hold_reported_event() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  -- The lock makes reports that come at once count each other.
  event constant public.events := (select e from public.events e where e.id = new.event_id for update);
  most constant integer := 3;
begin
  if event.publication = 'published'
    and (select count(*) from public.event_reports r where r.event_id = new.event_id and r.decided_at is null) >= most
  then
    perform private.record_decision(event, 'waiting', 'reports', '');
  end if;
  return null;
end;
$$;

comment on function private.hold_reported_event is
  'Row trigger: three reports that nobody has decided on make a published event wait.';

revoke all on function private.copy_reported_title, private.hold_reported_event from public;

create trigger copy_reported_title
  before insert on public.event_reports
  for each row execute function private.copy_reported_title();

create trigger hold_reported_event
  after insert on public.event_reports
  for each row execute function private.hold_reported_event();

create trigger limit_writes after insert on public.event_reports
  referencing new table as added for each statement execute function private.limit_writes();

insert into private.write_limits (kind, period, most) values
  ('event_reports', '1 minute', 5),
  ('event_reports', '1 day', 20);

alter table public.event_reports enable row level security;

revoke all on public.event_reports from anon, authenticated, public;
grant select, insert (event_id, reason, details) on public.event_reports to authenticated;
grant all on public.event_reports to service_role;

create policy "authors and moderators read reports" on public.event_reports
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.has_role('moderator')));

-- The event is looked up with the rights of the author: what they cannot see, they cannot report.
create policy "users with a confirmed address report events of others" on public.event_reports
  for insert to authenticated
  with check (
    user_id = (select auth.uid())
    and (select private.email_is_confirmed())
    and exists (select from public.events e where e.id = event_id and e.created_by is distinct from (select auth.uid()))
  );
