-- When an event last declared its access needs, and more needs than the five of OpenAgenda: a trigger checks them, because they are
-- constants of the engine (listings/triggers/declare_access.sql).

alter table public.events
  drop constraint events_accessibility_check,
  add column accessibility_at timestamptz;
