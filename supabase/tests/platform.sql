-- The least of a Supabase platform that the migrations need on a bare PostgreSQL: its roles, the schemas auth and
-- storage, and the generous default rights that a hosted project gives to new tables and functions. May run twice.

do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then
    create role authenticated nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'service_role') then
    create role service_role nologin noinherit bypassrls;
  end if;
end;
$$;

grant usage on schema public to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;

create schema if not exists auth;
grant usage on schema auth to anon, authenticated, service_role;

create table if not exists auth.users (
  id                         uuid primary key,
  aud                        varchar(255),
  role                       varchar(255),
  email                      varchar(255) unique,
  encrypted_password         varchar(255),
  email_confirmed_at         timestamptz,
  confirmation_token         varchar(255),
  recovery_token             varchar(255),
  email_change               varchar(255),
  email_change_token_new     varchar(255),
  email_change_token_current varchar(255) default '',
  phone_change               text default '',
  phone_change_token         varchar(255) default '',
  reauthentication_token     varchar(255) default '',
  raw_app_meta_data          jsonb,
  raw_user_meta_data         jsonb,
  created_at                 timestamptz,
  updated_at                 timestamptz
);
alter table auth.users enable row level security;
-- Databases of older versions have the table without it.
alter table auth.users add column if not exists banned_until timestamptz;

create table if not exists auth.identities (
  id            uuid primary key default gen_random_uuid(),
  provider      text not null,
  provider_id   text not null,
  user_id       uuid not null references auth.users on delete cascade,
  identity_data jsonb not null,
  email         text generated always as (lower(identity_data ->> 'email')) stored,
  created_at    timestamptz,
  updated_at    timestamptz,
  unique (provider, provider_id)
);
alter table auth.identities enable row level security;

create table if not exists auth.sessions (
  id         uuid primary key,
  user_id    uuid not null references auth.users on delete cascade,
  created_at timestamptz
);
-- Platforms of former versions had none of these.
alter table auth.sessions
  add column if not exists refreshed_at timestamp,
  add column if not exists not_after timestamptz,
  add column if not exists user_agent text,
  add column if not exists aal text,
  add column if not exists factor_id uuid;
alter table auth.sessions enable row level security;

create table if not exists auth.mfa_factors (
  id      uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  status  text not null
);
alter table auth.mfa_factors enable row level security;

create table if not exists auth.mfa_amr_claims (
  id                    uuid primary key,
  session_id            uuid not null references auth.sessions on delete cascade,
  authentication_method text not null
);
alter table auth.mfa_amr_claims enable row level security;

-- These two name users without a reference.
create table if not exists auth.flow_state (
  id      uuid primary key,
  user_id uuid
);
alter table auth.flow_state enable row level security;

create table if not exists auth.audit_log_entries (
  id         uuid primary key,
  payload    json,
  created_at timestamptz,
  ip_address varchar(64) not null default ''
);
alter table auth.audit_log_entries enable row level security;

create or replace function auth.uid() returns uuid
  language sql stable
  as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.sub', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'
  )::uuid;
$$;

create schema if not exists storage;
grant usage on schema storage to anon, authenticated, service_role;

create table if not exists storage.buckets (
  id                 text primary key,
  name               text not null unique,
  owner              uuid,
  public             boolean default false,
  file_size_limit    bigint,
  allowed_mime_types text[],
  created_at         timestamptz default now(),
  updated_at         timestamptz default now()
);
alter table storage.buckets enable row level security;

create table if not exists storage.objects (
  id               uuid primary key default gen_random_uuid(),
  bucket_id        text references storage.buckets,
  name             text,
  owner            uuid,
  owner_id         text,
  metadata         jsonb,
  path_tokens      text[] generated always as (string_to_array(name, '/')) stored,
  created_at       timestamptz default now(),
  updated_at       timestamptz default now(),
  last_accessed_at timestamptz default now(),
  unique (bucket_id, name)
);
alter table storage.objects enable row level security;

grant all on storage.buckets, storage.objects to anon, authenticated, service_role;
