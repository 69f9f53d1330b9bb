comment on table private.report_limits is 'How much reports can do before a moderator decides. One row.';
comment on column private.report_limits.reports is 'How many open reports of different mailboxes hold an event back.';
comment on column private.report_limits.account_age is
  'How long the email address of an account must have been confirmed before its report counts.';
comment on column private.report_limits.share_of_coming is
  'The highest share of the events to come that may be held back at a time.';
comment on column private.report_limits.min_events is
  'The number of events that may be held back at a time even if the share is lower.';
comment on column private.report_limits.max_per_organizer is
  'How many events of one organizer may be held back within a day.';

revoke all on private.report_limits from anon, authenticated, public;
grant all on private.report_limits to service_role;
