-- Shortlists that friends answer by a link. The links are in no row: only their hashes are.

create table private.polls (
  id             uuid primary key default gen_random_uuid(),
  user_id        uuid references auth.users on delete cascade,
  organizer_hash bytea not null unique check (octet_length(organizer_hash) = 32),
  friends_hash   bytea not null unique check (octet_length(friends_hash) = 32),
  generation     integer not null default 1 check (generation > 0),
  hides_answers  boolean not null default false,
  closes_at      timestamptz,
  created_at     timestamptz not null default now()
);

comment on table private.polls is
  'A poll: 2 to 12 options that friends answer by a link, without an account. Deleted 30 days after its last day.';
comment on column private.polls.user_id is 'Who made it; null for a visitor.';
comment on column private.polls.organizer_hash is 'The hash of the token of the organiser''s link. Not exported to the user.';
comment on column private.polls.friends_hash is 'The hash of the token of the friends'' link. Not exported to the user.';
comment on column private.polls.generation is 'How many links of friends there were: a new one ends the old one.';
comment on column private.polls.hides_answers is 'Whether the answers of others are hidden from a person who has not answered.';
comment on column private.polls.closes_at is 'From then on no answer is accepted; null while there is no end.';

create index polls_by_user on private.polls (user_id);

alter table private.polls enable row level security;

revoke all on private.polls from anon, authenticated, public;
