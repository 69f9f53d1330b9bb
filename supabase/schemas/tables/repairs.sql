comment on table private.repairs is
  'A value that a migration or an upgrade changed because a new constraint refuses it. The host reads it; deleted '
  'after a year.';
comment on column private.repairs.reason is 'The requirement of the constraint.';
comment on column private.repairs.row_id is 'Null for tables about people.';
comment on column private.repairs.old_value is 'Null for tables about people.';
comment on column private.repairs.is_reported is 'Whether the server has reported it in its log.';

revoke all on private.repairs from anon, authenticated, public;
grant all on private.repairs to service_role;
