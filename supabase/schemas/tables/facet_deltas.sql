-- The stored facet counts of all of France, as deltas: see listings/facet_deltas.sql.

create table private.facet_deltas (
  category      text not null,
  price         double precision,
  accessibility text[] not null,
  time_zone     text not null,
  first_part    integer,
  last_part     integer,
  earlier_part  integer,
  events        integer not null,
  is_compacted  boolean not null default false,
  subcategory   text,
  is_online     boolean not null default false,
  is_once       boolean not null default false,
  hour          integer not null default -1
);

comment on table private.facet_deltas is
  'Deltas of the facet counts: how many events to come there are of each kind, and when they take place. Rows are only added, so that writers do not wait for each other; private.compact_facet_deltas compacts them.';
comment on column private.facet_deltas.first_part is
  'First day part of a timing (private.date_windows); null in the row that counts the event itself.';
comment on column private.facet_deltas.earlier_part is
  'The last day part of all earlier timings of the event. A range counts an event once, by its first timing there: the one whose earlier_part is before the range.';
comment on column private.facet_deltas.events is 'Negative for events that ended, changed or were removed.';
comment on column private.facet_deltas.is_once is 'Whether the event takes place on one day only.';
comment on column private.facet_deltas.hour is
  'The hour at which all known timings of the event begin, 20 for 20:00 to 20:59, in rows of their own: a timing is there as long as its start. -1 in the rows of all events.';
comment on column private.facet_deltas.is_compacted is 'Whether private.compact_facet_deltas wrote the row.';

create index facet_deltas_by_part on private.facet_deltas (hour, time_zone, first_part);
create index facet_deltas_long on private.facet_deltas (time_zone, first_part) where last_part - first_part > 4;
create index facet_deltas_of_events on private.facet_deltas (hour) where first_part is null;
create index facet_deltas_uncompacted on private.facet_deltas (is_compacted) where not is_compacted;

alter table private.facet_deltas enable row level security;

revoke all on private.facet_deltas from anon, authenticated, public;
grant all on private.facet_deltas to service_role;
