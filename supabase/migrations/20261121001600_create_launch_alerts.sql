-- Who wants to know when the mobile app is there.

create table public.launch_alerts (
  id          uuid primary key default gen_random_uuid(),
  email       text not null check (char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$'),
  platform    text not null check (platform in ('ios', 'android')),
  created_at  timestamptz not null default now()
);

comment on table public.launch_alerts is 'An address that wants to know when the mobile app is there. Written by anyone, read through the API by nobody.';

create unique index launch_alerts_once on public.launch_alerts (lower(email), platform);

create function private.skip_known_alert() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  if exists (select from public.launch_alerts where lower(email) = lower(new.email) and platform = new.platform) then
    return null;
  end if;
  return new;
end;
$$;

comment on function private.skip_known_alert is
  'Row trigger: asking twice is asking once, and nobody learns from the answer who had asked before.';

revoke all on function private.skip_known_alert from public;

create trigger skip_known_alert
  before insert on public.launch_alerts
  for each row execute function private.skip_known_alert();

create trigger limit_form_submissions
  before insert on public.launch_alerts
  for each row execute function private.limit_form_submissions();

alter table public.launch_alerts enable row level security;

revoke all on public.launch_alerts from anon, authenticated, public;
grant insert (email, platform) on public.launch_alerts to anon, authenticated;
grant all on public.launch_alerts to service_role;

create policy "anyone sends, nobody reads" on public.launch_alerts
  for insert to anon, authenticated
  with check (true);
