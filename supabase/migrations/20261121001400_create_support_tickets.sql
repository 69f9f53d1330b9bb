-- Problems that people describe to the support.

create table public.support_tickets (
  id          uuid primary key default gen_random_uuid(),
  first_name  text not null check (char_length(btrim(first_name)) between 1 and 80),
  last_name   text not null check (char_length(btrim(last_name)) between 1 and 80),
  email       text not null check (char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$'),
  issue_type  text not null check (issue_type in ('account', 'event', 'payment', 'bug', 'feature', 'other')),
  priority    text not null check (priority in ('low', 'medium', 'high', 'urgent')),
  subject     text not null check (char_length(btrim(subject)) between 1 and 200),
  description text not null check (char_length(btrim(description)) between 1 and 5000),
  created_at  timestamptz not null default now()
);

comment on table public.support_tickets is 'A ticket for the support. Written by anyone, read through the API by nobody.';

create trigger limit_form_submissions
  before insert on public.support_tickets
  for each row execute function private.limit_form_submissions();

alter table public.support_tickets enable row level security;

revoke all on public.support_tickets from anon, authenticated, public;
grant insert (first_name, last_name, email, issue_type, priority, subject, description) on public.support_tickets to anon, authenticated;
grant all on public.support_tickets to service_role;

create policy "anyone sends, nobody reads" on public.support_tickets
  for insert to anon, authenticated
  with check (true);
