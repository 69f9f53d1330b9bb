create table private.devices (
  user_id     uuid not null references auth.users on delete cascade,
  fingerprint bytea not null,
  seen_at     timestamptz not null default now(),
  primary key (user_id, fingerprint)
);

comment on table private.devices is
  'A device that a user has signed in with: a hash of its browser and system without versions. A sign-in with another one is mailed.';

create index devices_by_date on private.devices (seen_at);

alter table private.devices enable row level security;

revoke all on private.devices from anon, authenticated, public;
