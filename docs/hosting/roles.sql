-- Creates the roles of requests and the user of the server. Run it once per PostgreSQL server, as its superuser, before the
-- first start on DATABASE_URL. `service_role` bypasses row level security, which only a superuser may grant.

create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;

create role lively login;
grant anon, authenticated, service_role to lively;

-- The time limits of hosted Supabase. The server reads them when it starts, and sets them in each request.
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
