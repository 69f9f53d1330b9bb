-- Who wants the weekly letter.

create table public.newsletter_subscriptions (
  id          uuid primary key default gen_random_uuid(),
  email       text not null check (char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$'),
  language    text not null check (language in ('fr', 'en', 'es')),
  created_at  timestamptz not null default now()
);

comment on table public.newsletter_subscriptions is 'An address that wants the newsletter, and its language. Written by anyone, read through the API by nobody.';

create unique index newsletter_subscriptions_once on public.newsletter_subscriptions (lower(email));

create function private.skip_known_subscription() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  if exists (select from public.newsletter_subscriptions where lower(email) = lower(new.email)) then
    return null;
  end if;
  return new;
end;
$$;

comment on function private.skip_known_subscription is
  'Row trigger: asking twice is asking once, and nobody learns from the answer who had asked before.';

revoke all on function private.skip_known_subscription from public;

create trigger skip_known_subscription
  before insert on public.newsletter_subscriptions
  for each row execute function private.skip_known_subscription();

create trigger limit_form_submissions
  before insert on public.newsletter_subscriptions
  for each row execute function private.limit_form_submissions();

alter table public.newsletter_subscriptions enable row level security;

revoke all on public.newsletter_subscriptions from anon, authenticated, public;
grant insert (email, language) on public.newsletter_subscriptions to anon, authenticated;
grant all on public.newsletter_subscriptions to service_role;

create policy "anyone sends, nobody reads" on public.newsletter_subscriptions
  for insert to anon, authenticated
  with check (true);
