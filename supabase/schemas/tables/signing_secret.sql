comment on table private.signing_secret is
  'The secret that signs sessions, created by the first server that starts. One row; none where the host names it in '
  'LIVELY_SESSION_SECRET. No role of the API reads it.';

revoke all on private.signing_secret from anon, authenticated, service_role, public;
