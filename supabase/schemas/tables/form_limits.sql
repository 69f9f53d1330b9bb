comment on table private.form_limits is 'How often a form may be sent within an hour, by kind of sender.';
comment on column private.form_limits.pause is
  'The pause between two forms beyond the limit. Null: until the hour is over, for networks only, because anyone can '
  'write the address of another person.';

revoke all on private.form_limits from anon, authenticated, public;
grant all on private.form_limits to service_role;
