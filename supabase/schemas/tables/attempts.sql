-- Counts of attempts. Senders are hashes, deleted after the period of their kind.

create table private.attempts (
  id      bigint generated always as identity primary key,
  kind    text not null,
  sender  bytea not null,
  made_at timestamptz not null
);

comment on table private.attempts is
  'A wrong password or code, a mail that was asked for, the begin or end of a sign-in or challenge, or the network where an account passed its second factor: a hash of its sender. At most about 100,000 of a kind are kept.';

create index attempts_by_sender on private.attempts (kind, sender, made_at);
create index attempts_by_date on private.attempts (kind, made_at);

alter table private.attempts enable row level security;

revoke all on private.attempts from anon, authenticated, public;
grant all on private.attempts to service_role;
