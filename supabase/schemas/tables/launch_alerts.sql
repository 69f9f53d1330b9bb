-- Addresses to notify when the mobile app is released.

create table public.launch_alerts (
  id         uuid primary key default gen_random_uuid(),
  email      text not null check (private.is_email_address(email)),
  platform   text not null check (platform in ('ios', 'android')),
  created_at timestamptz not null default now()
);

comment on table public.launch_alerts is
  'An address to notify when the mobile app is released. Anyone writes; the API never reads it.';

create unique index launch_alerts_once on public.launch_alerts (lower(email), platform);

alter table public.launch_alerts enable row level security;

revoke all on public.launch_alerts from anon, authenticated, public;
grant all on public.launch_alerts to service_role;

create trigger skip_known_alert
  before insert on public.launch_alerts
  for each row execute function private.skip_known_alert();
