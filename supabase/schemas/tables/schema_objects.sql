comment on table private.schema_objects is
  'What of supabase/schemas was applied: the hash of each object by its name. Only changed objects are applied again.';

revoke all on private.schema_objects from anon, authenticated, public;
grant all on private.schema_objects to service_role;
