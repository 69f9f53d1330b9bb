-- GoTrue names users in two tables without a reference: the log of sign-ins (id, email, IP address) and the flows of
-- mail links. Export and erasure cover both.

create function private.log_entries_about(person uuid, email text) returns setof auth.audit_log_entries
  language sql stable set search_path = ''
  as $$
  select entry.* from auth.audit_log_entries entry
  where jsonb_path_exists(
    entry.payload::jsonb, '$.** ? (@ == $id || @ == $email)',
    -- Without an account there is no id, and null would match the entries of others.
    jsonb_build_object(
      'id', coalesce(log_entries_about.person::text, lower(log_entries_about.email)), 'email',
        lower(log_entries_about.email)
    )
  );
$$;

comment on function private.log_entries_about is
  'The entries of the authentication log that contain the id or the email address of a person, at any depth.';

revoke all on function private.log_entries_about from public;
