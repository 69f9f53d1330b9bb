-- The secret that the servers of a site share: a token that one of them has signed is valid at all of them.

create table private.signing_secret (
  only_row boolean primary key default true check (only_row),
  secret   text not null check (char_length(secret) >= 32)
);

comment on table private.signing_secret is
  'The secret that signs sessions, created by the first server that starts. One row; none where the host names it in LIVELY_SESSION_SECRET. No role of the API reads it.';

alter table private.signing_secret enable row level security;

revoke all on private.signing_secret from anon, authenticated, service_role, public;
