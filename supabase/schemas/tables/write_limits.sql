-- Write limits of an account. Writes are counted apart from the tables, so that deleting rows makes no room for others.

create table private.write_limits (
  kind   text not null,
  period interval not null check (period between interval '1 minute' and interval '1 day'),
  most   integer not null check (most > 0),
  primary key (kind, period)
);

comment on table private.write_limits is
  'The highest number of rows of a kind that a user may write within a period. A kind is a table, or a table and "changes".';

alter table private.write_limits enable row level security;

revoke all on private.write_limits from anon, authenticated, public;
grant all on private.write_limits to service_role;

insert into private.write_limits (kind, period, most) values
  ('events', '1 minute', 5),
  ('events', '1 day', 20),
  ('events changes', '1 minute', 30),
  ('events changes', '1 day', 500),
  ('profiles changes', '1 minute', 30),
  ('profiles changes', '1 day', 500),
  ('event_votes', '1 minute', 120),
  ('event_votes', '1 day', 2000),
  ('favorites', '1 minute', 120),
  ('favorites', '1 day', 2000),
  ('purchases', '1 minute', 20),
  ('purchases', '1 day', 100),
  ('event_interactions', '1 minute', 120),
  ('event_interactions', '1 day', 5000),
  ('user_actions', '1 minute', 120),
  ('user_actions', '1 day', 5000),
  ('user_preferences', '1 minute', 1000),
  ('user_preferences', '1 day', 10000),
  ('event_preferences', '1 minute', 1000),
  ('event_preferences', '1 day', 10000),
  ('moderation_decisions changes', '1 minute', 5),
  ('moderation_decisions changes', '1 day', 20),
  ('saved_searches', '1 minute', 20),
  ('saved_searches', '1 day', 200),
  ('event_reports', '1 minute', 5),
  ('event_reports', '1 day', 20),
  ('staff_roles changes', '1 minute', 10),
  ('staff_roles changes', '1 day', 100);
