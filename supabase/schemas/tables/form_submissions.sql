-- Counts of sent forms. Senders are hashes, deleted after a day: no address and no network is stored.

create table private.form_submissions (
  sender bytea not null check (octet_length(sender) = 32),
  form   text not null check (char_length(form) between 1 and 63),
  hour   timestamptz not null,
  count  integer not null default 1 check (count >= 1),
  latest timestamptz not null default clock_timestamp(),
  primary key (sender, form, hour)
);

comment on table private.form_submissions is
  'How often a sender, identified by a hash, sent a form in an hour. Kept for a day.';

create index form_submissions_by_hour on private.form_submissions (hour);

alter table private.form_submissions enable row level security;

revoke all on private.form_submissions from anon, authenticated, public;
grant all on private.form_submissions to service_role;
