-- The functions of an organiser. Each call states the result, not a difference, so a repeated call changes nothing.

create function private.put_poll_options(poll_id uuid, added jsonb, removed uuid[]) returns void
  language plpgsql security definer set search_path = ''
  as $$
declare
  fewest constant integer := 2;
  most constant integer := 12;
  latest constant date := current_date + 730;
  total integer;
begin
  if jsonb_typeof(added) <> 'array' or jsonb_array_length(added) > most then
    raise exception 'At most % options are added at once', most using errcode = 'invalid_parameter_value';
  end if;
  if exists (
    select from jsonb_to_recordset(added) as o (event_id uuid, day date)
    left join public.events e on e.id = o.event_id and e.publication = 'published'
    -- Looked up for each option: two "exists" here would read all times of all events.
    cross join lateral (
      select count(*) as total, count(*) filter (where o.day between t.first_day and t.last_day) as of_day
      from public.event_timings t where t.event_id = o.event_id
    ) as times
    where e.id is null
      -- Yesterday may still be today at the venue.
      or o.day not between current_date - 1 and latest
      or (o.day is null) = (times.total > 0)
      or o.day is not null and times.of_day = 0
  ) then
    raise exception 'An option is a published event on one of its days to come, within two years'
      using errcode = 'invalid_parameter_value';
  end if;
  delete from private.poll_options o where o.poll_id = put_poll_options.poll_id and o.id = any (removed);
  insert into private.poll_options (poll_id, event_id, day)
  select distinct put_poll_options.poll_id, o.event_id, o.day from jsonb_to_recordset(added)
    as o (event_id uuid, day date)
  on conflict do nothing;
  select count(*) into total from private.poll_options o where o.poll_id = put_poll_options.poll_id;
  if total not between fewest and most then
    raise exception 'A poll has % to % options', fewest, most using errcode = 'check_violation';
  end if;
end;
$$;

comment on function private.put_poll_options is
  'Adds options to a poll and removes others. 22023 for an event or a day that is not there, 23514 unless 2 to 12 '
  'options are left.';

create function private.create_poll(organizer_token text, options jsonb, hides_answers boolean, closes_at timestamptz)
  returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  made uuid;
begin
  perform private.require_link_token(organizer_token);
  if closes_at not between now() and now() + interval '2 years' then
    raise exception 'A poll ends within two years' using errcode = 'invalid_parameter_value';
  end if;
  insert into private.polls (user_id, organizer_hash, friends_hash, hides_answers, closes_at)
  values (
    auth.uid(), private.hash_link_token(organizer_token),
    private.hash_link_token(private.friends_token(organizer_token, 1)), create_poll.hides_answers, create_poll.closes_at
  )
  on conflict do nothing
  returning id into made;
  if made is not null then
    perform private.admit_poll_call('poll');
    perform private.put_poll_options(made, create_poll.options, '{}');
  end if;
  return private.organize_poll(organizer_token);
end;
$$;

comment on function private.create_poll is
  'The body of public.create_poll. Security definer, because it writes tables that no client writes.';

create function public.create_poll(
  organizer_token text, options jsonb, hides_answers boolean default false, closes_at timestamptz default null
) returns jsonb
  language sql set search_path = ''
  as $$
  select private.create_poll(organizer_token, options, hides_answers, closes_at);
$$;

comment on function public.create_poll is
  'Makes a poll of [{ "event_id", "day" }]. The client makes the token of the organiser''s link, so that a creation '
  'sent twice is one poll. Answers as organize_poll.';

create function private.edit_poll_options(organizer_token text, added jsonb, removed uuid[]) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  poll constant private.polls := private.find_poll(null, organizer_token);
begin
  perform private.admit_poll_call('poll change');
  perform private.put_poll_options(poll.id, added, removed);
  return private.organize_poll(organizer_token);
end;
$$;

comment on function private.edit_poll_options is
  'The body of public.edit_poll_options. Security definer, because it writes tables that no client writes.';

create function public.edit_poll_options(organizer_token text, added jsonb default '[]', removed uuid[] default '{}')
  returns jsonb
  language sql set search_path = ''
  as $$
  select private.edit_poll_options(organizer_token, added, removed);
$$;

comment on function public.edit_poll_options is
  'Adds options and removes others by their ids. The answers to all other options stay. Answers as organize_poll.';

create function private.end_poll(organizer_token text, closes_at timestamptz) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  poll constant private.polls := private.find_poll(null, organizer_token);
begin
  perform private.admit_poll_call('poll change');
  if closes_at > now() + interval '2 years' then
    raise exception 'A poll ends within two years' using errcode = 'invalid_parameter_value';
  end if;
  -- What has ended keeps its end when it is ended again.
  update private.polls p set closes_at = end_poll.closes_at
  where p.id = poll.id and not coalesce(p.closes_at <= now() and end_poll.closes_at <= now(), false);
  return private.organize_poll(organizer_token);
end;
$$;

comment on function private.end_poll is
  'The body of public.end_poll. Security definer, because it writes a table that no client writes.';

create function public.end_poll(organizer_token text, closes_at timestamptz default now()) returns jsonb
  language sql set search_path = ''
  as $$
  select private.end_poll(organizer_token, closes_at);
$$;

comment on function public.end_poll is
  'Ends a poll, now or at an instant; null opens it again. Answers as organize_poll.';

create function private.renew_poll_link(organizer_token text, generation integer) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  poll constant private.polls := private.find_poll(null, organizer_token);
begin
  perform private.admit_poll_call('poll change');
  update private.polls p
  set generation = p.generation + 1,
    friends_hash = private.hash_link_token(private.friends_token(organizer_token, p.generation + 1))
  where p.id = poll.id and p.generation = renew_poll_link.generation;
  return private.organize_poll(organizer_token);
end;
$$;

comment on function private.renew_poll_link is
  'The body of public.renew_poll_link. Security definer, because it writes a table that no client writes.';

create function public.renew_poll_link(organizer_token text, generation integer) returns jsonb
  language sql set search_path = ''
  as $$
  select private.renew_poll_link(organizer_token, generation);
$$;

comment on function public.renew_poll_link is
  'Revokes the friends'' link of a generation and makes another; the answers stay. Does nothing for an older '
  'generation. Answers as organize_poll.';

create function private.delete_poll(organizer_token text) returns void
  language plpgsql security definer set search_path = ''
  as $$
begin
  delete from private.polls p where p.organizer_hash = private.hash_link_token(organizer_token);
end;
$$;

comment on function private.delete_poll is
  'The body of public.delete_poll. Security definer, because it writes a table that no client writes.';

create function public.delete_poll(organizer_token text) returns void
  language sql set search_path = ''
  as $$
  select private.delete_poll(organizer_token);
$$;

comment on function public.delete_poll is 'Deletes a poll with its answers, and ends all its links.';

revoke all on function private.put_poll_options, private.create_poll, private.edit_poll_options, private.end_poll,
  private.renew_poll_link, private.delete_poll from public;
revoke all on function public.create_poll, public.edit_poll_options, public.end_poll, public.renew_poll_link,
  public.delete_poll from public, anon, authenticated;
grant execute on function private.create_poll, private.edit_poll_options, private.end_poll, private.renew_poll_link,
  private.delete_poll to anon, authenticated;
grant execute on function public.create_poll, public.edit_poll_options, public.end_poll, public.renew_poll_link,
  public.delete_poll to anon, authenticated;
