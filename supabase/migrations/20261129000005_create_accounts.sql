-- What belongs to an account.

-- Profiles. A trigger creates the row with the account; clients cannot.

create table public.profiles (
  id         uuid primary key references auth.users on delete cascade,
  full_name  text check (char_length(full_name) between 1 and 100),
  username   text check (username ~ '^[A-Za-z0-9_.-]{3,30}$'),
  bio        text check (char_length(bio) <= 1000),
  location   text check (char_length(location) <= 100),
  avatar_url text check (private.is_picture_url(avatar_url)),
  weekly_mail boolean not null default false,

  constraint profiles_name_is_visible check (private.has_visible_text(full_name)),
  constraint profiles_texts_are_clean check (
    private.is_clean_text(full_name) and private.is_clean_text(concat_ws(' ', bio, location))
  ),
  constraint profiles_name_is_clean check (private.is_clean_name(full_name))
);

create index profiles_with_weekly_mail on public.profiles (id) where weekly_mail;
-- Names that differ only by case would look like one person.
create unique index profiles_by_username on public.profiles (lower(username));

alter table public.profiles enable row level security;

-- Staff: moderators and operators. A table instead of a claim of the token, so that a role that is taken back ends with the next
-- statement, not when the token expires.

create table public.staff_roles (
  user_id  uuid not null references auth.users on delete cascade,
  role     text not null check (role in ('moderator', 'operator')),
  given_at timestamptz not null default now(),
  primary key (user_id, role)
);

alter table public.staff_roles enable row level security;

-- Each role of the staff that was given or taken back, and its author: see operations/triggers/note_role_change.sql.

create table private.role_changes (
  id         bigint generated always as identity primary key,
  user_id    uuid not null references auth.users on delete cascade,
  role       text not null check (role in ('moderator', 'operator')),
  is_given   boolean not null,
  author_id  uuid references auth.users on delete set null,
  is_by_host boolean not null,
  changed_at timestamptz not null default now()
);

create index role_changes_by_user on private.role_changes (user_id, role, changed_at);
create index role_changes_by_author on private.role_changes (author_id);
create index role_changes_by_date on private.role_changes (changed_at);

alter table private.role_changes enable row level security;

create table private.devices (
  user_id     uuid not null references auth.users on delete cascade,
  fingerprint bytea not null,
  seen_at     timestamptz not null default now(),
  primary key (user_id, fingerprint)
);

create index devices_by_date on private.devices (seen_at);

alter table private.devices enable row level security;

-- The codes that open an account whose second factor is lost.

create table private.recovery_codes (
  user_id uuid not null references auth.users on delete cascade,
  hash    bytea not null,
  primary key (user_id, hash)
);

alter table private.recovery_codes enable row level security;

create table private.wrong_codes (
  id        bigint generated always as identity primary key,
  user_id   uuid not null references auth.users on delete cascade,
  factor_id uuid,
  typed_at  timestamptz not null default clock_timestamp()
);

create index wrong_codes_by_user on private.wrong_codes (user_id, factor_id, typed_at);

alter table private.wrong_codes enable row level security;

-- Free words that a user likes.

create table public.user_preferences (
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  tag     text not null check (char_length(btrim(tag)) between 1 and 100),

  primary key (user_id, tag),
  constraint user_preferences_tag_is_visible check (private.has_visible_text(tag) and private.is_clean_text(tag))
);

alter table public.user_preferences enable row level security;

-- Categories and subcategories that a user likes.

create table public.event_preferences (
  id          uuid primary key default gen_random_uuid(),
  user_id     uuid not null default auth.uid() references auth.users on delete cascade,
  category    text not null check (category in ('concert', 'sport', 'shows', 'arts', 'festivals', 'fairs')),
  subcategory text check (char_length(btrim(subcategory)) between 1 and 60),
  unique nulls not distinct (user_id, category, subcategory)
);

alter table public.event_preferences enable row level security;
