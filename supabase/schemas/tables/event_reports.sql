comment on table public.event_reports is
  'One user''s report of one event. Its author reads it and its outcome; moderators read all. Enough reports of '
  'established accounts hold an event back.';
comment on column public.event_reports.event_title is 'The title at the time of the report.';
comment on column public.event_reports.outcome is
  'The publication that a moderator decided on; null while the report is open.';

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
