-- Helpers of policies, checks, triggers and functions. The API exposes the schema public alone, so no client can call these by
-- name. Each is granted to the roles whose statements reach it, and to no other.

create schema private;

comment on schema private is 'Helpers of policies, checks, triggers and functions. Not exposed through the API.';

grant usage on schema public to anon, authenticated, service_role;
grant usage on schema private to anon, authenticated, service_role;
