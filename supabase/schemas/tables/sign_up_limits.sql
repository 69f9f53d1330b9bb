-- How many accounts a network may create: see limits/admit_sign_up.sql.

create table private.sign_up_limits (
  is_known boolean not null,
  period   interval not null check (period between interval '1 minute' and interval '1 day'),
  max      integer not null check (max > 0),
  primary key (is_known, period)
);

comment on table private.sign_up_limits is 'How many accounts one network may create within a period.';
comment on column private.sign_up_limits.is_known is 'False for all clients together whose network is unknown.';

alter table private.sign_up_limits enable row level security;

revoke all on private.sign_up_limits from anon, authenticated, public;
grant all on private.sign_up_limits to service_role;

insert into private.sign_up_limits (is_known, period, max) values
  (true, '1 hour', 10),
  (true, '1 day', 30),
  (false, '1 hour', 60);
