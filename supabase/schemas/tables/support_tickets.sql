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

comment on table public.support_tickets is 'A ticket for the support. Written by anyone, read by operators.';

alter table public.support_tickets enable row level security;

revoke all on public.support_tickets from anon, authenticated, public;
grant select, update (status) on public.support_tickets to authenticated;
grant all on public.support_tickets to service_role;

create policy "operators read tickets" on public.support_tickets
  for select to authenticated
  using ((select private.has_role('operator')));

create policy "operators answer and close tickets" on public.support_tickets
  for update to authenticated
  using ((select private.has_role('operator')));
