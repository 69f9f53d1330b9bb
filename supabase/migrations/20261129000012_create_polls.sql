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

create index polls_by_user on private.polls (user_id);

alter table private.polls enable row level security;

create table private.poll_options (
  id         uuid primary key default gen_random_uuid(),
  poll_id    uuid not null references private.polls on delete cascade,
  event_id   uuid not null references public.events on delete cascade,
  day        date,
  created_at timestamptz not null default now(),
  unique nulls not distinct (poll_id, event_id, day)
);

create index poll_options_by_event on private.poll_options (event_id);
create index poll_options_by_day on private.poll_options (poll_id, day);

alter table private.poll_options enable row level security;

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

create index poll_people_by_user on private.poll_people (user_id);

alter table private.poll_people enable row level security;

create table private.poll_answers (
  person_id uuid not null references private.poll_people on delete cascade,
  option_id uuid not null references private.poll_options on delete cascade,
  answer    text not null check (answer in ('yes', 'maybe', 'no')),
  primary key (person_id, option_id)
);

create index poll_answers_by_option on private.poll_answers (option_id);

alter table private.poll_answers enable row level security;
