set check_function_bodies = off;

create function private.count_votes() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  if tg_op <> 'INSERT' then
    update public.events
    set upvotes_count = upvotes_count - (old.vote_type = 'up')::integer,
        downvotes_count = downvotes_count - (old.vote_type = 'down')::integer
    where id = old.event_id;
  end if;
  if tg_op <> 'DELETE' then
    update public.events
    set upvotes_count = upvotes_count + (new.vote_type = 'up')::integer,
        downvotes_count = downvotes_count + (new.vote_type = 'down')::integer
    where id = new.event_id;
  end if;
  return null;
end;
$$;

comment on function private.count_votes is
  'Row trigger: updates the counts of an event under the lock of its row, so that simultaneous votes all count.';

revoke all on function private.count_votes from public;

-- Votes. No row means no vote.

create table public.event_votes (
  user_id    uuid not null default auth.uid() references auth.users on delete cascade,
  event_id   uuid not null references public.events on delete cascade,
  vote_type  text not null check (vote_type in ('up', 'down')),
  updated_at timestamptz not null default now(),
  primary key (user_id, event_id)
);

comment on table public.event_votes is
  'One user''s vote on one event, up or down. Users read their own; the counts are public.';

-- Votes of an event; the primary key serves the votes of a user.
create index event_votes_by_event on public.event_votes (event_id);

alter table public.event_votes enable row level security;

revoke all on public.event_votes from anon, authenticated, public;
-- An upsert writes all columns that it sends, so user_id and event_id need the right to be updated; the policy restricts them.
grant select, insert, update, delete on public.event_votes to authenticated;
grant all on public.event_votes to service_role;

create policy "users read their own votes" on public.event_votes
  for select to authenticated
  using (user_id = (select auth.uid()));

create policy "users cast their own votes" on public.event_votes
  for insert to authenticated
  with check (user_id = (select auth.uid()));

create policy "users change their own votes" on public.event_votes
  for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));

create policy "users withdraw their own votes" on public.event_votes
  for delete to authenticated
  using (user_id = (select auth.uid()));

create trigger count_votes
  after insert or update or delete on public.event_votes
  for each row execute function private.count_votes();

-- The client sends updated_at with its upsert; the time of the database replaces it.
create trigger stamp_updated_at
  before insert or update on public.event_votes
  for each row execute function private.stamp_updated_at();

create trigger limit_writes after insert on public.event_votes
  referencing new table as added for each statement execute function private.limit_writes();

create trigger limit_changed_votes after update on public.event_votes
  referencing new table as added for each statement execute function private.limit_writes();

-- Favourites.

create table public.favorites (
  user_id    uuid not null default auth.uid() references auth.users on delete cascade,
  event_id   uuid not null references public.events on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, event_id)
);

comment on table public.favorites is 'An event a user keeps for later.';

create index favorites_by_event on public.favorites (event_id);

alter table public.favorites enable row level security;

revoke all on public.favorites from anon, authenticated, public;
grant select, insert (user_id, event_id), delete on public.favorites to authenticated;
grant all on public.favorites to service_role;

create policy "users read their own favourites" on public.favorites
  for select to authenticated
  using (user_id = (select auth.uid()));

create policy "users keep their own favourites" on public.favorites
  for insert to authenticated
  with check (user_id = (select auth.uid()));

create policy "users drop their own favourites" on public.favorites
  for delete to authenticated
  using (user_id = (select auth.uid()));

create trigger limit_writes after insert on public.favorites
  referencing new table as added for each statement execute function private.limit_writes();
