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
