comment on table private.poll_people is
  'A person who answered a poll: a user, or a guest whose own link changes the answers on any device.';
comment on column private.poll_people.secret_hash is
  'The hash of the token of a guest''s own link; null for a user. Not exported to the user.';
comment on column private.poll_people.changes is
  'The ids of the latest changes, at most fifty: a change that arrives twice is applied once. Not exported to the '
  'user.';

revoke all on private.poll_people from anon, authenticated, public;
