-- The history of the facts that can change a plan. A user saves an event at one version, and sees how it differs from the current
-- one: a comparison of two states, not a replay of a log (docs/decisions/0089).

create table private.event_versions (
  id           bigint generated always as identity primary key,
  event_id     uuid not null references public.events on delete cascade,
  replaced_at  timestamptz not null default now(),
  date         date,
  "time"       time,
  end_time     time,
  time_zone    text not null,
  timings      jsonb not null,
  location     text not null,
  venue        text,
  full_address text,
  status       text not null,
  price        text,
  price_amount double precision
);

comment on table private.event_versions is
  'When, where, status and price of an event before an update that changed one of them. Kept while a user who saved the event has not seen the change, at most 12 months (private.apply_retention).';
comment on column private.event_versions.id is
  'In the order of the updates of an event: each holds the lock of its row.';

create index event_versions_by_event on private.event_versions (event_id, id);
create index event_versions_by_replacement on private.event_versions (replaced_at);

alter table private.event_versions enable row level security;

revoke all on private.event_versions from anon, authenticated, public;
