comment on table private.event_revisions is
  'How often date, time, place or status of an event have changed. An event that has never changed has no row.';
comment on column private.event_revisions.revision is
  'SEQUENCE of RFC 5545: only changes of date, time, place and status count.';
comment on column private.event_revisions.revised_at is
  'When anything last changed that a calendar shows, the title included.';
comment on column private.event_revisions.cancelled_at is 'Null unless the event is cancelled.';

revoke all on private.event_revisions from anon, authenticated, public;
