-- What visitors write to us.

create table public.contact_messages (
  id          uuid primary key default gen_random_uuid(),
  name        text not null check (char_length(btrim(name)) between 1 and 120),
  email       text not null check (char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$'),
  subject     text not null check (char_length(btrim(subject)) between 1 and 200),
  message     text not null check (char_length(btrim(message)) between 1 and 5000),
  created_at  timestamptz not null default now()
);

comment on table public.contact_messages is 'A message of the contact page. Written by anyone, read through the API by nobody.';

create trigger limit_form_submissions
  before insert on public.contact_messages
  for each row execute function private.limit_form_submissions();

alter table public.contact_messages enable row level security;

revoke all on public.contact_messages from anon, authenticated, public;
grant insert (name, email, subject, message) on public.contact_messages to anon, authenticated;
grant all on public.contact_messages to service_role;

create policy "anyone sends, nobody reads" on public.contact_messages
  for insert to anon, authenticated
  with check (true);
