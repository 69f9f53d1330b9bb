comment on table private.calendar_feeds is
  'Private calendars of users. Anyone who has the token of a calendar can read it. Clients access this table through '
  'functions only.';
comment on column private.calendar_feeds.kind is
  'The content of the calendar: the favourites of the user, or one saved search.';
comment on column private.calendar_feeds.search_id is 'Null for the favourites. A calendar ends with its search.';
comment on column private.calendar_feeds.token_hash is 'SHA-256. Not exported to the user.';

revoke all on private.calendar_feeds from anon, authenticated, public;
