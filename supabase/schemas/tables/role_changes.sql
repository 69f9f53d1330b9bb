comment on table private.role_changes is
  'A role that was given to a user or taken back. Kept for a year, and for as long as the role is held.';
comment on column private.role_changes.user_id is 'Whose role it is. Not exported to the author.';
comment on column private.role_changes.is_given is 'False where the role was taken back.';
comment on column private.role_changes.author_id is
  'The operator who did it; null for the host, and for an account that is deleted. Not exported to the user.';
comment on column private.role_changes.is_by_host is
  'Whether it was done on the server, by role:give, and not by an operator.';

revoke all on private.role_changes from anon, authenticated, public;
grant all on private.role_changes to service_role;
