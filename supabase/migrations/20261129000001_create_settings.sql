-- Settings and limits of the host, and what is counted for them.

-- The settings of a host, in one row.

create table private.settings (
  only_row         boolean primary key default true check (only_row),
  trusted_proxies  integer not null default 1 check (trusted_proxies between 1 and 10),
  client_ip_header text check (client_ip_header ~ '^[a-z0-9-]{1,60}$'),
  local_pictures   boolean not null default false,
  pepper           uuid not null default gen_random_uuid()
);

alter table private.settings enable row level security;

insert into private.settings default values;

-- The secret that the servers of a site share: a token that one of them has signed is valid at all of them.

create table private.signing_secret (
  only_row boolean primary key default true check (only_row),
  secret   text not null check (char_length(secret) >= 32)
);

alter table private.signing_secret enable row level security;

-- When a host last imported and last backed up, for its monitoring and its operators.

create table private.host_runs (
  kind        text not null check (kind in ('import', 'backup')),
  source      text not null default '' check (char_length(source) <= 2048),
  finished_at timestamptz not null default now(),
  facts       jsonb not null default '{}' check (jsonb_typeof(facts) = 'object' and octet_length(facts::text) <= 262144),
  primary key (kind, source)
);

alter table private.host_runs enable row level security;

-- Values that migrations and upgrades changed: see repairs/repair.sql.

create table private.repairs (
  id          bigint generated always as identity primary key,
  repaired_at timestamptz not null default now(),
  relation    text not null,
  column_name text not null,
  reason      text not null,
  row_id      uuid,
  old_value   text,
  is_reported boolean not null default false
);

alter table private.repairs enable row level security;

-- Write limits of an account. Writes are counted apart from the tables, so that deleting rows makes no room for others.

create table private.write_limits (
  kind   text not null,
  period interval not null check (period between interval '1 minute' and interval '1 day'),
  most   integer not null check (most > 0),
  primary key (kind, period)
);

alter table private.write_limits enable row level security;

insert into private.write_limits (kind, period, most) values
  ('events', '1 minute', 5),
  ('events', '1 day', 20),
  ('events changes', '1 minute', 30),
  ('events changes', '1 day', 500),
  ('profiles changes', '1 minute', 30),
  ('profiles changes', '1 day', 500),
  ('event_votes', '1 minute', 120),
  ('event_votes', '1 day', 2000),
  ('favorites', '1 minute', 120),
  ('favorites', '1 day', 2000),
  ('purchases', '1 minute', 20),
  ('purchases', '1 day', 100),
  ('event_interactions', '1 minute', 120),
  ('event_interactions', '1 day', 5000),
  ('user_actions', '1 minute', 120),
  ('user_actions', '1 day', 5000),
  ('user_preferences', '1 minute', 1000),
  ('user_preferences', '1 day', 10000),
  ('event_preferences', '1 minute', 1000),
  ('event_preferences', '1 day', 10000),
  ('moderation_decisions changes', '1 minute', 5),
  ('moderation_decisions changes', '1 day', 20),
  ('saved_searches', '1 minute', 20),
  ('saved_searches', '1 day', 200),
  ('event_reports', '1 minute', 5),
  ('event_reports', '1 day', 20),
  ('staff_roles changes', '1 minute', 10),
  ('staff_roles changes', '1 day', 100);

create table private.writes (
  user_id    uuid not null references auth.users on delete cascade,
  kind       text not null,
  written_at timestamptz not null,
  count      integer not null check (count > 0),
  primary key (user_id, kind, written_at)
);

create index writes_by_date on private.writes (written_at);

alter table private.writes enable row level security;

-- The limits of wrong passwords and codes, mails, sign-ins, challenges, changes of polls, and requests for unknown calendars:
-- see limits/admit_attempts.sql.

create table private.attempt_limits (
  kind   text primary key,
  period interval not null check (period between interval '1 minute' and interval '60 days'),
  most   integer not null check (most > 0)
);

alter table private.attempt_limits enable row level security;

insert into private.attempt_limits (kind, period, most) values
  ('password of address', '15 minutes', 10),
  ('password of network', '1 hour', 50),
  ('code of network', '10 minutes', 10),
  ('code', '1 hour', 100),
  ('factor code of network', '15 minutes', 5),
  ('factor codes of network', '1 day', 10),
  ('factor code of account', '1 hour', 15),
  ('factor codes of account', '1 day', 30),
  ('factor passed', '60 days', 1),
  ('recovery code', '15 minutes', 5),
  ('recovery codes', '1 day', 20),
  ('signed in', '60 days', 1),
  ('mail', '1 minute', 1),
  ('mail of mailbox', '1 day', 15),
  ('mail of mailbox from new networks', '1 day', 10),
  ('mail of mailbox and network', '1 day', 5),
  ('mail of network', '1 day', 100),
  ('confirmation', '1 day', 3),
  ('flow begun', '10 minutes', 100),
  ('flow finished', '10 minutes', 100),
  ('challenge', '1 minute', 15),
  ('poll of network', '1 hour', 20),
  ('poll of unknown network', '1 hour', 600),
  ('poll change of network', '1 hour', 300),
  ('poll change of unknown network', '1 hour', 6000),
  ('calendar guess of network', '1 hour', 100),
  ('calendar guess of unknown network', '1 hour', 6000);

-- Counts of attempts. Senders are hashes, deleted after the period of their kind.

create table private.attempts (
  id      bigint generated always as identity primary key,
  kind    text not null,
  sender  bytea not null,
  made_at timestamptz not null
);

create index attempts_by_sender on private.attempts (kind, sender, made_at);
create index attempts_by_date on private.attempts (kind, made_at);

alter table private.attempts enable row level security;

create table private.form_limits (
  sender text primary key check (sender in ('network', 'address', 'unknown network')),
  most   integer not null check (most > 0),
  pause  interval check (pause <= interval '1 minute')
);

alter table private.form_limits enable row level security;

insert into private.form_limits values
  ('network', 5, null),
  ('address', 5, '10 seconds'),
  ('unknown network', 60, '1 second');

-- Counts of sent forms. Senders are hashes, deleted after a day: no address and no network is stored.

create table private.form_submissions (
  sender bytea not null check (octet_length(sender) = 32),
  form   text not null check (char_length(form) between 1 and 63),
  hour   timestamptz not null,
  count  integer not null default 1 check (count >= 1),
  latest timestamptz not null default clock_timestamp(),
  primary key (sender, form, hour)
);

create index form_submissions_by_hour on private.form_submissions (hour);

alter table private.form_submissions enable row level security;

-- How many accounts a network may create: see limits/admit_sign_up.sql.

create table private.sign_up_limits (
  is_known boolean not null,
  period   interval not null check (period between interval '1 minute' and interval '1 day'),
  max      integer not null check (max > 0),
  primary key (is_known, period)
);

alter table private.sign_up_limits enable row level security;

insert into private.sign_up_limits (is_known, period, max) values
  (true, '1 hour', 10),
  (true, '1 day', 30),
  (false, '1 hour', 60);

-- Counts of sign-ups. Networks are hashes, deleted after a day.

create table private.sign_ups (
  id      bigint generated always as identity primary key,
  network bytea not null,
  made_at timestamptz not null
);

create index sign_ups_by_network on private.sign_ups (network, made_at);
create index sign_ups_by_date on private.sign_ups (made_at);

alter table private.sign_ups enable row level security;

-- The limits of reports before a moderator decides: see moderation/limit_reports.sql.

create table private.report_limits (
  only_row          boolean primary key default true check (only_row),
  reports           integer not null default 3 check (reports > 0),
  account_age       interval not null default '7 days',
  share_of_coming   numeric not null default 0.01 check (share_of_coming between 0 and 1),
  min_events        integer not null default 3 check (min_events >= 0),
  max_per_organizer integer not null default 3 check (max_per_organizer >= 0)
);

alter table private.report_limits enable row level security;

insert into private.report_limits default values;
