comment on table private.topics is
  'The tags of an event by category and subcategory (empty for none), and their folded names.';

revoke all on private.topics from anon, authenticated, public;
grant all on private.topics to service_role;
