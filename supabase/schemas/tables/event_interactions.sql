-- Clicks on cards, the source of suggestions and of the bonus for recurring tags. Users may delete them: they withdraw the
-- permission to remember.

create table public.event_interactions (
  id               uuid primary key default gen_random_uuid(),
  user_id          uuid not null default auth.uid() references auth.users on delete cascade,
  event_id         uuid not null references public.events on delete cascade,
  tag              text not null check (char_length(btrim(tag)) between 1 and 100),
  interaction_type text not null default 'click' check (interaction_type = 'click'),
  created_at       timestamptz not null default clock_timestamp(),

  constraint event_interactions_tag_is_visible check (private.has_visible_text(tag) and private.is_clean_text(tag))
);

comment on table public.event_interactions is 'A click on the card of an event, with its tag. The latest 100 of each user are kept.';

create index event_interactions_by_user on public.event_interactions (user_id, created_at desc, id desc);
create index event_interactions_by_event on public.event_interactions (event_id);

alter table public.event_interactions enable row level security;

revoke all on public.event_interactions from anon, authenticated, public;
grant select, insert (user_id, event_id, tag, interaction_type), delete on public.event_interactions to authenticated;
grant all on public.event_interactions to service_role;

create policy "users read their own interactions" on public.event_interactions
  for select to authenticated
  using (user_id = (select auth.uid()));

create policy "users record their own interactions" on public.event_interactions
  for insert to authenticated
  with check (user_id = (select auth.uid()));

create policy "users forget their own interactions" on public.event_interactions
  for delete to authenticated
  using (user_id = (select auth.uid()));

create trigger keep_latest_interactions
  after insert on public.event_interactions
  referencing new table as added
  for each statement execute function private.keep_latest_interactions();

create trigger limit_writes after insert on public.event_interactions
  referencing new table as added for each statement execute function private.limit_writes();
