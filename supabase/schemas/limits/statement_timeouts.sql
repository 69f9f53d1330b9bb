-- Statements of visitors and of users have a time limit, as on hosted Supabase. PostgREST and the embedded backend set
-- the limit of the role in each transaction, because PostgreSQL applies it at a login only. An own limit of the host is
-- kept.
do $$
declare
  role_limit record;
begin
  for role_limit in
    select name, value from (values ('anon', '3s'), ('authenticated', '8s')) as limits (name, value)
    where not exists (
      select from pg_catalog.pg_roles, unnest(rolconfig) as setting
      where rolname = name and setting like 'statement\_timeout=%'
    )
  loop
    execute format('alter role %I set statement_timeout = %L', role_limit.name, role_limit.value);
  end loop;
exception
  -- Roles belong to the server: its superuser made them (docs/hosting/roles.sql), or another database sets the same
  -- now. The backend uses 3 s and 8 s where the roles say nothing.
  when insufficient_privilege or internal_error then
    null;
end;
$$;
