-- The codes that open an account whose second factor is lost.

create table private.recovery_codes (
  user_id uuid not null references auth.users on delete cascade,
  hash    bytea not null,
  primary key (user_id, hash)
);

comment on table private.recovery_codes is
  'The recovery codes of a user that are not used, as hashes (private.hash_recovery_code).';
comment on column private.recovery_codes.hash is 'Not exported to the user.';

alter table private.recovery_codes enable row level security;

revoke all on private.recovery_codes from anon, authenticated, public;
