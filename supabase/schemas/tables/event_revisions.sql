-- The changes of an event, for the calendars that follow it: see calendars/triggers/revise_event.sql.

create table private.event_revisions (
  event_id     uuid primary key references public.events on delete cascade,
  revision     integer not null check (revision >= 0),
  revised_at   timestamptz not null,
  cancelled_at timestamptz
);

comment on table private.event_revisions is
  'How often date, time, place or status of an event have changed. An event that has never changed has no row.';
comment on column private.event_revisions.revision is 'SEQUENCE of RFC 5545: only changes of date, time, place and status count.';
comment on column private.event_revisions.revised_at is 'When anything last changed that a calendar shows, the title included.';
comment on column private.event_revisions.cancelled_at is 'Null unless the event is cancelled.';

alter table private.event_revisions enable row level security;

revoke all on private.event_revisions from anon, authenticated, public;
