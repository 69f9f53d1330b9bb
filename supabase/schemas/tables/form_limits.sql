create table private.form_limits (
  sender text primary key check (sender in ('network', 'address', 'unknown network')),
  most   integer not null check (most > 0),
  pause  interval check (pause <= interval '1 minute')
);

comment on table private.form_limits is 'How often a form may be sent within an hour, by kind of sender.';
comment on column private.form_limits.pause is
  'The pause between two forms beyond the limit. Null: until the hour is over, for networks only, because anyone can write the address of another person.';

alter table private.form_limits enable row level security;

revoke all on private.form_limits from anon, authenticated, public;
grant all on private.form_limits to service_role;

insert into private.form_limits values
  ('network', 5, null),
  ('address', 5, '10 seconds'),
  ('unknown network', 60, '1 second');
