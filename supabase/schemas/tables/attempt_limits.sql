-- The limits of wrong passwords and codes, mails, sign-ins, challenges, changes of polls, and requests for unknown calendars:
-- see limits/admit_attempts.sql.

create table private.attempt_limits (
  kind   text primary key,
  period interval not null check (period between interval '1 minute' and interval '60 days'),
  most   integer not null check (most > 0)
);

comment on table private.attempt_limits is
  'How often something may be attempted within a period, by kind. A password or a code that is right is not counted, but the network where a second factor was passed is: its owner is known there.';

alter table private.attempt_limits enable row level security;

revoke all on private.attempt_limits from anon, authenticated, public;
grant all on private.attempt_limits to service_role;

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
  ('mail', '1 minute', 1),
  ('mail of mailbox', '1 day', 15),
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
