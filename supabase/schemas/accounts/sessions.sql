-- Where a user is signed in. Supabase Auth has no call for it: its table holds the browser, the first use and the last
-- refresh.

create function private.list_sessions()
  returns table (id uuid, user_agent text, created_at timestamptz, last_used_at timestamptz, is_current boolean)
  language sql stable security definer set search_path = ''
  as $$
  select s.id, s.user_agent, s.created_at, coalesce(s.refreshed_at at time zone 'UTC', s.created_at),
    s.id is not distinct from private.session_of_request()
  from auth.sessions s
  where s.user_id = auth.uid() and coalesce(s.not_after, 'infinity') > now()
  order by 4 desc, 1;
$$;

comment on function private.list_sessions is
  'The body of public.list_sessions. Security definer, because it reads a table of Supabase Auth.';

create function public.list_sessions()
  returns table (id uuid, user_agent text, created_at timestamptz, last_used_at timestamptz, is_current boolean)
  language sql stable set search_path = ''
  as $$
  select * from private.list_sessions();
$$;

comment on function public.list_sessions is
  'The sessions of the signed-in user, the last used first. A session counts as used when its token is refreshed, '
  'every quarter of an hour.';

create function private.end_sessions(which uuid default null) returns void
  language sql security definer set search_path = ''
  as $$
  delete from auth.sessions s
  where s.user_id = auth.uid()
    and case when which is null then s.id is distinct from private.session_of_request() else s.id = which end;
  -- A user who ends all others cannot tell who knows the address of a private calendar.
  delete from private.calendar_feeds f where f.user_id = auth.uid() and which is null;
$$;

comment on function private.end_sessions is
  'Ends one session of the signed-in user, or without an id all but the one of this request, and the private '
  'calendars. The tokens of an ended session are refused from then on.';

create function public.end_session(session_id uuid) returns void
  language sql set search_path = ''
  as $$
  select private.end_sessions(session_id) where session_id is not null;
$$;

comment on function public.end_session is
  'Ends one session of the signed-in user. The id of another user''s session does nothing.';

create function public.end_other_sessions() returns void
  language sql set search_path = ''
  as $$
  select private.end_sessions();
$$;

comment on function public.end_other_sessions is 'Ends all sessions of the signed-in user but the one of this request.';

revoke all on function private.list_sessions, private.end_sessions from public;
revoke all on function public.list_sessions, public.end_session, public.end_other_sessions from public, anon,
  authenticated;
grant execute on function private.list_sessions, private.end_sessions to authenticated;
grant execute on function public.list_sessions, public.end_session, public.end_other_sessions to authenticated;
