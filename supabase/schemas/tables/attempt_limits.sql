comment on table private.attempt_limits is
  'How often something may be attempted within a period, by kind. A password or a code that is right is not counted, '
  'but the network where an account was opened or its second factor was passed is: its owner is known there.';

revoke all on private.attempt_limits from anon, authenticated, public;
grant all on private.attempt_limits to service_role;
