-- Private calendars that follow what a user has saved (docs/decisions/0090).

create table private.calendar_feeds (
  id         uuid primary key default gen_random_uuid(),
  user_id    uuid not null references auth.users on delete cascade,
  kind       text not null check (kind in ('favorites')),
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  created_at timestamptz not null default now(),

  unique (user_id, kind)
);

comment on table private.calendar_feeds is
  'The private calendars of users: anyone who knows the token of one reads it. Functions are the only access.';
comment on column private.calendar_feeds.kind is 'What it follows: the favourites of the user.';
comment on column private.calendar_feeds.token_hash is 'SHA-256. Not exported to the user.';

alter table private.calendar_feeds enable row level security;

revoke all on private.calendar_feeds from anon, authenticated, public;
