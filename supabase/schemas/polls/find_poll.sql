create function private.find_poll(token text, organizer_token text default null) returns private.polls
  language plpgsql security definer set search_path = ''
  as $$
declare
  poll private.polls;
begin
  select p.* into poll from private.polls p
  where p.friends_hash = private.hash_link_token(token) or p.organizer_hash = private.hash_link_token(organizer_token);
  if not found then
    raise exception 'There is no poll with this link' using errcode = 'PT404';
  end if;
  -- Changes of one poll wait for each other: limits are counted under this lock.
  select p.* into poll from private.polls p where p.id = poll.id for update;
  return poll;
end;
$$;

comment on function private.find_poll is
  'The poll of a friends'' link, or of an organiser''s, locked until the transaction ends. PT404 without one.';

revoke all on function private.find_poll from public;
