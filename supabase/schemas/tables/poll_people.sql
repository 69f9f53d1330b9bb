create table private.poll_people (
  id          uuid primary key default gen_random_uuid(),
  poll_id     uuid not null references private.polls on delete cascade,
  user_id     uuid references auth.users on delete cascade,
  secret_hash bytea check (octet_length(secret_hash) = 32),
  name        text not null
              check (char_length(name) <= 40 and private.has_visible_text(name) and private.is_clean_text(name)),
  changes     uuid[] not null default '{}',
  created_at  timestamptz not null default now(),
  unique (poll_id, secret_hash),
  unique (poll_id, user_id),
  constraint poll_people_name_is_clean check (private.is_clean_name(name)),
  constraint poll_people_are_users_or_guests check ((user_id is null) <> (secret_hash is null))
);

comment on table private.poll_people is
  'A person who answered a poll: a user, or a guest whose own link changes the answers on any device.';
comment on column private.poll_people.secret_hash is
  'The hash of the token of a guest''s own link; null for a user. Not exported to the user.';
comment on column private.poll_people.changes is
  'The ids of the latest changes, at most fifty: a change that arrives twice is applied once. Not exported to the user.';

create index poll_people_by_user on private.poll_people (user_id);

alter table private.poll_people enable row level security;

revoke all on private.poll_people from anon, authenticated, public;
