comment on table private.devices is
  'A device that a user has signed in with: a hash of its browser and system without versions. A sign-in with another '
  'one is mailed.';

revoke all on private.devices from anon, authenticated, public;
