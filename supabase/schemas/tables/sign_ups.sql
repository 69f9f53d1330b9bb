-- Counts of sign-ups. Networks are hashes, deleted after a day.

create table private.sign_ups (
  id      bigint generated always as identity primary key,
  network bytea not null,
  made_at timestamptz not null
);

comment on table private.sign_ups is 'When a network created an account: a hash of the network, kept for a day.';

create index sign_ups_by_network on private.sign_ups (network, made_at);
create index sign_ups_by_date on private.sign_ups (made_at);

alter table private.sign_ups enable row level security;

revoke all on private.sign_ups from anon, authenticated, public;
grant all on private.sign_ups to service_role;
