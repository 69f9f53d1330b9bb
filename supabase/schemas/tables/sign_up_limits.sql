comment on table private.sign_up_limits is 'How many accounts one network may create within a period.';
comment on column private.sign_up_limits.is_known is 'False for all clients together whose network is unknown.';

revoke all on private.sign_up_limits from anon, authenticated, public;
grant all on private.sign_up_limits to service_role;
