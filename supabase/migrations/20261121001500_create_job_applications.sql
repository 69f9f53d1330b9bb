-- Applications, for a position or for none of them.

create table public.job_applications (
  id          uuid primary key default gen_random_uuid(),
  name        text not null check (char_length(btrim(name)) between 1 and 120),
  email       text not null check (char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$'),
  "position"  text not null check ("position" ~ '^[a-z0-9-]{1,80}$'),
  link        text check (char_length(link) <= 500),
  message     text not null check (char_length(btrim(message)) between 1 and 5000),
  created_at  timestamptz not null default now()
);

comment on table public.job_applications is 'An application: the id of a position, or spontaneous. Written by anyone, read through the API by nobody.';

create trigger limit_form_submissions
  before insert on public.job_applications
  for each row execute function private.limit_form_submissions();

alter table public.job_applications enable row level security;

revoke all on public.job_applications from anon, authenticated, public;
grant insert (name, email, "position", link, message) on public.job_applications to anon, authenticated;
grant all on public.job_applications to service_role;

create policy "anyone sends, nobody reads" on public.job_applications
  for insert to anon, authenticated
  with check (true);
