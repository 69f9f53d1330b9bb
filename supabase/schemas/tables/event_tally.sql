-- The stored facet counts of all of France, as deltas: see listings/facet_deltas.sql.

create table private.event_tally (
  category      text not null,
  price         double precision,
  accessibility text[] not null,
  time_zone     text not null,
  first_slot    integer,
  last_slot     integer,
  earlier_slot  integer,
  events        integer not null,
  is_settled    boolean not null default false
);

comment on table private.event_tally is
  'Deltas of the facet counts: how many events to come there are of each kind, and when they take place. Rows are only added, so that writers do not wait for each other; private.settle_tally compacts them.';
comment on column private.event_tally.first_slot is
  'First day part of a timing (private.date_windows); null in the row that counts the event itself.';
comment on column private.event_tally.earlier_slot is
  'The last day part of all earlier timings of the event. A range counts an event once, by its first timing there: the one whose earlier_slot is before the range.';
comment on column private.event_tally.events is 'Negative for events that ended, changed or were removed.';
comment on column private.event_tally.is_settled is 'Whether private.settle_tally wrote the row.';

create index event_tally_by_slot on private.event_tally (time_zone, first_slot);
create index event_tally_long on private.event_tally (time_zone, first_slot) where last_slot - first_slot > 4;
create index event_tally_of_events on private.event_tally (events) where first_slot is null;
create index event_tally_unsettled on private.event_tally (is_settled) where not is_settled;

alter table private.event_tally enable row level security;

revoke all on private.event_tally from anon, authenticated, public;
grant all on private.event_tally to service_role;
