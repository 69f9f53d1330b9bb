create table private.wrong_codes (
  id        bigint generated always as identity primary key,
  user_id   uuid not null references auth.users on delete cascade,
  factor_id uuid,
  typed_at  timestamptz not null default clock_timestamp()
);

comment on table private.wrong_codes is
  'A wrong code of a second factor on a hosted project. Counted for 15 minutes, kept for a day.';

create index wrong_codes_by_user on private.wrong_codes (user_id, factor_id, typed_at);

alter table private.wrong_codes enable row level security;

revoke all on private.wrong_codes from anon, authenticated, public;
