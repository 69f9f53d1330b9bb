-- What users do with events.

-- Votes. No row means no vote.

create table public.event_votes (
  user_id    uuid not null default auth.uid() references auth.users on delete cascade,
  event_id   uuid not null references public.events on delete cascade,
  vote_type  text not null check (vote_type in ('up', 'down')),
  updated_at timestamptz not null default now(),
  primary key (user_id, event_id)
);

-- Votes of an event; the primary key serves the votes of a user.
create index event_votes_by_event on public.event_votes (event_id);

alter table public.event_votes enable row level security;

-- Favourites.

create table public.favorites (
  user_id      uuid not null default auth.uid() references auth.users on delete cascade,
  event_id     uuid not null references public.events on delete cascade,
  created_at   timestamptz not null default now(),
  seen_version bigint default 0,
  primary key (user_id, event_id)
);

create index favorites_by_event on public.favorites (event_id);

alter table public.favorites enable row level security;

-- Clicks on cards, the source of suggestions and of the bonus for recurring tags. Users may delete them: they withdraw the
-- permission to remember.

create table public.event_interactions (
  id               uuid primary key default gen_random_uuid(),
  user_id          uuid not null default auth.uid() references auth.users on delete cascade,
  event_id         uuid not null references public.events on delete cascade,
  tag              text not null check (char_length(btrim(tag)) between 1 and 100),
  interaction_type text not null default 'click' check (interaction_type = 'click'),
  created_at       timestamptz not null default clock_timestamp(),

  constraint event_interactions_tag_is_visible check (private.has_visible_text(tag) and private.is_clean_text(tag))
);

create index event_interactions_by_user on public.event_interactions (user_id, created_at desc, id desc);
create index event_interactions_by_event on public.event_interactions (event_id);

alter table public.event_interactions enable row level security;

-- The log of votes, clicks and favourites. Written once, never changed.

create table public.user_actions (
  id             uuid primary key default gen_random_uuid(),
  user_id        uuid not null default auth.uid() references auth.users on delete cascade,
  event_id       uuid not null references public.events on delete cascade,
  action_type    text not null check (action_type in ('vote', 'click', 'favorite')),
  action_details jsonb not null default '{}'
                 check (jsonb_typeof(action_details) = 'object' and octet_length(action_details::text) <= 2000),
  created_at     timestamptz not null default now()
);

create index user_actions_by_user on public.user_actions (user_id, created_at desc);
create index user_actions_by_event on public.user_actions (event_id);
create index user_actions_by_creation on public.user_actions (created_at);

alter table public.user_actions enable row level security;

-- Recorded ticket purchases. The client names the event, the database fills in the rest. A purchase keeps title and date, so that
-- the creator may delete the event.

create table public.purchases (
  id           uuid primary key default gen_random_uuid(),
  user_id      uuid not null default auth.uid() references auth.users on delete cascade,
  event_id     uuid references public.events on delete set null,
  price        text,
  status       text not null default 'completed' check (status = 'completed'),
  purchased_at timestamptz not null default now(),
  event_title  text not null default '',
  event_date   date,
  withdrawn_at timestamptz,
  seen_version bigint default 0,

  unique (user_id, event_id),
  constraint purchases_without_event_are_withdrawn check (event_id is not null or withdrawn_at is not null)
);

create index purchases_by_event on public.purchases (event_id);
create index purchases_by_date on public.purchases (purchased_at);

alter table public.purchases enable row level security;
