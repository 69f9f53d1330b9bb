comment on table private.attempts is
  'A wrong password or code, a mail that was asked for, the begin or end of a sign-in or challenge, or the network '
  'where an account was opened or passed its second factor: a hash of its sender. At most about 100,000 of a kind are '
  'kept.';

revoke all on private.attempts from anon, authenticated, public;
grant all on private.attempts to service_role;
