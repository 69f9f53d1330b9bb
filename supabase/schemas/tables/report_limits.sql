-- The limits of reports before a moderator decides: see moderation/limit_reports.sql.

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
