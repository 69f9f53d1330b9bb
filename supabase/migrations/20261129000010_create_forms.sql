-- What the forms of the site store.

-- Messages of the contact page.

create table public.contact_messages (
  id         uuid primary key default gen_random_uuid(),
  name       text not null check (char_length(btrim(name)) between 1 and 120),
  email      text not null check (private.is_email_address(email)),
  subject    text not null check (char_length(btrim(subject)) between 1 and 200),
  message    text not null check (char_length(btrim(message)) between 1 and 5000),
  created_at timestamptz not null default now(),
  status     text not null default 'open' check (status in ('open', 'answered', 'closed')),

  constraint contact_messages_are_visible check (
    private.has_visible_text(name) and private.has_visible_text(subject) and private.has_visible_text(message)
    and private.is_clean_text(concat_ws(' ', name, email, subject, message))
  )
);

alter table public.contact_messages enable row level security;

-- Support requests.

create table public.support_tickets (
  id          uuid primary key default gen_random_uuid(),
  first_name  text not null check (char_length(btrim(first_name)) between 1 and 80),
  last_name   text not null check (char_length(btrim(last_name)) between 1 and 80),
  email       text not null check (private.is_email_address(email)),
  issue_type  text not null check (issue_type in ('account', 'event', 'payment', 'bug', 'feature', 'other')),
  priority    text not null check (priority in ('low', 'medium', 'high', 'urgent')),
  subject     text not null check (char_length(btrim(subject)) between 1 and 200),
  description text not null check (char_length(btrim(description)) between 1 and 5000),
  created_at  timestamptz not null default now(),
  status      text not null default 'open' check (status in ('open', 'answered', 'closed')),

  constraint support_tickets_are_visible check (
    private.has_visible_text(first_name) and private.has_visible_text(last_name)
    and private.has_visible_text(subject) and private.has_visible_text(description)
    and private.is_clean_text(concat_ws(' ', first_name, last_name, email, subject, description))
  )
);

alter table public.support_tickets enable row level security;

-- Job applications, for a position or spontaneous.

create table public.job_applications (
  id         uuid primary key default gen_random_uuid(),
  name       text not null check (char_length(btrim(name)) between 1 and 120),
  email      text not null check (private.is_email_address(email)),
  "position" text not null check ("position" ~ '^[a-z0-9-]{1,80}$'),
  -- An operator opens it.
  link       text check (char_length(link) <= 500 and private.is_https_url(regexp_replace(link, '^http:', 'https:', 'i'))),
  message    text not null check (char_length(btrim(message)) between 1 and 5000),
  created_at timestamptz not null default now(),
  status     text not null default 'open' check (status in ('open', 'answered', 'closed')),

  constraint job_applications_are_visible check (
    private.has_visible_text(name) and private.has_visible_text(message)
    and private.is_clean_text(concat_ws(' ', name, email, link, message))
  )
);

alter table public.job_applications enable row level security;

-- Subscriptions to the weekly newsletter.

create table public.newsletter_subscriptions (
  id         uuid primary key default gen_random_uuid(),
  email      text not null check (private.is_email_address(email)),
  language   text not null check (language ~ '^[a-z]{2}$'),
  created_at timestamptz not null default now()
);

create unique index newsletter_subscriptions_once on public.newsletter_subscriptions (lower(email));

alter table public.newsletter_subscriptions enable row level security;

-- Addresses to notify when the mobile app is released.

create table public.launch_alerts (
  id         uuid primary key default gen_random_uuid(),
  email      text not null check (private.is_email_address(email)),
  platform   text not null check (platform in ('ios', 'android')),
  created_at timestamptz not null default now()
);

create unique index launch_alerts_once on public.launch_alerts (lower(email), platform);

alter table public.launch_alerts enable row level security;
