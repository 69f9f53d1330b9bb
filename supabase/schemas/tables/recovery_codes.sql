comment on table private.recovery_codes is
  'The recovery codes of a user that are not used, as hashes (private.hash_recovery_code).';
comment on column private.recovery_codes.hash is 'Not exported to the user.';

revoke all on private.recovery_codes from anon, authenticated, public;
