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

comment on table public.contact_messages is 'A message of the contact page. Written by anyone, read by operators.';

alter table public.contact_messages enable row level security;

revoke all on public.contact_messages from anon, authenticated, public;
grant select, update (status) on public.contact_messages to authenticated;
grant all on public.contact_messages to service_role;

create policy "operators read messages" on public.contact_messages
  for select to authenticated
  using ((select private.has_role('operator')));

create policy "operators answer and close messages" on public.contact_messages
  for update to authenticated
  using ((select private.has_role('operator')));
