comment on table private.writes is 'How many rows a user wrote, and when. Kept for a day.';

revoke all on private.writes from anon, authenticated, public;
grant all on private.writes to service_role;
