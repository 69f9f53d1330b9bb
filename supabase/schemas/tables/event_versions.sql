comment on table private.event_versions is
  'When, where, status, price and access needs of an event before an update that changed one of them. Kept while a '
  'user who saved the event has not seen the change, at most 12 months (private.apply_retention).';
comment on column private.event_versions.id is
  'In the order of the updates of an event: each holds the lock of its row.';

revoke all on private.event_versions from anon, authenticated, public;
