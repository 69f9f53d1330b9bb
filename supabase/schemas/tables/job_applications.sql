-- Job applications, for a position or spontaneous.

create table public.job_applications (
  id         uuid primary key default gen_random_uuid(),
  name       text not null check (char_length(btrim(name)) between 1 and 120),
  email      text not null check (private.is_email_address(email)),
  "position" text not null check ("position" ~ '^[a-z0-9-]{1,80}$'),
  -- An operator opens it.
  link       text check (char_length(link) <= 500 and private.is_https_url(regexp_replace(link, '^http:', 'https:', 'i'))),
  message    text not null check (char_length(btrim(message)) between 1 and 5000),
  created_at timestamptz not null default now(),
  status     text not null default 'open' check (status in ('open', 'answered', 'closed')),

  constraint job_applications_are_visible check (
    private.has_visible_text(name) and private.has_visible_text(message)
    and private.is_clean_text(concat_ws(' ', name, email, link, message))
  )
);

comment on table public.job_applications is 'An application. Written by anyone, read by operators.';

alter table public.job_applications enable row level security;

revoke all on public.job_applications from anon, authenticated, public;
grant select, update (status) on public.job_applications to authenticated;
grant all on public.job_applications to service_role;

create policy "operators read applications" on public.job_applications
  for select to authenticated
  using ((select private.has_role('operator')));

create policy "operators answer and close applications" on public.job_applications
  for update to authenticated
  using ((select private.has_role('operator')));
