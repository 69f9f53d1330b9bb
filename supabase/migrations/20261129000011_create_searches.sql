-- Saved searches, calendars and mails.

-- Searches that a user has saved under a name, to see what is new in them (docs/decisions/0091).

create table public.saved_searches (
  id         uuid primary key default gen_random_uuid(),
  user_id    uuid not null default auth.uid() references auth.users on delete cascade,
  name       text not null check (char_length(name) <= 80),
  query      text not null check (char_length(query) <= 2000 and query ~ '^[A-Za-z0-9%+.*_=&-]+$'),
  filters    jsonb not null check (octet_length(filters::text) <= 4000),
  opened_at  timestamptz not null default now(),
  created_at timestamptz not null default now(),

  unique (user_id, query),
  constraint saved_searches_name_is_visible check (private.has_visible_text(name)),
  constraint saved_searches_name_is_clean check (private.is_clean_name(name))
);

alter table public.saved_searches enable row level security;

-- Private calendars that follow what a user has saved: favourites, or a search (docs/decisions/0090).

create table private.calendar_feeds (
  id         uuid primary key default gen_random_uuid(),
  user_id    uuid not null references auth.users on delete cascade,
  kind       text not null check (kind in ('favorites', 'search')),
  search_id  uuid references public.saved_searches on delete cascade,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  created_at timestamptz not null default now(),

  unique nulls not distinct (user_id, search_id),
  constraint calendar_feeds_search_is_named check ((kind = 'search') = (search_id is not null))
);

create index calendar_feeds_by_search on private.calendar_feeds (search_id);

alter table private.calendar_feeds enable row level security;

-- The weeks for which the mail of a user was created. The key prevents a second one.

create table private.weekly_mails (
  user_id    uuid not null references auth.users on delete cascade,
  week       date not null,
  token      uuid not null default gen_random_uuid() unique,
  created_at timestamptz not null default now(),
  primary key (user_id, week)
);

alter table private.weekly_mails enable row level security;

-- The queue of mails about decisions, reports and credentials.

create table private.mails (
  id           uuid primary key default gen_random_uuid(),
  recipient_id uuid not null references auth.users on delete cascade,
  kind         text not null check (
    kind in (
      'decision', 'outcome', 'password', 'email', 'device', 'factor_added', 'factor_removed', 'identity_added',
      'identity_removed', 'weekly'
    )
  ),
  facts        jsonb not null,
  created_at   timestamptz not null default now(),
  tries        smallint not null default 0,
  due_at       timestamptz not null default now(),
  begun_at     timestamptz
);

create index mails_by_recipient on private.mails (recipient_id);
create index mails_by_due on private.mails (due_at);

alter table private.mails enable row level security;
