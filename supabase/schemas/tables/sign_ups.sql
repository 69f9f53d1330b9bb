comment on table private.sign_ups is 'When a network created an account: a hash of the network, kept for a day.';

revoke all on private.sign_ups from anon, authenticated, public;
grant all on private.sign_ups to service_role;
