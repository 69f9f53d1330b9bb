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

comment on table private.calendar_feeds is
  'Private calendars of users. Anyone who has the token of a calendar can read it. Clients access this table through functions only.';
comment on column private.calendar_feeds.kind is 'What it follows: the favourites of the user, or one saved search.';
comment on column private.calendar_feeds.search_id is 'Null for the favourites. A calendar ends with its search.';
comment on column private.calendar_feeds.token_hash is 'SHA-256. Not exported to the user.';

create index calendar_feeds_by_search on private.calendar_feeds (search_id);

alter table private.calendar_feeds enable row level security;

revoke all on private.calendar_feeds from anon, authenticated, public;
