comment on table private.schema_sets is
  'Every state of supabase/schemas that was applied, the last one is in place. A server with an older one applies '
  'nothing.';
comment on column private.schema_sets.position is 'The version of the newest migration of that state.';
comment on column private.schema_sets.hash is 'Of all texts.';

revoke all on private.schema_sets from anon, authenticated, public;
grant all on private.schema_sets to service_role;
