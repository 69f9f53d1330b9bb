-- The log of votes, clicks and favourites. Written once, never changed.

create table public.user_actions (
  id             uuid primary key default gen_random_uuid(),
  user_id        uuid not null default auth.uid() references auth.users on delete cascade,
  event_id       uuid not null references public.events on delete cascade,
  action_type    text not null check (action_type in ('vote', 'click', 'favorite')),
  action_details jsonb not null default '{}'
                 check (jsonb_typeof(action_details) = 'object' and octet_length(action_details::text) <= 2000),
  created_at     timestamptz not null default now()
);

comment on table public.user_actions is
  'The log of votes, clicks and favourites. Users read and add their own; rows never change.';

create index user_actions_by_user on public.user_actions (user_id, created_at desc);
create index user_actions_by_event on public.user_actions (event_id);
create index user_actions_by_creation on public.user_actions (created_at);

alter table public.user_actions enable row level security;

revoke all on public.user_actions from anon, authenticated, public;
grant select, insert (user_id, event_id, action_type, action_details) on public.user_actions to authenticated;
grant all on public.user_actions to service_role;

create policy "users read their own actions" on public.user_actions
  for select to authenticated
  using (user_id = (select auth.uid()));

create policy "users log their own actions" on public.user_actions
  for insert to authenticated
  with check (user_id = (select auth.uid()));

create trigger limit_writes after insert on public.user_actions
  referencing new table as added for each statement execute function private.limit_writes();
