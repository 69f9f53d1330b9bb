-- The client generates the token of a private calendar: 256 random bits. The database stores its hash, as for polls
-- (checks/link_tokens.sql).

create function private.create_calendar_feed(kind text, token text, search uuid) returns void
  language plpgsql security definer set search_path = ''
  as $$
begin
  if auth.uid() is null then
    raise exception 'A user makes a private calendar' using errcode = 'insufficient_privilege';
  end if;
  perform private.require_link_token(token);
  if search is not null
    and not exists (select from public.saved_searches s where s.id = search and s.user_id = auth.uid()) then
    raise exception 'The user has no such search' using errcode = 'PT404';
  end if;
  -- The same token again changes nothing. A new token replaces the old one.
  insert into private.calendar_feeds as f (user_id, kind, search_id, token_hash)
  values (auth.uid(), create_calendar_feed.kind, search, private.hash_link_token(token))
  on conflict on constraint calendar_feeds_user_id_search_id_key do update set token_hash = excluded.token_hash,
    created_at = now()
  where f.token_hash <> excluded.token_hash;
end;
$$;

comment on function private.create_calendar_feed is
  'The body of public.create_calendar_feed. Security definer, because it writes a table that no client writes.';

create function public.create_calendar_feed(kind text, token text, search uuid default null) returns void
  language sql set search_path = ''
  as $$
  select private.create_calendar_feed(kind, token, search);
$$;

comment on function public.create_calendar_feed is
  'Creates a private calendar of the signed-in user: « favorites », or « search » with the id of a saved search. An '
  'existing calendar gets the new token, and its old token ends. PT404: the user has no such search. Sent as POST, so '
  'that no URL holds a token.';

create function private.revoke_calendar_feed(kind text, search uuid) returns void
  language sql security definer set search_path = ''
  as $$
  delete from private.calendar_feeds f
  where f.user_id = auth.uid() and f.kind = revoke_calendar_feed.kind and f.search_id is not distinct from search;
$$;

comment on function private.revoke_calendar_feed is
  'The body of public.revoke_calendar_feed. Security definer, because it writes a table that no client writes.';

create function public.revoke_calendar_feed(kind text, search uuid default null) returns void
  language sql set search_path = ''
  as $$
  select private.revoke_calendar_feed(kind, search);
$$;

comment on function public.revoke_calendar_feed is 'Ends a private calendar of the signed-in user.';

create function private.list_calendar_feeds() returns table (kind text, search_id uuid, created_at timestamptz)
  language sql stable security definer set search_path = ''
  as $$
  select f.kind, f.search_id, f.created_at from private.calendar_feeds f where f.user_id = auth.uid() order by 1, 3, 2;
$$;

comment on function private.list_calendar_feeds is
  'The body of public.list_calendar_feeds. Security definer, because it reads a table that no client reads.';

create function public.list_calendar_feeds() returns table (kind text, search_id uuid, created_at timestamptz)
  language sql stable set search_path = ''
  as $$
  select * from private.list_calendar_feeds();
$$;

comment on function public.list_calendar_feeds is
  'Lists the private calendars of the signed-in user: what each follows, and when it was created. It returns no '
  'tokens.';

create function private.read_calendar_feed(token text) returns jsonb
  language plpgsql security definer set search_path = '' set random_page_cost = 1.1 set jit = off
  as $$
declare
  network constant text := private.client_network();
  feed private.calendar_feeds;
  search public.saved_searches;
  query jsonb;
  found_events jsonb := '[]';
  wait integer;
begin
  select * into feed from private.calendar_feeds f where f.token_hash = private.hash_link_token(token);
  if feed.search_id is not null then
    select * into search from public.saved_searches s where s.id = feed.search_id;
    begin
      -- The same hundred as in the public calendar of these filters.
      query := private.read_saved_search(search.filters);
      found_events := private.explore(query || '{"limit": 100}', now(), '{}', null) -> 'events';
    exception when sqlstate 'PT400' then
      -- A commune or a subcategory may cease to exist: the calendar is empty then.
      null;
    end;
    return jsonb_build_object(
      'name', search.name,
      'entries', private.calendar_entries(
        array(select (each ->> 'id')::uuid from jsonb_array_elements(found_events) as each), now(), query ->> 'date'
      )
    );
  end if;
  if feed.id is not null then
    return jsonb_build_object('name', null, 'entries', private.calendar_entries(
      array(select s.event_id from public.favorites s where s.user_id = feed.user_id order by s.created_at desc,
        s.event_id limit 1000),
      -- What took place lately stays: it is the user's own calendar.
      now() - interval '30 days'
    ));
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
  'Reads a private calendar: its entries, as private.calendar_entries returns them, and the name of its search, null '
  'for the favourites. Null for an unknown token. PT429: more than 100 unknown tokens from one network in an hour. '
  'Sent as POST, so that no URL of the API holds a token.';

revoke all on function private.create_calendar_feed, private.revoke_calendar_feed, private.list_calendar_feeds,
  private.read_calendar_feed from public;
revoke all on function public.create_calendar_feed, public.revoke_calendar_feed, public.list_calendar_feeds,
  public.read_calendar_feed from public, anon, authenticated;
grant execute on function private.create_calendar_feed, private.revoke_calendar_feed, private.list_calendar_feeds,
  public.create_calendar_feed, public.revoke_calendar_feed, public.list_calendar_feeds to authenticated;
grant execute on function private.read_calendar_feed, public.read_calendar_feed to anon, authenticated, service_role;
