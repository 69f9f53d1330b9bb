-- One user's opinion of one event. Absence of a row means no vote.

create table public.event_votes (
  user_id    uuid not null default auth.uid() references auth.users on delete cascade,
  event_id   uuid not null references public.events on delete cascade,
  vote_type  text not null check (vote_type in ('up', 'down')),
  updated_at timestamptz not null default now(),
  primary key (user_id, event_id)
);

comment on table public.event_votes is 'One user''s opinion of one event, up or down. Each sees their own; everybody sees the counts.';

-- The primary key serves "my votes"; this one serves "votes of an event".
create index event_votes_by_event on public.event_votes (event_id);

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
  'Keeps the counts of an event. It adds to the stored number, under the lock of the row, so that two votes at once both count.';

revoke all on function private.count_votes from public;

create trigger count_votes
  after insert or update or delete on public.event_votes
  for each row execute function private.count_votes();

-- The client sends updated_at with its upsert; the clock that counts is the database's.
create trigger stamp_updated_at
  before insert or update on public.event_votes
  for each row execute function private.stamp_updated_at();

alter table public.event_votes enable row level security;

revoke all on public.event_votes from anon, authenticated, public;
-- An upsert writes every column it sends, so the owner and the event need the right to be updated; the policy holds them.
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
