comment on table public.launch_alerts is
  'An address to notify when the mobile app is released. Anyone writes; the API never reads it.';

revoke all on public.launch_alerts from anon, authenticated, public;
grant all on public.launch_alerts to service_role;

create trigger skip_known_alert
  before insert on public.launch_alerts
  for each row execute function private.skip_known_alert();
