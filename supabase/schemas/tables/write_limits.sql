comment on table private.write_limits is
  'The highest number of rows of a kind that a user may write within a period. A kind is a table, or a table and '
  '"changes".';

revoke all on private.write_limits from anon, authenticated, public;
grant all on private.write_limits to service_role;
