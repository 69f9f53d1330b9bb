comment on table public.newsletter_subscriptions is
  'An address that wants the newsletter, and its language. Anyone writes; the API never reads it.';

revoke all on public.newsletter_subscriptions from anon, authenticated, public;
grant all on public.newsletter_subscriptions to service_role;

create trigger skip_known_subscription
  before insert on public.newsletter_subscriptions
  for each row execute function private.skip_known_subscription();
