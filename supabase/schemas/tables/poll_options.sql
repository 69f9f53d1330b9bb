create table private.poll_options (
  id         uuid primary key default gen_random_uuid(),
  poll_id    uuid not null references private.polls on delete cascade,
  event_id   uuid not null references public.events on delete cascade,
  day        date,
  created_at timestamptz not null default now(),
  unique nulls not distinct (poll_id, event_id, day)
);

comment on table private.poll_options is 'An option of a poll: an event on one of its days.';
comment on column private.poll_options.day is 'Civil day at the venue; null for an event without a date.';

create index poll_options_by_event on private.poll_options (event_id);
create index poll_options_by_day on private.poll_options (poll_id, day);

alter table private.poll_options enable row level security;

revoke all on private.poll_options from anon, authenticated, public;
