-- When an event last declared its access needs, and more needs than the five of OpenAgenda: a trigger checks them, because they are
-- constants of the engine (listings/triggers/declare_access.sql).

alter table public.events
  drop constraint events_accessibility_check,
  add column accessibility_at timestamptz;

-- A user who saved an event is told that it no longer declares a need. Null for versions that are older than this column.
alter table private.event_versions add column accessibility text[];
