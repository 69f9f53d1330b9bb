comment on table private.facet_deltas is
  'Deltas of the facet counts: how many events to come there are of each kind, and when they take place. Rows are only '
  'added, so that writers do not wait for each other; private.compact_facet_deltas compacts them.';
comment on column private.facet_deltas.first_part is
  'First day part of a timing (private.date_windows); null in the row that counts the event itself.';
comment on column private.facet_deltas.earlier_part is
  'The last day part of all earlier timings of the event. A range counts an event once, by its first timing there: the '
  'one whose earlier_part is before the range.';
comment on column private.facet_deltas.events is 'Negative for events that ended, changed or were removed.';
comment on column private.facet_deltas.kinds is 'The kinds of the event: private.kinds_of.';
comment on column private.facet_deltas.hour is
  'The hour at which all known timings of the event begin, 20 for 20:00 to 20:59, in rows of their own: a timing is '
  'there as long as its start. -1 in the rows of all events.';
comment on column private.facet_deltas.is_compacted is 'Whether private.compact_facet_deltas wrote the row.';

revoke all on private.facet_deltas from anon, authenticated, public;
grant all on private.facet_deltas to service_role;
