-- The token of a private calendar is 256 random bits of the client, stored as a hash, as those of polls (polls/poll_tokens.sql).

create function private.create_calendar_feed(kind text, token text) returns void
  language plpgsql security definer set search_path = ''
  as $$
begin
  if auth.uid() is null then
    raise exception 'A user makes a private calendar' using errcode = 'insufficient_privilege';
  end if;
  perform private.require_poll_token(token);
  -- Sent twice, it is the same calendar; with another token, the former one ends.
  insert into private.calendar_feeds as f (user_id, kind, token_hash)
  values (auth.uid(), create_calendar_feed.kind, private.hash_poll_token(token))
  on conflict on constraint calendar_feeds_user_id_kind_key do update set token_hash = excluded.token_hash, created_at = now()
  where f.token_hash <> excluded.token_hash;
end;
$$;

comment on function private.create_calendar_feed is
  'The body of public.create_calendar_feed. Security definer, because it writes a table that no client writes.';

create function public.create_calendar_feed(kind text, token text) returns void
  language sql set search_path = ''
  as $$
  select private.create_calendar_feed(kind, token);
$$;

comment on function public.create_calendar_feed is
  'Makes the private calendar of the signed-in user, « favorites », or gives it a new token: the former one ends. Sent as POST, so that no URL holds a token.';

create function private.revoke_calendar_feed(kind text) returns void
  language sql security definer set search_path = ''
  as $$
  delete from private.calendar_feeds f where f.user_id = auth.uid() and f.kind = revoke_calendar_feed.kind;
$$;

comment on function private.revoke_calendar_feed is
  'The body of public.revoke_calendar_feed. Security definer, because it writes a table that no client writes.';

create function public.revoke_calendar_feed(kind text) returns void
  language sql set search_path = ''
  as $$
  select private.revoke_calendar_feed(kind);
$$;

comment on function public.revoke_calendar_feed is 'Ends a private calendar of the signed-in user.';

create function private.list_calendar_feeds() returns table (kind text, created_at timestamptz)
  language sql stable security definer set search_path = ''
  as $$
  select f.kind, f.created_at from private.calendar_feeds f where f.user_id = auth.uid() order by 1;
$$;

comment on function private.list_calendar_feeds is
  'The body of public.list_calendar_feeds. Security definer, because it reads a table that no client reads.';

create function public.list_calendar_feeds() returns table (kind text, created_at timestamptz)
  language sql stable set search_path = ''
  as $$
  select * from private.list_calendar_feeds();
$$;

comment on function public.list_calendar_feeds is
  'The private calendars of the signed-in user: what each follows, and since when. No token can be read again.';

create function private.read_calendar_feed(token text) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  network constant text := private.client_network();
  owner uuid;
  wait integer;
begin
  select f.user_id into owner from private.calendar_feeds f where f.token_hash = private.hash_poll_token(token);
  if found then
    return private.calendar_entries(
      array(select s.event_id from public.favorites s where s.user_id = owner order by s.created_at desc, s.event_id limit 1000),
      -- What took place lately stays: it is the user's own calendar.
      now() - interval '30 days'
    );
  end if;
  -- Only guesses count: one network of a calendar service reads for many users.
  select admitted.seconds into wait from private.admit_attempts(
    array[case when network is null then 'calendar guess of unknown network' else 'calendar guess of network' end],
    array[coalesce(network, '')]
  ) as admitted;
  if wait > 0 then
    raise exception 'Too many calendars that do not exist'
      using errcode = 'PT429', detail = wait::text, hint = format('Try again in %s seconds.', wait);
  end if;
  return null;
end;
$$;

comment on function private.read_calendar_feed is
  'The body of public.read_calendar_feed. Security definer, because it reads what a user has saved.';

create function public.read_calendar_feed(token text) returns jsonb
  language sql set search_path = ''
  as $$
  select private.read_calendar_feed(token);
$$;

comment on function public.read_calendar_feed is
  'The entries of a private calendar, as private.calendar_entries gives them; null without one. Sent as POST, so that no URL of the API holds a token. Beyond a hundred unknown tokens an hour a network gets PT429.';

revoke all on function private.create_calendar_feed, private.revoke_calendar_feed, private.list_calendar_feeds,
  private.read_calendar_feed from public;
revoke all on function public.create_calendar_feed, public.revoke_calendar_feed, public.list_calendar_feeds,
  public.read_calendar_feed from public, anon, authenticated;
grant execute on function private.create_calendar_feed, private.revoke_calendar_feed, private.list_calendar_feeds,
  public.create_calendar_feed, public.revoke_calendar_feed, public.list_calendar_feeds to authenticated;
grant execute on function private.read_calendar_feed, public.read_calendar_feed to anon, authenticated, service_role;
