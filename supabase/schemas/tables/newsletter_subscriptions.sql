-- Subscriptions to the weekly newsletter.

create table public.newsletter_subscriptions (
  id         uuid primary key default gen_random_uuid(),
  email      text not null check (private.is_email_address(email)),
  language   text not null check (language ~ '^[a-z]{2}$'),
  created_at timestamptz not null default now()
);

comment on table public.newsletter_subscriptions is
  'An address that wants the newsletter, and its language. Anyone writes; the API never reads it.';

create unique index newsletter_subscriptions_once on public.newsletter_subscriptions (lower(email));

alter table public.newsletter_subscriptions enable row level security;

revoke all on public.newsletter_subscriptions from anon, authenticated, public;
grant all on public.newsletter_subscriptions to service_role;

create trigger skip_known_subscription
  before insert on public.newsletter_subscriptions
  for each row execute function private.skip_known_subscription();
