-- Written by supabase/writeRelease.ts from supabase/schemas, for hosted projects of version 1.0.0. Never edited, and not read by the
-- embedded backend.

set check_function_bodies = off;

drop function if exists private.filter_condition(jsonb,timestamp with time zone,boolean);

drop function if exists private.distance_expression(jsonb);

drop function if exists private.score_expression(jsonb,text[]);

drop function if exists private.after_condition(text,text,text,jsonb,boolean);

drop function if exists private.select_matches(jsonb,timestamp with time zone,boolean);

drop function if exists private.hours_condition(jsonb,text);

drop function if exists private.hours_lookup(jsonb,timestamp with time zone);

drop function if exists private.hours_mask(integer,integer);

drop function if exists private.minute_of_hour(time without time zone);

drop function if exists private.read_explore_query(text,text,text,double precision,text,text,text,date,date,double precision,text,text,text,integer,text,text,time without time zone,time without time zone,boolean,boolean);

drop function if exists private.date_condition(jsonb,timestamp with time zone,boolean,text);

drop function if exists private.explore(jsonb,timestamp with time zone,text[],jsonb);

drop function if exists private.count_matches(jsonb,timestamp with time zone);

drop function if exists private.count_from_deltas(jsonb,timestamp with time zone);

drop function if exists private.add_counts(jsonb,jsonb);

drop function if exists public.explore_events(text,text,text,double precision,text,text,text,date,date,double precision,text,text,text,integer,text,text,text,time without time zone,time without time zone,boolean,boolean);

drop function if exists public.explore_events(text,text,text,double precision,text,text,text,date,date,double precision,text,text,text,integer,text,text,text,time without time zone,time without time zone,boolean,boolean,text,text);

create or replace function private.seconds_until_next_code(user_id uuid, factor_id uuid) returns integer
  language plpgsql set search_path = ''
  as $$
declare
  fifth timestamptz;
begin
  -- Simultaneous guesses would not see each other's rows.
  perform pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'code', user_id, factor_id), 0));
  select w.typed_at into fifth from private.wrong_codes w
  where w.user_id = seconds_until_next_code.user_id
    and w.factor_id is not distinct from seconds_until_next_code.factor_id
    and w.typed_at > clock_timestamp() - interval '15 minutes'
  order by w.typed_at desc offset 4 limit 1;
  if fifth is null then
    return 0;
  end if;
  return greatest(1, ceil(extract(epoch from fifth + interval '15 minutes' - clock_timestamp())));
end;
$$;

create or replace function private.mfa_verification_attempt(event jsonb) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  person constant uuid := (event ->> 'user_id')::uuid;
  factor constant uuid := (event ->> 'factor_id')::uuid;
  seconds constant integer := private.seconds_until_next_code(person, factor);
begin
  if seconds > 0 then
    return jsonb_build_object(
      'decision', 'reject', 'message', format('Too many wrong codes. Try again in %s seconds.', seconds)
    );
  end if;
  if not (event ->> 'valid')::boolean then
    insert into private.wrong_codes (user_id, factor_id) values (person, factor);
  end if;
  return '{"decision": "continue"}';
end;
$$;

create or replace function private.delete_account() returns void
  language plpgsql security definer set search_path = ''
  as $$
declare
  person constant uuid := auth.uid();
  address constant text := (select u.email from auth.users u where u.id = person and u.email_confirmed_at is not null);
begin
  if address is null then
    raise exception 'Only who is signed in, with a confirmed address, deletes their account'
      using errcode = 'insufficient_privilege';
  end if;
  if private.pictures_of(person) <> '[]' then
    raise exception 'Pictures of this account are still stored'
      using errcode = 'check_violation', hint = 'Remove them through the API of the storage first.';
  end if;
  -- Sign out, of both settings that auth.uid() may read: erasing must not count as writes of the user.
  perform set_config('request.jwt.claims', '', true), set_config('request.jwt.claim.sub', '', true);
  perform private.gdpr_erase(address);
end;
$$;

create or replace function public.delete_account() returns void
  language sql set search_path = ''
  as $$
  select private.delete_account();
$$;

create or replace function private.email_is_confirmed() returns boolean
  language sql stable security definer set search_path = ''
  as $$
  select exists (
    select from auth.users where id = (select auth.uid()) and email_confirmed_at is not null
  );
$$;

create or replace function private.has_role(name text) returns boolean
  language sql stable security definer set search_path = ''
  as $$
  select exists (select from public.staff_roles r where r.user_id = (select auth.uid()) and r.role = name)
    and private.is_assured(nullif(current_setting('request.jwt.claims', true), '')::jsonb);
$$;

create or replace function private.is_assured(claims jsonb) returns boolean
  language sql stable security definer set search_path = ''
  as $$
  select coalesce(is_assured.claims ->> 'aal' = 'aal2', false) and exists (
    select from auth.sessions s
    where s.id = (is_assured.claims ->> 'session_id')::uuid and s.user_id = (is_assured.claims ->> 'sub')::uuid
      and s.aal = 'aal2'
  );
$$;

create or replace function private.owes_code(claims jsonb) returns boolean
  language sql stable security definer set search_path = ''
  as $$
  select not private.is_assured(owes_code.claims) and exists (
    select from auth.mfa_factors f
    where f.user_id = (owes_code.claims ->> 'sub')::uuid and f.status = 'verified'
  );
$$;

create or replace function private.hash_recovery_code(user_id uuid, code text) returns bytea
  language sql immutable set search_path = ''
  as $$
  select sha256(convert_to(user_id || ' ' || regexp_replace(lower(code), '[^0-9a-f]', '', 'g'), 'UTF8'));
$$;

create or replace function private.create_recovery_codes() returns setof text
  language plpgsql security definer set search_path = ''
  as $$
declare
  person constant uuid := auth.uid();
  digits text;
  code text;
begin
  if not private.is_assured(nullif(current_setting('request.jwt.claims', true), '')::jsonb) then
    raise exception 'insufficient_aal' using errcode = 'insufficient_privilege', hint = 'Verify a second factor first.';
  end if;
  delete from private.recovery_codes r where r.user_id = person;
  for number in 1..10 loop
    -- The digits of a random UUID that are random: its middle holds its version.
    digits := replace(gen_random_uuid()::text, '-', '');
    digits := left(digits, 8) || right(digits, 8);
    code := regexp_replace(digits, '(.{4})(?=.)', '\1-', 'g');
    insert into private.recovery_codes (user_id, hash) values (person, private.hash_recovery_code(person, code));
    return next code;
  end loop;
end;
$$;

create or replace function public.create_recovery_codes() returns setof text
  language sql set search_path = ''
  as $$
  select private.create_recovery_codes();
$$;

create or replace function private.use_recovery_code(code text) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
declare
  person constant uuid := auth.uid();
  session constant uuid := private.session_of_request();
  -- By network: a stranger who knows the password must not lock out the owner. 64 random bits cannot be guessed anyway.
  sender constant text := concat_ws(' ', private.client_network(), person);
  admitted record;
begin
  if person is null or session is null then
    raise exception 'Recovery codes are typed in a session' using errcode = 'insufficient_privilege';
  end if;
  select a.seconds, a.ids into admitted
  from private.admit_attempts(array['recovery code', 'recovery codes'], array[sender, sender]) as a;
  if admitted.seconds > 0 then
    raise exception 'Too many wrong recovery codes'
      using errcode = 'PT429', detail = admitted.seconds::text,
        hint = format('Try again in %s seconds.', admitted.seconds);
  end if;
  delete from private.recovery_codes r
  where r.user_id = person and r.hash = private.hash_recovery_code(person, use_recovery_code.code);
  if not found then
    return false;
  end if;
  delete from private.attempts a where a.id = any (admitted.ids);
  delete from auth.mfa_factors f where f.user_id = person;
  delete from auth.sessions s where s.user_id = person and s.id <> session;
  delete from auth.mfa_amr_claims c
  where c.session_id = session and (c.authentication_method = 'totp' or c.authentication_method like 'mfa/%');
  update auth.sessions s set aal = 'aal1', factor_id = null where s.id = session;
  return true;
end;
$$;

create or replace function public.use_recovery_code(code text) returns boolean
  language sql set search_path = ''
  as $$
  select private.use_recovery_code(code);
$$;

create or replace function private.count_recovery_codes() returns integer
  language sql stable security definer set search_path = ''
  as $$
  select count(*)::integer from private.recovery_codes r where r.user_id = auth.uid();
$$;

create or replace function public.count_recovery_codes() returns integer
  language sql stable set search_path = ''
  as $$
  select private.count_recovery_codes();
$$;

create or replace function public.replace_user_preferences(tags text[]) returns void
  language sql set search_path = ''
  as $$
  delete from public.user_preferences where user_id = private.signed_in_user();
  insert into public.user_preferences (tag) select distinct unnest(tags);
$$;

create or replace function public.replace_event_preferences(preferences jsonb) returns void
  language sql set search_path = ''
  as $$
  delete from public.event_preferences where user_id = private.signed_in_user();
  insert into public.event_preferences (category, subcategory)
  select distinct chosen.category, chosen.subcategory
  from jsonb_to_recordset(preferences) as chosen (category text, subcategory text);
$$;

create or replace function private.session_lives(user_id uuid, session_id uuid) returns boolean
  language sql stable security definer set search_path = ''
  as $$
  select case
    when session_lives.session_id is null then exists (select from auth.users u where u.id = session_lives.user_id)
    else exists (
      select from auth.sessions s where s.id = session_lives.session_id and s.user_id = session_lives.user_id
    )
  end;
$$;

create or replace function private.require_session() returns void
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  claims constant jsonb := nullif(current_setting('request.jwt.claims', true), '')::jsonb;
begin
  if claims ->> 'sub' is null then
    return;
  end if;
  if not private.session_lives((claims ->> 'sub')::uuid, (claims ->> 'session_id')::uuid) then
    raise exception 'The session of this token has ended' using errcode = 'PT401', hint = 'Sign in again.';
  end if;
  if private.owes_code(claims)
    and current_setting('request.path', true) is distinct from '/rpc/use_recovery_code'
  then
    raise exception 'insufficient_aal' using errcode = 'PT403', hint = 'Verify a second factor first.';
  end if;
end;
$$;

create or replace function private.session_of_request() returns uuid
  language sql stable set search_path = ''
  return (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id')::uuid;

create or replace function private.list_sessions()
  returns table (id uuid, user_agent text, created_at timestamptz, last_used_at timestamptz, is_current boolean)
  language sql stable security definer set search_path = ''
  as $$
  select s.id, s.user_agent, s.created_at, coalesce(s.refreshed_at at time zone 'UTC', s.created_at),
    s.id is not distinct from private.session_of_request()
  from auth.sessions s
  where s.user_id = auth.uid() and coalesce(s.not_after, 'infinity') > now()
  order by 4 desc, 1;
$$;

create or replace function public.list_sessions()
  returns table (id uuid, user_agent text, created_at timestamptz, last_used_at timestamptz, is_current boolean)
  language sql stable set search_path = ''
  as $$
  select * from private.list_sessions();
$$;

create or replace function private.end_sessions(which uuid default null) returns void
  language sql security definer set search_path = ''
  as $$
  delete from auth.sessions s
  where s.user_id = auth.uid()
    and case when which is null then s.id is distinct from private.session_of_request() else s.id = which end;
  -- A user who ends all others cannot tell who knows the address of a private calendar.
  delete from private.calendar_feeds f where f.user_id = auth.uid() and which is null;
$$;

create or replace function public.end_session(session_id uuid) returns void
  language sql set search_path = ''
  as $$
  select private.end_sessions(session_id) where session_id is not null;
$$;

create or replace function public.end_other_sessions() returns void
  language sql set search_path = ''
  as $$
  select private.end_sessions();
$$;

create or replace function private.signed_in_user() returns uuid
  language sql stable set search_path = ''
  return auth.uid();

create or replace function private.check_email() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  if not (private.is_email_address(coalesce(nullif(new.email, ''), 'none@lively.invalid'))
    and private.is_email_address(coalesce(nullif(new.email_change, ''), 'none@lively.invalid')))
  then
    raise exception 'Unable to validate email address: invalid format' using errcode = 'check_violation';
  end if;
  return new;
end;
$$;

create or replace function private.create_profile() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  name constant text := left(
    btrim(regexp_replace(
      new.raw_user_meta_data ->> 'full_name', '[\u0001-\u001F\u007F\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]', '', 'g'
    )), 100
  );
begin
  insert into public.profiles (id, full_name)
  values (new.id, case when private.has_visible_text(name) then name end);
  return new;
end;
$$;

create or replace function private.calendar_entries(ids uuid[], since timestamptz, date_filter text default null) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
  with day_window as materialized (
    select time_zone, first_part, last_part from private.date_windows(array[date_filter], now())
  )
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'event', private.card_of(e.id, now()) || jsonb_build_object(
        'full_address', e.full_address, 'days', null,
        -- An event with a date alone has no timings of its own.
        'timings', case when jsonb_array_length(e.timings) > 0 then shown.timings else '[]' end
      ),
      'revision', coalesce(r.revision, 0), 'revised_at', coalesce(r.revised_at, e.created_at)
    )
    order by shown.begins_at, e.id
  ), '[]')
  from public.events e
  left join private.event_revisions r on r.event_id = e.id
  cross join lateral (
    select
      min(t.begins_at) as begins_at,
      jsonb_agg(jsonb_build_object('begin', t.begins_at, 'end', t.ends_at) order by t.position) as timings
    from (
      select begins_at, ends_at, position from public.event_timings
      where event_id = e.id and ends_at > since and (date_filter is null or exists (
        select from day_window as w
        where w.time_zone = event_timings.time_zone and w.first_part <= event_timings.last_part and w.last_part >= event_timings.first_part
      ))
      order by position
      limit 30
    ) as t
  ) as shown
  where e.id = any (ids) and e.publication = 'published' and shown.begins_at is not null
    and (e.status <> 'cancelled' or coalesce(r.cancelled_at, e.created_at) > now() - interval '14 days');
$$;

create or replace function public.list_calendar_entries(ids uuid[], date_filter text default null) returns jsonb
  language sql stable set search_path = ''
  as $$
  select private.calendar_entries(ids[:100], now(), date_filter);
$$;

create or replace function private.create_calendar_feed(kind text, token text, search uuid) returns void
  language plpgsql security definer set search_path = ''
  as $$
begin
  if auth.uid() is null then
    raise exception 'A user makes a private calendar' using errcode = 'insufficient_privilege';
  end if;
  perform private.require_link_token(token);
  if search is not null and not exists (select from public.saved_searches s where s.id = search and s.user_id = auth.uid()) then
    raise exception 'The user has no such search' using errcode = 'PT404';
  end if;
  -- The same token again changes nothing. A new token replaces the old one.
  insert into private.calendar_feeds as f (user_id, kind, search_id, token_hash)
  values (auth.uid(), create_calendar_feed.kind, search, private.hash_link_token(token))
  on conflict on constraint calendar_feeds_user_id_search_id_key do update set token_hash = excluded.token_hash, created_at = now()
  where f.token_hash <> excluded.token_hash;
end;
$$;

create or replace function public.create_calendar_feed(kind text, token text, search uuid default null) returns void
  language sql set search_path = ''
  as $$
  select private.create_calendar_feed(kind, token, search);
$$;

create or replace function private.revoke_calendar_feed(kind text, search uuid) returns void
  language sql security definer set search_path = ''
  as $$
  delete from private.calendar_feeds f
  where f.user_id = auth.uid() and f.kind = revoke_calendar_feed.kind and f.search_id is not distinct from search;
$$;

create or replace function public.revoke_calendar_feed(kind text, search uuid default null) returns void
  language sql set search_path = ''
  as $$
  select private.revoke_calendar_feed(kind, search);
$$;

create or replace function private.list_calendar_feeds() returns table (kind text, search_id uuid, created_at timestamptz)
  language sql stable security definer set search_path = ''
  as $$
  select f.kind, f.search_id, f.created_at from private.calendar_feeds f where f.user_id = auth.uid() order by 1, 3, 2;
$$;

create or replace function public.list_calendar_feeds() returns table (kind text, search_id uuid, created_at timestamptz)
  language sql stable set search_path = ''
  as $$
  select * from private.list_calendar_feeds();
$$;

create or replace function private.read_calendar_feed(token text) returns jsonb
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
      array(select s.event_id from public.favorites s where s.user_id = feed.user_id order by s.created_at desc, s.event_id limit 1000),
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

create or replace function public.read_calendar_feed(token text) returns jsonb
  language sql set search_path = ''
  as $$
  select private.read_calendar_feed(token);
$$;

create or replace function private.list_events_of_source(filters jsonb, venue text, organizer text) returns jsonb
  -- A sequential scan would read all events of before.
  language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
    set enable_seqscan = off set random_page_cost = 1.1 set jit = off
  as $$
declare
  most constant integer := 100;
  query constant jsonb := private.read_saved_search(filters);
  of_venue constant text := private.fold_text(nullif(venue, ''));
  of_organizer constant text := private.fold_text(nullif(organizer, ''));
begin
  if of_venue is null and of_organizer is null then
    perform private.refuse_query('There is no source', 'Name a venue, an organizer, or both.');
  end if;
  return (
    select coalesce(jsonb_agg(private.card_of(id, now()) order by start, id), '[]')
    from (
      select e.id, start
      -- The offsets read the events of that name first, then the listing of each.
      from (
        select e.id from public.events e
        where (of_venue is null or e.venue is not null and private.fold_text(e.venue) = of_venue)
          and (of_organizer is null or e.organizer is not null and private.fold_text(e.organizer) = of_organizer)
        offset 0
      ) as e,
        lateral (select * from private.listings_passing(query, now()) l where l.event_id = e.id offset 0) as l,
        lateral (
          select case when l.next_since <= now() and l.next_until > now() then l.next_start
            else private.start_of(e.id, now()) end as start
        ) as now_is
      order by start, e.id
      limit most
    ) as found
  );
end;
$$;

create or replace function public.list_events_of_source(filters jsonb, venue text default null, organizer text default null)
  returns jsonb
  language sql stable set search_path = ''
  as $$
  select private.list_events_of_source(filters, venue, organizer);
$$;

create or replace function private.end_calendar_feeds() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  if tg_table_name = 'users' then
    delete from private.calendar_feeds f where f.user_id = new.id;
  elsif not exists (
    select from auth.sessions s where s.user_id = old.user_id and coalesce(s.not_after, 'infinity') > now()
  ) then
    delete from private.calendar_feeds f where f.user_id = old.user_id;
  end if;
  return null;
end;
$$;

create or replace function private.revise_event() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  counted constant integer := (
    (old.date, old."time", old.end_time, old.time_zone, old.timings, old.status, old.location, old.venue, old.full_address)
    is distinct from
    (new.date, new."time", new.end_time, new.time_zone, new.timings, new.status, new.location, new.venue, new.full_address)
  )::integer;
begin
  insert into private.event_revisions as r (event_id, revision, revised_at, cancelled_at)
  values (
    new.id, counted, now(),
    -- An event that was cancelled from the start has no row.
    case when new.status = 'cancelled' then case when old.status = 'cancelled' then old.created_at else now() end end
  )
  on conflict (event_id) do update set
    revision = r.revision + excluded.revision,
    revised_at = excluded.revised_at,
    cancelled_at = case when old.status = 'cancelled' and new.status = 'cancelled' then r.cancelled_at else excluded.cancelled_at end;
  return null;
end;
$$;

create or replace function private.schedule_change(was private.event_versions, event public.events, moment timestamptz) returns jsonb
  language sql stable set search_path = ''
  as $$
  with before as materialized (
    select * from private.times_of(was.date, was."time", was.end_time, was.time_zone, was.timings)
  ), after as materialized (
    select * from private.times_of(event.date, event."time", event.end_time, event.time_zone, event.timings)
  ), lost as materialized (
    select * from before
    where (date, coalesce("time", ''), coalesce(end_time, '')) not in (
      select date, coalesce("time", ''), coalesce(end_time, '') from after
    )
  ), gained as materialized (
    select * from after
    where (date, coalesce("time", ''), coalesce(end_time, '')) not in (
      select date, coalesce("time", ''), coalesce(end_time, '') from before
    )
  )
  select jsonb_build_object(
    'was', (
      select jsonb_build_object('date', l.date, 'time', l."time", 'end_time', l.end_time)
      from lost l order by l.ends_at <= moment, l.date, l."time", l.end_time limit 1
    ),
    'now', (
      select jsonb_build_object('date', g.date, 'time', g."time", 'end_time', g.end_time)
      from gained g order by g.ends_at <= moment, g.date, g."time", g.end_time limit 1
    )
  )
  where exists (select from lost where ends_at > moment)
    -- A source may drop the times that have passed; a move of the whole event after its old date is still a move.
    or (
      exists (select from lost) and exists (select from gained where ends_at > moment)
      and (select count(*) from lost) = (select count(*) from before)
    );
$$;

create or replace function private.changes_since(was private.event_versions, event public.events, moment timestamptz) returns jsonb
  language sql stable set search_path = ''
  as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'schedule', case
      when (was.date, was."time", was.end_time, was.time_zone, was.timings)
        is distinct from (event.date, event."time", event.end_time, event.time_zone, event.timings)
      then private.schedule_change(was, event, moment)
    end,
    'place', case
      when private.fold_text(concat_ws(E'\n', was.location, was.venue, was.full_address))
        <> private.fold_text(concat_ws(E'\n', event.location, event.venue, event.full_address))
      then jsonb_build_object(
        'was', jsonb_build_object('location', was.location, 'venue', was.venue, 'address', was.full_address),
        'now', jsonb_build_object('location', event.location, 'venue', event.venue, 'address', event.full_address)
      )
    end,
    -- That an event is rescheduled shows in its dates.
    'status', case
      when replace(was.status, 'rescheduled', 'scheduled') <> replace(event.status, 'rescheduled', 'scheduled')
      then jsonb_build_object('was', was.status, 'now', event.status)
    end,
    'price', case
      when event.price_amount > was.price_amount
      then jsonb_build_object('was', was.price, 'now', event.price)
    end
  ));
$$;

create or replace function private.changes_of(person uuid, moment timestamptz default now())
  returns table (event_id uuid, event_title text, version bigint, changed_at timestamptz, changes jsonb)
  language sql stable security definer set search_path = ''
  as $$
  select e.id, e.title, latest.id, latest.replaced_at, different.changes
  from private.saved_events_of(person) as saved
    cross join lateral (
      select v.* from private.event_versions v
      where v.event_id = saved.event_id and v.id > saved.seen_version order by v.id limit 1
    ) as was
    cross join lateral (
      select v.id, v.replaced_at from private.event_versions v where v.event_id = saved.event_id order by v.id desc limit 1
    ) as latest
    join public.events e on e.id = saved.event_id and e.publication = 'published'
      -- Creators know what they changed.
      and e.created_by is distinct from person
    cross join lateral (
      select private.changes_since(
        row(was.id, was.event_id, was.replaced_at, was.date, was."time", was.end_time, was.time_zone, was.timings,
          was.location, was.venue, was.full_address, was.status, was.price, was.price_amount)::private.event_versions,
        e, moment
      ) as changes
    ) as different
  where different.changes <> '{}'
    -- A month after an event there is no plan left to change.
    and not exists (
      select from private.times_of(e.date, e."time", e.end_time, e.time_zone, e.timings) as each
      having max(each.ends_at) <= moment - interval '30 days'
    )
  order by latest.replaced_at desc, e.id
  limit 100;
$$;

create or replace function private.list_changes()
  returns table (event_id uuid, event_title text, version bigint, changed_at timestamptz, changes jsonb)
  language sql stable security definer set search_path = ''
  as $$
  select * from private.changes_of(auth.uid());
$$;

create or replace function public.list_changes()
  returns table (event_id uuid, event_title text, version bigint, changed_at timestamptz, changes jsonb)
  language sql stable set search_path = ''
  as $$
  select * from private.list_changes();
$$;

create or replace function private.see_changes(event_ids uuid[], versions bigint[]) returns void
  language plpgsql security definer set search_path = ''
  as $$
declare
  person constant uuid := auth.uid();
begin
  if cardinality(event_ids) > 100 or cardinality(event_ids) is distinct from cardinality(versions) then
    raise exception 'Name at most 100 events, each with its version' using errcode = 'check_violation';
  end if;
  with seen as materialized (
    select each.event_id, least(
      max(each.version), coalesce((select max(v.id) from private.event_versions v where v.event_id = each.event_id), 0)
    ) as version
    from unnest(event_ids, versions) as each (event_id, version)
    group by each.event_id
  ), favourites as (
    update public.favorites f set seen_version = seen.version
    from seen where f.user_id = person and f.event_id = seen.event_id and f.seen_version < seen.version
  )
  update public.purchases p set seen_version = seen.version
  from seen where p.user_id = person and p.event_id = seen.event_id and p.seen_version < seen.version;
end;
$$;

create or replace function public.see_changes(event_ids uuid[], versions bigint[]) returns void
  language sql set search_path = ''
  as $$
  select private.see_changes(event_ids, versions);
$$;

create or replace function private.times_of(day date, opening time, closing time, time_zone text, timings jsonb)
  returns table (date date, "time" text, end_time text, ends_at timestamptz)
  language sql stable set search_path = ''
  as $$
  select (begins at time zone time_zone)::date, to_char(begins at time zone time_zone, 'HH24:MI'),
    to_char(ends at time zone time_zone, 'HH24:MI'), ends
  from jsonb_array_elements(timings) as timing (value),
    lateral (select (value ->> 'begin')::timestamptz as begins, (value ->> 'end')::timestamptz as ends) as instants
  union all
  select day, to_char(opening, 'HH24:MI'), to_char(closing, 'HH24:MI'), (
    day + case
      when opening is null then interval '1 day'
      when closing < opening then closing::interval + interval '1 day'
      else coalesce(closing, opening)::interval
    end
  ) at time zone time_zone
  where day is not null and timings = '[]';
$$;

create or replace function private.keep_version() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  insert into private.event_versions (
    event_id, date, "time", end_time, time_zone, timings, location, venue, full_address, status, price, price_amount
  ) values (
    old.id, old.date, old."time", old.end_time, old.time_zone, old.timings, old.location, old.venue, old.full_address,
    old.status, old.price, old.price_amount
  );
  return null;
end;
$$;

create or replace function private.note_version() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  select coalesce((select max(v.id) from private.event_versions v where v.event_id = e.id), 0) into new.seen_version
  from public.events e where e.id = new.event_id and e.publication = 'published';
  return new;
end;
$$;

create or replace function private.explore_constants() returns jsonb
  language sql immutable set search_path = ''
  return '{
  "earthRadius": 6371,
  "unknownDistance": 1000,
  "searchWordLimit": 8,
  "commonSearchWords": ["a","au","aux","c","ce","d","de","des","du","en","et","j","l","la","le","les","m","n","ou","par","pour","qu","s","sur","t","un","une"],
  "searchPastLimit": 500,
  "countLimit": 10000,
  "exploreRules": [{"kind":"preference","points":50},{"kind":"category","points":50},{"kind":"distance","tiers":[{"points":30,"withinKm":50},{"points":20,"withinKm":100},{"points":10,"withinKm":200}]},{"kind":"participants","points":5,"above":5000},{"kind":"rating","points":5,"from":4.5}],
  "recommendationRules": [{"kind":"preference","points":50},{"kind":"interactions","points":5,"withinDays":14,"atMost":25},{"kind":"distance","tiers":[{"points":30,"withinKm":100}]},{"kind":"soon","points":15,"withinDays":10},{"kind":"participants","points":10,"above":500}],
  "recommendationLimit": 10,
  "subcategories": ["pop","rock","electronic","hip-hop","classical","jazz","world-music","football","motorsport","rugby","combat-sports","athletics","racket-sports","water-sports","mountain-sports","equestrian-sports","golf","board-sports","extreme-sports","basketball","handball","volleyball","literature","cinema","video-games","cooking","gardening","hiking","cars","theatre","dance","exhibitions","talks","workshops","heritage","photography","music-festivals","cultural-festivals","food-festivals","arts-festivals","traditional-festivals","neighbourhood-parties","traditional-parties","seasonal-parties","markets","flea-markets","country-fairs"],
  "knownCities": [{"city":"paris","latitude":48.857,"longitude":2.352},{"city":"lyon","latitude":45.764,"longitude":4.836},{"city":"marseille","latitude":43.297,"longitude":5.37},{"city":"toulouse","latitude":43.605,"longitude":1.444},{"city":"cannes","latitude":43.553,"longitude":7.017},{"city":"nice","latitude":43.71,"longitude":7.262},{"city":"bordeaux","latitude":44.838,"longitude":-0.579}]
}'::jsonb;

create or replace function private.likes_of_user() returns text[]
  language sql stable security definer set search_path = ''
  as $$
  select coalesce(array_agg(distinct slug), '{}')
  from private.terms join (
    select coalesce(subcategory, category) as word from public.event_preferences where user_id = auth.uid()
    union all
    select tag from public.user_preferences where user_id = auth.uid()
  ) as liked on term = private.words_of(word);
$$;

create or replace function private.prefixes_of_areas() returns jsonb
  language sql immutable set search_path = ''
  return '{
  "10": ["10"],
  "11": ["11"],
  "12": ["12"],
  "13": ["13"],
  "14": ["14"],
  "15": ["15"],
  "16": ["16"],
  "17": ["17"],
  "18": ["18"],
  "19": ["19"],
  "21": ["21"],
  "22": ["22"],
  "23": ["23"],
  "24": ["24"],
  "25": ["25"],
  "26": ["26"],
  "27": ["27"],
  "28": ["28"],
  "29": ["29"],
  "30": ["30"],
  "31": ["31"],
  "32": ["32"],
  "33": ["33"],
  "34": ["34"],
  "35": ["35"],
  "36": ["36"],
  "37": ["37"],
  "38": ["38"],
  "39": ["39"],
  "40": ["40"],
  "41": ["41"],
  "42": ["42"],
  "43": ["43"],
  "44": ["44"],
  "45": ["45"],
  "46": ["46"],
  "47": ["47"],
  "48": ["48"],
  "49": ["49"],
  "50": ["50"],
  "51": ["51"],
  "52": ["52"],
  "53": ["53"],
  "54": ["54"],
  "55": ["55"],
  "56": ["56"],
  "57": ["57"],
  "58": ["58"],
  "59": ["59"],
  "60": ["60"],
  "61": ["61"],
  "62": ["62"],
  "63": ["63"],
  "64": ["64"],
  "65": ["65"],
  "66": ["66"],
  "67": ["67"],
  "68": ["68"],
  "69": ["69"],
  "70": ["70"],
  "71": ["71"],
  "72": ["72"],
  "73": ["73"],
  "74": ["74"],
  "75": ["75"],
  "76": ["76"],
  "77": ["77"],
  "78": ["78"],
  "79": ["79"],
  "80": ["80"],
  "81": ["81"],
  "82": ["82"],
  "83": ["83"],
  "84": ["84"],
  "85": ["85"],
  "86": ["86"],
  "87": ["87"],
  "88": ["88"],
  "89": ["89"],
  "90": ["90"],
  "91": ["91"],
  "92": ["92"],
  "93": ["93"],
  "94": ["94"],
  "95": ["95"],
  "971": ["971"],
  "972": ["972"],
  "973": ["973"],
  "974": ["974"],
  "975": ["975"],
  "976": ["976"],
  "977": ["977"],
  "978": ["978"],
  "986": ["986"],
  "987": ["987"],
  "988": ["988"],
  "13201": ["13201"],
  "13202": ["13202"],
  "13203": ["13203"],
  "13204": ["13204"],
  "13205": ["13205"],
  "13206": ["13206"],
  "13207": ["13207"],
  "13208": ["13208"],
  "13209": ["13209"],
  "13210": ["13210"],
  "13211": ["13211"],
  "13212": ["13212"],
  "13213": ["13213"],
  "13214": ["13214"],
  "13215": ["13215"],
  "13216": ["13216"],
  "69381": ["69381"],
  "69382": ["69382"],
  "69383": ["69383"],
  "69384": ["69384"],
  "69385": ["69385"],
  "69386": ["69386"],
  "69387": ["69387"],
  "69388": ["69388"],
  "69389": ["69389"],
  "75101": ["75101"],
  "75102": ["75102"],
  "75103": ["75103"],
  "75104": ["75104"],
  "75105": ["75105"],
  "75106": ["75106"],
  "75107": ["75107"],
  "75108": ["75108"],
  "75109": ["75109"],
  "75110": ["75110"],
  "75111": ["75111"],
  "75112": ["75112"],
  "75113": ["75113"],
  "75114": ["75114"],
  "75115": ["75115"],
  "75116": ["75116"],
  "75117": ["75117"],
  "75118": ["75118"],
  "75119": ["75119"],
  "75120": ["75120"],
  "01": ["01"],
  "02": ["02"],
  "03": ["03"],
  "04": ["04"],
  "05": ["05"],
  "06": ["06"],
  "07": ["07"],
  "08": ["08"],
  "09": ["09"],
  "2A": ["2A"],
  "2B": ["2B"],
  "20R": ["2A","2B"],
  "ARA": ["01","03","07","15","26","38","42","43","63","69","73","74"],
  "BFC": ["21","25","39","58","70","71","89","90"],
  "BRE": ["22","29","35","56"],
  "CVL": ["18","28","36","37","41","45"],
  "GES": ["08","10","51","52","54","55","57","67","68","88"],
  "HDF": ["02","59","60","62","80"],
  "IDF": ["75","77","78","91","92","93","94","95"],
  "NAQ": ["16","17","19","23","24","33","40","47","64","79","86","87"],
  "NOR": ["14","27","50","61","76"],
  "OCC": ["09","11","12","30","31","32","34","46","48","65","66","81","82"],
  "PAC": ["04","05","06","13","83","84"],
  "PDL": ["44","49","53","72","85"],
  "A": ["67","68"],
  "B": ["24","33","40","47","64"],
  "C": ["03","15","43","63"],
  "D": ["21","58","71","89"],
  "G": ["08","10","51","52"],
  "I": ["25","39","70","90"],
  "K": ["11","30","34","48","66"],
  "L": ["19","23","87"],
  "M": ["54","55","57","88"],
  "N": ["09","12","31","32","46","65","81","82"],
  "O": ["59","62"],
  "P": ["14","50","61"],
  "Q": ["27","76"],
  "S": ["02","60","80"],
  "T": ["16","17","79","86"],
  "V": ["01","07","26","38","42","69","73","74"]
}'::jsonb;

create or replace function private.score_of(
  category text, likes text[], event_category text, tags text[], participants bigint, rating numeric, distance double precision
) returns table (score bigint)
  language sql stable
  as $$
  select case when tags && likes then 50 * (select count(*) from unnest(tags) as tag where tag = any (likes)) else 0 end
    + case when event_category = category then 50 else 0 end
    + case when distance <= 50 then 30 when distance <= 100 then 20 when distance <= 200 then 10 else 0 end
    + case when participants > 5000 then 5 else 0 end
    + case when rating >= 4.5 then 5 else 0 end;
$$;

create or replace function private.changes_score(distance double precision) returns boolean
  language sql immutable
  as $$
  select distance between 50 - 0.001 and 50 + 0.001
    or distance between 100 - 0.001 and 100 + 0.001
    or distance between 200 - 0.001 and 200 + 0.001;
$$;

create or replace function private.topic_of(category text, subcategory text) returns private.topics
  language plpgsql stable set search_path = ''
  as $$
declare
  topic private.topics;
begin
  if subcategory is not null then
    select topics.* into topic
    from private.terms join private.topics on topics.subcategory = slug and topics.category = topic_of.category
    where term = private.words_of(topic_of.subcategory);
  end if;
  if topic.category is null then
    -- An unknown subcategory counts as none.
    select * into topic from private.topics where topics.category = topic_of.category and topics.subcategory = '';
  end if;
  return topic;
end;
$$;

create or replace function private.card_of(event_id uuid, moment timestamptz) returns jsonb
  language sql stable set search_path = ''
  as $$
  select jsonb_build_object(
    'id', id, 'title', title, 'category', category, 'subcategory', subcategory, 'location', location, 'venue', venue,
    'latitude', latitude, 'longitude', longitude, 'date', date, 'time', "time", 'end_time', end_time,
    'time_zone', time_zone, 'status', status, 'image', image,
    'participants', participants, 'max_capacity', max_capacity,
    'price', price, 'price_kind', price_kind, 'price_amount', price_amount, 'organizer', organizer, 'rating', rating,
    'reviews', reviews, 'ticket_url', ticket_url, 'source', source, 'source_url', source_url, 'licence', licence,
    'attendance', attendance,
    'created_by', created_by, 'created_at', created_at, 'upvotes_count', upvotes_count,
    'downvotes_count', downvotes_count, 'popularity_score', popularity_score, 'purchases_count', purchases_count,
    'accessibility', accessibility, 'commune', commune,
    'days', (select days from public.event_listings l where l.event_id = card_of.event_id)
  ) || jsonb_build_object('timings', coalesce((
    select jsonb_agg(jsonb_build_object('begin', begins_at, 'end', ends_at) order by position)
    from (
      select begins_at, ends_at, position from public.event_timings t
      -- A card shows the next timing, or the last if all are over.
      where t.event_id = card_of.event_id and jsonb_array_length(events.timings) > 0
        and (t.counts_until > moment or t.counts_again <= moment)
      order by position
      limit 50
    ) as shown
  ), '[]'))
  from public.events where id = card_of.event_id;
$$;

create or replace function private.texts_of(list jsonb) returns text[]
  language sql immutable
  as $$
  -- Slugs, ids and numbers contain none of these characters.
  select string_to_array(translate(list::text, '[" ]', ''), ',');
$$;

create or replace function private.has_topic(query jsonb, category text, subcategory text) returns boolean
  language sql immutable
  as $$
  select (not query ? 'topics' or category = any (private.texts_of(query -> 'topics'))
      or (subcategory = any (private.texts_of(query -> 'topics'))) is true)
    and (not query ? 'without' or category <> all (private.texts_of(query -> 'without'))
      and (subcategory <> all (private.texts_of(query -> 'without'))) is not false);
$$;

create or replace function private.passes(
  query jsonb, category text, subcategory text, price double precision, accessibility text[], is_online boolean,
  day_count integer
) returns boolean
  language sql immutable
  as $$
  select (not query ? 'category' or category = query ->> 'category')
    and (not query ? 'withoutNotices' or category <> 'notice')
    and (not query ? 'subcategory' or coalesce(subcategory = query ->> 'subcategory', false))
    and private.has_topic(query, category, subcategory)
    and (not query ? 'maxPrice' or coalesce(price <= (query ->> 'maxPrice')::double precision, false))
    and (not query ? 'access' or accessibility @> private.texts_of(query -> 'access'))
    and (not query ? 'online' or is_online)
    and (not query ? 'once' or coalesce(day_count = 1, false));
$$;

create or replace function private.is_in_area(query jsonb, commune text) returns boolean
  language sql immutable
  as $$
  -- Overseas, the code of a department has three characters.
  select not query ? 'areas' or coalesce(
    left(commune, case when commune >= '97' then 3 else 2 end) = any (private.texts_of(query -> 'areas'))
      or commune = any (private.texts_of(query -> 'areas')),
    false
  );
$$;

create or replace function private.is_inside(query jsonb, latitude double precision, longitude double precision) returns boolean
  language sql immutable
  as $$
  select not query ? 'box'
    or latitude between (query #>> '{box,1}')::double precision and (query #>> '{box,3}')::double precision and case
      when (query #>> '{box,0}')::double precision <= (query #>> '{box,2}')::double precision
        then longitude between (query #>> '{box,0}')::double precision and (query #>> '{box,2}')::double precision
      -- Across the antimeridian, the west is greater than the east.
      else longitude >= (query #>> '{box,0}')::double precision or longitude <= (query #>> '{box,2}')::double precision
    end;
$$;

create or replace function private.says(query jsonb, search tsvector) returns boolean
  language sql immutable
  as $$
  select not query ? 'text' or case query ->> 'depth'
    when '0' then ts_filter(search, '{a}') @@ (query ->> 'text')::tsquery
    when '1' then ts_filter(search, '{a,b}') @@ (query ->> 'text')::tsquery
      and not ts_filter(search, '{a}') @@ (query ->> 'text')::tsquery
    when '2' then search @@ (query ->> 'text')::tsquery
      and not ts_filter(search, '{a,b}') @@ (query ->> 'text')::tsquery
    else search @@ (query ->> 'text')::tsquery
  end;
$$;

create or replace function private.begins_within(query jsonb, start_minute integer) returns boolean
  language sql immutable
  as $$
  -- Minutes before 1970 are negative. 0:00 sharp stands for an unknown hour.
  select not query ? 'hours' or (start_minute % 1440 + 1440) % 1440
    between greatest((query #>> '{hours,0}')::integer, 1) and (query #>> '{hours,1}')::integer - 1;
$$;

create or replace function private.timings_on(query jsonb, moment timestamptz, event uuid) returns setof public.event_timings
  language sql stable
  as $$
  select t.*
  from public.event_timings t
  where t.event_id = event and (t.counts_until > moment or t.counts_again <= moment)
    and private.begins_within(query, t.start_minute)
    and (not query ? 'date' or exists (
      select from private.date_windows(array[query ->> 'date'], moment) w
      where w.time_zone = t.time_zone and t.first_part <= w.last_part
        and case when query ? 'hours' then t.first_part else t.last_part end >= w.first_part
    ))
  offset 0;
$$;

create or replace function private.events_on(query jsonb, moment timestamptz) returns table (event_id uuid)
  language sql stable
  as $$
  -- Timings of at most a day are found by their start. What begins at an hour begins on a day of the filter.
  select t.event_id
  from private.date_windows(array[query ->> 'date'], moment) w
    join public.event_timings t on t.time_zone = w.time_zone and t.last_part >= w.first_part
      and t.first_part between w.first_part - case when query ? 'hours' then 0 else 4 end and w.last_part
  where (t.counts_until > moment or t.counts_again <= moment) and private.begins_within(query, t.start_minute)
  union all
  -- The few longer ones are found by their end. What takes place once has none.
  select t.event_id
  from private.date_windows(array[query ->> 'date'], moment) w
    join public.event_timings t
      on t.time_zone = w.time_zone and t.last_part >= w.first_part and t.first_part <= w.last_part
  where not query ?| '{hours,once}' and t.last_part - t.first_part > 4
    and (t.counts_until > moment or t.counts_again <= moment);
$$;

create or replace function private.listings_passing(query jsonb, moment timestamptz) returns setof public.event_listings
  language sql stable
  as $$
  select l.*
  from public.event_listings l
  where l.over_at > moment
    and private.passes(query, l.category, l.subcategory, l.price, l.accessibility, l.is_online, l.day_count)
    and private.says(query, l.search)
    and private.is_inside(query, l.latitude, l.longitude)
    and private.is_in_area(query, l.commune)
    and (not query ? 'city' or l.city = query ->> 'city')
    and (not query ? 'commune' or l.commune = any (private.codes_of_commune(query ->> 'commune')) or query ? 'radius'
      -- The latitude first: it excludes most rows without trigonometry. One degree is 111 km.
      and abs(l.latitude - (query #>> '{origin,latitude}')::double precision)
        <= (query ->> 'radius')::double precision / 111
      and private.distance_to(query -> 'origin', l.latitude, l.longitude) <= (query ->> 'radius')::double precision)
    and (not query ?| '{date,hours}' or exists (select from private.timings_on(query, moment, l.event_id)));
$$;

create or replace function private.count_deltas(query jsonb, moment timestamptz)
  returns table (
    category text, subcategory text, price double precision, is_online boolean, is_once boolean, days integer, n bigint
  )
  -- find_events sets enable_sort to off, with which the deltas of no listing would read all timings.
  language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
    set enable_mergejoin = off set enable_hashjoin = off set enable_sort = on
  as $$
#variable_conflict use_column
declare
  filters constant text[] := array(
    select unnest('{today,tonight,tomorrow,weekend}'::text[]) union all
    select query ->> 'date' where query ->> 'date' <> all ('{today,tonight,tomorrow,weekend}')
  );
  -- Of the events that begin at one hour of the query, all of it in the query; -1 stands for all events.
  hours constant integer[] := case
    when query ? 'hours' then array(
      select generate_series(((query #>> '{hours,0}')::integer + 59) / 60, (query #>> '{hours,1}')::integer / 60 - 1)
    )
    else '{-1}'
  end;
  needs constant text[] := array(select jsonb_array_elements_text(query -> 'access'));
  changed constant uuid[] := array(select event_id from private.changed_projections(moment));
begin
  return query
  with change as materialized (
    select *, -1 as sign from private.facet_deltas_of(changed, null)
    union all
    select *, 1 from private.facet_deltas_of(changed, moment)
  ), day as materialized (
    select (1 << w.number - 1) | case when filters[w.number] = query ->> 'date' then 16 else 0 end as bits,
      w.time_zone, w.first_part, w.last_part
    from private.date_windows(filters, moment) as w
  ), found as (
    select 32 as days, category, subcategory, price, accessibility, is_online, is_once, events
    from private.facet_deltas
    where first_part is null and hour = any (hours)
    union all
    -- Timings of at most a day are found by their start.
    select bits, t.category, t.subcategory, t.price, t.accessibility, t.is_online, t.is_once, t.events
    from day join private.facet_deltas t
      on t.time_zone = day.time_zone and t.first_part between day.first_part - 4 and day.last_part
        and t.last_part >= day.first_part
    where t.hour = any (hours) and t.last_part - t.first_part <= 4
      and (t.earlier_part is null or t.earlier_part < day.first_part)
    union all
    select bits, t.category, t.subcategory, t.price, t.accessibility, t.is_online, t.is_once, t.events
    from day join private.facet_deltas t
      on t.time_zone = day.time_zone and t.first_part <= day.last_part and t.last_part >= day.first_part
    -- In the rows of an hour, no timing is long.
    where t.hour = -1 and not query ? 'hours' and t.last_part - t.first_part > 4
      and (t.earlier_part is null or t.earlier_part < day.first_part)
    union all
    select 32, category, subcategory, price, accessibility, is_online, is_once, events * sign
    from change
    where first_part is null and hour = any (hours)
    union all
    select bits, t.category, t.subcategory, t.price, t.accessibility, t.is_online, t.is_once, t.events * t.sign
    from day join change t
      on t.time_zone = day.time_zone and t.first_part <= day.last_part and t.last_part >= day.first_part
    where t.hour = any (hours) and (t.earlier_part is null or t.earlier_part < day.first_part)
  )
  select category, case when query ?| '{category,subcategory}' then subcategory end, price, is_online, is_once, days,
    sum(events)
  from found
  where accessibility @> needs and private.has_topic(query, category, subcategory)
  group by 1, 2, 3, 4, 5, 6;
end;
$$;

create or replace function private.read_cursor(written text, query jsonb) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
declare
  -- As written by private.write_cursor. Infinity stands for null.
  number constant text := '^(-?[0-9]+(\.[0-9]+)?(e[+-]?[0-9]+)?|Infinity)$';
  cursor jsonb;
  is_valid boolean := false;
begin
  if written is null then
    return null;
  end if;
  begin
    -- A cursor has about 300 characters. Reading deeply nested JSON could exceed the stack.
    if char_length(written) <= 1000 then
      cursor := convert_from(decode(translate(written, '-_', '+/'), 'base64'), 'UTF8')::jsonb;
      is_valid := coalesce(
        cursor ->> 'check' = md5((cursor - 'check')::text || (query - 'limit')::text)
        and (cursor ->> 'moment')::timestamptz between now() - interval '1 day' and now() + interval '1 minute'
        and jsonb_typeof(cursor -> 'past') = 'boolean' and (cursor ->> 'id')::uuid is not null
        and cursor ->> 'key' ~ number and (cursor ->> 'key')::double precision is not null
        and cursor ->> 'secondKey' ~ number and (cursor ->> 'secondKey')::double precision is not null,
        false
      );
    end if;
  exception when data_exception then
    is_valid := false;
  end;
  if not is_valid then
    perform private.refuse_query(
      'The cursor is of another query, or too old', 'Ask for the first page, without a cursor.'
    );
  end if;
  return cursor;
end;
$$;

create or replace function private.write_cursor(last jsonb, query jsonb, moment timestamptz) returns text
  language sql stable set search_path = ''
  as $$
  select translate(
    encode(
      convert_to((content || jsonb_build_object('check', md5(content::text || (query - 'limit')::text)))::text, 'UTF8'),
      'base64'
    ),
    E'+/\n', '-_'
  )
  from (
    select jsonb_build_object(
      'past', last -> 'past', 'key', last -> 'key', 'secondKey', last -> 'secondKey', 'id', last -> 'id',
      'moment', moment
    ) as content
  ) as cursor;
$$;

create or replace function private.explore_deep_page(query jsonb, moment timestamptz, likes text[], after jsonb) returns jsonb
  language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan
  as $$
declare
  size constant integer := (query ->> 'limit')::integer + 1;
  -- With more matches, an index walk finds a page soon, unless only unpopular titles have the words.
  most constant integer := 2000;
  -- Of the last entry of the previous page, within its limits whatever the key of a cursor.
  first_depth constant integer := greatest(0, least(2, coalesce(round((after ->> 'key')::double precision / 1e12), 0)));
  own jsonb;
  page jsonb := '[]';
begin
  for depth in first_depth .. 2 loop
    own := query || jsonb_build_object('depth', depth, 'steps', 4000);
    page := page || case
      when (
        select count(*) > most
        from (
          select from public.event_projections l where not l.is_over and private.says(own, l.search) limit most + 1
        ) as found
      ) then private.explore_index_page(own, moment, likes, after)
      else private.explore_sorted_page(own, moment, likes, after)
    end;
    exit when jsonb_array_length(page) >= size;
  end loop;
  return page;
end;
$$;

create or replace function private.bound_count(exact bigint, most integer) returns jsonb
  language sql stable
  as $$
  select jsonb_build_object('value', least(exact, most), 'isMore', exact > most);
$$;

create or replace function private.explore(
  query jsonb, moment timestamptz, likes text[], after jsonb,
  most integer default (private.explore_constants() ->> 'countLimit')::integer
) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
declare
  page_length constant integer := (query ->> 'limit')::integer;
  matched jsonb := private.with_matches(query);
  counts jsonb;
  total double precision;
  ids uuid[];
  page jsonb;
  relaxations jsonb := '[]';
begin
  select m.counts, m.ids into counts, ids from private.find_events(matched, moment) as m;
  if ids is not null then
    matched := matched || jsonb_build_object('found', ids);
  end if;
  total := counts ->> 'total';
  page := case
    when total = 0 then '[]'
    when query ->> 'sort' in ('distance', 'score') and ids is null
      then private.explore_ranked_page(matched, moment, likes, after)
    when query ->> 'sort' in ('distance', 'score')
      or (query ?| '{text,hours}' or query ->> 'sort' = 'rarity') and ids is not null
      -- Cost: an index scan reads the rows between two matches; looking up a match to sort it costs as much as three of
      -- them. Without statistics, there are at least 100 events.
      or total * total * 3 < page_length * (
        select greatest(reltuples, 100) from pg_catalog.pg_class
        where oid = 'public.event_listings_by_popularity'::regclass
      )
      then private.explore_sorted_page(matched, moment, likes, after)
    when query ? 'text' and query ->> 'sort' = 'popularity'
      then private.explore_deep_page(matched, moment, likes, after)
    else private.explore_index_page(matched, moment, likes, after)
  end;
  if total = 0 then
    select coalesce(jsonb_agg(
      jsonb_build_object('filter', name, 'total', private.bound_count(relaxed, most)) order by position
    ), '[]')
    into relaxations
    from unnest(
        ('{text,city,commune,areas,box,category,subcategory,topics,without,date,hours,maxPrice,access,online,'
          'once}')::text[]
      ) with ordinality as filter (name, position),
      lateral (
        select case name when 'text' then query else matched end - name - case name
            when 'commune' then 'radius' when 'category' then 'subcategory' else ''
          end || case when name = 'category' then '{"withoutNotices": true}'::jsonb else '{}' end as wider
        offset 0
      ) as without,
      lateral (
        select ((private.find_events(wider, moment)).counts ->> 'total')::bigint as relaxed offset 0
      ) as counted
    where query ? name and relaxed > 0;
  end if;
  return jsonb_build_object(
    'events', (
      select coalesce(jsonb_agg(
        private.card_of((entry ->> 'id')::uuid, moment)
          || jsonb_build_object('past', entry -> 'past', 'distance_km', entry -> 'distance', 'score', entry -> 'score')
        order by position
      ), '[]')
      from jsonb_array_elements(page) with ordinality as listed (entry, position)
      where position <= page_length
    ),
    'next_cursor', case when jsonb_array_length(page) > page_length
      then private.write_cursor(page -> (page_length - 1), query, moment) end,
    'total', least(total, most),
    'is_more', total > most,
    'coming', private.bound_count((total - (counts ->> 'past')::double precision)::bigint, most),
    'past', counts -> 'past',
    'counts', (
      select jsonb_object_agg(facet, (
        select coalesce(jsonb_object_agg(choice, private.bound_count(exact::bigint, most)), '{}')
        from jsonb_each_text(choices) as each (choice, exact)
      ))
      from jsonb_each(counts - '{total,past}'::text[]) as each (facet, choices)
    ),
    'relaxations', relaxations
  );
end;
$$;

create or replace function public.explore_events(
  "text" text default '',
  city text default null,
  commune text default null,
  radius_km double precision default null,
  box text default null,
  category text default null,
  date_filter text default 'all',
  first_day date default null,
  last_day date default null,
  max_price double precision default null,
  access text default null,
  sort text default 'popularity',
  direction text default null,
  page_size integer default 24,
  "cursor" text default null,
  near text default null,
  subcategory text default null,
  begins_from time default null,
  begins_before time default null,
  online boolean default false,
  once boolean default false,
  topics text default null,
  without text default null,
  areas text default null
) returns jsonb
  language plpgsql stable set search_path = '' set statement_timeout = '1s' set random_page_cost = 1.1 set jit = off
  as $$
declare
  start text := near;
  query jsonb;
  after jsonb;
  likes text[] := '{}';
  answer jsonb;
begin
  if private.signed_in_user() is not null then
    start := coalesce(near, (select location from public.profiles where id = private.signed_in_user()));
    likes := case when sort = 'score' then private.likes_of_user() else '{}' end;
  end if;
  query := private.read_explore_query(jsonb_build_object(
    'text', explore_events."text", 'city', city, 'commune', commune, 'radius_km', radius_km, 'box', box,
    'category', category, 'subcategory', subcategory, 'date_filter', date_filter, 'first_day', first_day,
    'last_day', last_day, 'begins_from', begins_from, 'begins_before', begins_before, 'max_price', max_price,
    'access', access, 'online', online, 'once', once, 'topics', topics, 'without', without, 'areas', areas,
    'sort', sort, 'direction', direction, 'page_size', page_size, 'near', start
  ));
  after := private.read_cursor(explore_events."cursor", query);
  -- All pages use the moment of the first, so that no event moves between them.
  answer := private.explore(query, coalesce((after ->> 'moment')::timestamptz, now()), likes, after);
  return answer || jsonb_build_object('correction', case
    when answer -> 'total' = '0' and query ? 'text' then private.correct_search(explore_events."text")
  end);
exception
  when query_canceled then
    raise exception 'The search took longer than a second'
      using errcode = 'PT503', hint = 'Narrow it: a commune, a day or a category.';
end;
$$;

create or replace function public.explore_map(
  "text" text default '',
  city text default null,
  commune text default null,
  radius_km double precision default null,
  box text default null,
  category text default null,
  date_filter text default 'all',
  first_day date default null,
  last_day date default null,
  max_price double precision default null,
  access text default null,
  subcategory text default null,
  begins_from time default null,
  begins_before time default null,
  online boolean default false,
  once boolean default false,
  topics text default null,
  without text default null,
  areas text default null
) returns jsonb
  language plpgsql stable set search_path = '' set statement_timeout = '1s' set random_page_cost = 1.1 set jit = off
  as $$
begin
  return private.map_events(private.read_explore_query(jsonb_build_object(
    'text', explore_map."text", 'city', city, 'commune', commune, 'radius_km', radius_km, 'box', box,
    'category', category, 'subcategory', subcategory, 'date_filter', date_filter, 'first_day', first_day,
    'last_day', last_day, 'begins_from', begins_from, 'begins_before', begins_before, 'max_price', max_price,
    'access', access, 'online', online, 'once', once, 'topics', topics, 'without', without, 'areas', areas
  )), now());
exception
  when query_canceled then
    raise exception 'The map took longer than a second'
      using errcode = 'PT503', hint = 'Narrow it: a commune, a day or a category.';
end;
$$;

create or replace function private.days_of(first_part integer, last_part integer, firsts integer[], lasts integer[])
  returns integer
  language sql immutable
  as $$
  select case when first_part <= lasts[1] and last_part >= firsts[1] then 1 else 0 end
    + case when first_part <= lasts[2] and last_part >= firsts[2] then 2 else 0 end
    + case when first_part <= lasts[3] and last_part >= firsts[3] then 4 else 0 end
    + case when first_part <= lasts[4] and last_part >= firsts[4] then 8 else 0 end
    + case when first_part <= lasts[5] and last_part >= firsts[5] then 16 else 0 end;
$$;

create or replace function private.find_events(query jsonb, moment timestamptz, out counts jsonb, out ids uuid[])
  -- The planner cannot know that many rows form few groups: it would sort all rows.
  language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan set enable_sort = off
  as $$
declare
  given constant uuid[] := private.texts_of(query -> 'ids')::uuid[];
  radius constant double precision := coalesce((query ->> 'radius')::double precision, 0);
  distances constant double precision[] := array(
    select distinct each from unnest(array[5, 10, 20, 50, 100, radius]) as each where each > 0 order by each
  );
  chords constant double precision[] := array(
    select private.chord_of(each) from unnest(distances) as each order by each
  );
  -- All of France is counted by stored deltas, and with hours the events that these leave out.
  is_everywhere constant boolean := not query ?| '{text,city,commune,areas,box}';
  -- A row that fails one of these filters is counted for its other choices.
  found_by constant jsonb := query - '{ids,category,withoutNotices,subcategory,maxPrice,online,once,date}'::text[]
    || case when query ? 'commune' then jsonb_build_object('reach', greatest(100, radius)) else '{}' end
    || case when is_everywhere then '{"uncounted": true}'::jsonb else '{}' end;
  -- Of the bits of private.days_of, that of the date of the query; 32 for any day.
  chosen constant integer := case when query ? 'date' then 16 else 32 end;
  -- For more matches, reading an index in order is faster, but less so for the hours of a day and for what is rare on
  -- it: there many events come before the first match.
  most_ids constant integer := case
    when query ? 'date' and (query ? 'hours' or query ->> 'sort' = 'rarity') then 8000 else 2000
  end;
begin
  with windows as materialized (
    select time_zone, max(last_part) as upto, array_agg(first_part order by number) as firsts,
      array_agg(last_part order by number) as lasts
    from private.date_windows('{today,tonight,tomorrow,weekend}'::text[] || (query ->> 'date'), moment)
    group by time_zone
  ), row as (
    select l.event_id, l.category, l.subcategory, l.price, l.is_online, coalesce(l.day_count = 1, false) as is_once,
      given is not null and l.is_over as is_over, band, 1::bigint as n,
      32 | case
        when band > radius and not query ? 'date' or l.first_part > w.upto then 0
        when l.again_part <= w.upto then (
          select coalesce(bit_or(private.days_of(
            t.first_part, case when query ? 'hours' then t.first_part else t.last_part end, w.firsts, w.lasts
          )), 0)
          from private.timings_on(query - 'date', moment, l.event_id) as t
        )
        -- What begins at an hour begins on a day of the filter.
        when private.begins_within(query, l.next_start) then private.days_of(
          l.first_part, case when query ? 'hours' then l.first_part else l.last_part end, w.firsts, w.lasts
        )
        else 0
      end as days
    from private.matches(found_by, given, private.cells_of(found_by), moment) as l
      left join windows as w using (time_zone),
      lateral (
        -- The smallest distance that covers the event; 0 in the commune itself.
        select case
          when not query ? 'commune' or l.commune = any (private.codes_of_commune(query ->> 'commune')) then 0
          else coalesce(
            distances[width_bucket(private.chord_to(query -> 'origin', l.x, l.y, l.z), chords) + 1], 'infinity'
          )
        end as band
        offset 0
      ) as place
    where not is_everywhere or query ? 'hours'
    union all
    select null, category, subcategory, price, is_online, is_once, false, 0, n, days
    from private.count_deltas(query, moment)
    where is_everywhere
  ), found as (
    select *, band <= radius as is_near, days & chosen <> 0 as is_date,
      (not query ? 'category' or category = query ->> 'category')
        and (not query ? 'withoutNotices' or category <> 'notice') as is_category,
      not query ? 'subcategory' or coalesce(subcategory = query ->> 'subcategory', false) as is_subcategory,
      not query ? 'maxPrice' or coalesce(price <= (query ->> 'maxPrice')::double precision, false) as is_price,
      not query ? 'online' or is_online as is_online_too, not query ? 'once' or is_once as is_once_too
    from row
    -- Computes each column once.
    offset 0
  ), class as materialized (
    -- Beyond the radius, category, price and the other dates are those of the query: one class for each band.
    select case when is_near then category end as category,
      -- Subcategories are counted for the category of the query.
      case when is_near and query ? 'category' and is_category then subcategory end as subcategory,
      case
        when not is_near then null when price <= 0 then 0 when price <= 10 then 10
        when price <= 20 then 20 when price <= 50 then 50 else 99
      end as price,
      is_near and is_online as online, is_near and is_once as once,
      case when is_near then days else days & chosen end as days, is_date,
      is_category, is_subcategory, is_price, is_online_too, is_once_too, is_near, band, is_over, sum(n) as n,
      array_agg(event_id) filter (
        where is_category and is_subcategory and is_price and is_online_too and is_once_too and is_near and is_date
      ) as ids
    from found
    -- A row that fails two filters is in no count. A category is left out with its subcategory.
    where (is_category and is_subcategory)::integer + is_price::integer + is_online_too::integer + is_once_too::integer
      + is_near::integer + is_date::integer >= 5
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
  ), coming as (
    select *, is_category and is_subcategory as is_topic, is_online_too and is_once_too as is_kind
    from class where not is_over
  )
  select jsonb_build_object(
    'total', coalesce(hit.total, 0), 'past', coalesce(hit.past, 0),
    'categories', (
      -- A sum of bounded counts would have no bound.
      select jsonb_build_object('all', coalesce(sum(n) filter (where category <> 'notice'), 0))
        || coalesce(jsonb_object_agg(category, n) filter (where n <> 0), '{}')
      from (
        select category, sum(n) as n from coming where is_price and is_kind and is_date and is_near group by category
      ) as each
    ),
    'kinds', (
      select jsonb_build_object(
        'online', coalesce(sum(n) filter (where online and is_once_too), 0),
        'once', coalesce(sum(n) filter (where once and is_online_too), 0)
      )
      from coming where is_topic and is_price and is_date and is_near
    ),
    'days', (
      select jsonb_build_object(
        'all', coalesce(sum(n) filter (where days & 32 <> 0), 0),
        'today', coalesce(sum(n) filter (where days & 1 <> 0), 0),
        'tonight', coalesce(sum(n) filter (where days & 2 <> 0), 0),
        'tomorrow', coalesce(sum(n) filter (where days & 4 <> 0), 0),
        'weekend', coalesce(sum(n) filter (where days & 8 <> 0), 0)
      )
      from coming where is_topic and is_price and is_kind and is_near
    ),
    'prices', (
      select jsonb_build_object(
        'all', coalesce(sum(n), 0), '0', coalesce(sum(n) filter (where price <= 0), 0),
        '10', coalesce(sum(n) filter (where price <= 10), 0), '20', coalesce(sum(n) filter (where price <= 20), 0),
        '50', coalesce(sum(n) filter (where price <= 50), 0)
      )
      from coming where is_topic and is_kind and is_date and is_near
    )
  ) || case when query ? 'category' then jsonb_build_object('subcategories', (
    select coalesce(jsonb_object_agg(subcategory, n) filter (where n <> 0), '{}')
    from (
      select subcategory, sum(n) as n from coming
      where is_category and is_price and is_kind and is_date and is_near and subcategory is not null
      group by subcategory
    ) as each
  )) else '{}' end || case when query ? 'commune' then jsonb_build_object('distances', (
    select jsonb_object_agg(each, coalesce(
      (select sum(n) from coming where is_topic and is_price and is_kind and is_date and band <= each), 0
    ))
    from unnest('{0,5,10,20,50,100}'::double precision[]) as each
  )) else '{}' end,
  case when not is_everywhere and coalesce(hit.total, 0) <= most_ids
    then array(select unnest(class.ids) from class) end
  into counts, ids
  from (
    select sum(n) as total, sum(n) filter (where is_over) as past
    from class
    where is_category and is_subcategory and is_price and is_online_too and is_once_too and is_date and is_near
  ) as hit;
end;
$$;

create or replace function private.listings_in_order(query jsonb, after jsonb, before integer) returns setof public.event_listings
  language sql stable
  as $$
  select l.*
  from public.event_listings l
  where not l.is_over and (before is null or l.next_start < before)
    and (after is null or (
      coalesce(case when query ->> 'direction' = 'descending' then -1 else 1 end * case query ->> 'sort'
        when 'popularity' then l.popularity when 'price' then l.price when 'rarity' then l.day_count else l.next_start
      end, 'infinity'),
      coalesce(case when query ->> 'sort' = 'date' then 0 else l.next_start end::double precision, 'infinity'),
      l.event_id
    ) > (
      -- Within its depth: see private.explore_sorted_page.
      (after ->> 'key')::double precision - coalesce((query ->> 'depth')::integer, 0) * 1e12,
      (after ->> 'secondKey')::double precision, (after ->> 'id')::uuid
    ))
  -- With the values of a query, all but one of the first lines are constant, and an index has the order of the others.
  -- It has exactly this order only: no "nulls last" for a column that is never null.
  order by
    case when query ->> 'sort' = 'popularity' and query ->> 'direction' = 'descending' then l.popularity end desc,
    case when query ->> 'sort' = 'popularity' and query ->> 'direction' = 'ascending' then l.popularity end,
    case when query ->> 'sort' = 'price' and query ->> 'direction' = 'ascending' then l.price end,
    case when query ->> 'sort' = 'price' and query ->> 'direction' = 'descending' then l.price end desc nulls last,
    case when query ->> 'sort' = 'rarity' and query ->> 'direction' = 'ascending' then l.day_count end,
    case when query ->> 'sort' = 'rarity' and query ->> 'direction' = 'descending' then l.day_count end desc nulls last,
    case when query ->> 'sort' = 'date' and query ->> 'direction' = 'descending' then l.next_start end desc nulls last,
    l.next_start, l.event_id;
$$;

create or replace function private.explore_index_page(query jsonb, moment timestamptz, likes text[], after jsonb) returns jsonb
  -- The events of a date are a hash table: it must fit into the memory that the planner allows it.
  language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan set enable_seqscan = off
    set work_mem = '32MB'
  as $$
declare
  size constant integer := (query ->> 'limit')::integer + 1;
  -- Entries whose events are looked up one by one. With a date, many may come before the first match.
  steps constant integer := case when query ?| '{date,text}' then coalesce((query ->> 'steps')::integer, 1000) end;
  asked constant jsonb := query - '{ids,steps}'::text[];
  -- An event that starts after the date filter cannot match; the index decides this alone.
  before constant integer := (
    select (max(last_part) / 4 + 1) * 1440 from private.date_windows(array[query ->> 'date'], moment)
  );
  -- The few whose stored start is outdated.
  changed constant uuid[] := array(
    select event_id from public.event_listings where next_since > moment and next_since > '-infinity'
    union all
    select event_id from public.event_listings where next_until <= moment and next_until < 'infinity'
  );
  found uuid[];
  ids uuid[];
begin
  -- 1. Read the index of the order until the page is full, and look at the event of each entry.
  ids := array(
    select l.event_id
    from (select * from private.listings_in_order(asked, after, before) limit steps) as l
    where l.event_id <> all (changed)
      and exists (select from private.listings_passing(asked, moment) p where p.event_id = l.event_id offset 0)
    limit size
  );
  -- 2. Else find all events of the text or the date, and read the index again without looking at any other.
  if cardinality(ids) < size and query ?| '{text,date}' then
    if query ? 'text' then
      found := array(select event_id from private.matches(asked, null, private.cells_of(asked), moment));
    else
      found := array(select event_id from private.events_on(asked, moment));
    end if;
    ids := array(
      select l.event_id
      from private.listings_in_order(asked, after, before) l
      where l.event_id = any (found) and l.event_id <> all (changed)
        and (asked ? 'text' or exists (
          select from private.listings_passing(asked - '{date,hours}'::text[], moment) p
          where p.event_id = l.event_id
          offset 0
        ))
      limit size
    );
  end if;
  -- 3. Add those whose start is outdated, and sort.
  ids := ids || array(
    select l.event_id
    from unnest(changed) as each,
      lateral (select * from private.listings_passing(asked, moment) l where l.event_id = each offset 0) as l
  );
  return private.explore_sorted_page(query || jsonb_build_object('found', ids), moment, likes, after);
end;
$$;

create or replace function private.map_events(
  query jsonb, moment timestamptz,
  most integer default (private.explore_constants() ->> 'countLimit')::integer, most_points integer default 2000
) returns jsonb
  language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan
  as $$
declare
  matched constant jsonb := private.with_matches(query);
  given constant uuid[] := private.texts_of(matched -> 'ids')::uuid[];
  asked constant jsonb := matched - 'ids';
  has_place constant boolean := query ?| '{city,commune,areas,box}';
  answer jsonb;
begin
  with part as materialized (
    -- Grouped by the part of the code that contains the department: `department_of` is not inlined.
    select left(l.commune, 3) as code, count(*) as n, count(*) filter (where l.latitude is null) as unplaced
    from private.matches(asked, given, private.cells_of(asked), moment) as l
    where not l.is_over
    group by 1
  ), department as (
    select private.department_of(code) as code, sum(n)::bigint as n from part group by 1
  ), point as materialized (
    select l.event_id, l.category, l.latitude, l.longitude, l.next_start
    from private.matches(asked, given, private.cells_of(asked), moment) as l
    where has_place and not l.is_over and l.latitude is not null
    order by next_start, event_id
    limit most_points + 1
  )
  select jsonb_build_object(
    'departments', (
      select coalesce(jsonb_object_agg(code, private.bound_count(n, most)), '{}') from department where code is not null
    ),
    'elsewhere', private.bound_count(coalesce((select n from department where code is null), 0), most),
    'unplaced', (select private.bound_count(coalesce(sum(unplaced), 0)::bigint, most) from part),
    'points', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', shown.event_id, 'title', e.title, 'category', shown.category,
        'longitude', shown.longitude, 'latitude', shown.latitude,
        'start', to_char(timestamp '1970-01-01' + shown.next_start * interval '1 minute', 'YYYY-MM-DD"T"HH24:MI')
      ) order by shown.next_start, shown.event_id), '[]')
      from (select * from point order by next_start, event_id limit most_points) as shown
        join public.events e on e.id = shown.event_id
    ),
    'is_more', (select count(*) > most_points from point)
  ) into answer;
  return answer;
end;
$$;

create or replace function private.cells_of(query jsonb) returns int4multirange
  language sql immutable set search_path = ''
  as $$
  select coalesce(by_box * by_circle, by_box, by_circle)
  from (
    select
      private.cells_around(
        (query #>> '{box,0}')::double precision, (query #>> '{box,1}')::double precision,
        (query #>> '{box,2}')::double precision, (query #>> '{box,3}')::double precision
      ) as by_box,
      -- Without a radius, 5 km cover most events of a commune.
      case when query ? 'commune' then private.cells_around(
        longitude, latitude, longitude, latitude, coalesce(query ->> 'reach', query ->> 'radius', '5')::double precision
      ) end as by_circle
    from jsonb_to_record(query -> 'origin') as origin (latitude double precision, longitude double precision)
  ) as cells;
$$;

create or replace function private.touched_hours(query jsonb) returns integer
  language sql immutable
  as $$
  select (1 << ((query #>> '{hours,1}')::integer + 59) / 60) - (1 << (query #>> '{hours,0}')::integer / 60);
$$;

create or replace function private.whole_hours(query jsonb) returns integer
  language sql immutable
  as $$
  select greatest(
    0, (1 << (query #>> '{hours,1}')::integer / 60) - (1 << ((query #>> '{hours,0}')::integer + 59) / 60)
  );
$$;

create or replace function private.hour_keys(query jsonb) returns integer[]
  language sql immutable set search_path = ''
  as $$
  select array_agg(1 << hour) || -1
  from generate_series(0, 23) as hour
  -- Events of one whole hour are counted already where a query is for the uncounted.
  where (1 << hour) & (
    private.touched_hours(query) - case when query ? 'uncounted' then private.whole_hours(query) else 0 end
  ) <> 0;
$$;

create or replace function private.matches(query jsonb, ids uuid[], cells int4multirange, moment timestamptz)
  returns setof public.event_projections
  language sql stable
  as $$
  select l.*
  from (
    -- Everywhere, or by the indexes of ids and texts.
    select l.*
    from public.event_projections l
    where (ids is not null or query ? 'text' or cells is null and not query ?| '{city,areas}')
      and (ids is not null or not l.is_over) and l.next_since <= moment and l.next_until > moment
      and (cells is null or l.cell <@ cells)
    union all
    -- In the cells of a place. The offset forces one index scan for each line of cells.
    select l.*
    from unnest(cells) as line, lateral (
      select *
      from public.event_projections l
      where not l.is_over and l.cell >= lower(line) and l.cell < upper(line)
        and l.next_since <= moment and l.next_until > moment
      offset 0
    ) as l
    where ids is null and not query ?| '{city,text}'
    union all
    -- Of the commune, with coordinates elsewhere.
    select l.*
    from public.event_projections f,
      lateral (select * from public.event_projections l where l.event_id = f.event_id offset 0) as l
    where query ? 'commune' and f.commune = any (private.codes_of_commune(query ->> 'commune'))
      and (f.cell <@ cells) is not true
      and (ids is not null or query ? 'text' or not query ? 'city')
      and (ids is not null or not f.is_over) and l.next_since <= moment and l.next_until > moment
    union all
    -- Of a city by its name.
    select l.*
    from public.event_listings c,
      lateral (select * from public.event_projections l where l.event_id = c.event_id offset 0) as l
    where query ? 'city' and ids is null and not query ? 'text' and c.city = query ->> 'city'
      and not l.is_over and l.next_since <= moment and l.next_until > moment
    union all
    -- Of areas: the codes of their communes begin with theirs.
    select l.*
    from unnest(private.texts_of(query -> 'areas')) as area, lateral (
      select *
      from public.event_projections l
      where not l.is_over and l.commune between rpad(area, 5, '0') and rpad(area, 5, '9')
        and l.next_since <= moment and l.next_until > moment
      offset 0
    ) as l
    where query ? 'areas' and ids is null and cells is null and not query ?| '{city,text}'
    union all
    -- Those whose stored values are not valid at that moment.
    select l.* from private.changed_projections(moment) l where ids is not null or not l.is_over
  ) as l
  where (ids is null or l.event_id = any (ids)) and (ids is not null or private.says(query, l.search))
    and private.passes(query, l.category, l.subcategory, l.price, l.accessibility, l.is_online, l.day_count)
    and private.is_inside(query, l.latitude, l.longitude)
    and private.is_in_area(query, l.commune)
    and (not query ? 'city'
      or l.event_id in (select c.event_id from public.event_listings c where c.city = query ->> 'city'))
    and (not query ? 'commune' or query ? 'reach' or l.commune = any (private.codes_of_commune(query ->> 'commune'))
      or query ? 'radius' and private.chord_to(query -> 'origin', l.x, l.y, l.z) < private.chord_of((query ->> 'radius')::double precision))
    and (not query ? 'date' or l.event_id in (select event_id from private.events_on(query, moment)))
    -- The index of hours, where the place, the text and the ids have none.
    and (not query ? 'hours' or ids is not null or query ?| '{commune,areas,box,text}'
      or (case when l.hours & (l.hours - 1) = 0 then l.hours else -1 end) = any (private.hour_keys(query)))
    and (not query ? 'hours' or l.hours & private.touched_hours(query) <> 0 and (
      -- Where a filter begins or ends within an hour: the start of an event's one timing, or its timings.
      private.touched_hours(query) = private.whole_hours(query) or l.hours & private.whole_hours(query) <> 0
      or case when l.again_part is null then private.begins_within(query, l.next_start)
        else exists (select from private.timings_on(query - 'date', moment, l.event_id)) end
    ));
$$;

create or replace function private.explore_ranked_page(query jsonb, moment timestamptz, likes text[], after jsonb) returns jsonb
  language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan
  as $$
declare
  constants constant jsonb := private.explore_constants();
  given constant uuid[] := private.texts_of(query -> 'ids')::uuid[];
  asked constant jsonb := query - '{ids}'::text[];
  is_by_score constant boolean := query ->> 'sort' = 'score';
  sign constant integer := case when query ->> 'direction' = 'descending' then -1 else 1 end;
  -- By score, then distance; or by distance only.
  last_key constant double precision := coalesce(case when is_by_score then after ->> 'key' else '0' end, '-infinity');
  last_far constant double precision := coalesce(
    after ->> case when is_by_score then 'secondKey' else 'key' end, '-infinity'
  );
  ids uuid[];
begin
  with match as (
    select event_id, category, tags, participants, rating, case
      when x is null then (constants ->> 'unknownDistance')::double precision
      else 2 * 6371 * asin(least(1, sqrt(private.chord_to(asked -> 'origin', x, y, z)) / 2))
    end as distance
    from private.matches(asked, given, private.cells_of(asked), moment)
    offset 0
  ), ranked as (
    -- A chord yields the distance to within a metre or a millionth. The offsets make both computed once.
    select event_id, 0.001 + distance * 1e-6 as slack,
      case when is_by_score
        then sign * (
          select score
          from private.score_of(asked ->> 'category', likes, category, tags, participants, rating, distance)
        )
        else 0
      end::double precision as key,
      case when is_by_score then distance else sign * distance end as far,
      -- Within a metre of a distance at which the points change.
      is_by_score and private.changes_score(distance) as is_open
    from match
    offset 0
  ), found as materialized (
    select event_id, key, far - slack as nearest, far + slack as farthest, is_open
    from ranked
    where is_open or after is null or (key, far + slack) >= (last_key, last_far)
  ), edge as materialized (
    select key, farthest from found
    where not is_open and (after is null or (key, nearest) > (last_key, last_far))
    order by key, farthest
    offset (asked ->> 'limit')::integer limit 1
  )
  select array(
    select event_id from found where is_open or coalesce((key, nearest) <= (select key, farthest from edge), true)
  ) into ids;
  return private.explore_sorted_page(query || jsonb_build_object('found', ids), moment, likes, after);
end;
$$;

create or replace function private.refuse_query(message text, hint text) returns void
  language plpgsql immutable set search_path = ''
  as $$
begin
  raise exception using errcode = 'PT400', message = message, hint = hint;
end;
$$;

create or replace function private.read_list(written text) returns text[]
  language sql immutable set search_path = ''
  as $$
  select string_to_array(nullif(regexp_replace(written, '^{(.*)}$', '\1'), ''), ',');
$$;

create or replace function private.read_explore_query(given jsonb) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
declare
  a record;
  origin jsonb := private.origin_of(given ->> 'near');
  categories constant text[] := '{music,sport,leisure,culture,tech,festival,food}';
  topics constant text[] := private.read_list(given ->> 'topics');
  without constant text[] := private.read_list(given ->> 'without');
  needs constant text[] := private.read_list(given ->> 'access');
  areas constant text[] := private.read_list(given ->> 'areas');
  number constant text := '-?[0-9]{1,3}(\.[0-9]{1,15})?';
  sides double precision[];
  place record;
begin
  select * into a
  from jsonb_to_record('{"date_filter": "all", "sort": "popularity", "page_size": 24}' || given) as a (
    "text" text, city text, commune text, radius_km double precision, box text, category text, subcategory text,
    date_filter text, first_day date, last_day date, begins_from time, begins_before time, max_price double precision,
    sort text, direction text, page_size integer, online boolean, once boolean
  );
  if a.category <> all (categories || 'notice'::text) then
    perform private.refuse_query(
      'There is no such category', 'One of music, sport, leisure, culture, tech, festival, food, notice.'
    );
  end if;
  if not (private.explore_constants() -> 'subcategories') ? a.subcategory then
    perform private.refuse_query('There is no such subcategory', 'A slug of the taxonomy, such as jazz.');
  end if;
  if greatest(cardinality(topics), cardinality(without)) > 20 then
    perform private.refuse_query('There are too many topics', 'At most 20 in topics and 20 in without.');
  end if;
  if exists (
    select from unnest(topics || without) as topic
    where topic <> all (categories) and not (private.explore_constants() -> 'subcategories') ? topic
  ) then
    perform private.refuse_query('There is no such topic', 'Slugs of categories or subcategories, such as music,rock.');
  end if;
  if cardinality(areas) > 20 then
    perform private.refuse_query('There are too many areas', 'At most 20 codes.');
  end if;
  if exists (
    select from unnest(areas) as area
    where not private.prefixes_of_areas() ? area and not exists (select from public.places where code = area)
  ) then
    perform private.refuse_query(
      'There is no such area',
      'Codes of departments or regions (ISO 3166-2), communes or districts (INSEE), such as 29,BRE,69123,75111.'
    );
  end if;
  if coalesce(a.begins_from, '00:00') >= coalesce(a.begins_before, '24:00') then
    perform private.refuse_query('The hours are no range', 'Give begins_from before begins_before, as HH:MM.');
  end if;
  if coalesce(a.date_filter, '') not in ('all', 'today', 'tonight', 'tomorrow', 'weekend') then
    perform private.refuse_query('There is no such filter of days', 'One of all, today, tonight, tomorrow, weekend.');
  end if;
  if (a.first_day is null) <> (a.last_day is null) or a.first_day > a.last_day
    or a.first_day < '1900-01-01' or a.last_day > '2199-12-31' then
    perform private.refuse_query(
      'The days are no range', 'Give first_day and last_day, the first not after the last, of 1900 to 2199.'
    );
  end if;
  if a.first_day is not null and a.date_filter <> 'all' then
    perform private.refuse_query('A range of days and a filter of days exclude each other', 'Leave out one of them.');
  end if;
  if not (a.max_price >= 0 and a.max_price < 'infinity') then
    perform private.refuse_query('The highest price is no amount', 'Give max_price in euros, 0 for free events.');
  end if;
  if not needs <@ array['hearing', 'intellectual', 'mobility', 'psychic', 'visual'] then
    perform private.refuse_query(
      'There is no such access need', 'Any of hearing,intellectual,mobility,psychic,visual.'
    );
  end if;
  if coalesce(a.sort, '') not in ('popularity', 'score', 'distance', 'date', 'price', 'rarity') then
    perform private.refuse_query('There is no such order', 'One of popularity, score, distance, date, price, rarity.');
  end if;
  if a.direction not in ('ascending', 'descending') then
    perform private.refuse_query('There is no such direction', 'One of ascending, descending.');
  end if;
  if a.page_size is null or a.page_size not between 1 and 100 then
    perform private.refuse_query('The page has no such size', 'Give page_size from 1 to 100.');
  end if;
  if a.box ~ format('^%s(,%s){3}$', number, number) then
    sides := string_to_array(a.box, ',');
  end if;
  if a.box is not null and (
    sides is null or abs(sides[1]) > 180 or abs(sides[3]) > 180 or abs(sides[2]) > 90 or abs(sides[4]) > 90
    or sides[2] >= sides[4] or sides[1] = sides[3]
  ) then
    perform private.refuse_query(
      'The box is no part of a map', 'Give west,south,east,north in degrees, south below north.'
    );
  end if;
  if a.radius_km is not null and (a.commune is null or not (a.radius_km > 0 and a.radius_km <= 500)) then
    perform private.refuse_query('There is no such radius', 'Give commune and radius_km, above 0 and at most 500.');
  end if;
  if a.commune is not null then
    select code, latitude, longitude into place from public.places where code = a.commune;
    if not found then
      perform private.refuse_query('There is no such commune', 'Give its INSEE code, such as 35238 for Rennes.');
    end if;
    if place.latitude is not null then
      origin := jsonb_build_object('latitude', place.latitude, 'longitude', place.longitude);
    else
      -- Saint-Barthélemy has no coordinates: what is around it is unknown.
      a.radius_km := null;
    end if;
  end if;
  return jsonb_strip_nulls(jsonb_build_object(
    'text', private.search_query(a."text"),
    'city', nullif(private.city_of(a.city), ''),
    -- One metre at least: the square of a tiny radius underflows. `greatest` ignores nulls.
    'commune', a.commune, 'radius', case when a.radius_km is not null then greatest(a.radius_km, 0.001) end,
    'origin', origin - 'city',
    'box', to_jsonb(sides),
    'category', a.category,
    'withoutNotices', case when a.category is null then true end,
    'subcategory', a.subcategory,
    -- As their departments, communes and districts.
    'areas', (
      select jsonb_agg(distinct code)
      from unnest(areas) as area, unnest(coalesce(
        private.texts_of(private.prefixes_of_areas() -> area), private.codes_of_commune(area)
      )) as code
    ),
    'topics', to_jsonb(topics),
    'without', to_jsonb(without),
    -- In minutes since midnight, 1440 for 24:00. Seconds do not count.
    'hours', case when a.begins_from > '00:00' or a.begins_before < '24:00' then jsonb_build_array(
      floor(extract(epoch from coalesce(a.begins_from, '00:00')) / 60),
      floor(extract(epoch from coalesce(a.begins_before, '24:00')) / 60)
    ) end,
    'online', case when a.online then true end,
    'once', case when a.once then true end,
    'date', case when a.first_day is null then nullif(a.date_filter, 'all') else a.first_day || '/' || a.last_day end,
    'maxPrice', a.max_price,
    'access', to_jsonb(needs),
    'sort', a.sort,
    'direction', coalesce(
      a.direction, case when a.sort in ('popularity', 'score') then 'descending' else 'ascending' end
    ),
    'limit', a.page_size
  ));
end;
$$;

create or replace function private.explore_sorted_page(query jsonb, moment timestamptz, likes text[], after jsonb) returns jsonb
  language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan
  as $$
declare
  found uuid[] := private.texts_of(query -> 'found')::uuid[];
  given constant uuid[] := private.texts_of(query -> 'ids')::uuid[];
  asked constant jsonb := query - '{found,ids}'::text[];
  sort constant text := query ->> 'sort';
  sign constant integer := case when query ->> 'direction' = 'descending' then -1 else 1 end;
  words constant tsquery := query ->> 'text';
  page jsonb;
begin
  -- 1. Find the events, unless the caller knows them.
  if found is not null then
    null;
  elsif query ?| '{ids,text,city,commune,areas,box,hours}' then
    found := array(select event_id from private.matches(asked, given, private.cells_of(asked), moment));
  elsif query ? 'date' then
    found := array(
      select event_id
      from (select distinct event_id from private.events_on(asked, moment)) as dated
      where exists (
        select from private.listings_passing(asked - 'date', moment) l where l.event_id = dated.event_id offset 0
      )
    );
  else
    found := array(select event_id from private.listings_passing(asked, moment));
  end if;
  -- 2. Look up their listings and sort.
  with keyed as (
    select l.*, l.over_at <= moment as past, distance,
      coalesce(sign * case sort
        -- Matches in titles come first in both directions, then those in venue or commune.
        when 'popularity' then l.popularity + case
          when not asked ? 'text' or ts_filter(l.search, '{a}') @@ words then 0
          when ts_filter(l.search, '{a,b}') @@ words then 1 else 2
        end * sign * 1e12
        when 'score' then (
          select score
          from private.score_of(asked ->> 'category', likes, l.category, l.tags, l.participants, l.rating, distance)
        )
        when 'distance' then distance when 'date' then start when 'price' then l.price when 'rarity' then l.day_count
      end, 'infinity') as key,
      coalesce(case sort when 'score' then distance when 'date' then 0 else start end, 'infinity') as second_key
    from unnest(found) as match,
      -- The offset prevents a join with the whole table: a lookup of few rows.
      lateral (select * from public.event_listings l where l.event_id = match offset 0) as l,
      lateral (
        select private.distance_to(asked -> 'origin', l.latitude, l.longitude) as distance,
          case when l.next_since <= moment and l.next_until > moment then l.next_start
            else private.start_of(l.event_id, moment) end as start
        offset 0
      ) as now_is
  )
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'id', event_id, 'past', past, 'key', key::text, 'secondKey', second_key::text, 'distance', distance,
      'score', score
    )
    order by past, key, second_key, event_id
  ), '[]') into page
  from (
    select * from keyed
    where after is null or (past, key, second_key, event_id) > (
      (after ->> 'past')::boolean, (after ->> 'key')::double precision, (after ->> 'secondKey')::double precision,
      (after ->> 'id')::uuid
    )
    order by past, key, second_key, event_id
    limit (asked ->> 'limit')::integer + 1
  ) as l,
    lateral private.score_of(asked ->> 'category', likes, l.category, l.tags, l.participants, l.rating, l.distance);
  return page;
end;
$$;

create or replace function private.fold_email(email text) returns text
  language sql immutable set search_path = ''
  return replace(split_part(regexp_replace(lower(btrim(email)), '@[^@]*$', ''), '+', 1), '.', '')
    || '@' || coalesce(
      '{"googlemail.com": "gmail.com", "mac.com": "icloud.com", "me.com": "icloud.com", "pm.me": "proton.me", "protonmail.com": "proton.me"}'::jsonb
        ->> regexp_replace(lower(btrim(email)), '^.*@', ''),
      regexp_replace(lower(btrim(email)), '^.*@', '')
    );

create or replace function private.admit_form(form text, email text) returns void
  language plpgsql security definer set search_path = ''
  as $$
declare
  moment constant timestamptz := clock_timestamp();
  this_hour constant timestamptz := date_trunc('hour', moment);
  network constant text := private.client_network();
  pepper constant text := (select s.pepper from private.settings s);
  sent record;
  seconds integer;
begin
  delete from private.form_submissions where hour < this_hour - interval '1 day';
  for sent in
    select l.sender, l.most, l.pause, by_whom.name
    from (
      values
        ('address', private.fold_email(email)),
        (case when network is null then 'unknown network' else 'network' end, coalesce(network, ''))
    ) as by_whom (sender, name)
    join private.form_limits l using (sender)
    order by l.sender
  loop
    insert into private.form_submissions as counted (sender, form, hour, latest)
    values (
      sha256(convert_to(concat_ws(' ', sent.sender, sent.name, this_hour, pepper), 'UTF8')), admit_form.form, this_hour, moment
    )
    on conflict on constraint form_submissions_pkey do update
      set count = counted.count + 1, latest = excluded.latest
      where counted.count < sent.most or counted.latest <= excluded.latest - sent.pause;
    if not found then
      seconds := ceil(extract(epoch from coalesce(sent.pause, this_hour + interval '1 hour' - moment)));
      raise exception 'This form was sent % times within the hour', sent.most
        using errcode = 'PT429', detail = seconds::text,
          hint = format('Try again in %s seconds.', seconds);
    end if;
  end loop;
end;
$$;

create or replace function private.client_network() returns text
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  headers constant jsonb := coalesce(nullif(current_setting('request.headers', true), ''), '{}')::jsonb;
  claims constant jsonb := coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb;
  settings private.settings;
  entries text[];
begin
  select * into settings from private.settings;
  if claims ->> 'role' = 'service_role' and headers ? 'x-lively-client' then
    return private.network_of(headers ->> 'x-lively-client');
  end if;
  if settings.client_ip_header is not null then
    return private.network_of(headers ->> settings.client_ip_header);
  end if;
  entries := string_to_array(headers ->> 'x-forwarded-for', ',');
  return private.network_of(entries[cardinality(entries) - settings.trusted_proxies + 1]);
end;
$$;

create or replace function private.store_form(form text, fields jsonb) returns void
  language plpgsql security definer set search_path = ''
  as $$
declare
  columns constant text := (select string_agg(quote_ident(key), ', ') from jsonb_object_keys(fields) as key);
  unknown text;
begin
  if form is null
    or form not in ('contact_messages', 'newsletter_subscriptions', 'support_tickets', 'job_applications', 'launch_alerts')
  then
    raise exception 'There is no form %', form using errcode = 'invalid_parameter_value';
  end if;
  select key into unknown from jsonb_object_keys(fields) as key
  where key not in (
    select attname from pg_catalog.pg_attribute
    where attrelid = to_regclass(format('public.%I', form)) and attnum > 0 and not attisdropped
  )
  limit 1;
  if columns is null or unknown is not null then
    raise exception 'The form % has no field %', form, coalesce(unknown, 'to store') using errcode = 'invalid_parameter_value';
  end if;
  -- Browsers without JavaScript end the lines of a form with two characters.
  execute format(
    'insert into public.%I (%s) select %s from jsonb_populate_record(null::public.%I, $1)', form, columns, columns, form
  ) using (select jsonb_object_agg(key, replace(value, E'\r\n', E'\n')) from jsonb_each_text(fields));
  perform private.admit_form(form, fields ->> 'email');
end;
$$;

create or replace function public.submit_contact_message(name text, email text, subject text, message text) returns void
  language sql set search_path = ''
  as $$
  select private.store_form('contact_messages', jsonb_build_object(
    'name', name, 'email', email, 'subject', subject, 'message', message
  ));
$$;

create or replace function public.subscribe_to_newsletter(email text, language text) returns void
  language sql set search_path = ''
  as $$
  select private.store_form('newsletter_subscriptions', jsonb_build_object('email', email, 'language', language));
$$;

create or replace function public.submit_support_ticket(
  first_name text, last_name text, email text, issue_type text, priority text, subject text, description text
) returns void
  language sql set search_path = ''
  as $$
  select private.store_form('support_tickets', jsonb_build_object(
    'first_name', first_name, 'last_name', last_name, 'email', email, 'issue_type', issue_type, 'priority', priority,
    'subject', subject, 'description', description
  ));
$$;

create or replace function public.submit_job_application(name text, email text, position_id text, link text, message text) returns void
  language sql set search_path = ''
  as $$
  select private.store_form('job_applications', jsonb_build_object(
    'name', name, 'email', email, 'position', position_id, 'link', nullif(btrim(link), ''), 'message', message
  ));
$$;

create or replace function public.request_launch_alert(email text, platform text) returns void
  language sql set search_path = ''
  as $$
  select private.store_form('launch_alerts', jsonb_build_object('email', email, 'platform', platform));
$$;

create or replace function private.skip_known_subscription() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  if exists (select from public.newsletter_subscriptions where lower(email) = lower(new.email)) then
    return null;
  end if;
  return new;
end;
$$;

create or replace function private.skip_known_alert() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  if exists (select from public.launch_alerts where lower(email) = lower(new.email) and platform = new.platform) then
    return null;
  end if;
  return new;
end;
$$;

create or replace function private.saved_events_of(person uuid)
  returns table (event_id uuid, reason text, seen_version bigint)
  language sql stable set search_path = ''
  as $$
  select own.event_id, max(own.reason), min(own.seen_version)
  from (
    select f.event_id, 'favourite' as reason, f.seen_version from public.favorites f where f.user_id = person
    union all
    select p.event_id, 'ticket', p.seen_version from public.purchases p
    where p.user_id = person and p.event_id is not null and p.withdrawn_at is null
  ) as own
  group by own.event_id;
$$;

create or replace function private.keep_latest_interactions() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  delete from public.event_interactions kept
  using (select distinct user_id from added) writer
  where kept.user_id = writer.user_id
    and kept.id not in (
      select id from public.event_interactions
      where user_id = writer.user_id
      order by created_at desc, id desc
      limit 100
    );
  return null;
end;
$$;

create or replace function private.admit_attempts(kinds text[], names text[], out seconds integer, out ids bigint[])
  language plpgsql security definer set search_path = ''
  as $$
declare
  most_rows constant integer := 100000;
  pepper constant text := (select s.pepper from private.settings s);
  senders constant bytea[] := array(
    select sha256(convert_to(concat_ws(' ', asked.kind, asked.name, pepper), 'UTF8'))
    from unnest(kinds, names) with ordinality as asked (kind, name, place) order by asked.place
  );
  moment timestamptz;
  asked record;
begin
  -- Simultaneous attempts would not see each other's rows. In one order, so that no two wait for each other.
  for asked in select a.kind, a.sender from unnest(kinds, senders) as a (kind, sender) order by 1, 2 loop
    perform pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'attempt', asked.kind, encode(asked.sender, 'hex')), 0));
  end loop;
  moment := clock_timestamp();

  select greatest(1, ceil(extract(epoch from max(decisive.made_at + l.period) - moment))) into seconds
  from unnest(kinds, senders) as a (kind, sender)
  join private.attempt_limits l on l.kind = a.kind
  cross join lateral (
    select made.made_at from private.attempts made
    where made.kind = a.kind and made.sender = a.sender and made.made_at > moment - l.period
    order by made.made_at desc offset l.most - 1 limit 1
  ) as decisive
  having count(*) > 0;
  if seconds is not null then
    ids := '{}';
    return;
  end if;

  seconds := 0;
  with added as (
    insert into private.attempts (kind, sender, made_at)
    select a.kind, a.sender, moment from unnest(kinds, senders) as a (kind, sender)
    returning id
  )
  select array_agg(added.id) into ids from added;

  delete from private.attempts where id in (
    select late.id from private.attempt_limits l
    cross join lateral (
      select made.id from private.attempts made
      where made.kind = l.kind and made.made_at <= moment - l.period
      order by made.made_at limit 10 for update skip locked
    ) as late
    where l.kind = any (kinds)
  );
  -- Finding the oldest that is kept reads as many entries of an index.
  if exists (select from unnest(ids) as i (id) where i.id % 100 = 0) then
    for asked in select distinct a.kind from unnest(kinds) as a (kind) loop
      delete from private.attempts made
      where made.kind = asked.kind and made.made_at <= (
        select newer.made_at from private.attempts newer
        where newer.kind = asked.kind order by newer.made_at desc offset most_rows limit 1
      );
    end loop;
  end if;
end;
$$;

create or replace function private.forget_attempts(kind text, name text) returns void
  language sql security definer set search_path = ''
  as $$
  delete from private.attempts made
  where made.kind = forget_attempts.kind
    and made.sender = sha256(convert_to(
      concat_ws(' ', forget_attempts.kind, forget_attempts.name, (select s.pepper from private.settings s)), 'UTF8'
    ));
$$;

create or replace function private.admit_sign_up(address text) returns void
  language plpgsql security definer set search_path = ''
  as $$
declare
  client constant text := private.network_of(address);
  sender constant bytea := sha256(convert_to(
    concat_ws(' ', 'sign-up', client, (select s.pepper from private.settings s)), 'UTF8'
  ));
  moment timestamptz;
  exceeded record;
  seconds integer;
begin
  -- Serialize the sign-ups of a network: simultaneous ones would not see each other's rows.
  perform pg_advisory_xact_lock(hashtextextended(encode(sender, 'hex'), 0));
  moment := clock_timestamp();
  select l.max, l.period, (
      select made.made_at from private.sign_ups made
      where made.network = sender and made.made_at > moment - l.period
      order by made.made_at desc offset l.max - 1 limit 1
    ) + l.period as free_at
  into exceeded
  from private.sign_up_limits l
  where l.is_known = (client is not null)
    and (select count(*) from private.sign_ups made where made.network = sender and made.made_at > moment - l.period) >= l.max
  order by 3 desc limit 1;
  if found then
    seconds := greatest(1, ceil(extract(epoch from exceeded.free_at - moment)));
    raise exception 'At most % accounts are made from one network within %', exceeded.max, exceeded.period
      using errcode = 'PT429', detail = seconds::text, hint = format('Try again in %s seconds.', seconds);
  end if;
  insert into private.sign_ups (network, made_at) values (sender, moment);
end;
$$;

create or replace function private.before_user_created(event jsonb) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  address constant text := nullif(event -> 'user' ->> 'email', '');
  seconds integer;
begin
  if not private.is_email_address(address) then
    return jsonb_build_object('error', jsonb_build_object(
      'http_code', 400, 'message', 'Unable to validate email address: invalid format'
    ));
  end if;
  if address is not null then
    select a.seconds into seconds
    from private.admit_attempts(array['confirmation'], array[private.fold_email(address)]) as a;
    if seconds > 0 then
      return jsonb_build_object('error', jsonb_build_object(
        'http_code', 429,
        'message', format('For security purposes, you can only request this after %s seconds.', seconds)
      ));
    end if;
  end if;
  perform private.admit_sign_up(event -> 'metadata' ->> 'ip_address');
  return '{}';
exception
  when sqlstate 'PT429' then
    return jsonb_build_object('error', jsonb_build_object('http_code', 429, 'message', sqlerrm));
end;
$$;

create or replace function private.network_of(address text) returns text
  language plpgsql immutable set search_path = ''
  as $$
declare
  client inet;
begin
  -- Remove the port that some proxies append (192.0.2.1:443, [2001:db8::1]:443) and the prefix of an IPv4-mapped address.
  client := regexp_replace(
    regexp_replace(btrim(address), '^\[(.*)\](:\d+)?$|^([0-9.]+):\d+$', '\1\3'), '^::ffff:(\d+\.\d+\.\d+\.\d+)$', '\1', 'i'
  )::inet;
  -- One IPv6 client usually owns the whole /64.
  return host(network(set_masklen(client, case family(client) when 6 then 64 else 32 end)));
exception
  when invalid_text_representation then return null;
end;
$$;

create or replace function private.charge_writes(kind text, added integer) returns void
  language plpgsql security definer set search_path = ''
  as $$
declare
  writer constant uuid := auth.uid();
  moment timestamptz;
  most integer;
  period interval;
  again timestamptz;
  seconds integer;
begin
  -- The importer, operators and cascades write without a signed-in user.
  if writer is null or added = 0 then
    return;
  end if;
  -- Serialize the statements of a user and kind: simultaneous ones would not see each other's rows.
  perform pg_advisory_xact_lock(hashtextextended(charge_writes.kind || ' ' || writer, 0));
  moment := clock_timestamp();
  delete from private.writes w
  where w.user_id = writer and w.kind = charge_writes.kind and w.written_at <= moment - interval '1 day';

  select l.most, l.period, min(w.written_at) + l.period into most, period, again
  from private.write_limits l
  left join private.writes w
    on w.user_id = writer and w.kind = l.kind and w.written_at > moment - l.period
  where l.kind = charge_writes.kind
  group by l.most, l.period
  having coalesce(sum(w.count), 0) + added > l.most
  order by 3 desc nulls first
  limit 1;
  if found then
    seconds := greatest(1, ceil(extract(epoch from again - moment)));
    raise exception 'At most % rows of % are written within %', most, charge_writes.kind, period
      using errcode = 'PT429', detail = coalesce(seconds::text, ''),
        hint = case
          when added > most then format('Send at most %s at once.', most)
          else format('Try again in %s seconds.', seconds)
        end;
  end if;
  insert into private.writes values (writer, charge_writes.kind, moment, added)
  on conflict on constraint writes_pkey do update set count = writes.count + excluded.count;
end;
$$;

create or replace function private.limit_writes() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  perform private.charge_writes(tg_table_name, (select count(*)::integer from added));
  return null;
end;
$$;

create or replace function private.limit_changes() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  perform private.charge_writes(tg_table_name || ' changes', 1);
  return null;
end;
$$;

create or replace function private.limit_to_hundred_per_user() returns trigger
  language plpgsql set search_path = ''
  as $$
declare
  is_over boolean;
begin
  execute format(
    'select exists (
       select from %I.%I where user_id in (select user_id from added) group by user_id having count(*) > 100
     )',
    tg_table_schema, tg_table_name
  ) into is_over;
  if is_over then
    raise exception 'A user keeps at most 100 rows of %', tg_table_name
      using errcode = 'check_violation', hint = 'Remove some before adding others.';
  end if;
  return null;
end;
$$;

create or replace function private.stamp_updated_at() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  new.updated_at := now();
  return new;
end;
$$;

create or replace function private.days_of_timing(start_minute integer, end_minute integer) returns int4range
  language sql immutable parallel safe set search_path = ''
  as $$
  -- A night belongs to the day on which it began: what takes less than twelve hours, or ends by 4:00.
  select int4range(
    floor(start_minute / 1440.0)::integer,
    floor(case when end_minute - start_minute < 720 then start_minute else greatest(start_minute, end_minute - 241) end / 1440.0)::integer,
    '[]'
  );
$$;

create or replace function private.count_days(days int4multirange) returns integer
  language sql immutable parallel safe set search_path = ''
  as $$
  select sum(upper(run) - lower(run))::integer from unnest(days) as run;
$$;

create or replace function private.date_windows(filters text[], moment timestamptz)
  returns table (number integer, time_zone text, first_part integer, last_part integer)
  language sql stable rows 20 set search_path = ''
  as $$
  with recursive zone (name) as (
    -- A loose index scan: one lookup for each time zone in use.
    select min(t.time_zone) from public.event_timings t
    union all
    select (select min(t.time_zone) from public.event_timings t where t.time_zone > zone.name) from zone where zone.name is not null
  ), clock as (
    select name, floor(extract(epoch from moment at time zone name) / 60)::integer as minute from zone where name is not null
  ), today as (
    -- 1970-01-01 was a Thursday; Monday is 0. Until 4:00 it is the night before.
    select name, minute / 1440 as day, minute % 1440 as minute, (minute / 1440 + 3) % 7 as weekday, (minute - 240) / 1440 as night from clock
  )
  select number::integer, name, part.first, part.last
  from today, unnest(filters) with ordinality as each (filter, number), lateral (
    select day * 4, day * 4 + 3 where filter = 'today'
    union all select day * 4 + 4, day * 4 + 7 where filter = 'tomorrow'
    union all select night * 4 + 2, night * 4 + 4 where filter = 'tonight'
    union all select
      case when weekday = 4 and minute >= 1080 then day * 4 + 3 else (day + 5 - weekday) * 4 end, (day + 7 - weekday) * 4 - 1
      where filter = 'weekend'
    union all select
      (split_part(filter, '/', 1)::date - date '1970-01-01') * 4, (split_part(filter, '/', 2)::date - date '1970-01-01') * 4 + 3
      where filter ~ '/'
  ) as part (first, last);
$$;

create or replace function private.facet_deltas_of(listings uuid[], moment timestamptz) returns setof private.facet_deltas
  language sql stable set search_path = ''
  as $$
  with standing as (
    select event_id, category, price, accessibility, time_zone, subcategory, is_online, day_count is not distinct from 1 as is_once,
      coalesce(moment, next_since) as at
    from public.event_listings
    where event_id = any (listings) and over_at > coalesce(moment, next_since)
  ), timing as (
    select s.*, t.first_part, t.last_part, hour, max(t.last_part) over earlier as earlier_part,
      max(t.first_part) filter (where hour is not null) over earlier as earlier_start, min(hour) over each = max(hour) over each as has_one_hour
    from standing s join public.event_timings t using (event_id),
      -- 0:00 sharp stands for an unknown hour.
      lateral (select nullif((t.start_minute % 1440 + 1440) % 1440, 0) / 60 as hour) as clock
    where t.counts_until > s.at or t.counts_again <= s.at
    window each as (partition by t.event_id),
      earlier as (partition by t.event_id order by t.first_part, t.position rows between unbounded preceding and 1 preceding)
  )
  select category, price, accessibility, time_zone, null, null, null, 1, false, subcategory, is_online, is_once, -1 from standing
  union all
  select category, price, accessibility, time_zone, first_part, last_part, earlier_part, 1, false, subcategory, is_online, is_once, -1 from timing
  union all
  select category, price, accessibility, time_zone, null, null, null, 1, false, subcategory, is_online, is_once, hour
  from timing where has_one_hour and hour is not null and earlier_start is null
  union all
  select category, price, accessibility, time_zone, first_part, first_part, earlier_start, 1, false, subcategory, is_online, is_once, hour
  from timing where has_one_hour and hour is not null;
$$;

create or replace function private.add_facet_deltas(listings uuid[], moment timestamptz, sign integer) returns void
  language sql set search_path = ''
  as $$
  insert into private.facet_deltas
  select category, price, accessibility, time_zone, first_part, last_part, earlier_part, events * sign, false, subcategory, is_online, is_once, hour
  from private.facet_deltas_of(listings, moment);
$$;

create or replace function private.compact_facet_deltas() returns void
  language sql set search_path = ''
  as $$
  with taken as (
    delete from private.facet_deltas returning *
  )
  insert into private.facet_deltas
  select category, price, accessibility, time_zone, first_part, last_part, earlier_part, sum(events), true, subcategory, is_online, is_once, hour
  from taken
  group by 1, 2, 3, 4, 5, 6, 7, 10, 11, 12, 13
  having sum(events) <> 0
  order by hour >= 0, first_part is not null, last_part - first_part > 4, time_zone, first_part;
$$;

create or replace function private.is_online(status text, location text) returns boolean
  language sql immutable set search_path = ''
  as $$
  select status = 'moved_online' or private.fold_text(location) in ('en ligne', 'online', 'en linea');
$$;

create or replace function private.list_events(listed uuid[]) returns void
  language plpgsql set search_path = ''
  as $$
begin
  insert into public.event_timings (
    event_id, position, begins_at, ends_at, first_day, last_day, start_minute, end_minute, counts_until, counts_again,
    time_zone, first_part, last_part
  )
  with event as materialized (
    select id, date, "time", end_time, time_zone, timings from public.events where id = any (listed)
  ), written as (
    select id, time_zone, begins_at, ends_at, number
    from event, jsonb_array_elements(timings) with ordinality as timing (value, number),
      lateral (select (value ->> 'begin')::timestamptz as begins_at, (value ->> 'end')::timestamptz as ends_at) as instants
    where begins_at <= ends_at and begins_at >= '1900-01-01T00:00Z' and ends_at < '2200-01-01T00:00Z'
  ), span as (
    select id, time_zone, begins_at, ends_at, true as has_instant, number,
      floor(date_part('epoch', begins_at at time zone time_zone) / 60)::integer as start_minute,
      floor(date_part('epoch', ends_at at time zone time_zone) / 60)::integer as end_minute
    from written
    union all
    select id, time_zone,
      (timestamp '1970-01-01' + start_minute * interval '1 minute') at time zone time_zone,
      (timestamp '1970-01-01' + end_minute * interval '1 minute') at time zone time_zone,
      false, 1, start_minute, end_minute
    from event,
      -- Without seconds, as in the engine.
      lateral (
        select (date - date '1970-01-01') * 1440 as midnight, floor(date_part('epoch', "time") / 60)::integer as opening,
          floor(date_part('epoch', end_time) / 60)::integer as closing
      ) as clock,
      lateral (
        select midnight + coalesce(opening, 0) as start_minute, case
          when opening is null then midnight + 1440
          when closing < opening then midnight + closing + 1440
          else midnight + coalesce(closing, opening)
        end as end_minute
      ) as minutes
    where date is not null and not exists (select from written where written.id = event.id)
  ), placed as (
    select *, row_number() over in_order as position, count(*) over each_event as spans, max(ends_at) over each_event as all_over
    from span window each_event as (partition by id), in_order as (partition by id order by start_minute, number)
  )
  select id, position, begins_at, ends_at, date '1970-01-01' + first_day, date '1970-01-01' + last_day, start_minute, end_minute,
    -- A civil date has no instant that could pass, and the last timing keeps representing the event.
    case when has_instant and not (position = spans and ends_at = all_over) then ends_at else 'infinity' end,
    case when position = spans then all_over else 'infinity' end,
    time_zone,
    -- The day parts of private.date_windows.
    first_day * 4 + case when first_rest < 240 then 0 when first_rest < 1020 then 1 when first_rest < 1080 then 2 else 3 end,
    last_day * 4 + case when last_rest < 240 then 0 when last_rest < 1020 then 1 when last_rest < 1080 then 2 else 3 end
  from placed,
    lateral (select greatest(start_minute, end_minute - 1) as last_minute) as ending,
    lateral (select floor(start_minute / 1440.0::double precision)::integer as first_day, floor(last_minute / 1440.0::double precision)::integer as last_day) as days,
    lateral (select start_minute - first_day * 1440 as first_rest, last_minute - last_day * 1440 as last_rest) as rests;

  insert into public.event_listings (
    event_id, category, city, commune, time_zone, latitude, longitude, price, accessibility, tags, popularity,
    participants, rating, over_at, search, next_start, next_since, next_until, is_over, is_recommendable, subcategory, is_online, day_count, days
  )
  with event as materialized (
    select *, private.is_online(status, location) as is_online from public.events where id = any (listed)
  ), city as materialized (
    select location, private.city_of(location) as name from (select distinct location from event) as said
  ), topic as materialized (
    select said.category, said.subcategory, found.tags, private.search_of(array[found.names], 'C') as search
    from (select distinct category, subcategory from event) as said, lateral private.topic_of(said.category, said.subcategory) as found
  ), known as materialized (
    select * from jsonb_to_recordset(private.explore_constants() -> 'knownCities')
      as known (city text, latitude double precision, longitude double precision)
  ), ending as materialized (
    select event_id, greatest(
      max(ends_at),
      (timestamp '1970-01-01' + max((floor(start_minute / 1440.0::double precision)::integer + 1) * 1440) filter (where counts_again <> 'infinity') * interval '1 minute')
        at time zone max(time_zone)
    ) as over_at
    from public.event_timings where event_id = any (listed) group by 1
  ), standing as materialized (
    select event_id, over_at,
      coalesce(
        (array_agg(start_minute order by position) filter (where ends_at > now()))[1], (array_agg(start_minute order by position desc))[1]
      ) as next_start,
      greatest(
        '-infinity', case when over_at <= now() then over_at end, max(counts_until) filter (where counts_until <= now()),
        max(counts_again) filter (where counts_until < 'infinity' and counts_again <= now())
      ) as since,
      least(
        'infinity', case when over_at > now() then over_at end, min(counts_until) filter (where counts_until > now()),
        min(counts_again) filter (where counts_until < 'infinity' and counts_again > now())
      ) as until
    from ending join public.event_timings using (event_id)
    group by event_id, over_at
  ), calendar as materialized (
    select event_id, range_agg(private.days_of_timing(start_minute, end_minute)) as days
    from public.event_timings where event_id = any (listed) group by 1
  )
  select e.id, case when e.is_notice then 'notice' else e.category end, city.name,
    coalesce(private.district_of(e.commune, e.location, e.full_address), e.commune), e.time_zone,
    case when not e.is_online then coalesce(e.latitude, known.latitude, place.latitude) end,
    case when not e.is_online then coalesce(e.longitude, known.longitude, place.longitude) end,
    e.price_amount, e.accessibility, topic.tags, e.popularity_score,
    coalesce(e.participants, 0)::bigint + e.purchases_count, coalesce(e.rating, 0), coalesce(over_at, 'infinity'),
    private.search_of(array[e.title], 'A')
      || private.search_of(array[e.venue, e.location] || e.lineup, 'B')
      || private.search_of(array[e.organizer], 'C') || topic.search
      || setweight(to_tsvector('private.french', private.words_of(coalesce(e.description, ''))), 'D'),
    next_start, coalesce(since, '-infinity'), coalesce(until, 'infinity'), coalesce(over_at <= now(), false),
    e.status <> 'cancelled' and not e.is_reserved and not e.is_notice,
    nullif(topic.tags[1], e.category),
    e.is_online,
    private.count_days(calendar.days),
    calendar.days
  from event e
    join city using (location)
    join topic on topic.category = e.category and topic.subcategory is not distinct from e.subcategory
    left join standing on standing.event_id = e.id
    left join calendar on calendar.event_id = e.id
    left join known on known.city = city.name
    left join public.places place on place.code = e.commune;

  insert into public.event_projections select * from private.projections_of(listed, null);
  perform private.add_facet_deltas(listed, now(), 1);
end;
$$;

create or replace function private.projections_of(listings uuid[], moment timestamptz) returns setof public.event_projections
  language sql stable set search_path = ''
  as $$
  select l.event_id, l.over_at <= seen.at, floor((l.latitude + 90) * 20)::integer * 8192 + floor((l.longitude + 180) * 20)::integer, l.commune, l.category, l.price, l.accessibility,
    l.time_zone, l.latitude, l.longitude,
    cosd(l.latitude) * cosd(l.longitude), cosd(l.latitude) * sind(l.longitude), sind(l.latitude),
    times.parts[1][1], times.parts[1][2], times.parts[2][1],
    case when moment is null then l.next_since else '-infinity' end, case when moment is null then l.next_until else 'infinity' end,
    l.tags, l.participants, case when moment is null then l.next_start else private.start_of(l.event_id, moment) end, l.is_recommendable,
    case when l.over_at > seen.at then l.search end, l.rating, l.subcategory, l.is_online, l.day_count, coalesce(times.hours, 0)
  from public.event_listings l,
    lateral (select coalesce(moment, l.next_since) as at) as seen,
    lateral (
      select array_agg(array[t.first_part, t.last_part] order by t.first_part, t.position) as parts,
        bit_or(1 << minute / 60) filter (where minute > 0) as hours
      from public.event_timings t, lateral (select (t.start_minute % 1440 + 1440) % 1440 as minute) as clock
      where t.event_id = l.event_id and (t.counts_until > seen.at or t.counts_again <= seen.at)
    ) as times
  where l.event_id = any (listings);
$$;

create or replace function private.changed_projections(moment timestamptz) returns setof public.event_projections
  language sql stable set search_path = ''
  as $$
  -- The two sets are disjoint: "union" would reserve memory for a third of all listings.
  select * from private.projections_of(array(
    select event_id from public.event_listings where next_since > moment and next_since > '-infinity'
    union all
    select event_id from public.event_listings where next_until <= moment and next_until < 'infinity'
  ), moment);
$$;

create or replace function private.refresh_listings() returns void
  language plpgsql security definer set search_path = ''
  as $$
declare
  changed constant uuid[] := array(
    select event_id from public.event_listings where next_until <= now() and next_until < 'infinity' for update skip locked
  );
begin
  insert into private.facet_deltas
  select category, price, accessibility, time_zone, first_part, last_part, earlier_part, sum(events * sign), false, subcategory, is_online, is_once, hour
  from (
    select *, -1 as sign from private.facet_deltas_of(changed, null)
    union all
    select *, 1 from private.facet_deltas_of(changed, now())
  ) as change
  group by 1, 2, 3, 4, 5, 6, 7, 10, 11, 12, 13
  having sum(events * sign) <> 0;
  update public.event_listings l
  set (next_start, next_since, next_until, is_over)
    = (select s.next_start, s.since, s.until, s.is_over from private.standing_of(l.event_id, l.over_at, now()) as s)
  where event_id = any (changed);
  update public.event_projections p
  set is_over = now_is.is_over, first_part = now_is.first_part, last_part = now_is.last_part, again_part = now_is.again_part,
    next_start = now_is.next_start, search = now_is.search, hours = now_is.hours, next_since = now_is.next_since, next_until = now_is.next_until
  from private.projections_of(changed, null) as now_is
  where p.event_id = now_is.event_id;
  -- Reading some thousand more rows takes milliseconds, compacting a second.
  if (select count(*) from (select from private.facet_deltas where not is_compacted limit 20000) as added) = 20000 then
    perform private.compact_facet_deltas();
  end if;
end;
$$;

create or replace function private.schedule_refresh() returns boolean
  language plpgsql security definer set search_path = ''
  as $$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is null then
    return false;
  end if;
  perform cron.schedule('refresh-listings', '*/5 * * * *', 'select private.refresh_listings()');
  return true;
end;
$$;

create or replace function private.standing_of(
  event uuid, over_at timestamptz, moment timestamptz,
  out next_start integer, out since timestamptz, out until timestamptz, out is_over boolean
)
  language plpgsql stable set search_path = ''
  as $$
begin
  next_start := private.start_of(event, moment);
  is_over := over_at <= moment;
  select coalesce(max(border) filter (where border <= moment), '-infinity'), coalesce(min(border) filter (where border > moment), 'infinity')
  into since, until
  from (
    select over_at as border
    union all
    select t.counts_until from public.event_timings t where t.event_id = event
    union all
    select t.counts_again from public.event_timings t where t.event_id = event and t.counts_until < 'infinity'
  ) as each
  where border < 'infinity';
end;
$$;

create or replace function private.start_of(event_id uuid, moment timestamptz) returns integer
  language sql stable set search_path = ''
  as $$
  select coalesce(
    (select start_minute from public.event_timings t
     where t.event_id = start_of.event_id and t.ends_at > moment order by position limit 1),
    (select start_minute from public.event_timings t where t.event_id = start_of.event_id order by position desc limit 1)
  );
$$;

create or replace function private.announce_event() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  perform pg_notify('lively_events', coalesce(new.id, old.id)::text);
  return null;
end;
$$;

create or replace function private.count_on_listing() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  people constant bigint := coalesce(new.participants, 0)::bigint + new.purchases_count;
begin
  update public.event_listings set popularity = new.popularity_score, participants = people where event_id = new.id;
  if new.purchases_count <> old.purchases_count then
    update public.event_projections set participants = people where event_id = new.id;
  end if;
  return null;
end;
$$;

create or replace function private.list_new_events() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  perform private.list_events(array(select id from added where publication = 'published'));
  return null;
end;
$$;

create or replace function private.list_event() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  perform private.unlist(new.id);
  -- Lists contain published events only, also for their creators.
  if new.publication = 'published' then
    perform private.list_events(array[new.id]);
  end if;
  return null;
end;
$$;

create or replace function private.unlist(event uuid) returns void
  language plpgsql set search_path = ''
  as $$
begin
  -- Lock the listing, so that a refresh does not change its deltas before they are cancelled.
  perform from public.event_listings where event_id = event for update;
  perform private.add_facet_deltas(array[event], null, -1);
  delete from public.event_timings where event_id = event;
  delete from public.event_listings where event_id = event;
end;
$$;

create or replace function private.unlist_deleted_event() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  perform private.unlist(old.id);
  return old;
end;
$$;

create or replace function private.stamp_listed_at() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  new.listed_at := now();
  return new;
end;
$$;

create or replace function private.mail_event(event_id uuid, moment timestamptz) returns jsonb
  language sql stable set search_path = ''
  as $$
  select jsonb_build_object(
    'id', e.id, 'title', e.title, 'venue', e.venue, 'location', e.location, 'status', e.status,
    'start', private.start_of(e.id, moment)
  )
  from public.events e where e.id = mail_event.event_id;
$$;

create or replace function private.week_of(person uuid, moment timestamptz) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
declare
  shown constant integer := 5;
  shown_changes constant integer := 10;
  most constant integer := 99;
  recent constant timestamptz := moment - interval '7 days';
  search public.saved_searches;
  found uuid[];
  -- A mail lists an event once, with its first reason.
  listed uuid[];
  changed jsonb;
  has_content boolean;
  saved jsonb;
  searches jsonb := '[]';
begin
  select
    jsonb_build_object('total', count(*), 'events', coalesce(jsonb_agg(
      private.mail_event(c.event_id, moment) || jsonb_build_object('reason', c.reason, 'changes', c.changes) order by c.position
    ) filter (where c.position <= shown_changes), '[]')),
    coalesce(array_agg(c.event_id) filter (where c.position <= shown_changes), '{}'),
    coalesce(bool_or(c.changed_at > recent), false)
  -- A change is listed again until it is seen, but makes one mail only.
  into changed, listed, has_content
  from (
    select *, row_number() over (order by c.changed_at desc, c.event_id) as position
    from private.changes_of(person, moment) as c join private.saved_events_of(person) using (event_id)
  ) as c;

  select
    coalesce(jsonb_agg(
      private.mail_event(kept.event_id, moment) || jsonb_build_object('reason', kept.reason) order by l.next_start, kept.event_id
    ) filter (where kept.event_id <> all (listed)), '[]'),
    listed || coalesce(array_agg(kept.event_id), '{}'),
    has_content or count(*) > 0
  into saved, listed, has_content
  from private.saved_events_of(person) as kept
  join public.event_listings l on l.event_id = kept.event_id and l.over_at > moment
  join public.events e on e.id = kept.event_id and e.status <> 'cancelled'
  -- From today on, for seven days, by the clock of the venue.
  where private.start_of(l.event_id, moment) / 1440 between
    (moment at time zone l.time_zone)::date - date '1970-01-01' and (moment at time zone l.time_zone)::date - date '1970-01-01' + 6;

  for search in select * from public.saved_searches s where s.user_id = person order by s.created_at desc, s.id loop
    begin
      found := private.new_events_of(search.filters, greatest(search.opened_at, recent), moment, most + 1);
    exception when sqlstate 'PT400' then
      found := '{}';
    end;
    found := array(select id from unnest(found) with ordinality as each (id, position) where id <> all (listed) order by position);
    if cardinality(found) > 0 then
      searches := searches || jsonb_build_object(
        'name', search.name, 'query', search.query,
        'total', least(cardinality(found), most), 'is_more', cardinality(found) > most,
        'events', (
          select jsonb_agg(private.mail_event(id, moment) order by position)
          from unnest(found[1:shown]) with ordinality as each (id, position)
        )
      );
      listed := listed || found;
    end if;
  end loop;

  if not has_content and searches = '[]' then
    return null;
  end if;
  return jsonb_build_object('changed', changed, 'saved', saved, 'searches', searches);
end;
$$;

create or replace function private.queue_weekly_mails(moment timestamptz default now()) returns integer
  language plpgsql set search_path = ''
  as $$
declare
  civil constant timestamp := moment at time zone 'Europe/Paris';
  this_week constant date := date_trunc('week', civil)::date;
  -- One call leaves room for others.
  longest constant interval := '2 seconds';
  started constant timestamptz := clock_timestamp();
  person uuid;
  key uuid;
  facts jsonb;
  queued integer := 0;
begin
  -- Thursday from ten on: before the weekend is planned. Later, a person who has just asked for the mail would get it at once.
  if civil < this_week + interval '3 days 10 hours' or civil >= this_week + interval '4 days' then
    return 0;
  end if;
  for person in
    select p.id from public.profiles p
    join auth.users u on u.id = p.id
    where p.weekly_mail and u.email_confirmed_at is not null and coalesce(u.banned_until, '-infinity') < moment
      and not exists (select from private.weekly_mails w where w.user_id = p.id and w.week = this_week)
    limit 1000
  loop
    insert into private.weekly_mails (user_id, week) values (person, this_week)
    on conflict do nothing returning token into key;
    if found then
      facts := private.week_of(person, moment);
      if facts is not null then
        insert into private.mails (recipient_id, kind, facts)
        values (person, 'weekly', facts || jsonb_build_object('token', key));
        queued := queued + 1;
      end if;
    end if;
    exit when clock_timestamp() > started + longest;
  end loop;
  return queued;
end;
$$;

create or replace function private.end_weekly_mail(token uuid) returns boolean
  language sql security definer set search_path = ''
  as $$
  with ended as (
    update public.profiles p set weekly_mail = false
    from private.weekly_mails w
    where w.token = end_weekly_mail.token and p.id = w.user_id
    returning 1
  )
  select exists (table ended);
$$;

create or replace function public.end_weekly_mail(token uuid) returns boolean
  language sql set search_path = ''
  as $$
  select private.end_weekly_mail(token);
$$;

create or replace function private.take_mails(moment timestamptz default now())
  returns table (id uuid, email text, language text, kind text, facts jsonb)
  language sql set search_path = ''
  as $$
  update private.mails m set tries = m.tries + 1, due_at = moment + interval '10 minutes' * power(3, m.tries)
  from auth.users u
  where u.id = m.recipient_id and m.id in (
    select due.id from private.mails due where due.due_at <= moment and due.tries < 6 and due.begun_at is null
    order by due.due_at limit 50 for update skip locked
  )
  returning m.id, case m.kind when 'email' then m.facts ->> 'email' else u.email::text end,
    u.raw_user_meta_data ->> 'language', m.kind, m.facts;
$$;

create or replace function private.begin_mail(id uuid) returns boolean
  language plpgsql set search_path = ''
  as $$
begin
  -- A user who has unsubscribed meanwhile gets none.
  delete from private.mails m
  where m.id = begin_mail.id and m.kind = 'weekly'
    and not exists (select from public.profiles p where p.id = m.recipient_id and p.weekly_mail);
  update private.mails m set begun_at = now() where m.id = begin_mail.id and m.begun_at is null;
  return found;
end;
$$;

create or replace function private.mail_credentials() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  if new.encrypted_password is distinct from old.encrypted_password then
    insert into private.mails (recipient_id, kind, facts) values (new.id, 'password', '{}');
  end if;
  if new.email is distinct from old.email then
    insert into private.mails (recipient_id, kind, facts)
    values (new.id, 'email', jsonb_build_object('email', old.email, 'new_email', new.email));
  end if;
  return null;
end;
$$;

create or replace function private.mail_decision() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  insert into private.mails (recipient_id, kind, facts)
  values (new.creator_id, 'decision', jsonb_build_object(
    'title', new.event_title, 'publication', new.publication, 'reason', new.reason, 'statement', new.statement,
    'may_appeal', new.publication in ('hidden', 'removed') and not new.is_final
  ));
  return null;
end;
$$;

create or replace function private.mail_outcome() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  insert into private.mails (recipient_id, kind, facts)
  values (new.user_id, 'outcome', jsonb_build_object('title', new.event_title, 'publication', new.outcome));
  return null;
end;
$$;

create or replace function private.mail_device() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  -- Without numbers: a browser that is updated stays the same device.
  device constant bytea := sha256(convert_to(regexp_replace(new.user_agent, '[0-9]+([._][0-9]+)*', '', 'g'), 'UTF8'));
  is_first constant boolean := not exists (select from private.devices d where d.user_id = new.user_id);
begin
  update private.devices d set seen_at = now() where d.user_id = new.user_id and d.fingerprint = device;
  if found then
    return null;
  end if;
  insert into private.devices (user_id, fingerprint) values (new.user_id, device) on conflict do nothing;
  if found and not is_first then
    insert into private.mails (recipient_id, kind, facts) values (new.user_id, 'device', '{}');
  end if;
  return null;
end;
$$;

create or replace function private.mail_factor() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  person constant uuid := coalesce(new.user_id, old.user_id);
begin
  -- Factors also go with their account.
  if exists (select from auth.users u where u.id = person) then
    insert into private.mails (recipient_id, kind, facts)
    values (person, case tg_op when 'DELETE' then 'factor_removed' else 'factor_added' end, '{}');
  end if;
  if not exists (select from auth.mfa_factors f where f.user_id = person and f.status = 'verified') then
    delete from private.recovery_codes r where r.user_id = person;
  end if;
  return null;
end;
$$;

create or replace function private.mail_identity() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  person constant uuid := coalesce(new.user_id, old.user_id);
begin
  -- Identities also go with their account.
  if exists (select from auth.users u where u.id = person)
    and (tg_op = 'DELETE' or exists (select from auth.identities i where i.user_id = person and i.id <> new.id))
  then
    insert into private.mails (recipient_id, kind, facts)
    values (person, case tg_op when 'DELETE' then 'identity_removed' else 'identity_added' end, '{}');
  end if;
  return null;
end;
$$;

create or replace function private.is_event_removed(event_id uuid, numeric_id bigint) returns boolean
  language sql stable security definer set search_path = ''
  as $$
  select exists (
    select from public.events e
    where e.publication = 'removed'
      and (e.id = is_event_removed.event_id or e.numeric_id = is_event_removed.numeric_id)
  );
$$;

create or replace function public.is_event_removed(event_id uuid default null, numeric_id bigint default null) returns boolean
  language sql stable set search_path = ''
  as $$
  select private.is_event_removed(event_id, numeric_id);
$$;

create or replace function private.count_reports(event_id uuid) returns bigint
  language sql stable set search_path = ''
  as $$
  select count(distinct private.fold_email(u.email))
  from public.event_reports r
  join auth.users u on u.id = r.user_id
  cross join private.report_limits l
  where r.event_id = count_reports.event_id and r.decided_at is null
    and u.email_confirmed_at <= r.created_at - l.account_age;
$$;

create or replace function private.is_coming(event public.events) returns boolean
  language sql stable set search_path = ''
  as $$
  select coalesce(
    (select max((timing ->> 'end')::timestamptz) from jsonb_array_elements(event.timings) as timing),
    (event.date + 1)::timestamp at time zone event.time_zone,
    'infinity'
  ) > now();
$$;

create or replace function private.may_be_held(event public.events) returns boolean
  language plpgsql stable set search_path = ''
  as $$
declare
  limits constant private.report_limits := (select l from private.report_limits l);
  waiting constant bigint := (
    select count(*) from public.events e where e.publication = 'waiting' and private.is_coming(e)
  );
  published constant bigint := (select count(*) from public.event_listings l where l.over_at > now());
  held_today constant bigint := (
    select count(*) from public.moderation_decisions d
    left join public.events e on e.id = d.event_id
    where d.reason = 'reports' and d.decided_at > now() - interval '1 day'
      and case
        when event.created_by is not null then d.creator_id = event.created_by
        else e.created_by is null and e.source is not distinct from event.source
          and e.organizer is not distinct from event.organizer
      end
  );
begin
  return private.is_coming(event)
    and waiting < greatest(limits.min_events, floor((published + waiting) * limits.share_of_coming))
    and held_today < limits.max_per_organizer;
end;
$$;

create or replace function private.list_reported_events() returns table (event_id uuid, since timestamptz, has_established boolean)
  language sql stable security definer rows 100 set search_path = ''
  as $$
  select r.event_id, min(r.created_at), bool_or(u.email_confirmed_at <= r.created_at - l.account_age)
  from public.event_reports r
  join auth.users u on u.id = r.user_id
  cross join private.report_limits l
  where r.decided_at is null and (select private.has_role('moderator'))
  group by r.event_id;
$$;

create or replace function public.list_moderation_queue() returns uuid[]
  language sql stable set search_path = ''
  as $$
  with cases (event_id, since, has_priority) as (
    select r.event_id, r.since, r.has_established from private.list_reported_events() r
    union all
    select e.id, e.updated_at, true from public.events e where e.publication = 'waiting'
    union all
    select d.event_id, d.appealed_at, true from public.moderation_decisions d
    where d.appeal is not null and not exists (
      select from public.moderation_decisions l where l.event_id = d.event_id and l.decided_at > d.decided_at
    )
  ),
  oldest as (
    select c.event_id, min(c.since) as since, bool_or(c.has_priority) as has_priority from cases c
    join public.events e on e.id = c.event_id and e.publication <> 'draft' and e.created_by is distinct from (select auth.uid())
    where (select private.has_role('moderator'))
    group by c.event_id order by 3 desc, 2 limit 50
  )
  select coalesce(array_agg(o.event_id order by o.has_priority desc, o.since), '{}') from oldest o;
$$;

create or replace function private.moderate_event(event_id uuid, publication text, reason text, statement text) returns void
  language plpgsql security definer set search_path = ''
  as $$
declare
  event public.events;
begin
  if not private.has_role('moderator') then
    raise exception 'Only moderators decide on events' using errcode = 'insufficient_privilege';
  end if;
  if publication = 'waiting' then
    raise exception 'Only reports make an event wait' using errcode = 'check_violation';
  end if;
  select * into event from public.events e
  where e.id = moderate_event.event_id and e.publication <> 'draft' for update;
  if not found then
    raise exception 'There is no such event' using errcode = 'foreign_key_violation';
  end if;
  if event.created_by = auth.uid() then
    raise exception 'Moderators cannot decide on their own events' using errcode = 'insufficient_privilege';
  end if;
  perform private.record_decision(event, publication, reason, statement);
  update public.event_reports r set outcome = moderate_event.publication, decided_at = now()
  where r.event_id = event.id and r.decided_at is null;
end;
$$;

create or replace function public.moderate_event(event_id uuid, publication text, reason text, statement text) returns void
  language sql set search_path = ''
  as $$
  select private.moderate_event(event_id, publication, reason, statement);
$$;

create or replace function private.record_decision(event public.events, publication text, reason text, statement text) returns void
  language sql set search_path = ''
  as $$
  insert into public.moderation_decisions (
    event_id, event_title, creator_id, moderator_id, publication_before, publication, reason, statement, is_final
  )
  values (
    event.id, event.title, event.created_by, case when publication <> 'waiting' then auth.uid() end, event.publication,
    publication, reason, statement,
    exists (select from public.moderation_decisions d where d.event_id = event.id and d.appeal is not null)
  );
  update public.events set publication = record_decision.publication where id = event.id;
$$;

create or replace function private.restore_reported_events(statement text) returns integer
  language plpgsql security definer set search_path = ''
  as $$
declare
  event public.events;
  restored uuid[] := '{}';
  reporters uuid[];
begin
  if not private.has_role('moderator') then
    raise exception 'Only moderators decide on events' using errcode = 'insufficient_privilege';
  end if;
  -- The lock of private.hold_reported_event, to avoid deadlocks with a report of several events.
  perform pg_advisory_xact_lock(hashtextextended('event_reports', 0));
  for event in
    select e.* from public.events e
    where e.publication = 'waiting' and e.created_by is distinct from auth.uid()
      and exists (
        select from public.moderation_decisions d
        where d.event_id = e.id and d.reason = 'reports' and not exists (
          select from public.moderation_decisions later where later.event_id = e.id and later.decided_at > d.decided_at
        )
      )
    order by e.id for no key update
  loop
    perform private.record_decision(event, 'published', 'unfounded', restore_reported_events.statement);
    restored := restored || event.id;
  end loop;
  reporters := array(
    select distinct r.user_id from public.event_reports r where r.event_id = any (restored) and r.decided_at is null
  );
  -- Events that only these accounts reported are part of the wave. Events that others reported too stay in the queue.
  update public.event_reports r set outcome = 'published', decided_at = now()
  where r.decided_at is null and (
    r.event_id = any (restored)
    or r.user_id = any (reporters) and exists (
      select from public.events e
      where e.id = r.event_id and e.publication = 'published' and e.created_by is distinct from auth.uid()
    ) and not exists (
      select from public.event_reports other
      where other.event_id = r.event_id and other.decided_at is null and other.user_id <> all (reporters)
    )
  );
  return cardinality(restored);
end;
$$;

create or replace function public.restore_reported_events(statement text) returns integer
  language sql set search_path = ''
  as $$
  select private.restore_reported_events(statement);
$$;

create or replace function private.copy_reported_title() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  new.event_title := coalesce((select title from public.events where id = new.event_id), '');
  return new;
end;
$$;

create or replace function private.date_appeal() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  new.appealed_at := now();
  return new;
end;
$$;

create or replace function private.guard_publication() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  if old.publication not in ('draft', 'published') or new.publication not in ('draft', 'published') then
    raise exception 'A creator moves an event between draft and published only'
      using errcode = 'insufficient_privilege', hint = 'A moderator decides on the others.';
  end if;
  return new;
end;
$$;

create or replace function private.hold_reported_event() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  event public.events;
begin
  -- Serialize reports, so that they see each other and what each of them holds back.
  perform pg_advisory_xact_lock(hashtextextended('event_reports', 0));
  -- The foreign key of each report locks the key of the event: a full row lock would deadlock with it.
  select e.* into event from public.events e where e.id = new.event_id for no key update;
  if event.publication = 'published'
    and private.count_reports(event.id) >= (select l.reports from private.report_limits l)
    and private.may_be_held(event)
  then
    perform private.record_decision(event, 'waiting', 'reports', '');
  end if;
  return null;
end;
$$;

create or replace function private.give_role(address text, role text) returns text
  language plpgsql security definer set search_path = ''
  as $$
declare
  person record;
begin
  if not private.has_role('operator') then
    raise exception 'Only operators give roles' using errcode = 'insufficient_privilege';
  end if;
  perform private.charge_writes('staff_roles changes', 1);
  select u.id, u.email_confirmed_at is not null as is_confirmed into person
  from auth.users u where lower(u.email) = lower(btrim(give_role.address)) order by 2 desc limit 1;
  if not found then
    return 'unknown';
  end if;
  -- The person who signed up with an address may not be the one who reads its mails.
  if not person.is_confirmed then
    return 'unconfirmed';
  end if;
  insert into public.staff_roles (user_id, role) values (person.id, give_role.role) on conflict do nothing;
  return case when found then 'given' else 'unchanged' end;
end;
$$;

create or replace function public.give_role(address text, role text) returns text
  language sql set search_path = ''
  as $$
  select private.give_role(address, role);
$$;

create or replace function private.host_figures() returns jsonb
  language sql stable set search_path = ''
  as $$
  select jsonb_build_object(
    'mails', (
      select jsonb_build_object(
        'waiting', count(*) filter (where m.tries < 6 and m.due_at > now() and m.begun_at is null),
        'due', count(*) filter (where m.tries < 6 and m.due_at <= now() and m.begun_at is null),
        'failed', count(*) filter (where m.tries >= 6 or m.begun_at < now() - interval '1 minute')
      )
      from private.mails m
    ),
    'oldestMail', (
      select coalesce(extract(epoch from now() - min(m.due_at)), 0) from private.mails m
      where m.tries < 6 and m.due_at <= now() and m.begun_at is null
    ),
    'runs', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', r.kind, 'source', r.source, 'finishedAt', extract(epoch from r.finished_at), 'facts', r.facts - 'refused'
      ) order by r.kind, r.finished_at desc, r.source), '[]')
      from private.host_runs r
    )
  );
$$;

create or replace function private.server_figures() returns jsonb
  language sql stable set search_path = ''
  as $$
  with servers as (
    -- The name that a server gives its connection: its version is the second word.
    select split_part(a.application_name, ' ', 2) as version from pg_catalog.pg_stat_activity a
    where a.datname = current_database() and a.application_name ~ '^lively( [0-9a-f]{12}){3}$'
  )
  select jsonb_build_object(
    'servers', (select count(*) from servers),
    'versions', (select count(distinct s.version) from servers s),
    'replicas', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'name', coalesce(host(r.client_addr), 'local'), 'lag', coalesce(extract(epoch from r.replay_lag), 0)
      ) order by r.client_addr, r.pid), '[]')
      from pg_catalog.pg_stat_replication r where r.state = 'streaming'
    )
  );
$$;

create or replace function private.list_quotas_hit(moment timestamptz default now())
  returns table (scope text, kind text, most integer, period interval, senders bigint)
  language sql stable set search_path = ''
  as $$
  with found as (
    select 'attempts' as scope, l.kind, l.most, l.period, (
      select count(*) from (
        select from private.attempts made
        where made.kind = l.kind and made.made_at > list_quotas_hit.moment - l.period
        group by made.sender having count(*) >= l.most
      ) as full_ones
    ) as senders
    from private.attempt_limits l
    union all
    -- All limits in one pass over the rows of a day.
    select 'writes', full_ones.kind, full_ones.most, full_ones.period, count(*) from (
      select l.kind, l.most, l.period from private.writes w
      join private.write_limits l on l.kind = w.kind and w.written_at > list_quotas_hit.moment - l.period
      where w.written_at > list_quotas_hit.moment - interval '1 day'
      group by l.kind, l.most, l.period, w.user_id having sum(w.count) >= l.most
    ) as full_ones
    group by 2, 3, 4
    union all
    -- A row does not say which kind of sender it counts: of the two with names, the lower limit is taken.
    select 'forms', s.form, l.most, interval '1 hour', count(*)
    from private.form_submissions s
    cross join lateral (
      select min(f.most) as most from private.form_limits f
      where (f.sender = 'unknown network') = (s.sender = sha256(convert_to(
        concat_ws(' ', 'unknown network', '', s.hour, (select p.pepper from private.settings p)), 'UTF8'
      )))
    ) as l
    where s.hour = date_trunc('hour', list_quotas_hit.moment) and s.count >= l.most
    group by s.form, l.most
    union all
    select 'sign-ups', case when l.is_known then 'network' else 'unknown network' end, l.max, l.period, (
      select count(*) from (
        select from private.sign_ups made
        where made.made_at > list_quotas_hit.moment - l.period and l.is_known = (made.network <> sha256(convert_to(
          concat_ws(' ', 'sign-up', (select p.pepper from private.settings p)), 'UTF8'
        )))
        group by made.network having count(*) >= l.max
      ) as full_ones
    )
    from private.sign_up_limits l
  )
  select f.scope, f.kind, f.most, f.period, f.senders from found f where f.senders > 0
  order by f.senders desc, f.scope, f.kind, f.period;
$$;

create or replace function public.note_import(source text, facts jsonb) returns void
  language sql set search_path = ''
  as $$
  insert into private.host_runs (kind, source, facts) values ('import', left(note_import.source, 2048), note_import.facts)
  on conflict (kind, source) do update set finished_at = excluded.finished_at, facts = excluded.facts;
$$;

create or replace function private.list_licences() returns table (source text, licence text)
  language sql stable set search_path = ''
  as $$
  -- From one pair to the next by an index: as many steps as there are pairs, whatever the number of events.
  with recursive pairs as (
    (
      select e.source, e.licence from public.events e where e.source is not null
      order by e.source, coalesce(e.licence, '') limit 1
    )
    union all
    select following.source, following.licence from pairs p
    cross join lateral (
      select e.source, e.licence from public.events e
      where e.source is not null and (e.source, coalesce(e.licence, '')) > (p.source, coalesce(p.licence, ''))
      order by e.source, coalesce(e.licence, '') limit 1
    ) as following
  )
  select p.source, p.licence from pairs p limit 100;
$$;

create or replace function private.list_staff() returns jsonb
  language sql stable set search_path = ''
  as $$
  select coalesce(jsonb_agg(to_jsonb(member) order by member.role desc, member.email), '[]') from (
    select s.user_id as "userId", u.email, p.full_name as name, s.role, extract(epoch from s.given_at) as "givenAt",
      given.author, coalesce(given.is_by_host, true) as "isByHost",
      exists (select from auth.mfa_factors f where f.user_id = s.user_id and f.status = 'verified') as "hasFactor"
    from public.staff_roles s
    join auth.users u on u.id = s.user_id
    left join public.profiles p on p.id = s.user_id
    left join lateral (
      select coalesce(a.full_name, b.email) as author, c.is_by_host from private.role_changes c
      left join auth.users b on b.id = c.author_id
      left join public.profiles a on a.id = c.author_id
      where c.user_id = s.user_id and c.role = s.role and c.is_given
      order by c.changed_at desc, c.id desc limit 1
    ) as given on true
    order by s.role desc, u.email limit 200
  ) as member;
$$;

create or replace function private.list_role_changes() returns jsonb
  language sql stable set search_path = ''
  as $$
  select coalesce(jsonb_agg(to_jsonb(change) order by change."changedAt" desc, change.id desc), '[]') from (
    select c.id, coalesce(p.full_name, u.email) as name, c.role, c.is_given as "isGiven",
      coalesce(a.full_name, b.email) as author, c.is_by_host as "isByHost", extract(epoch from c.changed_at) as "changedAt"
    from private.role_changes c
    join auth.users u on u.id = c.user_id
    left join public.profiles p on p.id = c.user_id
    left join auth.users b on b.id = c.author_id
    left join public.profiles a on a.id = c.author_id
    order by c.changed_at desc, c.id desc limit 20
  ) as change;
$$;

create or replace function private.read_operations() returns jsonb
  language sql stable security definer set search_path = ''
  as $$
  select private.host_figures() || private.server_figures() || jsonb_build_object(
    'moment', extract(epoch from now()),
    'refused', (
      select coalesce(jsonb_object_agg(r.source, r.facts -> 'refused'), '{}') from private.host_runs r
      where r.kind = 'import' and jsonb_typeof(r.facts -> 'refused') = 'array'
    ),
    'quotas', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'scope', q.scope, 'kind', q.kind, 'most', q.most, 'period', extract(epoch from q.period)::integer, 'senders', q.senders
      )), '[]')
      from private.list_quotas_hit() q
    ),
    'sources', (
      select coalesce(jsonb_agg(jsonb_build_object('source', l.source, 'licence', l.licence)), '[]')
      from private.list_licences() l
    ),
    'staff', private.list_staff(),
    'changes', private.list_role_changes()
  )
  where (select private.has_role('operator'));
$$;

create or replace function public.read_operations() returns jsonb
  language sql stable set search_path = ''
  as $$
  select private.read_operations();
$$;

create or replace function private.retry_failed_mails() returns integer
  language plpgsql security definer set search_path = ''
  as $$
declare
  retried integer;
begin
  if not private.has_role('operator') then
    raise exception 'Only operators have mails sent again' using errcode = 'insufficient_privilege';
  end if;
  update private.mails m set tries = 0, due_at = now() where m.tries >= 6;
  get diagnostics retried = row_count;
  return retried;
end;
$$;

create or replace function public.retry_failed_mails() returns integer
  language sql set search_path = ''
  as $$
  select private.retry_failed_mails();
$$;

create or replace function private.take_role(person uuid, role text) returns text
  language plpgsql security definer set search_path = ''
  as $$
begin
  if not private.has_role('operator') then
    raise exception 'Only operators take roles back' using errcode = 'insufficient_privilege';
  end if;
  perform private.charge_writes('staff_roles changes', 1);
  -- Two operators who take each other's role at the same time would leave none.
  lock table public.staff_roles in share row exclusive mode;
  if not private.has_role('operator') then
    raise exception 'Only operators take roles back' using errcode = 'insufficient_privilege';
  end if;
  if take_role.role = 'operator' and not exists (
    select from public.staff_roles s
    join auth.users u on u.id = s.user_id and u.email_confirmed_at is not null
    where s.role = 'operator' and s.user_id <> take_role.person
      and exists (select from auth.mfa_factors f where f.user_id = s.user_id and f.status = 'verified')
  ) then
    return 'last';
  end if;
  delete from public.staff_roles s where s.user_id = take_role.person and s.role = take_role.role;
  return case when found then 'taken' else 'unchanged' end;
end;
$$;

create or replace function public.take_role(person uuid, role text) returns text
  language sql set search_path = ''
  as $$
  select private.take_role(person, role);
$$;

create or replace function private.note_role_change() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  author constant uuid := auth.uid();
begin
  insert into private.role_changes (user_id, role, is_given, author_id, is_by_host)
  select changed.user_id, changed.role, changed.is_given, (select a.id from auth.users a where a.id = author), author is null
  from (values (old.user_id, old.role, false), (new.user_id, new.role, true)) as changed (user_id, role, is_given)
  -- The roles of an account that is being deleted go with it.
  join auth.users u on u.id = changed.user_id;
  return null;
end;
$$;

create or replace function private.is_own_picture(bucket text, name text) returns boolean
  language sql stable set search_path = ''
  return bucket in ('avatars', 'event-images')
    and name ~ ('^' || auth.uid()::text || '/[0-9]{10,19}\.(png|jpg|jpeg|webp|gif|avif)$');

create or replace function private.has_room_for_picture() returns boolean
  language sql stable security definer set search_path = ''
  as $$
  select exists (select from auth.users u where u.id = auth.uid())
    and not private.owes_code(nullif(current_setting('request.jwt.claims', true), '')::jsonb) and (
    select count(*) < 200 from storage.objects
    where bucket_id in ('avatars', 'event-images') and name like auth.uid()::text || '/%'
  );
$$;

create or replace function private.pictures_of(user_id uuid) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
  select coalesce(jsonb_agg(jsonb_build_object('bucket', bucket_id, 'path', name) order by bucket_id, name), '[]')
  from storage.objects where name like user_id || '/%';
$$;

create or replace function private.refuse_local_picture() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  picture constant text := to_jsonb(new) ->> tg_argv[0];
begin
  if picture like 'http://%' and not (select local_pictures from private.settings) then
    raise exception 'A picture by http from this machine is taken in development only'
      using errcode = 'check_violation', hint = 'Store it, or name it by https.';
  end if;
  return new;
end;
$$;

create or replace function private.cells_around(
  west double precision, south double precision, east double precision, north double precision, margin double precision default 0
) returns int4multirange
  language sql immutable strict set search_path = ''
  as $$
  with grown as (
    -- A degree of latitude has 111.2 km. Towards a pole a degree of longitude has less.
    select greatest(-90, south - height) as south, least(90, north + height) as north,
      margin / 111 / cosd(least(89, greatest(abs(south), abs(north)) + height)) as width
    from (select margin / 111 as height) as sizes
  ), part as (
    select greatest(-180, west - width) as lowest, least(180, east + width) as highest from grown
    where west <= east and west - width >= -180 and east + width <= 180
    -- Across the antimeridian.
    union all select west, 180 from grown where west > east
    union all select -180, east from grown where west > east
    union all select -180, 180 from grown where west <= east and (west - width < -180 or east + width > 180)
  )
  select range_agg(int4range(
    line * 8192 + floor((lowest + 180) * 20)::integer, line * 8192 + floor((highest + 180) * 20)::integer + 1
  ))
  from grown, part, generate_series(floor((south + 90) * 20)::integer, floor((north + 90) * 20)::integer) as line;
$$;

create or replace function private.city_of(location text) returns text
  language plpgsql immutable set search_path = ''
  as $$
declare
  words constant text := private.words_of(split_part(location, ',', 1));
begin
  if words !~ '[0-9]|\m(arr|cedex)' then
    return words;
  end if;
  return btrim(regexp_replace(
    regexp_replace(' ' || replace(words, ' ', '  ') || ' ', ' ([0-9][^ ]*|arr|arrondissement|cedex) ', '', 'g'), ' +', ' ', 'g'
  ));
end;
$$;

create or replace function private.codes_of_commune(commune text) returns text[]
  language sql immutable set search_path = ''
  as $$
  select array[commune] || array(select jsonb_array_elements_text(private.districts_of_communes() -> commune));
$$;

create or replace function private.distance_to(origin jsonb, latitude double precision, longitude double precision)
  returns double precision
  language sql immutable
  as $$
  -- Not private.haversine: calling a function for 100,000 rows is slow.
  select case when latitude is null then (private.explore_constants() ->> 'unknownDistance')::double precision
    else 2 * 6371 * asin(sqrt(least(1,
      power(sin(radians(latitude - (origin ->> 'latitude')::double precision) / 2), 2)
      + cos(radians((origin ->> 'latitude')::double precision)) * cos(radians(latitude))
        * power(sin(radians(longitude - (origin ->> 'longitude')::double precision) / 2), 2)
    )))
  end;
$$;

create or replace function private.chord_to(origin jsonb, x double precision, y double precision, z double precision)
  returns double precision
  language sql immutable
  as $$
  select (x - cosd((origin ->> 'latitude')::double precision) * cosd((origin ->> 'longitude')::double precision))
      * (x - cosd((origin ->> 'latitude')::double precision) * cosd((origin ->> 'longitude')::double precision))
    + (y - cosd((origin ->> 'latitude')::double precision) * sind((origin ->> 'longitude')::double precision))
      * (y - cosd((origin ->> 'latitude')::double precision) * sind((origin ->> 'longitude')::double precision))
    + (z - sind((origin ->> 'latitude')::double precision)) * (z - sind((origin ->> 'latitude')::double precision));
$$;

create or replace function private.chord_of(kilometres double precision) returns double precision
  language sql immutable
  as $$
  select power(2 * sin(kilometres / 6371 / 2), 2);
$$;

create or replace function private.haversine(
  from_latitude double precision, from_longitude double precision, latitude double precision, longitude double precision
) returns double precision
  language plpgsql immutable set search_path = ''
  as $$
begin
  return 2 * 6371 * asin(sqrt(least(1,
    power(sin(radians(latitude - from_latitude) / 2), 2)
    + cos(radians(from_latitude)) * cos(radians(latitude)) * power(sin(radians(longitude - from_longitude) / 2), 2)
  )));
end;
$$;

create or replace function private.origin_of(city text) returns jsonb
  language sql immutable set search_path = ''
  as $$
  select known
  from jsonb_array_elements(private.explore_constants() -> 'knownCities') with ordinality as each (known, position)
  order by known ->> 'city' is distinct from private.city_of(city), position
  limit 1;
$$;

create or replace function private.find_commune(
  location text, full_address text, latitude double precision, longitude double precision
) returns text
  language plpgsql stable set search_path = ''
  as $$
declare
  city constant text := private.city_of(location);
  searched constant text := case when city like '%st%'
    then regexp_replace(regexp_replace(city, '\mst\M', 'saint', 'g'), '\mste\M', 'sainte', 'g') else city end;
  postal_code constant text := coalesce(substring(location from '\m[0-9]{5}\M'), substring(full_address from '\m([0-9]{5})\M(?=[^0-9]*$)'));
  is_on_earth constant boolean := latitude between -90 and 90 and longitude between -180 and 180;
begin
  return (
    -- Only coordinates or a postal code distinguish communes of the same name.
    select case when named = 1 or has_code or distance < 30 then code end
    from (
      select code, population, distance, has_code, count(*) over () as named
      from (
        select code, population, is_exact, postal_codes @> array[postal_code] as has_code,
          -- A check of the table refuses invalid coordinates later.
          case when is_on_earth then private.haversine(find_commune.latitude, find_commune.longitude, places.latitude, places.longitude) end as distance
        from public.places where folded_name = searched
      ) as candidate
      where distance is null or not is_exact or distance < 50
    ) as likely
    order by has_code desc nulls last, distance nulls last, population desc
    limit 1
  );
end;
$$;

create or replace function private.find_commune_of_event() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  -- Towns of other countries share their names with communes: Aoste.
  new.commune := case when coalesce(new.country, 'FR') in ('FR', 'BL', 'MF', 'GP', 'MQ', 'GF', 'RE', 'PM', 'YT', 'WF', 'PF', 'NC')
    then private.find_commune(new.location, new.full_address, new.latitude, new.longitude) end;
  return new;
end;
$$;

create or replace function private.admit_poll_call(kind text) returns void
  language plpgsql security definer set search_path = ''
  as $$
declare
  network constant text := private.client_network();
  wait integer;
begin
  select admitted.seconds into wait from private.admit_attempts(
    array[admit_poll_call.kind || case when network is null then ' of unknown network' else ' of network' end],
    array[coalesce(network, '')]
  ) as admitted;
  if wait > 0 then
    raise exception 'Too many polls or answers from one network'
      using errcode = 'PT429', detail = wait::text, hint = format('Try again in %s seconds.', wait);
  end if;
end;
$$;

create or replace function private.answer_poll(token text, answer_token text, name text, answers jsonb, change uuid) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  most_people constant integer := 100;
  kept_changes constant integer := 50;
  poll constant private.polls := private.find_poll(token);
  person uuid := private.reader_of_poll(poll.id, answer_token);
  known uuid[];
begin
  if answer_token is not null then
    perform private.require_link_token(answer_token);
  elsif auth.uid() is null then
    raise exception 'A guest answers with a token' using errcode = 'insufficient_privilege';
  end if;
  if change is null or jsonb_typeof(answers) is distinct from 'object' then
    raise exception 'Answers have an id and are an object' using errcode = 'invalid_parameter_value';
  end if;
  select p.changes into known from private.poll_people p where p.id = person;
  -- What arrives again must not undo what came after it.
  if change = any (known) then
    return private.show_poll(poll, person, false);
  end if;
  if poll.closes_at <= now() then
    raise exception 'This poll is closed' using errcode = 'PT410';
  end if;
  perform private.admit_poll_call('poll change');

  if person is null then
    if (select count(*) from private.poll_people p where p.poll_id = poll.id) >= most_people then
      raise exception 'At most % people answer a poll', most_people using errcode = 'PT409';
    end if;
    insert into private.poll_people (poll_id, user_id, secret_hash, name)
    values (
      poll.id, case when answer_token is null then auth.uid() end, private.hash_link_token(answer_token),
      btrim(answer_poll.name)
    )
    returning id, changes into person, known;
  else
    update private.poll_people p set name = btrim(answer_poll.name) where p.id = person and p.name <> btrim(answer_poll.name);
  end if;
  insert into private.poll_answers (person_id, option_id, answer)
  select person, o.id, given.value
  from jsonb_each_text(answers) as given
  -- An option that was removed meanwhile needs no answer.
  join private.poll_options o on o.id::text = given.key and o.poll_id = poll.id
  on conflict (person_id, option_id) do update set answer = excluded.answer;
  if not exists (select from private.poll_answers a where a.person_id = person) then
    raise exception 'Nothing is answered' using errcode = 'check_violation';
  end if;
  update private.poll_people p
  set changes = (array_prepend(change, p.changes))[1:kept_changes] where p.id = person;
  return private.show_poll(poll, person, false);
end;
$$;

create or replace function public.answer_poll(token text, name text, answers jsonb, change uuid, answer_token text default null)
  returns jsonb
  language sql set search_path = ''
  as $$
  select private.answer_poll(token, answer_token, name, answers, change);
$$;

create or replace function private.withdraw_answers(token text, answer_token text) returns void
  language plpgsql security definer set search_path = ''
  as $$
declare
  poll constant private.polls := private.find_poll(token);
begin
  -- Otherwise a person could answer, read the answers of the others, and leave no trace.
  if poll.hides_answers and not coalesce(poll.closes_at <= now(), false) then
    raise exception 'Answers that show those of others stay until the poll is closed' using errcode = 'PT409';
  end if;
  delete from private.poll_people p where p.id = private.reader_of_poll(poll.id, answer_token);
end;
$$;

create or replace function public.withdraw_answers(token text, answer_token text default null) returns void
  language sql set search_path = ''
  as $$
  select private.withdraw_answers(token, answer_token);
$$;

create or replace function private.find_poll(token text, organizer_token text default null) returns private.polls
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

create or replace function private.friends_token(organizer_token text, generation integer) returns text
  language sql immutable set search_path = ''
  return translate(
    encode(sha256(convert_to(concat_ws(' ', 'friends', generation, organizer_token), 'UTF8')), 'base64'), '+/=', '-_'
  );

create or replace function private.polls_of(person uuid) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
  select jsonb_build_object(
    'made', coalesce((
      select jsonb_agg(jsonb_build_object('poll_id', p.id, 'options', (
        select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'event_id', o.event_id, 'day', o.day) order by o.id), '[]')
        from private.poll_options o where o.poll_id = p.id
      )) order by p.id)
      from private.polls p where p.user_id = person
    ), '[]'),
    'answered', coalesce((
      select jsonb_agg(jsonb_build_object('poll_id', p.poll_id, 'answers', private.answers_of(p.id)) order by p.poll_id)
      from private.poll_people p where p.user_id = person
    ), '[]')
  );
$$;

create or replace function private.export_polls() returns jsonb
  language sql stable security definer set search_path = ''
  as $$
  select private.polls_of(auth.uid());
$$;

create or replace function public.export_polls() returns jsonb
  language sql stable set search_path = ''
  as $$
  select private.export_polls();
$$;

create or replace function private.read_poll(token text, answer_token text) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  poll private.polls;
begin
  select p.* into poll from private.polls p where p.friends_hash = private.hash_link_token(token);
  if not found then
    return null;
  end if;
  return private.show_poll(poll, private.reader_of_poll(poll.id, answer_token), false);
end;
$$;

create or replace function public.read_poll(token text, answer_token text default null) returns jsonb
  language sql stable set search_path = ''
  as $$
  select private.read_poll(token, answer_token);
$$;

create or replace function private.organize_poll(organizer_token text) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  poll private.polls;
begin
  select p.* into poll from private.polls p where p.organizer_hash = private.hash_link_token(organizer_token);
  if not found then
    return null;
  end if;
  return private.show_poll(poll, null, true) || jsonb_build_object(
    'token', private.friends_token(organizer_token, poll.generation), 'generation', poll.generation
  );
end;
$$;

create or replace function public.organize_poll(organizer_token text) returns jsonb
  language sql stable set search_path = ''
  as $$
  select private.organize_poll(organizer_token);
$$;

create or replace function private.show_poll(poll private.polls, reader uuid, is_organizer boolean) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
  select jsonb_build_object(
    'id', poll.id, 'closes_at', poll.closes_at, 'is_closed', shown.is_closed, 'hides_answers', poll.hides_answers,
    'shows_answers', shown.shows_answers,
    'options', coalesce((
      select jsonb_agg(
        jsonb_build_object('id', o.id, 'day', o.day, 'event', e.card, 'is_on', e.card is not null and e.is_on)
        order by o.day nulls last, e.card ->> 'time', o.created_at, o.id
      )
      from private.poll_options o
      left join lateral (
        select
          private.card_of(o.event_id, now()) || jsonb_build_object('days', null, 'timings', days_of.timings) as card,
          e.status <> 'cancelled' and (o.day is null or days_of.has_day) as is_on
        from public.events e
        cross join lateral (
          select
            count(*) > 0 as has_day,
            -- An event with a date alone has no timings of its own.
            case when jsonb_array_length(e.timings) > 0
              then coalesce(jsonb_agg(jsonb_build_object('begin', t.begins_at, 'end', t.ends_at) order by t.position), '[]')
              else '[]'
            end as timings
          from public.event_timings t
          where t.event_id = o.event_id and o.day between t.first_day and t.last_day
        ) as days_of
        where e.id = o.event_id and e.publication = 'published'
      ) as e on true
      where o.poll_id = poll.id
    ), '[]'),
    'people_count', (select count(*) from private.poll_people p where p.poll_id = poll.id),
    'people', case when shown.shows_answers then coalesce((
      select jsonb_agg(
        jsonb_build_object('name', p.name, 'is_me', coalesce(p.id = reader, false), 'answers', private.answers_of(p.id))
        order by p.created_at, p.id
      )
      from private.poll_people p where p.poll_id = poll.id
    ), '[]') else '[]' end,
    'me', (
      select jsonb_build_object('name', p.name, 'answers', private.answers_of(p.id))
      from private.poll_people p where p.id = reader
    )
  )
  from (
    select
      coalesce(poll.closes_at <= now(), false) as is_closed,
      is_organizer or reader is not null or not poll.hides_answers or coalesce(poll.closes_at <= now(), false) as shows_answers
  ) as shown;
$$;

create or replace function private.answers_of(person_id uuid) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
  select coalesce(jsonb_object_agg(a.option_id, a.answer), '{}') from private.poll_answers a
  where a.person_id = answers_of.person_id;
$$;

create or replace function private.reader_of_poll(poll_id uuid, answer_token text) returns uuid
  language sql stable security definer set search_path = ''
  as $$
  select p.id from private.poll_people p
  where p.poll_id = reader_of_poll.poll_id
    and case when answer_token is null then p.user_id = auth.uid() else p.secret_hash = private.hash_link_token(answer_token) end;
$$;

create or replace function private.put_poll_options(poll_id uuid, added jsonb, removed uuid[]) returns void
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
  select distinct put_poll_options.poll_id, o.event_id, o.day from jsonb_to_recordset(added) as o (event_id uuid, day date)
  on conflict do nothing;
  select count(*) into total from private.poll_options o where o.poll_id = put_poll_options.poll_id;
  if total not between fewest and most then
    raise exception 'A poll has % to % options', fewest, most using errcode = 'check_violation';
  end if;
end;
$$;

create or replace function private.create_poll(organizer_token text, options jsonb, hides_answers boolean, closes_at timestamptz)
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

create or replace function public.create_poll(
  organizer_token text, options jsonb, hides_answers boolean default false, closes_at timestamptz default null
) returns jsonb
  language sql set search_path = ''
  as $$
  select private.create_poll(organizer_token, options, hides_answers, closes_at);
$$;

create or replace function private.edit_poll_options(organizer_token text, added jsonb, removed uuid[]) returns jsonb
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

create or replace function public.edit_poll_options(organizer_token text, added jsonb default '[]', removed uuid[] default '{}')
  returns jsonb
  language sql set search_path = ''
  as $$
  select private.edit_poll_options(organizer_token, added, removed);
$$;

create or replace function private.end_poll(organizer_token text, closes_at timestamptz) returns jsonb
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

create or replace function public.end_poll(organizer_token text, closes_at timestamptz default now()) returns jsonb
  language sql set search_path = ''
  as $$
  select private.end_poll(organizer_token, closes_at);
$$;

create or replace function private.renew_poll_link(organizer_token text, generation integer) returns jsonb
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

create or replace function public.renew_poll_link(organizer_token text, generation integer) returns jsonb
  language sql set search_path = ''
  as $$
  select private.renew_poll_link(organizer_token, generation);
$$;

create or replace function private.delete_poll(organizer_token text) returns void
  language plpgsql security definer set search_path = ''
  as $$
begin
  delete from private.polls p where p.organizer_hash = private.hash_link_token(organizer_token);
end;
$$;

create or replace function public.delete_poll(organizer_token text) returns void
  language sql set search_path = ''
  as $$
  select private.delete_poll(organizer_token);
$$;

create or replace function private.apply_retention(moment timestamptz default now()) returns table (data text, forgotten bigint)
  language sql security definer set search_path = ''
  as $$
  with
    actions as (delete from public.user_actions where created_at < moment - interval '12 months' returning 1),
    messages as (delete from public.contact_messages where created_at < moment - interval '12 months' returning 1),
    tickets as (delete from public.support_tickets where created_at < moment - interval '12 months' returning 1),
    reports as (delete from public.event_reports where decided_at < moment - interval '12 months' returning 1),
    decisions as (
      delete from public.moderation_decisions d
      where greatest(d.decided_at, d.appealed_at) < moment - interval '12 months' returning 1
    ),
    applications as (delete from public.job_applications where created_at < moment - interval '2 years' returning 1),
    purchases as (delete from public.purchases where purchased_at < moment - interval '3 years' returning 1),
    logs as (delete from auth.audit_log_entries where created_at < moment - interval '6 months' returning 1),
    polls as (
      delete from private.polls p
      where coalesce(
        (select max(o.day) from private.poll_options o where o.poll_id = p.id), (p.created_at at time zone 'UTC')::date
      ) < ((moment - interval '30 days') at time zone 'UTC')::date returning 1
    ),
    role_changes as (
      delete from private.role_changes c
      where c.changed_at < moment - interval '12 months' and not exists (
        select from public.staff_roles s where s.user_id = c.user_id and s.role = c.role and s.given_at <= c.changed_at
      ) returning 1
    ),
    versions as (
      delete from private.event_versions v
      where v.replaced_at < moment - interval '12 months' or (
        -- A user who is saving the event at this moment may need it.
        v.replaced_at < moment - interval '1 day'
        and not exists (select from public.favorites f where f.event_id = v.event_id and f.seen_version < v.id)
        and not exists (select from public.purchases p where p.event_id = v.event_id and p.seen_version < v.id)
      ) returning 1
    ),
    repairs as (delete from private.repairs where repaired_at < moment - interval '12 months' returning 1),
    mails as (delete from private.mails where created_at < moment - interval '7 days' returning 1),
    weeks as (delete from private.weekly_mails where created_at < moment - interval '6 months' returning 1),
    devices as (delete from private.devices where seen_at < moment - interval '12 months' returning 1),
    wrong_codes as (delete from private.wrong_codes where typed_at < moment - interval '1 day' returning 1),
    attempts as (
      delete from private.attempts a using private.attempt_limits l
      where l.kind = a.kind and a.made_at < moment - greatest(l.period, interval '1 day') returning 1
    ),
    sign_ups as (delete from private.sign_ups where made_at < moment - interval '1 day' returning 1),
    submissions as (delete from private.form_submissions where hour < moment - interval '1 day' returning 1),
    writes as (delete from private.writes where written_at < moment - interval '1 day' returning 1)
  select 'user_actions', count(*) from actions
  union all select 'contact_messages', count(*) from messages
  union all select 'support_tickets', count(*) from tickets
  union all select 'event_reports', count(*) from reports
  union all select 'moderation_decisions', count(*) from decisions
  union all select 'job_applications', count(*) from applications
  union all select 'purchases', count(*) from purchases
  union all select 'polls', count(*) from polls
  union all select 'audit_log_entries', count(*) from logs
  union all select 'event_versions', count(*) from versions
  union all select 'role_changes', count(*) from role_changes
  union all select 'repairs', count(*) from repairs
  union all select 'mails', count(*) from mails
  union all select 'weekly_mails', count(*) from weeks
  union all select 'devices', count(*) from devices
  union all select 'wrong_codes', count(*) from wrong_codes
  union all select 'attempts', count(*) from attempts
  union all select 'sign_ups', count(*) from sign_ups
  union all select 'form_submissions', count(*) from submissions
  union all select 'writes', count(*) from writes;
$$;

create or replace function private.schedule_retention() returns boolean
  language plpgsql security definer set search_path = ''
  as $$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is null then
    return false;
  end if;
  perform cron.schedule('apply-retention', '17 3 * * *', 'select private.apply_retention()');
  return true;
end;
$$;

create or replace function private.gdpr_erase(email text) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  address constant text := lower(btrim(gdpr_erase.email));
  person constant uuid := (select u.id from auth.users u where lower(u.email) = address);
  pictures constant jsonb := coalesce(private.pictures_of(person), '[]');
  tables jsonb := '{}';
  erased bigint;
  about record;
begin
  delete from public.events where created_by = person and publication = 'draft';
  get diagnostics erased = row_count;
  tables := jsonb_build_object('events', erased);
  -- Published events stay, without the creator and the pictures of the account.
  update public.events set image = null, image_text = null where created_by = person and image like '%/' || person || '/%';
  for about in select * from private.tables_about_people() where not outlives loop
    execute format('delete from %s r where lower(r.%I::text) = $1', about.relation, about.person_column)
    using case when about.is_by_email then address else person::text end;
    get diagnostics erased = row_count;
    tables := tables || jsonb_build_object(about.relation::text, erased);
  end loop;
  delete from auth.audit_log_entries where id in (select id from private.log_entries_about(person, address));
  get diagnostics erased = row_count;
  tables := tables || jsonb_build_object('auth.audit_log_entries', erased);
  delete from auth.flow_state where user_id = person;
  get diagnostics erased = row_count;
  tables := tables || jsonb_build_object('auth.flow_state', erased);
  delete from auth.users where id = person;
  return jsonb_build_object('account', person, 'tables', tables, 'pictures', pictures);
end;
$$;

create or replace function private.gdpr_export(email text) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  address constant text := lower(btrim(gdpr_export.email));
  account constant jsonb := (
    select jsonb_build_object(
      'id', u.id, 'email', u.email, 'created_at', u.created_at, 'email_confirmed_at', u.email_confirmed_at,
      'data', u.raw_user_meta_data
    )
    from auth.users u where lower(u.email) = address
  );
  tables jsonb := '{}';
  found_rows jsonb;
  about record;
begin
  for about in select * from private.tables_about_people() loop
    execute format(
      'select coalesce(jsonb_agg(to_jsonb(r) - $2), ''[]'') from %s r where lower(r.%I::text) = $1',
      about.relation, about.person_column
    )
    into found_rows
    using
      case when about.is_by_email then address else account ->> 'id' end,
      private.columns_not_exported(about.relation, about.person_column);
    tables := tables || jsonb_build_object(
      about.relation::text, coalesce(tables -> about.relation::text, '[]') || found_rows
    );
  end loop;
  return jsonb_build_object(
    'account', account, 'tables', tables, 'pictures', private.pictures_of((account ->> 'id')::uuid),
    'polls', private.polls_of((account ->> 'id')::uuid),
    'authentication_log', (
      select coalesce(jsonb_agg(
        jsonb_build_object('created_at', e.created_at, 'action', e.payload ->> 'action', 'ip_address', e.ip_address)
        order by e.created_at
      ), '[]')
      from private.log_entries_about((account ->> 'id')::uuid, address) e
    )
  );
end;
$$;

create or replace function private.log_entries_about(person uuid, email text) returns setof auth.audit_log_entries
  language sql stable set search_path = ''
  as $$
  select entry.* from auth.audit_log_entries entry
  where jsonb_path_exists(
    entry.payload::jsonb, '$.** ? (@ == $id || @ == $email)',
    -- Without an account there is no id, and null would match the entries of others.
    jsonb_build_object(
      'id', coalesce(log_entries_about.person::text, lower(log_entries_about.email)), 'email', lower(log_entries_about.email)
    )
  );
$$;

create or replace function private.tables_about_people()
  returns table (relation regclass, person_column name, is_by_email boolean, outlives boolean)
  language sql stable set search_path = ''
  as $$
  select c.oid::regclass, a.attname, false, f.confdeltype = 'n'
  from pg_catalog.pg_constraint f
  join pg_catalog.pg_class c on c.oid = f.conrelid
  join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum = f.conkey[1]
  where f.contype = 'f' and f.confrelid = 'auth.users'::regclass
    and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
  union all
  select c.oid::regclass, a.attname, true, false
  from pg_catalog.pg_class c
  join pg_catalog.pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'email' and not a.attisdropped
  order by 3, 1, 2;
$$;

create or replace function private.columns_not_exported(relation regclass, person_column name) returns text[]
  language sql stable set search_path = ''
  as $$
  select coalesce(array_agg(kept.column_name), '{}')
  from (
    select about.person_column::text as column_name from private.tables_about_people() about
    where about.relation = columns_not_exported.relation and about.person_column <> columns_not_exported.person_column
    union
    -- A text that one of them wrote.
    select written.column_name
    from (values ('public.moderation_decisions'::regclass, 'creator_id'::name, 'appeal')) as written (relation, author_column, column_name)
    where written.relation = columns_not_exported.relation and written.author_column <> columns_not_exported.person_column
    union
    -- What opens the account of the person: an export is a file, and files are lost.
    select secret.column_name
    from (values
      ('private.recovery_codes'::regclass, 'hash'),
      ('private.weekly_mails', 'token'),
      ('private.polls', 'organizer_hash'), ('private.polls', 'friends_hash'),
      ('private.poll_people', 'secret_hash'), ('private.poll_people', 'changes'),
      ('private.calendar_feeds', 'token_hash')
    ) as secret (relation, column_name)
    where secret.relation = columns_not_exported.relation
  ) as kept;
$$;

create or replace function private.copy_event() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  select title, date, price into new.event_title, new.event_date, new.price
  from public.events where id = new.event_id;
  if not found then
    raise exception 'There is no such event' using errcode = 'foreign_key_violation';
  end if;
  return new;
end;
$$;

create or replace function private.count_purchases() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  if tg_op <> 'INSERT' then
    update public.events set purchases_count = purchases_count - 1 where id = old.event_id;
  end if;
  if tg_op <> 'DELETE' then
    update public.events set purchases_count = purchases_count + 1 where id = new.event_id;
  end if;
  return null;
end;
$$;

create or replace function private.date_withdrawal() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  new.withdrawn_at := coalesce(new.withdrawn_at, now());
  return new;
end;
$$;

create or replace function private.withdraw_purchases() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  update public.purchases set withdrawn_at = case when new.publication = 'removed' then now() end
  where event_id = new.id;
  return null;
end;
$$;

create or replace function private.list_candidates(origin jsonb, moment timestamptz) returns jsonb
  language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan
  as $$
declare
  constants constant jsonb := private.explore_constants();
  rules constant jsonb := constants -> 'recommendationRules';
  kept constant integer := constants ->> 'recommendationLimit';
  latitude constant double precision := origin ->> 'latitude';
  longitude constant double precision := origin ->> 'longitude';
  -- The only distance that has points.
  reach constant double precision := jsonb_path_query_first(rules, '$[*].tiers[*].withinKm');
  near_points constant integer := jsonb_path_query_first(rules, '$[*].tiers[*].points');
  soon_days constant integer := jsonb_path_query_first(rules, '$[*] ? (@.kind == "soon").withinDays');
  soon_points constant integer := jsonb_path_query_first(rules, '$[*] ? (@.kind == "soon").points');
  crowd constant integer := jsonb_path_query_first(rules, '$[*] ? (@.kind == "participants").above');
  crowd_points constant integer := jsonb_path_query_first(rules, '$[*] ? (@.kind == "participants").points');
  topics text[];
  ring record;
  nearest jsonb;
  found jsonb := '[]';
begin
  -- 1. List the sets of tags: a loose index scan, one lookup for each.
  with recursive topic (tags) as (
    (select l.tags from public.event_projections l where l.is_recommendable and not l.is_over order by l.tags limit 1)
    union all
    select (
      select l.tags from public.event_projections l
      where l.is_recommendable and not l.is_over and l.tags > topic.tags order by l.tags limit 1
    )
    from topic where topic.tags is not null
  )
  select array(
    select tags::text from topic where tags is not null
    union
    select tags::text from private.changed_projections(moment)
  ) into topics;
  -- 2. In growing rings, find the best events of each set whose best are not known yet.
  for ring in
    -- unseen_points: the highest score of events outside the ring. Crowded events are always included up to the reach.
    select radius, unseen_points, private.cells_around(longitude, latitude, longitude, latitude, radius) as cells,
      case when radius < reach
        then private.cells_around(longitude, latitude, longitude, latitude, reach) end as far_cells
    from (values
      (1, reach / 20, near_points + soon_points), (2, reach / 4, near_points + soon_points),
      (3, reach, soon_points + crowd_points), (4, null, null)
    ) as each (number, radius, unseen_points)
    order by number
  loop
    with changed as materialized (
      select * from private.changed_projections(moment)
    ), topic as materialized (
      select tags::text[] from unnest(topics) as tags
    ), best as materialized (
      select topic.tags, each.*
      from topic, lateral (
        select event_id, l.latitude, l.longitude, distance, points
        from (
          select l.*, -1 as beyond, 'infinity'::double precision as upto from changed l
          where l.tags = topic.tags and l.is_recommendable and not l.is_over
          union all
          -- The offset forces one index scan for each line of cells.
          select l.*, -1, ring.radius from unnest(ring.cells) as cells, lateral (
            select * from public.event_projections l
            where l.tags = topic.tags and l.is_recommendable and not l.is_over
              and l.next_since <= moment and l.next_until > moment
              and l.cell >= lower(cells) and l.cell < upper(cells) offset 0
          ) as l
          union all
          select l.*, ring.radius, reach from unnest(ring.far_cells) as cells, lateral (
            select * from public.event_projections l
            where l.tags = topic.tags and l.is_recommendable and not l.is_over
              and l.next_since <= moment and l.next_until > moment
              and l.participants > crowd and l.cell >= lower(cells) and l.cell < upper(cells) offset 0
          ) as l
          union all
          select l.*, -1, 'infinity' from public.event_projections l
          where ring.radius is null and l.tags = topic.tags and l.is_recommendable and not l.is_over
            and l.next_since <= moment and l.next_until > moment
        ) as l, lateral (
          select private.distance_to(origin, l.latitude, l.longitude) as distance offset 0
        ) as measured, lateral (
          select case when distance <= reach then near_points else 0 end
            + case when l.participants > crowd then crowd_points else 0 end
            + case when l.next_start
                < (floor(extract(epoch from moment at time zone l.time_zone) / 86400)::integer + soon_days + 1) * 1440
              then soon_points else 0 end as points
        ) as scored
        where distance > beyond and distance <= upto
        order by points desc, distance, event_id limit kept
      ) as each
    ), complete as (
      select tags from best group by tags
      having ring.radius is null
        or kept = count(*) filter (
          where points > ring.unseen_points or points = ring.unseen_points and distance <= ring.radius
        )
    )
    select array(select tags::text from topic where tags not in (select tags from complete)), (
      select coalesce(jsonb_agg(to_jsonb(best) - '{tags,points}'::text[]), '[]')
      from best where tags in (select tags from complete)
    ) into topics, nearest;
    found := found || nearest;
    exit when topics = '{}';
  end loop;
  return (
    select coalesce(jsonb_agg(
      private.card_of(event_id, moment)
        -- The coordinates of the listing, so that the engine computes the same distance.
        || jsonb_build_object(
          'past', false, 'distance_km', distance, 'latitude', each.latitude, 'longitude', each.longitude
        )
      order by distance, event_id
    ), '[]')
    from jsonb_to_recordset(found) as each (
      event_id uuid, latitude double precision, longitude double precision, distance double precision
    )
  );
end;
$$;

create or replace function public.recommendation_candidates(near text default null) returns jsonb
  language plpgsql stable set search_path = '' set statement_timeout = '1s' set random_page_cost = 1.1 set jit = off
  as $$
begin
  return jsonb_build_object('events', private.list_candidates(private.origin_of(near) - 'city', now()));
exception
  when query_canceled then
    raise exception 'The search took longer than a second' using errcode = 'PT503', hint = 'Try again.';
end;
$$;

create or replace function private.correct_search(said text) returns text
  -- The planner assumes that a sequential scan meets the first match soon.
  language plpgsql stable set search_path = '' set enable_seqscan = off
  as $$
declare
  words constant text[] := string_to_array(private.words_of(left(said, 200)), ' ');
  corrected text[] := words;
  typed text;
  wanted tsquery;
  better text;
begin
  for i in 1 .. least(coalesce(cardinality(words), 0), 8) loop
    typed := words[i];
    wanted := private.search_query(typed);
    continue when char_length(typed) < 3
      or exists (select from public.event_projections where not is_over and search @@ wanted)
      or exists (select from public.event_listings where is_over and search @@ wanted);
    select known.written into better
    from (
      select written, word, row_number() over (
          -- Typos are rare in the first letter and usually keep the length.
          order by left(word, 1) <> left(typed, 1), abs(char_length(word) - char_length(typed)), word
        ) as position
      from public.search_words
      where deletions && private.deletions_of(typed)
      order by position
      limit 8
    ) as known,
      lateral (
        -- Whole words: the index would read every beginning again for each word that is tried.
        select string_agg(quote_literal(word), ' & ')::tsquery as query
        from unnest(private.searched_words(
          array_to_string(corrected[:i - 1] || known.word || words[i + 1:], ' ')
        )) as word
        offset 0
      ) as tried,
      lateral (
        select exists (select from public.event_projections where not is_over and search @@ query) as is_found offset 0
      ) as judged
    -- Every word of three letters is near many others.
    where is_found or char_length(typed) > 3
    order by is_found desc, position
    limit 1;
    corrected[i] := coalesce(better, typed);
  end loop;
  if corrected = words then
    return null;
  end if;
  wanted := private.search_query(array_to_string(corrected, ' '));
  return case
    when exists (select from public.event_projections where not is_over and search @@ wanted)
      or exists (select from public.event_listings where is_over and search @@ wanted)
    then array_to_string(corrected, ' ')
  end;
end;
$$;

create or replace function private.search_of(texts text[], weight "char") returns tsvector
  language plpgsql stable set search_path = ''
  as $$
declare
  words constant text := private.words_of(array_to_string(texts, ' '));
begin
  return setweight(to_tsvector('simple', words) || to_tsvector('private.french', words), weight);
end;
$$;

create or replace function private.search_query(said text) returns text
  language sql stable set search_path = ''
  as $$
  select string_agg(
    format('(%s:*%s)', quote_literal(word), (
      select string_agg(' | ' || quote_literal(other), '')
      from unnest(ts_lexize('private.french_stems', word) || case
        -- Other spellings that a title may have.
        when word = 'st' then array['saint']
        when word = 'ste' then array['sainte']
        when word ~ '[aeo]ux$' then array[left(word, -1)]
      end) as other
      -- A prefix finds every word that begins with it already: repeating one would read the index twice.
      where left(other, char_length(word)) <> word
    )), ' & ' order by position
  )
  from unnest(private.searched_words(said)) with ordinality as kept (word, position);
$$;

create or replace function private.searched_words(said text) returns text[]
  language plpgsql immutable set search_path = ''
  as $$
declare
  constants constant jsonb := private.explore_constants();
  words constant text[] := array(
    select left(word, 200)
    from regexp_split_to_table(private.words_of(left(said, 2000)), ' ') with ordinality as each (word, position)
    where word <> ''
    group by 1 order by min(position)
  );
  kept text[];
  long text[];
begin
  kept := array(
    select word from unnest(words) with ordinality as each (word, position)
    where not (constants -> 'commonSearchWords') ? word order by position
  );
  if kept = '{}' then
    kept := words;
  end if;
  long := array(
    select word from unnest(kept) with ordinality as each (word, position) where word !~ '^[a-z]$' order by position
  );
  return case when long = '{}' then kept[1:1] else long[1:(constants ->> 'searchWordLimit')::integer] end;
end;
$$;

create or replace function private.spell_out(search text) returns text
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  most constant integer := 50;
  beginning text;
  lexemes text[];
  spelled text := search;
begin
  for beginning in select distinct (regexp_matches(search, '''([^'']+)'':\*', 'g'))[1] loop
    lexemes := array(
      select lexeme from private.search_lexemes
      where lexeme >= beginning collate "C" and lexeme < (beginning || U&'\+10FFFF') collate "C"
      limit most + 1
    );
    if cardinality(lexemes) <= most then
      spelled := replace(
        spelled, quote_literal(beginning) || ':*',
        -- An unknown word finds nothing.
        (
          select string_agg(quote_literal(lexeme), ' | ')
          from unnest(coalesce(nullif(lexemes, '{}'), array[beginning])) as lexeme
        )
      );
    end if;
  end loop;
  return spelled;
end;
$$;

create or replace function public.suggest_searches("text" text default '') returns jsonb
  -- A sequential scan for venues would read all past events before the first match.
  language plpgsql stable set search_path = '' set statement_timeout = '1s' set random_page_cost = 1.1 set jit = off
    set enable_seqscan = off set plan_cache_mode = force_custom_plan
  as $$
declare
  said constant text := private.words_of(left(suggest_searches."text", 100));
  query jsonb;
  words tsquery;
  ids uuid[];
  answer jsonb := '{"events": [], "venues": [], "communes": [], "correction": null}';
begin
  if char_length(said) < 2 then
    return answer;
  end if;
  query := private.with_matches(private.read_explore_query(jsonb_build_object('text', said, 'page_size', 5)));
  words := query ->> 'text';
  answer := answer || jsonb_build_object('communes', (
    select coalesce(jsonb_agg(to_jsonb(place) - 'rank' order by rank, population desc), '[]') from (
      select code, name, department, postal_codes, population, rank from (
        select *, 1 as rank from public.places where folded_name = said
        union all
        select *, 2 from public.places where folded_name like said || '%' and folded_name <> said
        union all
        select *, 1 from public.places where postal_codes @> array[said]
      ) as found
      order by rank, population desc
      limit 5
    ) as place
  ));
  ids := array(
    select (entry ->> 'id')::uuid
    from jsonb_array_elements(case
      -- There are few enough to sort them.
      when query ? 'ids' then private.explore_sorted_page(query || jsonb_build_object('found', array(
        select event_id from public.event_listings l
        where event_id in (select jsonb_array_elements_text(query -> 'ids')::uuid) and category <> 'notice'
      )), now(), '{}', null)
      else private.explore_deep_page(query, now(), '{}', null)
    end) with ordinality as listed (entry, position)
    where position <= 5 and not (entry -> 'past')::boolean
    order by position
  );
  answer := answer || jsonb_build_object('events', (
    select coalesce(jsonb_agg(
      jsonb_build_object('id', id, 'title', title, 'location', location, 'venue', venue, 'category', category)
      order by array_position(ids, id)
    ), '[]')
    -- An index serves a condition under row level security only when all its functions are leakproof: `=` is, `->>` is
    -- not.
    from public.events where id = any (ids)
  ));
  answer := answer || jsonb_build_object('venues', (
    select coalesce(jsonb_agg(to_jsonb(place) order by events desc, venue), '[]') from (
      select e.venue, e.location, e.commune, count(*) as events
      from (
        select event_id from public.event_projections
        where not is_over and ts_filter(search, '{a,b}') @@ words and category <> 'notice'
        limit 500
      ) as found join public.events e on e.id = found.event_id
      where ' ' || private.words_of(e.venue) like '% ' || said || '%'
      group by 1, 2, 3
      order by count(*) desc, 1
      limit 5
    ) as place
  ));
  if answer -> 'events' = '[]' and answer -> 'communes' = '[]' then
    answer := answer || jsonb_build_object('correction', private.correct_search(said));
  end if;
  return answer;
exception
  when query_canceled then
    raise exception 'The search took longer than a second' using errcode = 'PT503', hint = 'Type more letters.';
end;
$$;

create or replace function private.learn_lexemes() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  -- Insert in order to avoid deadlocks.
  insert into private.search_lexemes
  select lexeme from (
    -- Look up each repeated word once.
    select distinct lexeme collate "C" as lexeme from added, unnest(tsvector_to_array(search)) as lexeme
  ) as said
  where not exists (select from private.search_lexemes known where known.lexeme = said.lexeme)
  order by 1
  on conflict do nothing;
  return null;
end;
$$;

create or replace function private.deletions_of(word text) returns text[]
  language sql immutable set search_path = ''
  return array(
    select word
    union
    select left(word, place - 1) || substr(word, place + 1) from generate_series(1, char_length(word)) as place
  );

create or replace function private.learn_words_of(texts text[]) returns void
  language plpgsql set search_path = ''
  as $$
begin
  -- Insert in the order of the words to avoid deadlocks.
  insert into public.search_words
  select word, min(written), private.deletions_of(word)
  from (
    -- PostgreSQL's \s has no no-break spaces in the locale C.
    select distinct regexp_split_to_table(
        lower(said), '[\s\u00a0\u2009\u202f\u2010-\u2015\u2026\u201c-\u201e''’.,;:!?()«»"/&+-]+'
      ) as written
    from unnest(texts) as said
  ) as each, lateral (select private.words_of(written) as word) as words
  where written !~ '[0-9]' and char_length(word) between 4 and 30 and word !~ '[ 0-9]'
    and not exists (select from public.search_words known where known.word = words.word)
  group by word
  order by word
  on conflict do nothing;
end;
$$;

create or replace function private.learn_new_words() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  perform private.learn_words_of(array(
    select concat_ws(' ', title, venue, location) from added where publication = 'published'
  ));
  return null;
end;
$$;

create or replace function private.learn_words() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  perform private.learn_words_of(array[concat_ws(' ', new.title, new.venue, new.location)]);
  return null;
end;
$$;

create or replace function private.with_matches(asked jsonb) returns jsonb
  -- A sequential scan would read all past events before the first match.
  language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan set enable_seqscan = off
  as $$
declare
  most constant integer := private.explore_constants() ->> 'searchPastLimit';
  words constant tsquery := private.spell_out(asked ->> 'text');
  spelled constant jsonb := asked || jsonb_build_object('text', words);
  found uuid[];
begin
  if words is null then
    return asked;
  end if;
  found := array(select event_id from public.event_projections where not is_over and search @@ words limit most + 1);
  -- Too many events to come: past ones are not needed.
  if cardinality(found) <= most then
    found := found || array(
      select event_id from public.event_listings where is_over and search @@ words limit most + 1 - cardinality(found)
    );
  end if;
  return spelled || case when cardinality(found) <= most then jsonb_build_object('ids', found) else '{}' end;
end;
$$;

create or replace function private.new_events_of(filters jsonb, since timestamptz, moment timestamptz, most integer) returns uuid[]
  -- A sequential scan would read all events of before.
  language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan
    set enable_seqscan = off set random_page_cost = 1.1 set jit = off
  as $$
declare
  -- So many events are looked up one by one.
  few constant integer := 5000;
  -- Of a search without an index, only the latest events of all are examined.
  steps constant integer := 20000;
  query constant jsonb := private.read_saved_search(filters);
  matched jsonb;
  ids uuid[];
begin
  if query ?| '{text,city,commune,areas,hours}' and (
    select count(*) > few from (
      select from public.events e where coalesce(e.listed_at, e.created_at) > since
      order by coalesce(e.listed_at, e.created_at) desc limit few + 1
    ) as recent
  ) then
    matched := private.with_matches(query);
    ids := private.texts_of(matched -> 'ids');
    return array(
      select e.id
      from private.matches(matched - 'ids', ids, private.cells_of(matched), moment) as match,
        -- The offsets prevent joins with whole tables.
        lateral (
          select e.id, coalesce(e.listed_at, e.created_at) as listed
          from public.events e where e.id = match.event_id offset 0
        ) as e,
        lateral (select l.over_at from public.event_listings l where l.event_id = match.event_id offset 0) as l
      where e.listed > since and l.over_at > moment
      order by e.listed desc, e.id
      limit most
    );
  end if;
  return array(
    select e.id
    from (
      select e.id, coalesce(e.listed_at, e.created_at) as listed from public.events e
      where coalesce(e.listed_at, e.created_at) > since
      order by coalesce(e.listed_at, e.created_at) desc, e.id limit steps
    ) as e
    where exists (select from private.listings_passing(query, moment) l where l.event_id = e.id offset 0)
    order by e.listed desc, e.id
    limit most
  );
end;
$$;

create or replace function private.find_new_events() returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  most constant integer := 99;
  shown constant integer := 3;
  search public.saved_searches;
  found uuid[];
  answer jsonb := '[]';
begin
  for search in select * from public.saved_searches s where s.user_id = auth.uid() order by s.created_at desc, s.id loop
    begin
      found := private.new_events_of(search.filters, search.opened_at, now(), most + 1);
    exception when sqlstate 'PT400' then
      -- A commune or a subcategory may cease to exist: the other searches stay.
      found := '{}';
    end;
    answer := answer || jsonb_build_object(
      'id', search.id, 'total', least(cardinality(found), most), 'is_more', cardinality(found) > most,
      'newest_at', (select coalesce(e.listed_at, e.created_at) from public.events e where e.id = found[1]),
      'events', (
        select coalesce(jsonb_agg(private.card_of(id, now()) order by position), '[]')
        from unnest(found[1:shown]) with ordinality as each (id, position)
      )
    );
  end loop;
  return answer;
end;
$$;

create or replace function public.find_new_events() returns jsonb
  language sql stable set search_path = ''
  as $$
  select private.find_new_events();
$$;

create or replace function private.read_saved_search(filters jsonb) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
declare
  known constant text[] := '{text,city,commune,radius_km,category,subcategory,date_filter,first_day,last_day,'
    'begins_from,begins_before,max_price,access,online,once,topics,without,areas}';
begin
  if jsonb_typeof(filters) is distinct from 'object' or filters - known <> '{}' then
    perform private.refuse_query(
      'The filters are no search', 'An object with arguments of explore_events: no order, page or place of the user.'
    );
  end if;
  return private.read_explore_query(jsonb_strip_nulls(filters) || '{"sort": "date"}');
end;
$$;

create or replace function private.check_saved_search() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  perform private.read_saved_search(new.filters);
  return new;
end;
$$;

create or replace function private.stamp_opened_at() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  -- The clock of a device may be wrong.
  new.opened_at := now();
  return new;
end;
$$;

create or replace function private.limit_searches() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  most constant integer := 20;
begin
  -- The trigger limit_writes runs before, by its name, and serializes the inserts of a user.
  if exists (
    select from public.saved_searches s where s.user_id in (select added.user_id from added) group by s.user_id having count(*) > most
  ) then
    raise exception 'A user saves at most % searches', most
      using errcode = 'PT409', hint = 'Delete one before saving another.';
  end if;
  return null;
end;
$$;

create or replace function private.words_of(value text) returns text
  language plpgsql immutable set search_path = ''
  as $$
declare
  folded text := lower(value);
begin
  if octet_length(folded) <> char_length(folded) then
    folded := private.fold_french(value);
    -- Spaces, quotation marks, dashes, euro and degree signs and emoji separate words, as ASCII punctuation does.
    if folded ~ '[^\u0001-\u007F\u00A0\u00AB\u00B0\u00B7\u00BB\u2000-\u206F\u20AC\U0001F300-\U0001FAFF]' then
      return btrim(regexp_replace(
        replace(replace(private.fold_text(value), 'Œ', 'oe'), 'Æ', 'ae'),
        '[\u0001-\u002F\u003A-\u0060\u007B-\u00A9\u00AB-\u00B1\u00B4\u00B6-\u00B8\u00BB\u00BF\u00D7\u00F7\u02C2-\u02DF\u2000-\u206F\u20A0-\u20CF\u2100-\u214F\u2190-\u2BFF\u2E00-\u2E7F\u3000-\u3004\u3008-\u3020\u3030\uFE10-\uFE6F\uFF00-\uFF0F\uFFFC\uFFFD\U0001F000-\U0001FAFF]+',
        ' ', 'g'
      ));
    end if;
  end if;
  return btrim(regexp_replace(folded, '[^a-z0-9]+', ' ', 'g'));
end;
$$;

create or replace function private.count_votes() returns trigger
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

comment on function private.seconds_until_next_code is
  'How long a user waits before another code of a factor is looked at: 0 below five wrong ones in 15 minutes. Serializes the guesses of a transaction.';

comment on function private.mfa_verification_attempt is
  'Hook that GoTrue of a hosted project calls for each code of a second factor (Authentication, Hooks, MFA Verification Attempt), without the network of the client: refuses every code after five wrong ones in 15 minutes.';

revoke all on function private.seconds_until_next_code from public;

revoke all on function private.mfa_verification_attempt from public;

comment on function private.delete_account is
  'The body of public.delete_account. Security definer, because it deletes rows that no client may delete.';

comment on function public.delete_account is
  'Deletes the account of the signed-in user and every row about it. Published events stay, without a creator. The pictures must be gone before.';

revoke all on function private.delete_account from public;

grant execute on function private.delete_account to authenticated;

revoke all on function public.delete_account from public, anon, authenticated;

grant execute on function public.delete_account to authenticated;

comment on function private.email_is_confirmed is
  'Whether the signed-in user has confirmed their email address. Saving preferences and publishing require it.';

revoke all on function private.email_is_confirmed from public;

grant execute on function private.email_is_confirmed to authenticated;

comment on function private.has_role is
  'Whether the signed-in user has a staff role and has passed a second factor in this session (aal2).';

revoke all on function private.has_role from public;

grant execute on function private.has_role to authenticated;

comment on function private.is_assured is
  'Whether the session of a token has passed a second factor (aal2), and still has it.';

comment on function private.owes_code is
  'Whether the user of a token has a second factor that the session of the token has not passed.';

revoke all on function private.is_assured from public;

revoke all on function private.owes_code from public;

comment on function private.hash_recovery_code is
  'The hash of a recovery code without case, spaces and dashes. 64 random bits need no slow hash.';

comment on function private.create_recovery_codes is
  'The body of public.create_recovery_codes. Security definer, because it writes a table that no client reads.';

comment on function public.create_recovery_codes is
  'Replaces the recovery codes of the signed-in user by ten new ones, which are shown only now. Requires a session with a second factor (aal2).';

comment on function private.use_recovery_code is
  'The body of public.use_recovery_code. Security definer, because it writes tables of Supabase Auth.';

comment on function public.use_recovery_code is
  'Uses a recovery code of the signed-in user: removes every second factor and all recovery codes, and ends all other sessions. False for a wrong code; PT429 after five wrong ones of a network in 15 minutes, or twenty in a day.';

comment on function private.count_recovery_codes is
  'The body of public.count_recovery_codes. Security definer, because it reads a table that no client reads.';

comment on function public.count_recovery_codes is 'How many recovery codes of the signed-in user are not used.';

revoke all on function private.hash_recovery_code from public;

revoke all on function private.create_recovery_codes from public;

grant execute on function private.create_recovery_codes to authenticated;

revoke all on function private.use_recovery_code from public;

grant execute on function private.use_recovery_code to authenticated;

revoke all on function private.count_recovery_codes from public;

grant execute on function private.count_recovery_codes to authenticated;

revoke all on function public.create_recovery_codes from public, anon, authenticated;

grant execute on function public.create_recovery_codes to authenticated;

revoke all on function public.use_recovery_code from public, anon, authenticated;

grant execute on function public.use_recovery_code to authenticated;

revoke all on function public.count_recovery_codes from public, anon, authenticated;

grant execute on function public.count_recovery_codes to authenticated;

comment on function public.replace_user_preferences is
  'Replaces the tags of the signed-in user, all or nothing. Requires a confirmed email address; at most 100.';

comment on function public.replace_event_preferences is
  'Replaces the preferences of the signed-in user, all or nothing: [{"category", "subcategory"}]. Requires a confirmed email address; at most 100.';

revoke all on function public.replace_user_preferences from public, anon, authenticated;

grant execute on function public.replace_user_preferences to authenticated;

revoke all on function public.replace_event_preferences from public, anon, authenticated;

grant execute on function public.replace_event_preferences to authenticated;

comment on function private.session_lives is
  'Whether a session exists; for a token without a session, whether its user exists.';

comment on function private.require_session is
  'Refuses a request of an ended session with PT401 (status 401), and one that owes the code of a second factor with PT403, except for use_recovery_code. PostgREST calls it before each request; the embedded backend asks private.session_lives and private.owes_code.';

revoke all on function private.session_lives from public;

revoke all on function private.require_session from public;

grant execute on function private.require_session to anon, authenticated, service_role;

comment on function private.session_of_request is 'The session that the token of this request belongs to; null without one.';

revoke all on function private.session_of_request from public;

comment on function private.list_sessions is
  'The body of public.list_sessions. Security definer, because it reads a table of Supabase Auth.';

comment on function public.list_sessions is
  'The sessions of the signed-in user, the last used first. A session counts as used when its token is refreshed, every quarter of an hour.';

comment on function private.end_sessions is
  'Ends one session of the signed-in user, or without an id all but the one of this request, and the private calendars. The tokens of an ended session are refused from then on.';

comment on function public.end_session is
  'Ends one session of the signed-in user. The id of another user''s session does nothing.';

comment on function public.end_other_sessions is 'Ends all sessions of the signed-in user but the one of this request.';

revoke all on function private.list_sessions from public;

grant execute on function private.list_sessions to authenticated;

revoke all on function private.end_sessions from public;

grant execute on function private.end_sessions to authenticated;

revoke all on function public.list_sessions from public, anon, authenticated;

grant execute on function public.list_sessions to authenticated;

revoke all on function public.end_session from public, anon, authenticated;

grant execute on function public.end_session to authenticated;

revoke all on function public.end_other_sessions from public, anon, authenticated;

grant execute on function public.end_other_sessions to authenticated;

comment on function private.signed_in_user is
  'auth.uid() for functions that run with the rights of the caller, who may have no access to the schema auth.';

revoke all on function private.signed_in_user from public;

grant execute on function private.signed_in_user to anon, authenticated, service_role;

comment on function private.check_email is
  'Row trigger of auth.users: refuses an address that private.is_email_address refuses. An account may have none.';

revoke all on function private.check_email from public;

create or replace trigger check_email
  before insert or update of email, email_change on auth.users
  for each row execute function private.check_email();

comment on function private.create_profile is
  'Row trigger of auth.users. Shortens a name that is too long: an error here would refuse the sign-up.';

revoke all on function private.create_profile from public;

create or replace trigger create_profile_on_sign_up
  after insert on auth.users
  for each row execute function private.create_profile();

comment on function private.calendar_entries is
  'The published events for calendars, soonest first: each with its next thirty timings that end after a moment, only those of a date filter if there is one (as in private.date_windows), and its revision. Cancelled events leave after 14 days. Security definer, because no client reads the revisions.';

comment on function public.list_calendar_entries is
  'The first hundred of some events for calendars: those to come, as private.calendar_entries gives them. date_filter: today, tonight, tomorrow, weekend, or two days as 2026-12-04/2026-12-06.';

revoke all on function private.calendar_entries from public;

grant execute on function private.calendar_entries to anon, authenticated, service_role;

revoke all on function public.list_calendar_entries from public, anon, authenticated;

grant execute on function public.list_calendar_entries to anon, authenticated, service_role;

comment on function private.create_calendar_feed is
  'The body of public.create_calendar_feed. Security definer, because it writes a table that no client writes.';

comment on function public.create_calendar_feed is
  'Creates a private calendar of the signed-in user: « favorites », or « search » with the id of a saved search. An existing calendar gets the new token, and its old token ends. PT404: the user has no such search. Sent as POST, so that no URL holds a token.';

comment on function private.revoke_calendar_feed is
  'The body of public.revoke_calendar_feed. Security definer, because it writes a table that no client writes.';

comment on function public.revoke_calendar_feed is 'Ends a private calendar of the signed-in user.';

comment on function private.list_calendar_feeds is
  'The body of public.list_calendar_feeds. Security definer, because it reads a table that no client reads.';

comment on function public.list_calendar_feeds is
  'Lists the private calendars of the signed-in user: what each follows, and when it was created. It returns no tokens.';

comment on function private.read_calendar_feed is
  'The body of public.read_calendar_feed. Security definer, because it reads what a user has saved.';

comment on function public.read_calendar_feed is
  'Reads a private calendar: its entries, as private.calendar_entries returns them, and the name of its search, null for the favourites. Null for an unknown token. PT429: more than 100 unknown tokens from one network in an hour. Sent as POST, so that no URL of the API holds a token.';

revoke all on function private.create_calendar_feed from public;

grant execute on function private.create_calendar_feed to authenticated;

revoke all on function private.revoke_calendar_feed from public;

grant execute on function private.revoke_calendar_feed to authenticated;

revoke all on function private.list_calendar_feeds from public;

grant execute on function private.list_calendar_feeds to authenticated;

revoke all on function private.read_calendar_feed from public;

grant execute on function private.read_calendar_feed to anon, authenticated, service_role;

revoke all on function public.create_calendar_feed from public, anon, authenticated;

grant execute on function public.create_calendar_feed to authenticated;

revoke all on function public.revoke_calendar_feed from public, anon, authenticated;

grant execute on function public.revoke_calendar_feed to authenticated;

revoke all on function public.list_calendar_feeds from public, anon, authenticated;

grant execute on function public.list_calendar_feeds to authenticated;

revoke all on function public.read_calendar_feed from public, anon, authenticated;

grant execute on function public.read_calendar_feed to anon, authenticated, service_role;

comment on function private.list_events_of_source is
  '';

comment on function public.list_events_of_source is
  '';

revoke all on function private.list_events_of_source from public;

grant execute on function private.list_events_of_source to anon, authenticated;

revoke all on function public.list_events_of_source from public, anon, authenticated;

grant execute on function public.list_events_of_source to anon, authenticated;

comment on function private.end_calendar_feeds is
  'Row trigger of auth.users and auth.sessions: ends the private calendars of a user who is banned, has a new password, or is signed out everywhere.';

revoke all on function private.end_calendar_feeds from public;

create or replace trigger end_calendar_feeds
  after update on auth.users
  for each row when (
    new.encrypted_password is distinct from old.encrypted_password
    or (to_jsonb(new) ->> 'banned_until')::timestamptz > now()
  )
  execute function private.end_calendar_feeds();

create or replace trigger end_calendar_feeds
  after delete on auth.sessions
  for each row when (coalesce(old.not_after, 'infinity') > now())
  execute function private.end_calendar_feeds();

comment on function private.revise_event is
  'Row trigger of events: notes a change that calendars show, and counts one of date, time, place or status. Security definer, because no client writes the table.';

revoke all on function private.revise_event from public;

comment on function private.schedule_change is
  'The first time to come that an event no longer takes place, and the first new one (null for none). Null if no time to come was lost: a further date is no move.';

comment on function private.changes_since is
  'The differences between a version and the event now, each with its old and new value: schedule, place, status, and the price if it rose.';

comment on function private.changes_of is
  'The saved events of a user that are not as the user last saw them, the latest change first, at most 100. A change that was undone is none.';

revoke all on function private.schedule_change from public;

revoke all on function private.changes_since from public;

revoke all on function private.changes_of from public;

comment on function private.list_changes is
  'The body of public.list_changes. Security definer, because it reads a table that no client reads.';

comment on function public.list_changes is
  'The changes of the events that the user saved, since the user last saw them: see private.changes_of.';

revoke all on function private.list_changes from public;

grant execute on function private.list_changes to authenticated;

revoke all on function public.list_changes from public, anon, authenticated;

grant execute on function public.list_changes to authenticated;

comment on function private.see_changes is
  'The body of public.see_changes. Security definer, because no client writes what it has seen into a row.';

comment on function public.see_changes is
  'The user has seen these events up to these versions, which list_changes returned. A change made since then is still reported; an older version changes nothing.';

revoke all on function private.see_changes from public;

grant execute on function private.see_changes to authenticated;

revoke all on function public.see_changes from public, anon, authenticated;

grant execute on function public.see_changes to authenticated;

comment on function private.times_of is
  'The times that an event or a version of it takes place, in its time zone. An event without timings has its date, if any.';

revoke all on function private.times_of from public;

comment on function private.keep_version is
  'Row trigger: keeps the state of an event that an update replaces. Its condition lets only real changes through.';

revoke all on function private.keep_version from public;

comment on function private.note_version is
  'Row trigger: a user who saves an event has seen its present version. Null for an event that is not published, so that a draft is never shown as an old state.';

revoke all on function private.note_version from public;

revoke all on function private.explore_constants from public;

grant execute on function private.explore_constants to anon, authenticated, service_role;

comment on function private.likes_of_user is
  'The slugs of the taxonomy that the signed-in user likes: the engine''s parseProfile.';

revoke all on function private.likes_of_user from public;

grant execute on function private.likes_of_user to authenticated;

comment on function private.prefixes_of_areas is
  'What the codes of communes and districts in each area begin with, by its code: the engine''s areas.';

revoke all on function private.prefixes_of_areas from public;

grant execute on function private.prefixes_of_areas to anon, authenticated, service_role;

comment on function private.score_of is
  'The points of an event at a distance, for the category of a query and the likes of a user: the engine''s exploreRules. Inlined.';

comment on function private.changes_score is 'Whether a distance is within a metre of one at which the points change. Inlined.';

revoke all on function private.score_of from public;

grant execute on function private.score_of to anon, authenticated, service_role;

revoke all on function private.changes_score from public;

grant execute on function private.changes_score to anon, authenticated, service_role;

delete from private.terms;

insert into private.terms (term, slug)
select * from jsonb_to_recordset('[
  {"term":"music","slug":"music"},
  {"term":"musique","slug":"music"},
  {"term":"sport","slug":"sport"},
  {"term":"leisure","slug":"leisure"},
  {"term":"loisirs","slug":"leisure"},
  {"term":"culture","slug":"culture"},
  {"term":"tech","slug":"tech"},
  {"term":"festival","slug":"festival"},
  {"term":"food","slug":"food"},
  {"term":"gastronomie","slug":"food"},
  {"term":"concert","slug":"concert"},
  {"term":"shows","slug":"shows"},
  {"term":"spectacles","slug":"shows"},
  {"term":"arts","slug":"arts"},
  {"term":"arts et culture","slug":"arts"},
  {"term":"festivals","slug":"festivals"},
  {"term":"fairs","slug":"fairs"},
  {"term":"fetes populaires","slug":"fairs"},
  {"term":"pop","slug":"pop"},
  {"term":"rock","slug":"rock"},
  {"term":"rock metal","slug":"rock"},
  {"term":"metal","slug":"rock"},
  {"term":"electronic","slug":"electronic"},
  {"term":"electronique dance","slug":"electronic"},
  {"term":"electronique","slug":"electronic"},
  {"term":"dance","slug":"dance"},
  {"term":"hip hop","slug":"hip-hop"},
  {"term":"hip hop rap rnb","slug":"hip-hop"},
  {"term":"hip","slug":"hip-hop"},
  {"term":"hop","slug":"hip-hop"},
  {"term":"rap","slug":"hip-hop"},
  {"term":"rnb","slug":"hip-hop"},
  {"term":"classical","slug":"classical"},
  {"term":"classique opera","slug":"classical"},
  {"term":"classique","slug":"classical"},
  {"term":"opera","slug":"classical"},
  {"term":"jazz","slug":"jazz"},
  {"term":"jazz soul funk","slug":"jazz"},
  {"term":"soul","slug":"jazz"},
  {"term":"funk","slug":"jazz"},
  {"term":"world music","slug":"world-music"},
  {"term":"musiques du monde","slug":"world-music"},
  {"term":"football","slug":"football"},
  {"term":"foot","slug":"football"},
  {"term":"motorsport","slug":"motorsport"},
  {"term":"sports mecaniques","slug":"motorsport"},
  {"term":"rugby","slug":"rugby"},
  {"term":"combat sports","slug":"combat-sports"},
  {"term":"sports de combat","slug":"combat-sports"},
  {"term":"athletics","slug":"athletics"},
  {"term":"athletisme","slug":"athletics"},
  {"term":"racket sports","slug":"racket-sports"},
  {"term":"sports de raquette","slug":"racket-sports"},
  {"term":"water sports","slug":"water-sports"},
  {"term":"sports nautiques","slug":"water-sports"},
  {"term":"mountain sports","slug":"mountain-sports"},
  {"term":"sports de montagne","slug":"mountain-sports"},
  {"term":"equestrian sports","slug":"equestrian-sports"},
  {"term":"sports equestres","slug":"equestrian-sports"},
  {"term":"golf","slug":"golf"},
  {"term":"board sports","slug":"board-sports"},
  {"term":"sports de glisse","slug":"board-sports"},
  {"term":"extreme sports","slug":"extreme-sports"},
  {"term":"sports extreme","slug":"extreme-sports"},
  {"term":"basketball","slug":"basketball"},
  {"term":"handball","slug":"handball"},
  {"term":"volleyball","slug":"volleyball"},
  {"term":"volley ball","slug":"volleyball"},
  {"term":"literature","slug":"literature"},
  {"term":"litterature","slug":"literature"},
  {"term":"cinema","slug":"cinema"},
  {"term":"video games","slug":"video-games"},
  {"term":"jeux video","slug":"video-games"},
  {"term":"cooking","slug":"cooking"},
  {"term":"cuisine","slug":"cooking"},
  {"term":"gardening","slug":"gardening"},
  {"term":"jardinage bricolage","slug":"gardening"},
  {"term":"jardinage","slug":"gardening"},
  {"term":"bricolage","slug":"gardening"},
  {"term":"hiking","slug":"hiking"},
  {"term":"randonnee","slug":"hiking"},
  {"term":"cars","slug":"cars"},
  {"term":"automobile","slug":"cars"},
  {"term":"theatre","slug":"theatre"},
  {"term":"danse","slug":"dance"},
  {"term":"exhibitions","slug":"exhibitions"},
  {"term":"expositions","slug":"exhibitions"},
  {"term":"talks","slug":"talks"},
  {"term":"conferences","slug":"talks"},
  {"term":"workshops","slug":"workshops"},
  {"term":"ateliers creatifs","slug":"workshops"},
  {"term":"heritage","slug":"heritage"},
  {"term":"patrimoine","slug":"heritage"},
  {"term":"photography","slug":"photography"},
  {"term":"photographie","slug":"photography"},
  {"term":"music festivals","slug":"music-festivals"},
  {"term":"festivals de musique","slug":"music-festivals"},
  {"term":"cultural festivals","slug":"cultural-festivals"},
  {"term":"festivals culturels","slug":"cultural-festivals"},
  {"term":"food festivals","slug":"food-festivals"},
  {"term":"festivals gastronomiques","slug":"food-festivals"},
  {"term":"arts festivals","slug":"arts-festivals"},
  {"term":"festivals d arts","slug":"arts-festivals"},
  {"term":"traditional festivals","slug":"traditional-festivals"},
  {"term":"festivals traditionnels","slug":"traditional-festivals"},
  {"term":"neighbourhood parties","slug":"neighbourhood-parties"},
  {"term":"fetes de quartier","slug":"neighbourhood-parties"},
  {"term":"traditional parties","slug":"traditional-parties"},
  {"term":"fetes traditionnelles","slug":"traditional-parties"},
  {"term":"seasonal parties","slug":"seasonal-parties"},
  {"term":"fetes saisonnieres","slug":"seasonal-parties"},
  {"term":"markets","slug":"markets"},
  {"term":"marches","slug":"markets"},
  {"term":"flea markets","slug":"flea-markets"},
  {"term":"brocantes","slug":"flea-markets"},
  {"term":"country fairs","slug":"country-fairs"},
  {"term":"foires","slug":"country-fairs"},
  {"term":"reggae","slug":"world-music"},
  {"term":"folk","slug":"world-music"},
  {"term":"tennis","slug":"racket-sports"},
  {"term":"running","slug":"athletics"},
  {"term":"cyclisme","slug":"sport"},
  {"term":"natation","slug":"water-sports"},
  {"term":"yoga","slug":"sport"},
  {"term":"fitness","slug":"sport"},
  {"term":"lecture","slug":"literature"},
  {"term":"voyage","slug":"leisure"},
  {"term":"gaming","slug":"video-games"},
  {"term":"art","slug":"arts"},
  {"term":"diy","slug":"gardening"},
  {"term":"italien","slug":"food"},
  {"term":"asiatique","slug":"food"},
  {"term":"francais","slug":"food"},
  {"term":"mexicain","slug":"food"},
  {"term":"vegetarien","slug":"food"},
  {"term":"fast food","slug":"food"},
  {"term":"desserts","slug":"food"},
  {"term":"boissons","slug":"food"}
]') as known (term text, slug text);

comment on function private.topic_of is
  'The row of private.topics for a category and a free-text subcategory. An unknown subcategory counts as none.';

revoke all on function private.topic_of from public;

delete from private.topics;

insert into private.topics (category, subcategory, tags, names)
select * from jsonb_to_recordset('[
  {"category":"music","subcategory":"","tags":["music","concert"],"names":"music concert musique concert"},
  {"category":"music","subcategory":"pop","tags":["pop","music","concert"],"names":"pop music concert musique concert pop"},
  {"category":"music","subcategory":"rock","tags":["rock","music","concert"],"names":"rock music concert musique concert rock metal"},
  {"category":"music","subcategory":"electronic","tags":["electronic","music","concert"],"names":"electronic music concert musique concert electronique dance"},
  {"category":"music","subcategory":"hip-hop","tags":["hip-hop","music","concert"],"names":"hip hop music concert musique concert hip hop rap rnb"},
  {"category":"music","subcategory":"classical","tags":["classical","music","concert"],"names":"classical music concert musique concert classique opera"},
  {"category":"music","subcategory":"jazz","tags":["jazz","music","concert"],"names":"jazz music concert musique concert jazz soul funk"},
  {"category":"music","subcategory":"world-music","tags":["world-music","music","concert"],"names":"world music music concert musique concert musiques du monde"},
  {"category":"music","subcategory":"football","tags":["football","music","concert","sport"],"names":"football music concert sport musique sport concert sport foot"},
  {"category":"music","subcategory":"motorsport","tags":["motorsport","music","concert","sport"],"names":"motorsport music concert sport musique sport concert sport sports mecaniques"},
  {"category":"music","subcategory":"rugby","tags":["rugby","music","concert","sport"],"names":"rugby music concert sport musique sport concert sport rugby"},
  {"category":"music","subcategory":"combat-sports","tags":["combat-sports","music","concert","sport"],"names":"combat sports music concert sport musique sport concert sport sports de combat"},
  {"category":"music","subcategory":"athletics","tags":["athletics","music","concert","sport"],"names":"athletics music concert sport musique sport concert sport athletisme"},
  {"category":"music","subcategory":"racket-sports","tags":["racket-sports","music","concert","sport"],"names":"racket sports music concert sport musique sport concert sport sports de raquette"},
  {"category":"music","subcategory":"water-sports","tags":["water-sports","music","concert","sport"],"names":"water sports music concert sport musique sport concert sport sports nautiques"},
  {"category":"music","subcategory":"mountain-sports","tags":["mountain-sports","music","concert","sport"],"names":"mountain sports music concert sport musique sport concert sport sports de montagne"},
  {"category":"music","subcategory":"equestrian-sports","tags":["equestrian-sports","music","concert","sport"],"names":"equestrian sports music concert sport musique sport concert sport sports equestres"},
  {"category":"music","subcategory":"golf","tags":["golf","music","concert","sport"],"names":"golf music concert sport musique sport concert sport golf"},
  {"category":"music","subcategory":"board-sports","tags":["board-sports","music","concert","sport"],"names":"board sports music concert sport musique sport concert sport sports de glisse"},
  {"category":"music","subcategory":"extreme-sports","tags":["extreme-sports","music","concert","sport"],"names":"extreme sports music concert sport musique sport concert sport sports extreme"},
  {"category":"music","subcategory":"basketball","tags":["basketball","music","concert","sport"],"names":"basketball music concert sport musique sport concert sport basketball"},
  {"category":"music","subcategory":"handball","tags":["handball","music","concert","sport"],"names":"handball music concert sport musique sport concert sport handball"},
  {"category":"music","subcategory":"volleyball","tags":["volleyball","music","concert","sport"],"names":"volleyball music concert sport musique sport concert sport volley ball"},
  {"category":"music","subcategory":"literature","tags":["literature","music","concert","shows"],"names":"literature music concert shows musique concert spectacles litterature"},
  {"category":"music","subcategory":"cinema","tags":["cinema","music","concert","shows"],"names":"cinema music concert shows musique concert spectacles cinema"},
  {"category":"music","subcategory":"video-games","tags":["video-games","music","concert","shows"],"names":"video games music concert shows musique concert spectacles jeux video"},
  {"category":"music","subcategory":"cooking","tags":["cooking","music","concert","shows"],"names":"cooking music concert shows musique concert spectacles cuisine"},
  {"category":"music","subcategory":"gardening","tags":["gardening","music","concert","shows"],"names":"gardening music concert shows musique concert spectacles jardinage bricolage"},
  {"category":"music","subcategory":"hiking","tags":["hiking","music","concert","shows"],"names":"hiking music concert shows musique concert spectacles randonnee"},
  {"category":"music","subcategory":"cars","tags":["cars","music","concert","shows"],"names":"cars music concert shows musique concert spectacles automobile"},
  {"category":"music","subcategory":"theatre","tags":["theatre","music","concert","arts"],"names":"theatre music concert arts musique concert arts et culture theatre"},
  {"category":"music","subcategory":"dance","tags":["dance","music","concert","arts"],"names":"dance music concert arts musique concert arts et culture danse"},
  {"category":"music","subcategory":"exhibitions","tags":["exhibitions","music","concert","arts"],"names":"exhibitions music concert arts musique concert arts et culture expositions"},
  {"category":"music","subcategory":"talks","tags":["talks","music","concert","arts"],"names":"talks music concert arts musique concert arts et culture conferences"},
  {"category":"music","subcategory":"workshops","tags":["workshops","music","concert","arts"],"names":"workshops music concert arts musique concert arts et culture ateliers creatifs"},
  {"category":"music","subcategory":"heritage","tags":["heritage","music","concert","arts"],"names":"heritage music concert arts musique concert arts et culture patrimoine"},
  {"category":"music","subcategory":"photography","tags":["photography","music","concert","arts"],"names":"photography music concert arts musique concert arts et culture photographie"},
  {"category":"music","subcategory":"music-festivals","tags":["music-festivals","music","concert","festivals"],"names":"music festivals music concert festivals musique concert festivals festivals de musique"},
  {"category":"music","subcategory":"cultural-festivals","tags":["cultural-festivals","music","concert","festivals"],"names":"cultural festivals music concert festivals musique concert festivals festivals culturels"},
  {"category":"music","subcategory":"food-festivals","tags":["food-festivals","music","concert","festivals"],"names":"food festivals music concert festivals musique concert festivals festivals gastronomiques"},
  {"category":"music","subcategory":"arts-festivals","tags":["arts-festivals","music","concert","festivals"],"names":"arts festivals music concert festivals musique concert festivals festivals d arts"},
  {"category":"music","subcategory":"traditional-festivals","tags":["traditional-festivals","music","concert","festivals"],"names":"traditional festivals music concert festivals musique concert festivals festivals traditionnels"},
  {"category":"music","subcategory":"neighbourhood-parties","tags":["neighbourhood-parties","music","concert","fairs"],"names":"neighbourhood parties music concert fairs musique concert fetes populaires fetes de quartier"},
  {"category":"music","subcategory":"traditional-parties","tags":["traditional-parties","music","concert","fairs"],"names":"traditional parties music concert fairs musique concert fetes populaires fetes traditionnelles"},
  {"category":"music","subcategory":"seasonal-parties","tags":["seasonal-parties","music","concert","fairs"],"names":"seasonal parties music concert fairs musique concert fetes populaires fetes saisonnieres"},
  {"category":"music","subcategory":"markets","tags":["markets","music","concert","fairs"],"names":"markets music concert fairs musique concert fetes populaires marches"},
  {"category":"music","subcategory":"flea-markets","tags":["flea-markets","music","concert","fairs"],"names":"flea markets music concert fairs musique concert fetes populaires brocantes"},
  {"category":"music","subcategory":"country-fairs","tags":["country-fairs","music","concert","fairs"],"names":"country fairs music concert fairs musique concert fetes populaires foires"},
  {"category":"sport","subcategory":"","tags":["sport"],"names":"sport sport sport"},
  {"category":"sport","subcategory":"pop","tags":["pop","sport","concert"],"names":"pop sport concert sport concert sport pop"},
  {"category":"sport","subcategory":"rock","tags":["rock","sport","concert"],"names":"rock sport concert sport concert sport rock metal"},
  {"category":"sport","subcategory":"electronic","tags":["electronic","sport","concert"],"names":"electronic sport concert sport concert sport electronique dance"},
  {"category":"sport","subcategory":"hip-hop","tags":["hip-hop","sport","concert"],"names":"hip hop sport concert sport concert sport hip hop rap rnb"},
  {"category":"sport","subcategory":"classical","tags":["classical","sport","concert"],"names":"classical sport concert sport concert sport classique opera"},
  {"category":"sport","subcategory":"jazz","tags":["jazz","sport","concert"],"names":"jazz sport concert sport concert sport jazz soul funk"},
  {"category":"sport","subcategory":"world-music","tags":["world-music","sport","concert"],"names":"world music sport concert sport concert sport musiques du monde"},
  {"category":"sport","subcategory":"football","tags":["football","sport"],"names":"football sport sport sport foot"},
  {"category":"sport","subcategory":"motorsport","tags":["motorsport","sport"],"names":"motorsport sport sport sport sports mecaniques"},
  {"category":"sport","subcategory":"rugby","tags":["rugby","sport"],"names":"rugby sport sport sport rugby"},
  {"category":"sport","subcategory":"combat-sports","tags":["combat-sports","sport"],"names":"combat sports sport sport sport sports de combat"},
  {"category":"sport","subcategory":"athletics","tags":["athletics","sport"],"names":"athletics sport sport sport athletisme"},
  {"category":"sport","subcategory":"racket-sports","tags":["racket-sports","sport"],"names":"racket sports sport sport sport sports de raquette"},
  {"category":"sport","subcategory":"water-sports","tags":["water-sports","sport"],"names":"water sports sport sport sport sports nautiques"},
  {"category":"sport","subcategory":"mountain-sports","tags":["mountain-sports","sport"],"names":"mountain sports sport sport sport sports de montagne"},
  {"category":"sport","subcategory":"equestrian-sports","tags":["equestrian-sports","sport"],"names":"equestrian sports sport sport sport sports equestres"},
  {"category":"sport","subcategory":"golf","tags":["golf","sport"],"names":"golf sport sport sport golf"},
  {"category":"sport","subcategory":"board-sports","tags":["board-sports","sport"],"names":"board sports sport sport sport sports de glisse"},
  {"category":"sport","subcategory":"extreme-sports","tags":["extreme-sports","sport"],"names":"extreme sports sport sport sport sports extreme"},
  {"category":"sport","subcategory":"basketball","tags":["basketball","sport"],"names":"basketball sport sport sport basketball"},
  {"category":"sport","subcategory":"handball","tags":["handball","sport"],"names":"handball sport sport sport handball"},
  {"category":"sport","subcategory":"volleyball","tags":["volleyball","sport"],"names":"volleyball sport sport sport volley ball"},
  {"category":"sport","subcategory":"literature","tags":["literature","sport","shows"],"names":"literature sport shows sport sport spectacles litterature"},
  {"category":"sport","subcategory":"cinema","tags":["cinema","sport","shows"],"names":"cinema sport shows sport sport spectacles cinema"},
  {"category":"sport","subcategory":"video-games","tags":["video-games","sport","shows"],"names":"video games sport shows sport sport spectacles jeux video"},
  {"category":"sport","subcategory":"cooking","tags":["cooking","sport","shows"],"names":"cooking sport shows sport sport spectacles cuisine"},
  {"category":"sport","subcategory":"gardening","tags":["gardening","sport","shows"],"names":"gardening sport shows sport sport spectacles jardinage bricolage"},
  {"category":"sport","subcategory":"hiking","tags":["hiking","sport","shows"],"names":"hiking sport shows sport sport spectacles randonnee"},
  {"category":"sport","subcategory":"cars","tags":["cars","sport","shows"],"names":"cars sport shows sport sport spectacles automobile"},
  {"category":"sport","subcategory":"theatre","tags":["theatre","sport","arts"],"names":"theatre sport arts sport sport arts et culture theatre"},
  {"category":"sport","subcategory":"dance","tags":["dance","sport","arts"],"names":"dance sport arts sport sport arts et culture danse"},
  {"category":"sport","subcategory":"exhibitions","tags":["exhibitions","sport","arts"],"names":"exhibitions sport arts sport sport arts et culture expositions"},
  {"category":"sport","subcategory":"talks","tags":["talks","sport","arts"],"names":"talks sport arts sport sport arts et culture conferences"},
  {"category":"sport","subcategory":"workshops","tags":["workshops","sport","arts"],"names":"workshops sport arts sport sport arts et culture ateliers creatifs"},
  {"category":"sport","subcategory":"heritage","tags":["heritage","sport","arts"],"names":"heritage sport arts sport sport arts et culture patrimoine"},
  {"category":"sport","subcategory":"photography","tags":["photography","sport","arts"],"names":"photography sport arts sport sport arts et culture photographie"},
  {"category":"sport","subcategory":"music-festivals","tags":["music-festivals","sport","festivals"],"names":"music festivals sport festivals sport sport festivals festivals de musique"},
  {"category":"sport","subcategory":"cultural-festivals","tags":["cultural-festivals","sport","festivals"],"names":"cultural festivals sport festivals sport sport festivals festivals culturels"},
  {"category":"sport","subcategory":"food-festivals","tags":["food-festivals","sport","festivals"],"names":"food festivals sport festivals sport sport festivals festivals gastronomiques"},
  {"category":"sport","subcategory":"arts-festivals","tags":["arts-festivals","sport","festivals"],"names":"arts festivals sport festivals sport sport festivals festivals d arts"},
  {"category":"sport","subcategory":"traditional-festivals","tags":["traditional-festivals","sport","festivals"],"names":"traditional festivals sport festivals sport sport festivals festivals traditionnels"},
  {"category":"sport","subcategory":"neighbourhood-parties","tags":["neighbourhood-parties","sport","fairs"],"names":"neighbourhood parties sport fairs sport sport fetes populaires fetes de quartier"},
  {"category":"sport","subcategory":"traditional-parties","tags":["traditional-parties","sport","fairs"],"names":"traditional parties sport fairs sport sport fetes populaires fetes traditionnelles"},
  {"category":"sport","subcategory":"seasonal-parties","tags":["seasonal-parties","sport","fairs"],"names":"seasonal parties sport fairs sport sport fetes populaires fetes saisonnieres"},
  {"category":"sport","subcategory":"markets","tags":["markets","sport","fairs"],"names":"markets sport fairs sport sport fetes populaires marches"},
  {"category":"sport","subcategory":"flea-markets","tags":["flea-markets","sport","fairs"],"names":"flea markets sport fairs sport sport fetes populaires brocantes"},
  {"category":"sport","subcategory":"country-fairs","tags":["country-fairs","sport","fairs"],"names":"country fairs sport fairs sport sport fetes populaires foires"},
  {"category":"leisure","subcategory":"","tags":["leisure","shows","fairs"],"names":"leisure shows fairs loisirs spectacles fetes populaires"},
  {"category":"leisure","subcategory":"pop","tags":["pop","leisure","concert","shows","fairs"],"names":"pop leisure concert shows fairs loisirs concert spectacles fetes populaires pop"},
  {"category":"leisure","subcategory":"rock","tags":["rock","leisure","concert","shows","fairs"],"names":"rock leisure concert shows fairs loisirs concert spectacles fetes populaires rock metal"},
  {"category":"leisure","subcategory":"electronic","tags":["electronic","leisure","concert","shows","fairs"],"names":"electronic leisure concert shows fairs loisirs concert spectacles fetes populaires electronique dance"},
  {"category":"leisure","subcategory":"hip-hop","tags":["hip-hop","leisure","concert","shows","fairs"],"names":"hip hop leisure concert shows fairs loisirs concert spectacles fetes populaires hip hop rap rnb"},
  {"category":"leisure","subcategory":"classical","tags":["classical","leisure","concert","shows","fairs"],"names":"classical leisure concert shows fairs loisirs concert spectacles fetes populaires classique opera"},
  {"category":"leisure","subcategory":"jazz","tags":["jazz","leisure","concert","shows","fairs"],"names":"jazz leisure concert shows fairs loisirs concert spectacles fetes populaires jazz soul funk"},
  {"category":"leisure","subcategory":"world-music","tags":["world-music","leisure","concert","shows","fairs"],"names":"world music leisure concert shows fairs loisirs concert spectacles fetes populaires musiques du monde"},
  {"category":"leisure","subcategory":"football","tags":["football","leisure","sport","shows","fairs"],"names":"football leisure sport shows fairs sport loisirs sport spectacles fetes populaires foot"},
  {"category":"leisure","subcategory":"motorsport","tags":["motorsport","leisure","sport","shows","fairs"],"names":"motorsport leisure sport shows fairs sport loisirs sport spectacles fetes populaires sports mecaniques"},
  {"category":"leisure","subcategory":"rugby","tags":["rugby","leisure","sport","shows","fairs"],"names":"rugby leisure sport shows fairs sport loisirs sport spectacles fetes populaires rugby"},
  {"category":"leisure","subcategory":"combat-sports","tags":["combat-sports","leisure","sport","shows","fairs"],"names":"combat sports leisure sport shows fairs sport loisirs sport spectacles fetes populaires sports de combat"},
  {"category":"leisure","subcategory":"athletics","tags":["athletics","leisure","sport","shows","fairs"],"names":"athletics leisure sport shows fairs sport loisirs sport spectacles fetes populaires athletisme"},
  {"category":"leisure","subcategory":"racket-sports","tags":["racket-sports","leisure","sport","shows","fairs"],"names":"racket sports leisure sport shows fairs sport loisirs sport spectacles fetes populaires sports de raquette"},
  {"category":"leisure","subcategory":"water-sports","tags":["water-sports","leisure","sport","shows","fairs"],"names":"water sports leisure sport shows fairs sport loisirs sport spectacles fetes populaires sports nautiques"},
  {"category":"leisure","subcategory":"mountain-sports","tags":["mountain-sports","leisure","sport","shows","fairs"],"names":"mountain sports leisure sport shows fairs sport loisirs sport spectacles fetes populaires sports de montagne"},
  {"category":"leisure","subcategory":"equestrian-sports","tags":["equestrian-sports","leisure","sport","shows","fairs"],"names":"equestrian sports leisure sport shows fairs sport loisirs sport spectacles fetes populaires sports equestres"},
  {"category":"leisure","subcategory":"golf","tags":["golf","leisure","sport","shows","fairs"],"names":"golf leisure sport shows fairs sport loisirs sport spectacles fetes populaires golf"},
  {"category":"leisure","subcategory":"board-sports","tags":["board-sports","leisure","sport","shows","fairs"],"names":"board sports leisure sport shows fairs sport loisirs sport spectacles fetes populaires sports de glisse"},
  {"category":"leisure","subcategory":"extreme-sports","tags":["extreme-sports","leisure","sport","shows","fairs"],"names":"extreme sports leisure sport shows fairs sport loisirs sport spectacles fetes populaires sports extreme"},
  {"category":"leisure","subcategory":"basketball","tags":["basketball","leisure","sport","shows","fairs"],"names":"basketball leisure sport shows fairs sport loisirs sport spectacles fetes populaires basketball"},
  {"category":"leisure","subcategory":"handball","tags":["handball","leisure","sport","shows","fairs"],"names":"handball leisure sport shows fairs sport loisirs sport spectacles fetes populaires handball"},
  {"category":"leisure","subcategory":"volleyball","tags":["volleyball","leisure","sport","shows","fairs"],"names":"volleyball leisure sport shows fairs sport loisirs sport spectacles fetes populaires volley ball"},
  {"category":"leisure","subcategory":"literature","tags":["literature","leisure","shows"],"names":"literature leisure shows loisirs spectacles litterature"},
  {"category":"leisure","subcategory":"cinema","tags":["cinema","leisure","shows"],"names":"cinema leisure shows loisirs spectacles cinema"},
  {"category":"leisure","subcategory":"video-games","tags":["video-games","leisure","shows"],"names":"video games leisure shows loisirs spectacles jeux video"},
  {"category":"leisure","subcategory":"cooking","tags":["cooking","leisure","shows"],"names":"cooking leisure shows loisirs spectacles cuisine"},
  {"category":"leisure","subcategory":"gardening","tags":["gardening","leisure","shows"],"names":"gardening leisure shows loisirs spectacles jardinage bricolage"},
  {"category":"leisure","subcategory":"hiking","tags":["hiking","leisure","shows"],"names":"hiking leisure shows loisirs spectacles randonnee"},
  {"category":"leisure","subcategory":"cars","tags":["cars","leisure","shows"],"names":"cars leisure shows loisirs spectacles automobile"},
  {"category":"leisure","subcategory":"theatre","tags":["theatre","leisure","shows","arts","fairs"],"names":"theatre leisure shows arts fairs loisirs spectacles arts et culture fetes populaires theatre"},
  {"category":"leisure","subcategory":"dance","tags":["dance","leisure","shows","arts","fairs"],"names":"dance leisure shows arts fairs loisirs spectacles arts et culture fetes populaires danse"},
  {"category":"leisure","subcategory":"exhibitions","tags":["exhibitions","leisure","shows","arts","fairs"],"names":"exhibitions leisure shows arts fairs loisirs spectacles arts et culture fetes populaires expositions"},
  {"category":"leisure","subcategory":"talks","tags":["talks","leisure","shows","arts","fairs"],"names":"talks leisure shows arts fairs loisirs spectacles arts et culture fetes populaires conferences"},
  {"category":"leisure","subcategory":"workshops","tags":["workshops","leisure","shows","arts","fairs"],"names":"workshops leisure shows arts fairs loisirs spectacles arts et culture fetes populaires ateliers creatifs"},
  {"category":"leisure","subcategory":"heritage","tags":["heritage","leisure","shows","arts","fairs"],"names":"heritage leisure shows arts fairs loisirs spectacles arts et culture fetes populaires patrimoine"},
  {"category":"leisure","subcategory":"photography","tags":["photography","leisure","shows","arts","fairs"],"names":"photography leisure shows arts fairs loisirs spectacles arts et culture fetes populaires photographie"},
  {"category":"leisure","subcategory":"music-festivals","tags":["music-festivals","leisure","shows","festivals","fairs"],"names":"music festivals leisure shows festivals fairs loisirs spectacles festivals fetes populaires festivals de musique"},
  {"category":"leisure","subcategory":"cultural-festivals","tags":["cultural-festivals","leisure","shows","festivals","fairs"],"names":"cultural festivals leisure shows festivals fairs loisirs spectacles festivals fetes populaires festivals culturels"},
  {"category":"leisure","subcategory":"food-festivals","tags":["food-festivals","leisure","shows","festivals","fairs"],"names":"food festivals leisure shows festivals fairs loisirs spectacles festivals fetes populaires festivals gastronomiques"},
  {"category":"leisure","subcategory":"arts-festivals","tags":["arts-festivals","leisure","shows","festivals","fairs"],"names":"arts festivals leisure shows festivals fairs loisirs spectacles festivals fetes populaires festivals d arts"},
  {"category":"leisure","subcategory":"traditional-festivals","tags":["traditional-festivals","leisure","shows","festivals","fairs"],"names":"traditional festivals leisure shows festivals fairs loisirs spectacles festivals fetes populaires festivals traditionnels"},
  {"category":"leisure","subcategory":"neighbourhood-parties","tags":["neighbourhood-parties","leisure","fairs"],"names":"neighbourhood parties leisure fairs loisirs fetes populaires fetes de quartier"},
  {"category":"leisure","subcategory":"traditional-parties","tags":["traditional-parties","leisure","fairs"],"names":"traditional parties leisure fairs loisirs fetes populaires fetes traditionnelles"},
  {"category":"leisure","subcategory":"seasonal-parties","tags":["seasonal-parties","leisure","fairs"],"names":"seasonal parties leisure fairs loisirs fetes populaires fetes saisonnieres"},
  {"category":"leisure","subcategory":"markets","tags":["markets","leisure","fairs"],"names":"markets leisure fairs loisirs fetes populaires marches"},
  {"category":"leisure","subcategory":"flea-markets","tags":["flea-markets","leisure","fairs"],"names":"flea markets leisure fairs loisirs fetes populaires brocantes"},
  {"category":"leisure","subcategory":"country-fairs","tags":["country-fairs","leisure","fairs"],"names":"country fairs leisure fairs loisirs fetes populaires foires"},
  {"category":"culture","subcategory":"","tags":["culture","arts"],"names":"culture arts culture arts et culture"},
  {"category":"culture","subcategory":"pop","tags":["pop","culture","concert","arts"],"names":"pop culture concert arts culture concert arts et culture pop"},
  {"category":"culture","subcategory":"rock","tags":["rock","culture","concert","arts"],"names":"rock culture concert arts culture concert arts et culture rock metal"},
  {"category":"culture","subcategory":"electronic","tags":["electronic","culture","concert","arts"],"names":"electronic culture concert arts culture concert arts et culture electronique dance"},
  {"category":"culture","subcategory":"hip-hop","tags":["hip-hop","culture","concert","arts"],"names":"hip hop culture concert arts culture concert arts et culture hip hop rap rnb"},
  {"category":"culture","subcategory":"classical","tags":["classical","culture","concert","arts"],"names":"classical culture concert arts culture concert arts et culture classique opera"},
  {"category":"culture","subcategory":"jazz","tags":["jazz","culture","concert","arts"],"names":"jazz culture concert arts culture concert arts et culture jazz soul funk"},
  {"category":"culture","subcategory":"world-music","tags":["world-music","culture","concert","arts"],"names":"world music culture concert arts culture concert arts et culture musiques du monde"},
  {"category":"culture","subcategory":"football","tags":["football","culture","sport","arts"],"names":"football culture sport arts sport culture sport arts et culture foot"},
  {"category":"culture","subcategory":"motorsport","tags":["motorsport","culture","sport","arts"],"names":"motorsport culture sport arts sport culture sport arts et culture sports mecaniques"},
  {"category":"culture","subcategory":"rugby","tags":["rugby","culture","sport","arts"],"names":"rugby culture sport arts sport culture sport arts et culture rugby"},
  {"category":"culture","subcategory":"combat-sports","tags":["combat-sports","culture","sport","arts"],"names":"combat sports culture sport arts sport culture sport arts et culture sports de combat"},
  {"category":"culture","subcategory":"athletics","tags":["athletics","culture","sport","arts"],"names":"athletics culture sport arts sport culture sport arts et culture athletisme"},
  {"category":"culture","subcategory":"racket-sports","tags":["racket-sports","culture","sport","arts"],"names":"racket sports culture sport arts sport culture sport arts et culture sports de raquette"},
  {"category":"culture","subcategory":"water-sports","tags":["water-sports","culture","sport","arts"],"names":"water sports culture sport arts sport culture sport arts et culture sports nautiques"},
  {"category":"culture","subcategory":"mountain-sports","tags":["mountain-sports","culture","sport","arts"],"names":"mountain sports culture sport arts sport culture sport arts et culture sports de montagne"},
  {"category":"culture","subcategory":"equestrian-sports","tags":["equestrian-sports","culture","sport","arts"],"names":"equestrian sports culture sport arts sport culture sport arts et culture sports equestres"},
  {"category":"culture","subcategory":"golf","tags":["golf","culture","sport","arts"],"names":"golf culture sport arts sport culture sport arts et culture golf"},
  {"category":"culture","subcategory":"board-sports","tags":["board-sports","culture","sport","arts"],"names":"board sports culture sport arts sport culture sport arts et culture sports de glisse"},
  {"category":"culture","subcategory":"extreme-sports","tags":["extreme-sports","culture","sport","arts"],"names":"extreme sports culture sport arts sport culture sport arts et culture sports extreme"},
  {"category":"culture","subcategory":"basketball","tags":["basketball","culture","sport","arts"],"names":"basketball culture sport arts sport culture sport arts et culture basketball"},
  {"category":"culture","subcategory":"handball","tags":["handball","culture","sport","arts"],"names":"handball culture sport arts sport culture sport arts et culture handball"},
  {"category":"culture","subcategory":"volleyball","tags":["volleyball","culture","sport","arts"],"names":"volleyball culture sport arts sport culture sport arts et culture volley ball"},
  {"category":"culture","subcategory":"literature","tags":["literature","culture","shows","arts"],"names":"literature culture shows arts culture spectacles arts et culture litterature"},
  {"category":"culture","subcategory":"cinema","tags":["cinema","culture","shows","arts"],"names":"cinema culture shows arts culture spectacles arts et culture cinema"},
  {"category":"culture","subcategory":"video-games","tags":["video-games","culture","shows","arts"],"names":"video games culture shows arts culture spectacles arts et culture jeux video"},
  {"category":"culture","subcategory":"cooking","tags":["cooking","culture","shows","arts"],"names":"cooking culture shows arts culture spectacles arts et culture cuisine"},
  {"category":"culture","subcategory":"gardening","tags":["gardening","culture","shows","arts"],"names":"gardening culture shows arts culture spectacles arts et culture jardinage bricolage"},
  {"category":"culture","subcategory":"hiking","tags":["hiking","culture","shows","arts"],"names":"hiking culture shows arts culture spectacles arts et culture randonnee"},
  {"category":"culture","subcategory":"cars","tags":["cars","culture","shows","arts"],"names":"cars culture shows arts culture spectacles arts et culture automobile"},
  {"category":"culture","subcategory":"theatre","tags":["theatre","culture","arts"],"names":"theatre culture arts culture arts et culture theatre"},
  {"category":"culture","subcategory":"dance","tags":["dance","culture","arts"],"names":"dance culture arts culture arts et culture danse"},
  {"category":"culture","subcategory":"exhibitions","tags":["exhibitions","culture","arts"],"names":"exhibitions culture arts culture arts et culture expositions"},
  {"category":"culture","subcategory":"talks","tags":["talks","culture","arts"],"names":"talks culture arts culture arts et culture conferences"},
  {"category":"culture","subcategory":"workshops","tags":["workshops","culture","arts"],"names":"workshops culture arts culture arts et culture ateliers creatifs"},
  {"category":"culture","subcategory":"heritage","tags":["heritage","culture","arts"],"names":"heritage culture arts culture arts et culture patrimoine"},
  {"category":"culture","subcategory":"photography","tags":["photography","culture","arts"],"names":"photography culture arts culture arts et culture photographie"},
  {"category":"culture","subcategory":"music-festivals","tags":["music-festivals","culture","arts","festivals"],"names":"music festivals culture arts festivals culture arts et culture festivals festivals de musique"},
  {"category":"culture","subcategory":"cultural-festivals","tags":["cultural-festivals","culture","arts","festivals"],"names":"cultural festivals culture arts festivals culture arts et culture festivals festivals culturels"},
  {"category":"culture","subcategory":"food-festivals","tags":["food-festivals","culture","arts","festivals"],"names":"food festivals culture arts festivals culture arts et culture festivals festivals gastronomiques"},
  {"category":"culture","subcategory":"arts-festivals","tags":["arts-festivals","culture","arts","festivals"],"names":"arts festivals culture arts festivals culture arts et culture festivals festivals d arts"},
  {"category":"culture","subcategory":"traditional-festivals","tags":["traditional-festivals","culture","arts","festivals"],"names":"traditional festivals culture arts festivals culture arts et culture festivals festivals traditionnels"},
  {"category":"culture","subcategory":"neighbourhood-parties","tags":["neighbourhood-parties","culture","arts","fairs"],"names":"neighbourhood parties culture arts fairs culture arts et culture fetes populaires fetes de quartier"},
  {"category":"culture","subcategory":"traditional-parties","tags":["traditional-parties","culture","arts","fairs"],"names":"traditional parties culture arts fairs culture arts et culture fetes populaires fetes traditionnelles"},
  {"category":"culture","subcategory":"seasonal-parties","tags":["seasonal-parties","culture","arts","fairs"],"names":"seasonal parties culture arts fairs culture arts et culture fetes populaires fetes saisonnieres"},
  {"category":"culture","subcategory":"markets","tags":["markets","culture","arts","fairs"],"names":"markets culture arts fairs culture arts et culture fetes populaires marches"},
  {"category":"culture","subcategory":"flea-markets","tags":["flea-markets","culture","arts","fairs"],"names":"flea markets culture arts fairs culture arts et culture fetes populaires brocantes"},
  {"category":"culture","subcategory":"country-fairs","tags":["country-fairs","culture","arts","fairs"],"names":"country fairs culture arts fairs culture arts et culture fetes populaires foires"},
  {"category":"tech","subcategory":"","tags":["tech","shows"],"names":"tech shows tech spectacles"},
  {"category":"tech","subcategory":"pop","tags":["pop","tech","concert","shows"],"names":"pop tech concert shows tech concert spectacles pop"},
  {"category":"tech","subcategory":"rock","tags":["rock","tech","concert","shows"],"names":"rock tech concert shows tech concert spectacles rock metal"},
  {"category":"tech","subcategory":"electronic","tags":["electronic","tech","concert","shows"],"names":"electronic tech concert shows tech concert spectacles electronique dance"},
  {"category":"tech","subcategory":"hip-hop","tags":["hip-hop","tech","concert","shows"],"names":"hip hop tech concert shows tech concert spectacles hip hop rap rnb"},
  {"category":"tech","subcategory":"classical","tags":["classical","tech","concert","shows"],"names":"classical tech concert shows tech concert spectacles classique opera"},
  {"category":"tech","subcategory":"jazz","tags":["jazz","tech","concert","shows"],"names":"jazz tech concert shows tech concert spectacles jazz soul funk"},
  {"category":"tech","subcategory":"world-music","tags":["world-music","tech","concert","shows"],"names":"world music tech concert shows tech concert spectacles musiques du monde"},
  {"category":"tech","subcategory":"football","tags":["football","tech","sport","shows"],"names":"football tech sport shows sport tech sport spectacles foot"},
  {"category":"tech","subcategory":"motorsport","tags":["motorsport","tech","sport","shows"],"names":"motorsport tech sport shows sport tech sport spectacles sports mecaniques"},
  {"category":"tech","subcategory":"rugby","tags":["rugby","tech","sport","shows"],"names":"rugby tech sport shows sport tech sport spectacles rugby"},
  {"category":"tech","subcategory":"combat-sports","tags":["combat-sports","tech","sport","shows"],"names":"combat sports tech sport shows sport tech sport spectacles sports de combat"},
  {"category":"tech","subcategory":"athletics","tags":["athletics","tech","sport","shows"],"names":"athletics tech sport shows sport tech sport spectacles athletisme"},
  {"category":"tech","subcategory":"racket-sports","tags":["racket-sports","tech","sport","shows"],"names":"racket sports tech sport shows sport tech sport spectacles sports de raquette"},
  {"category":"tech","subcategory":"water-sports","tags":["water-sports","tech","sport","shows"],"names":"water sports tech sport shows sport tech sport spectacles sports nautiques"},
  {"category":"tech","subcategory":"mountain-sports","tags":["mountain-sports","tech","sport","shows"],"names":"mountain sports tech sport shows sport tech sport spectacles sports de montagne"},
  {"category":"tech","subcategory":"equestrian-sports","tags":["equestrian-sports","tech","sport","shows"],"names":"equestrian sports tech sport shows sport tech sport spectacles sports equestres"},
  {"category":"tech","subcategory":"golf","tags":["golf","tech","sport","shows"],"names":"golf tech sport shows sport tech sport spectacles golf"},
  {"category":"tech","subcategory":"board-sports","tags":["board-sports","tech","sport","shows"],"names":"board sports tech sport shows sport tech sport spectacles sports de glisse"},
  {"category":"tech","subcategory":"extreme-sports","tags":["extreme-sports","tech","sport","shows"],"names":"extreme sports tech sport shows sport tech sport spectacles sports extreme"},
  {"category":"tech","subcategory":"basketball","tags":["basketball","tech","sport","shows"],"names":"basketball tech sport shows sport tech sport spectacles basketball"},
  {"category":"tech","subcategory":"handball","tags":["handball","tech","sport","shows"],"names":"handball tech sport shows sport tech sport spectacles handball"},
  {"category":"tech","subcategory":"volleyball","tags":["volleyball","tech","sport","shows"],"names":"volleyball tech sport shows sport tech sport spectacles volley ball"},
  {"category":"tech","subcategory":"literature","tags":["literature","tech","shows"],"names":"literature tech shows tech spectacles litterature"},
  {"category":"tech","subcategory":"cinema","tags":["cinema","tech","shows"],"names":"cinema tech shows tech spectacles cinema"},
  {"category":"tech","subcategory":"video-games","tags":["video-games","tech","shows"],"names":"video games tech shows tech spectacles jeux video"},
  {"category":"tech","subcategory":"cooking","tags":["cooking","tech","shows"],"names":"cooking tech shows tech spectacles cuisine"},
  {"category":"tech","subcategory":"gardening","tags":["gardening","tech","shows"],"names":"gardening tech shows tech spectacles jardinage bricolage"},
  {"category":"tech","subcategory":"hiking","tags":["hiking","tech","shows"],"names":"hiking tech shows tech spectacles randonnee"},
  {"category":"tech","subcategory":"cars","tags":["cars","tech","shows"],"names":"cars tech shows tech spectacles automobile"},
  {"category":"tech","subcategory":"theatre","tags":["theatre","tech","shows","arts"],"names":"theatre tech shows arts tech spectacles arts et culture theatre"},
  {"category":"tech","subcategory":"dance","tags":["dance","tech","shows","arts"],"names":"dance tech shows arts tech spectacles arts et culture danse"},
  {"category":"tech","subcategory":"exhibitions","tags":["exhibitions","tech","shows","arts"],"names":"exhibitions tech shows arts tech spectacles arts et culture expositions"},
  {"category":"tech","subcategory":"talks","tags":["talks","tech","shows","arts"],"names":"talks tech shows arts tech spectacles arts et culture conferences"},
  {"category":"tech","subcategory":"workshops","tags":["workshops","tech","shows","arts"],"names":"workshops tech shows arts tech spectacles arts et culture ateliers creatifs"},
  {"category":"tech","subcategory":"heritage","tags":["heritage","tech","shows","arts"],"names":"heritage tech shows arts tech spectacles arts et culture patrimoine"},
  {"category":"tech","subcategory":"photography","tags":["photography","tech","shows","arts"],"names":"photography tech shows arts tech spectacles arts et culture photographie"},
  {"category":"tech","subcategory":"music-festivals","tags":["music-festivals","tech","shows","festivals"],"names":"music festivals tech shows festivals tech spectacles festivals festivals de musique"},
  {"category":"tech","subcategory":"cultural-festivals","tags":["cultural-festivals","tech","shows","festivals"],"names":"cultural festivals tech shows festivals tech spectacles festivals festivals culturels"},
  {"category":"tech","subcategory":"food-festivals","tags":["food-festivals","tech","shows","festivals"],"names":"food festivals tech shows festivals tech spectacles festivals festivals gastronomiques"},
  {"category":"tech","subcategory":"arts-festivals","tags":["arts-festivals","tech","shows","festivals"],"names":"arts festivals tech shows festivals tech spectacles festivals festivals d arts"},
  {"category":"tech","subcategory":"traditional-festivals","tags":["traditional-festivals","tech","shows","festivals"],"names":"traditional festivals tech shows festivals tech spectacles festivals festivals traditionnels"},
  {"category":"tech","subcategory":"neighbourhood-parties","tags":["neighbourhood-parties","tech","shows","fairs"],"names":"neighbourhood parties tech shows fairs tech spectacles fetes populaires fetes de quartier"},
  {"category":"tech","subcategory":"traditional-parties","tags":["traditional-parties","tech","shows","fairs"],"names":"traditional parties tech shows fairs tech spectacles fetes populaires fetes traditionnelles"},
  {"category":"tech","subcategory":"seasonal-parties","tags":["seasonal-parties","tech","shows","fairs"],"names":"seasonal parties tech shows fairs tech spectacles fetes populaires fetes saisonnieres"},
  {"category":"tech","subcategory":"markets","tags":["markets","tech","shows","fairs"],"names":"markets tech shows fairs tech spectacles fetes populaires marches"},
  {"category":"tech","subcategory":"flea-markets","tags":["flea-markets","tech","shows","fairs"],"names":"flea markets tech shows fairs tech spectacles fetes populaires brocantes"},
  {"category":"tech","subcategory":"country-fairs","tags":["country-fairs","tech","shows","fairs"],"names":"country fairs tech shows fairs tech spectacles fetes populaires foires"},
  {"category":"festival","subcategory":"","tags":["festival","festivals"],"names":"festival festivals festival festivals"},
  {"category":"festival","subcategory":"pop","tags":["pop","festival","concert","festivals"],"names":"pop festival concert festivals festival concert festivals pop"},
  {"category":"festival","subcategory":"rock","tags":["rock","festival","concert","festivals"],"names":"rock festival concert festivals festival concert festivals rock metal"},
  {"category":"festival","subcategory":"electronic","tags":["electronic","festival","concert","festivals"],"names":"electronic festival concert festivals festival concert festivals electronique dance"},
  {"category":"festival","subcategory":"hip-hop","tags":["hip-hop","festival","concert","festivals"],"names":"hip hop festival concert festivals festival concert festivals hip hop rap rnb"},
  {"category":"festival","subcategory":"classical","tags":["classical","festival","concert","festivals"],"names":"classical festival concert festivals festival concert festivals classique opera"},
  {"category":"festival","subcategory":"jazz","tags":["jazz","festival","concert","festivals"],"names":"jazz festival concert festivals festival concert festivals jazz soul funk"},
  {"category":"festival","subcategory":"world-music","tags":["world-music","festival","concert","festivals"],"names":"world music festival concert festivals festival concert festivals musiques du monde"},
  {"category":"festival","subcategory":"football","tags":["football","festival","sport","festivals"],"names":"football festival sport festivals sport festival sport festivals foot"},
  {"category":"festival","subcategory":"motorsport","tags":["motorsport","festival","sport","festivals"],"names":"motorsport festival sport festivals sport festival sport festivals sports mecaniques"},
  {"category":"festival","subcategory":"rugby","tags":["rugby","festival","sport","festivals"],"names":"rugby festival sport festivals sport festival sport festivals rugby"},
  {"category":"festival","subcategory":"combat-sports","tags":["combat-sports","festival","sport","festivals"],"names":"combat sports festival sport festivals sport festival sport festivals sports de combat"},
  {"category":"festival","subcategory":"athletics","tags":["athletics","festival","sport","festivals"],"names":"athletics festival sport festivals sport festival sport festivals athletisme"},
  {"category":"festival","subcategory":"racket-sports","tags":["racket-sports","festival","sport","festivals"],"names":"racket sports festival sport festivals sport festival sport festivals sports de raquette"},
  {"category":"festival","subcategory":"water-sports","tags":["water-sports","festival","sport","festivals"],"names":"water sports festival sport festivals sport festival sport festivals sports nautiques"},
  {"category":"festival","subcategory":"mountain-sports","tags":["mountain-sports","festival","sport","festivals"],"names":"mountain sports festival sport festivals sport festival sport festivals sports de montagne"},
  {"category":"festival","subcategory":"equestrian-sports","tags":["equestrian-sports","festival","sport","festivals"],"names":"equestrian sports festival sport festivals sport festival sport festivals sports equestres"},
  {"category":"festival","subcategory":"golf","tags":["golf","festival","sport","festivals"],"names":"golf festival sport festivals sport festival sport festivals golf"},
  {"category":"festival","subcategory":"board-sports","tags":["board-sports","festival","sport","festivals"],"names":"board sports festival sport festivals sport festival sport festivals sports de glisse"},
  {"category":"festival","subcategory":"extreme-sports","tags":["extreme-sports","festival","sport","festivals"],"names":"extreme sports festival sport festivals sport festival sport festivals sports extreme"},
  {"category":"festival","subcategory":"basketball","tags":["basketball","festival","sport","festivals"],"names":"basketball festival sport festivals sport festival sport festivals basketball"},
  {"category":"festival","subcategory":"handball","tags":["handball","festival","sport","festivals"],"names":"handball festival sport festivals sport festival sport festivals handball"},
  {"category":"festival","subcategory":"volleyball","tags":["volleyball","festival","sport","festivals"],"names":"volleyball festival sport festivals sport festival sport festivals volley ball"},
  {"category":"festival","subcategory":"literature","tags":["literature","festival","shows","festivals"],"names":"literature festival shows festivals festival spectacles festivals litterature"},
  {"category":"festival","subcategory":"cinema","tags":["cinema","festival","shows","festivals"],"names":"cinema festival shows festivals festival spectacles festivals cinema"},
  {"category":"festival","subcategory":"video-games","tags":["video-games","festival","shows","festivals"],"names":"video games festival shows festivals festival spectacles festivals jeux video"},
  {"category":"festival","subcategory":"cooking","tags":["cooking","festival","shows","festivals"],"names":"cooking festival shows festivals festival spectacles festivals cuisine"},
  {"category":"festival","subcategory":"gardening","tags":["gardening","festival","shows","festivals"],"names":"gardening festival shows festivals festival spectacles festivals jardinage bricolage"},
  {"category":"festival","subcategory":"hiking","tags":["hiking","festival","shows","festivals"],"names":"hiking festival shows festivals festival spectacles festivals randonnee"},
  {"category":"festival","subcategory":"cars","tags":["cars","festival","shows","festivals"],"names":"cars festival shows festivals festival spectacles festivals automobile"},
  {"category":"festival","subcategory":"theatre","tags":["theatre","festival","arts","festivals"],"names":"theatre festival arts festivals festival arts et culture festivals theatre"},
  {"category":"festival","subcategory":"dance","tags":["dance","festival","arts","festivals"],"names":"dance festival arts festivals festival arts et culture festivals danse"},
  {"category":"festival","subcategory":"exhibitions","tags":["exhibitions","festival","arts","festivals"],"names":"exhibitions festival arts festivals festival arts et culture festivals expositions"},
  {"category":"festival","subcategory":"talks","tags":["talks","festival","arts","festivals"],"names":"talks festival arts festivals festival arts et culture festivals conferences"},
  {"category":"festival","subcategory":"workshops","tags":["workshops","festival","arts","festivals"],"names":"workshops festival arts festivals festival arts et culture festivals ateliers creatifs"},
  {"category":"festival","subcategory":"heritage","tags":["heritage","festival","arts","festivals"],"names":"heritage festival arts festivals festival arts et culture festivals patrimoine"},
  {"category":"festival","subcategory":"photography","tags":["photography","festival","arts","festivals"],"names":"photography festival arts festivals festival arts et culture festivals photographie"},
  {"category":"festival","subcategory":"music-festivals","tags":["music-festivals","festival","festivals"],"names":"music festivals festival festivals festival festivals festivals de musique"},
  {"category":"festival","subcategory":"cultural-festivals","tags":["cultural-festivals","festival","festivals"],"names":"cultural festivals festival festivals festival festivals festivals culturels"},
  {"category":"festival","subcategory":"food-festivals","tags":["food-festivals","festival","festivals"],"names":"food festivals festival festivals festival festivals festivals gastronomiques"},
  {"category":"festival","subcategory":"arts-festivals","tags":["arts-festivals","festival","festivals"],"names":"arts festivals festival festivals festival festivals festivals d arts"},
  {"category":"festival","subcategory":"traditional-festivals","tags":["traditional-festivals","festival","festivals"],"names":"traditional festivals festival festivals festival festivals festivals traditionnels"},
  {"category":"festival","subcategory":"neighbourhood-parties","tags":["neighbourhood-parties","festival","festivals","fairs"],"names":"neighbourhood parties festival festivals fairs festival festivals fetes populaires fetes de quartier"},
  {"category":"festival","subcategory":"traditional-parties","tags":["traditional-parties","festival","festivals","fairs"],"names":"traditional parties festival festivals fairs festival festivals fetes populaires fetes traditionnelles"},
  {"category":"festival","subcategory":"seasonal-parties","tags":["seasonal-parties","festival","festivals","fairs"],"names":"seasonal parties festival festivals fairs festival festivals fetes populaires fetes saisonnieres"},
  {"category":"festival","subcategory":"markets","tags":["markets","festival","festivals","fairs"],"names":"markets festival festivals fairs festival festivals fetes populaires marches"},
  {"category":"festival","subcategory":"flea-markets","tags":["flea-markets","festival","festivals","fairs"],"names":"flea markets festival festivals fairs festival festivals fetes populaires brocantes"},
  {"category":"festival","subcategory":"country-fairs","tags":["country-fairs","festival","festivals","fairs"],"names":"country fairs festival festivals fairs festival festivals fetes populaires foires"},
  {"category":"food","subcategory":"","tags":["food","shows","fairs"],"names":"food shows fairs gastronomie spectacles fetes populaires"},
  {"category":"food","subcategory":"pop","tags":["pop","food","concert","shows","fairs"],"names":"pop food concert shows fairs gastronomie concert spectacles fetes populaires pop"},
  {"category":"food","subcategory":"rock","tags":["rock","food","concert","shows","fairs"],"names":"rock food concert shows fairs gastronomie concert spectacles fetes populaires rock metal"},
  {"category":"food","subcategory":"electronic","tags":["electronic","food","concert","shows","fairs"],"names":"electronic food concert shows fairs gastronomie concert spectacles fetes populaires electronique dance"},
  {"category":"food","subcategory":"hip-hop","tags":["hip-hop","food","concert","shows","fairs"],"names":"hip hop food concert shows fairs gastronomie concert spectacles fetes populaires hip hop rap rnb"},
  {"category":"food","subcategory":"classical","tags":["classical","food","concert","shows","fairs"],"names":"classical food concert shows fairs gastronomie concert spectacles fetes populaires classique opera"},
  {"category":"food","subcategory":"jazz","tags":["jazz","food","concert","shows","fairs"],"names":"jazz food concert shows fairs gastronomie concert spectacles fetes populaires jazz soul funk"},
  {"category":"food","subcategory":"world-music","tags":["world-music","food","concert","shows","fairs"],"names":"world music food concert shows fairs gastronomie concert spectacles fetes populaires musiques du monde"},
  {"category":"food","subcategory":"football","tags":["football","food","sport","shows","fairs"],"names":"football food sport shows fairs sport gastronomie sport spectacles fetes populaires foot"},
  {"category":"food","subcategory":"motorsport","tags":["motorsport","food","sport","shows","fairs"],"names":"motorsport food sport shows fairs sport gastronomie sport spectacles fetes populaires sports mecaniques"},
  {"category":"food","subcategory":"rugby","tags":["rugby","food","sport","shows","fairs"],"names":"rugby food sport shows fairs sport gastronomie sport spectacles fetes populaires rugby"},
  {"category":"food","subcategory":"combat-sports","tags":["combat-sports","food","sport","shows","fairs"],"names":"combat sports food sport shows fairs sport gastronomie sport spectacles fetes populaires sports de combat"},
  {"category":"food","subcategory":"athletics","tags":["athletics","food","sport","shows","fairs"],"names":"athletics food sport shows fairs sport gastronomie sport spectacles fetes populaires athletisme"},
  {"category":"food","subcategory":"racket-sports","tags":["racket-sports","food","sport","shows","fairs"],"names":"racket sports food sport shows fairs sport gastronomie sport spectacles fetes populaires sports de raquette"},
  {"category":"food","subcategory":"water-sports","tags":["water-sports","food","sport","shows","fairs"],"names":"water sports food sport shows fairs sport gastronomie sport spectacles fetes populaires sports nautiques"},
  {"category":"food","subcategory":"mountain-sports","tags":["mountain-sports","food","sport","shows","fairs"],"names":"mountain sports food sport shows fairs sport gastronomie sport spectacles fetes populaires sports de montagne"},
  {"category":"food","subcategory":"equestrian-sports","tags":["equestrian-sports","food","sport","shows","fairs"],"names":"equestrian sports food sport shows fairs sport gastronomie sport spectacles fetes populaires sports equestres"},
  {"category":"food","subcategory":"golf","tags":["golf","food","sport","shows","fairs"],"names":"golf food sport shows fairs sport gastronomie sport spectacles fetes populaires golf"},
  {"category":"food","subcategory":"board-sports","tags":["board-sports","food","sport","shows","fairs"],"names":"board sports food sport shows fairs sport gastronomie sport spectacles fetes populaires sports de glisse"},
  {"category":"food","subcategory":"extreme-sports","tags":["extreme-sports","food","sport","shows","fairs"],"names":"extreme sports food sport shows fairs sport gastronomie sport spectacles fetes populaires sports extreme"},
  {"category":"food","subcategory":"basketball","tags":["basketball","food","sport","shows","fairs"],"names":"basketball food sport shows fairs sport gastronomie sport spectacles fetes populaires basketball"},
  {"category":"food","subcategory":"handball","tags":["handball","food","sport","shows","fairs"],"names":"handball food sport shows fairs sport gastronomie sport spectacles fetes populaires handball"},
  {"category":"food","subcategory":"volleyball","tags":["volleyball","food","sport","shows","fairs"],"names":"volleyball food sport shows fairs sport gastronomie sport spectacles fetes populaires volley ball"},
  {"category":"food","subcategory":"literature","tags":["literature","food","shows"],"names":"literature food shows gastronomie spectacles litterature"},
  {"category":"food","subcategory":"cinema","tags":["cinema","food","shows"],"names":"cinema food shows gastronomie spectacles cinema"},
  {"category":"food","subcategory":"video-games","tags":["video-games","food","shows"],"names":"video games food shows gastronomie spectacles jeux video"},
  {"category":"food","subcategory":"cooking","tags":["cooking","food","shows"],"names":"cooking food shows gastronomie spectacles cuisine"},
  {"category":"food","subcategory":"gardening","tags":["gardening","food","shows"],"names":"gardening food shows gastronomie spectacles jardinage bricolage"},
  {"category":"food","subcategory":"hiking","tags":["hiking","food","shows"],"names":"hiking food shows gastronomie spectacles randonnee"},
  {"category":"food","subcategory":"cars","tags":["cars","food","shows"],"names":"cars food shows gastronomie spectacles automobile"},
  {"category":"food","subcategory":"theatre","tags":["theatre","food","shows","arts","fairs"],"names":"theatre food shows arts fairs gastronomie spectacles arts et culture fetes populaires theatre"},
  {"category":"food","subcategory":"dance","tags":["dance","food","shows","arts","fairs"],"names":"dance food shows arts fairs gastronomie spectacles arts et culture fetes populaires danse"},
  {"category":"food","subcategory":"exhibitions","tags":["exhibitions","food","shows","arts","fairs"],"names":"exhibitions food shows arts fairs gastronomie spectacles arts et culture fetes populaires expositions"},
  {"category":"food","subcategory":"talks","tags":["talks","food","shows","arts","fairs"],"names":"talks food shows arts fairs gastronomie spectacles arts et culture fetes populaires conferences"},
  {"category":"food","subcategory":"workshops","tags":["workshops","food","shows","arts","fairs"],"names":"workshops food shows arts fairs gastronomie spectacles arts et culture fetes populaires ateliers creatifs"},
  {"category":"food","subcategory":"heritage","tags":["heritage","food","shows","arts","fairs"],"names":"heritage food shows arts fairs gastronomie spectacles arts et culture fetes populaires patrimoine"},
  {"category":"food","subcategory":"photography","tags":["photography","food","shows","arts","fairs"],"names":"photography food shows arts fairs gastronomie spectacles arts et culture fetes populaires photographie"},
  {"category":"food","subcategory":"music-festivals","tags":["music-festivals","food","shows","festivals","fairs"],"names":"music festivals food shows festivals fairs gastronomie spectacles festivals fetes populaires festivals de musique"},
  {"category":"food","subcategory":"cultural-festivals","tags":["cultural-festivals","food","shows","festivals","fairs"],"names":"cultural festivals food shows festivals fairs gastronomie spectacles festivals fetes populaires festivals culturels"},
  {"category":"food","subcategory":"food-festivals","tags":["food-festivals","food","shows","festivals","fairs"],"names":"food festivals food shows festivals fairs gastronomie spectacles festivals fetes populaires festivals gastronomiques"},
  {"category":"food","subcategory":"arts-festivals","tags":["arts-festivals","food","shows","festivals","fairs"],"names":"arts festivals food shows festivals fairs gastronomie spectacles festivals fetes populaires festivals d arts"},
  {"category":"food","subcategory":"traditional-festivals","tags":["traditional-festivals","food","shows","festivals","fairs"],"names":"traditional festivals food shows festivals fairs gastronomie spectacles festivals fetes populaires festivals traditionnels"},
  {"category":"food","subcategory":"neighbourhood-parties","tags":["neighbourhood-parties","food","fairs"],"names":"neighbourhood parties food fairs gastronomie fetes populaires fetes de quartier"},
  {"category":"food","subcategory":"traditional-parties","tags":["traditional-parties","food","fairs"],"names":"traditional parties food fairs gastronomie fetes populaires fetes traditionnelles"},
  {"category":"food","subcategory":"seasonal-parties","tags":["seasonal-parties","food","fairs"],"names":"seasonal parties food fairs gastronomie fetes populaires fetes saisonnieres"},
  {"category":"food","subcategory":"markets","tags":["markets","food","fairs"],"names":"markets food fairs gastronomie fetes populaires marches"},
  {"category":"food","subcategory":"flea-markets","tags":["flea-markets","food","fairs"],"names":"flea markets food fairs gastronomie fetes populaires brocantes"},
  {"category":"food","subcategory":"country-fairs","tags":["country-fairs","food","fairs"],"names":"country fairs food fairs gastronomie fetes populaires foires"}
]')
  as known (category text, subcategory text, tags text[], names text);

comment on function private.card_of is
  'The fields of an event that a card shows, with at most fifty timings that are not over, and all its days.';

comment on function private.texts_of is 'A JSON array of slugs, ids or numbers as an array. Inlined.';

comment on function private.has_topic is
  'Whether an event has one of the topics of a query, and none of those that it leaves out. Inlined.';

comment on function private.passes is
  'Whether an event passes the filters of a query that need neither its time nor its place nor its words. Inlined.';

comment on function private.is_in_area is
  'Whether a commune or district is one of those of a query, or in one of its departments. Inlined.';

comment on function private.is_inside is 'Whether a place is in the box of a query. Inlined.';

comment on function private.says is
  'Whether an event has the words of a query: with a depth, in the title (0), else in venue or commune (1), or only '
  'elsewhere (2). Inlined.';

comment on function private.begins_within is
  'Whether what begins at a civil minute begins within the hours of a query. Inlined.';

comment on function private.timings_on is
  'The timings of one event that count at a moment, within the date filter and the hours of a query. Inlined.';

comment on function private.events_on is
  'The events with a timing within the date filter and the hours of a query, some more than once, from indexes. '
  'Inlined.';

comment on function private.listings_passing is
  'The listings of events to come that pass the filters of a query. It looks up the timings of each: for few listings, '
  'or for the first of many. Inlined.';

comment on function private.count_deltas is
  'How many events to come the stored deltas have of each kind, for all days (32) and for each date filter, with the '
  'bits of private.days_of; for the topics, access needs and hours of a query without text and place. With hours, of '
  'the events that begin at one hour that is wholly among them. Security definer, because clients read no table of '
  'this schema.';

comment on function private.read_cursor is
  'The keys of the last row of a page, and the moment that all pages share. Status 400 for one of another query or '
  'older than a day.';

comment on function private.write_cursor is
  'Encodes a cursor for one query, valid for any page size. A checksum ties it to the query.';

comment on function private.explore_deep_page is
  'A page by popularity of many text matches to come: matches in titles come first, and matches elsewhere only fill '
  'the rest of the page.';

comment on function private.bound_count is 'A count that is exact up to a limit: the engine''s Count. Inlined.';

comment on function private.explore is
  'The answer of explore_events to a validated query. likes are the slugs that a score rewards. Its counts are exact '
  'up to most.';

comment on function public.explore_events is
  'One page of published events, with total and facet counts that are exact up to 10,000. docs/decisions/0019 '
  'describes the arguments and the answer.';

revoke all on function public.explore_events from public, anon, authenticated;

grant execute on function public.explore_events to anon, authenticated;

comment on function public.explore_map is
  'The events to come of a list of explore_events, by department; for a list with a place also their points, at most '
  '2,000, the soonest first. docs/decisions/0132 describes the answer.';

revoke all on function public.explore_map from public, anon, authenticated;

grant execute on function public.explore_map to anon, authenticated;

comment on function private.days_of is
  'The date filters, by their first and last day parts, that a timing passes: 1 for the first of them, 2 for the '
  'second, 4 for the third. Inlined.';

comment on function private.find_events is
  'Total, past events among it, and facet counts of any query: for each choice of a filter, the number of events to '
  'come under the other filters. They come from the events that match, or for all of France from the deltas. And the '
  'ids of the events, if they were found and are few enough to sort.';

comment on function private.listings_in_order is
  'The listings of events to come in the stored order of a query, after the last entry of a page; only those that '
  'begin before a civil minute, if there is one. Inlined.';

comment on function private.explore_index_page is
  'A page of many events to come in the order of an index: popularity, date, price or rarity.';

comment on function private.map_events is
  'The answer of explore_map to a validated query: events to come by department, and for a query with a place the '
  'first of their points. Its counts are exact up to most.';

comment on function private.cells_of is 'The cells of the map that a query needs; null without a place.';

comment on function private.touched_hours is
  'The hours that are at least partly among those of a query, as in event_projections.hours. Inlined.';

comment on function private.whole_hours is 'The hours that are wholly among those of a query. Inlined.';

comment on function private.hour_keys is
  'What the index event_projections_by_hour has of the hours of a query: one known hour, or -1 for several hours.';

comment on function private.matches is
  'The rows of event_projections that match a query: of events to come, or of the given ids, past ones included. cells '
  'are those of the query. With a reach in kilometres, events beyond its radius count as near. Inlined.';

comment on function private.explore_ranked_page is
  'A page of very many events by score or distance: event_projections yields the candidates, and only these are looked '
  'up.';

comment on function private.refuse_query is 'Ends a request with status 400.';

comment on function private.read_list is
  'A list as clients send it, mobility,visual or as PostgREST {mobility,visual}; null for an empty one.';

comment on function private.read_explore_query is
  'Validates the arguments of explore_events, by their names, and returns them as one query. Status 400 names the '
  'invalid argument.';

revoke all on function private.begins_within from public;

grant execute on function private.begins_within to anon, authenticated, service_role;

revoke all on function private.bound_count from public;

grant execute on function private.bound_count to anon, authenticated, service_role;

revoke all on function private.card_of from public;

grant execute on function private.card_of to anon, authenticated, service_role;

revoke all on function private.cells_of from public;

grant execute on function private.cells_of to anon, authenticated, service_role;

revoke all on function private.count_deltas from public;

grant execute on function private.count_deltas to anon, authenticated, service_role;

revoke all on function private.days_of from public;

grant execute on function private.days_of to anon, authenticated, service_role;

revoke all on function private.events_on from public;

grant execute on function private.events_on to anon, authenticated, service_role;

revoke all on function private.explore from public;

grant execute on function private.explore to anon, authenticated, service_role;

revoke all on function private.explore_deep_page from public;

grant execute on function private.explore_deep_page to anon, authenticated, service_role;

revoke all on function private.explore_index_page from public;

grant execute on function private.explore_index_page to anon, authenticated, service_role;

revoke all on function private.explore_ranked_page from public;

grant execute on function private.explore_ranked_page to anon, authenticated, service_role;

revoke all on function private.explore_sorted_page from public;

grant execute on function private.explore_sorted_page to anon, authenticated, service_role;

revoke all on function private.find_events from public;

grant execute on function private.find_events to anon, authenticated, service_role;

revoke all on function private.has_topic from public;

grant execute on function private.has_topic to anon, authenticated, service_role;

revoke all on function private.hour_keys from public;

grant execute on function private.hour_keys to anon, authenticated, service_role;

revoke all on function private.is_in_area from public;

grant execute on function private.is_in_area to anon, authenticated, service_role;

revoke all on function private.is_inside from public;

grant execute on function private.is_inside to anon, authenticated, service_role;

revoke all on function private.listings_in_order from public;

grant execute on function private.listings_in_order to anon, authenticated, service_role;

revoke all on function private.listings_passing from public;

grant execute on function private.listings_passing to anon, authenticated, service_role;

revoke all on function private.map_events from public;

grant execute on function private.map_events to anon, authenticated, service_role;

revoke all on function private.matches from public;

grant execute on function private.matches to anon, authenticated, service_role;

revoke all on function private.passes from public;

grant execute on function private.passes to anon, authenticated, service_role;

revoke all on function private.read_cursor from public;

grant execute on function private.read_cursor to anon, authenticated, service_role;

revoke all on function private.read_explore_query from public;

grant execute on function private.read_explore_query to anon, authenticated, service_role;

revoke all on function private.read_list from public;

grant execute on function private.read_list to anon, authenticated, service_role;

revoke all on function private.refuse_query from public;

grant execute on function private.refuse_query to anon, authenticated, service_role;

revoke all on function private.says from public;

grant execute on function private.says to anon, authenticated, service_role;

revoke all on function private.texts_of from public;

grant execute on function private.texts_of to anon, authenticated, service_role;

revoke all on function private.timings_on from public;

grant execute on function private.timings_on to anon, authenticated, service_role;

revoke all on function private.touched_hours from public;

grant execute on function private.touched_hours to anon, authenticated, service_role;

revoke all on function private.whole_hours from public;

grant execute on function private.whole_hours to anon, authenticated, service_role;

revoke all on function private.write_cursor from public;

grant execute on function private.write_cursor to anon, authenticated, service_role;

comment on function private.explore_sorted_page is
  'A page of all matches, sorted: for few matches, for texts (past events included) and for orders that depend on the '
  'user.';

comment on function private.fold_email is
  'The mailbox of an email address, for counting: without case, dots and the part after "+", under one domain of its provider: googlemail.com counts as gmail.com.';

comment on function private.admit_form is
  'Counts a form by sender, and refuses with PT429 what exceeds private.form_limits. The detail is the seconds to wait.';

revoke all on function private.fold_email from public;

revoke all on function private.admit_form from public;

comment on function private.client_network is
  'The network of a request: the IPv4 address or the /64 of the IPv6 address. Null if the platform does not tell it. A server with the secret key names its client in x-lively-client.';

revoke all on function private.client_network from public;

comment on function private.store_form is
  'Stores one form. Its errors depend on the form and on the number of forms sent, never on stored rows.';

revoke all on function private.store_form from public;

grant execute on function private.store_form to anon, authenticated, service_role;

comment on function public.submit_contact_message is 'Sends a message of the contact page. Returns nothing.';

comment on function public.subscribe_to_newsletter is
  'Subscribes to the newsletter in a language such as fr. Returns nothing, even for a known address.';

comment on function public.submit_support_ticket is 'Describes a problem to the support. Returns nothing.';

comment on function public.submit_job_application is
  'Applies for a position by its id, or "spontaneous"; an empty link is no link. Returns nothing.';

comment on function public.request_launch_alert is
  'Asks for a mail when the mobile app is released. Returns nothing, even for a known address.';

revoke all on function public.submit_contact_message from public, anon, authenticated;

grant execute on function public.submit_contact_message to anon, authenticated;

revoke all on function public.subscribe_to_newsletter from public, anon, authenticated;

grant execute on function public.subscribe_to_newsletter to anon, authenticated;

revoke all on function public.submit_support_ticket from public, anon, authenticated;

grant execute on function public.submit_support_ticket to anon, authenticated;

revoke all on function public.submit_job_application from public, anon, authenticated;

grant execute on function public.submit_job_application to anon, authenticated;

revoke all on function public.request_launch_alert from public, anon, authenticated;

grant execute on function public.request_launch_alert to anon, authenticated;

comment on function private.skip_known_subscription is
  'Row trigger: a known address is ignored without an error, which would reveal it.';

comment on function private.skip_known_alert is
  'Row trigger: a known address is ignored without an error, which would reveal it.';

revoke all on function private.skip_known_subscription from public;

revoke all on function private.skip_known_alert from public;

comment on function private.saved_events_of is
  'The events that a user keeps or has a ticket for. reason: ticket if there is one, else favourite. seen_version: what was not seen by one of both is new.';

revoke all on function private.saved_events_of from public;

comment on function private.keep_latest_interactions is 'Statement trigger: keeps the latest 100 interactions of each user.';

revoke all on function private.keep_latest_interactions from public;

comment on function private.admit_attempts is
  'Counts attempts of several kinds, by the names that each kind counts for. Beyond private.attempt_limits it counts nothing, and "seconds" is how long to wait; else it is 0, and "ids" are the rows to delete if the attempt is not to count.';

comment on function private.forget_attempts is 'Forgets the attempts of a kind that count for a name.';

revoke all on function private.admit_attempts from public;

grant execute on function private.admit_attempts to service_role;

revoke all on function private.forget_attempts from public;

grant execute on function private.forget_attempts to service_role;

comment on function private.admit_sign_up is
  'Counts a sign-up from an IP address, and refuses with PT429 what exceeds private.sign_up_limits. The detail is the seconds to wait.';

comment on function private.before_user_created is
  'Hook of a hosted project, which GoTrue calls before it creates an account (Authentication, Hooks): applies private.admit_sign_up, checks the address, and limits the confirmations of a mailbox.';

revoke all on function private.admit_sign_up from public;

grant execute on function private.admit_sign_up to service_role;

revoke all on function private.before_user_created from public;

comment on function private.network_of is
  'The network of an IP address: the IPv4 address itself or the /64 of an IPv6 address. Null for an invalid one.';

revoke all on function private.network_of from public;

comment on function private.charge_writes is
  'Counts what the signed-in user writes, and refuses with PT429 (status 429) what exceeds private.write_limits. The hint says when to try again, the detail in how many seconds.';

comment on function private.limit_writes is 'Statement trigger: counts the rows of a statement. Needs them as "added".';

comment on function private.limit_changes is 'Row trigger: counts one change.';

revoke all on function private.charge_writes from public;

revoke all on function private.limit_writes from public;

revoke all on function private.limit_changes from public;

comment on function private.limit_to_hundred_per_user is
  'Statement trigger: refuses an insert after which a user has more than 100 rows. Needs them as "added".';

revoke all on function private.limit_to_hundred_per_user from public;

revoke all on function private.stamp_updated_at from public;

comment on function private.days_of_timing is 'The civil days of one timing.';

comment on function private.count_days is 'The number of days of a calendar.';

revoke all on function private.days_of_timing from public;

revoke all on function private.count_days from public;

comment on function private.date_windows is
  'The first and the last day part of date filters or date ranges, in each time zone in use: the engine''s dateWindow. number is the position of the filter. Tonight is from 17:00 to 4:00; the weekend begins on Friday at 18:00.';

revoke all on function private.date_windows from public;

grant execute on function private.date_windows to anon, authenticated, service_role;

comment on function private.facet_deltas_of is
  'The deltas of some listings at a moment; without one, the deltas that are stored for them.';

comment on function private.add_facet_deltas is
  'Adds the deltas of some listings (sign 1), or cancels the stored ones (sign -1, without a moment).';

comment on function private.compact_facet_deltas is
  'Compacts the deltas to one row for each kind and time. Readers and writers do not wait for it.';

revoke all on function private.facet_deltas_of from public;

revoke all on function private.add_facet_deltas from public;

revoke all on function private.compact_facet_deltas from public;

comment on function private.is_online is 'Whether an event takes place online, without address and distance: the engine''s isOnline.';

revoke all on function private.is_online from public;

comment on function private.list_events is
  'Writes the read model of some events that have none yet: timings, listings, projections and deltas.';

revoke all on function private.list_events from public;

comment on function private.projections_of is
  'The projections of some listings at a moment; without one, as long as the listings are valid.';

comment on function private.changed_projections is 'The projections whose stored values are not valid at a moment, computed for it.';

revoke all on function private.projections_of from public;

grant execute on function private.projections_of to anon, authenticated, service_role;

revoke all on function private.changed_projections from public;

grant execute on function private.changed_projections to anon, authenticated, service_role;

comment on function private.refresh_listings is
  'Advances every outdated listing to its next timing. Answers are exact without it and faster after it: run it every few minutes.';

comment on function private.schedule_refresh is
  'Lets pg_cron refresh the listings every five minutes. False without pg_cron: then the host calls refresh_listings.';

revoke all on function private.refresh_listings from public;

grant execute on function private.refresh_listings to service_role;

revoke all on function private.schedule_refresh from public;

grant execute on function private.schedule_refresh to service_role;

comment on function private.standing_of is
  'The next timing of an event at a moment, whether the event is over, and from when until when both are valid.';

revoke all on function private.standing_of from public;

comment on function private.start_of is
  'The start of the first timing that is not over, else of the last: the engine''s nextSpan.';

revoke all on function private.start_of from public;

grant execute on function private.start_of to anon, authenticated, service_role;

comment on function private.announce_event is
  'Row trigger of events: tells every server that listens which event has changed, when the transaction is committed. Servers drop what they keep of it.';

revoke all on function private.announce_event from public;

comment on function private.count_on_listing is
  'Row trigger of events: a vote or a purchase updates two numbers of the listing, and a purchase one of the projection.';

revoke all on function private.count_on_listing from public;

comment on function private.list_new_events is
  'Statement trigger of events: writes the read model of new events. Needs them as "added".';

comment on function private.list_event is 'Row trigger of events: writes the read model of a changed event again.';

comment on function private.unlist is 'Removes the read model of an event, if it has one.';

comment on function private.unlist_deleted_event is 'Row trigger of events: removes the read model before the event.';

revoke all on function private.list_new_events from public;

revoke all on function private.list_event from public;

revoke all on function private.unlist from public;

revoke all on function private.unlist_deleted_event from public;

comment on function private.stamp_listed_at is 'Row trigger: a draft is listed for the first time.';

revoke all on function private.stamp_listed_at from public;

comment on function private.mail_event is 'The facts of an event in a mail. start: civil minutes since 1970, null without a date.';

comment on function private.week_of is
  'The content of the mail of the week: the changes of saved events that the user has not seen, as private.changes_of gives them, the saved events of the coming days, and the new events of searches. Null if it would be empty. reason: favourite or ticket.';

comment on function private.queue_weekly_mails is
  'Makes the mails of this week, on Thursday from 10:00 to midnight in Paris, for about two seconds; call it each minute. A user gets at most one, and none without content. Returns how many were made.';

comment on function private.end_weekly_mail is
  'The body of public.end_weekly_mail. Security definer: a user who has the link of a mail need not sign in.';

comment on function public.end_weekly_mail is
  'Ends the mails of the week for the user to whom the token was sent, and nothing else. False for a token that is not known, or no longer.';

revoke all on function private.mail_event from public;

revoke all on function private.week_of from public;

revoke all on function private.queue_weekly_mails from public;

revoke all on function private.end_weekly_mail from public;

grant execute on function private.end_weekly_mail to anon, authenticated;

revoke all on function public.end_weekly_mail from public, anon, authenticated;

grant execute on function public.end_weekly_mail to anon, authenticated;

comment on function private.take_mails is
  'Hands out the mails that are due; each gets six tries within two days. The caller deletes the row of a mail that was sent.';

comment on function private.begin_mail is
  'Notes that a mail is handed to the mail server now. False if that was noted before, or if it is no longer wanted: then it must not be sent.';

revoke all on function private.take_mails from public;

revoke all on function private.begin_mail from public;

comment on function private.mail_credentials is
  'Row trigger of auth.users: queues a mail about a new password or a new address. An address without confirmation gets none.';

revoke all on function private.mail_credentials from public;

create or replace trigger mail_credentials
  after update of encrypted_password, email on auth.users
  for each row when (old.email_confirmed_at is not null) execute function private.mail_credentials();

revoke all on function private.mail_decision from public;

revoke all on function private.mail_outcome from public;

comment on function private.mail_device is
  'Row trigger of auth.sessions: notes the device of a session, and queues a mail about one that is new. A session without a user agent queues no mail.';

revoke all on function private.mail_device from public;

create or replace trigger mail_device_of_new_session
  after insert on auth.sessions
  for each row when (new.user_agent is not null) execute function private.mail_device();

create or replace trigger mail_device_of_session
  after update of user_agent on auth.sessions
  for each row when (new.user_agent is distinct from old.user_agent and new.user_agent is not null)
  execute function private.mail_device();

comment on function private.mail_factor is
  'Row trigger of auth.mfa_factors: queues a mail about a factor that counts from now on or no longer, and deletes the recovery codes with the last one.';

revoke all on function private.mail_factor from public;

create or replace trigger mail_new_factor
  after update of status on auth.mfa_factors
  for each row when (new.status = 'verified' and old.status <> 'verified') execute function private.mail_factor();

create or replace trigger mail_removed_factor
  after delete on auth.mfa_factors
  for each row when (old.status = 'verified') execute function private.mail_factor();

comment on function private.mail_identity is
  'Row trigger of auth.identities: queues a mail about another way to sign in, or about one that is gone.';

revoke all on function private.mail_identity from public;

create or replace trigger mail_new_identity
  after insert on auth.identities
  for each row when (new.provider <> 'email') execute function private.mail_identity();

create or replace trigger mail_removed_identity
  after delete on auth.identities
  for each row execute function private.mail_identity();

comment on function private.is_event_removed is
  'The body of public.is_event_removed. Security definer, because it reads rows that no visitor may read.';

comment on function public.is_event_removed is
  'Whether a moderator removed the event of an id, or of the number in its short URL.';

revoke all on function private.is_event_removed from public;

grant execute on function private.is_event_removed to anon, authenticated, service_role;

revoke all on function public.is_event_removed from public, anon, authenticated;

grant execute on function public.is_event_removed to anon, authenticated;

comment on function private.count_reports is
  'The open reports of an event that count: one for each mailbox, of accounts that were confirmed long enough before.';

comment on function private.is_coming is
  'Whether the last timing of an event, or its day at the venue, is not over. Always true without a date.';

comment on function private.may_be_held is
  'Whether reports alone may hold back one more event: it is to come, within the share of all events to come and the daily number of its organizer.';

revoke all on function private.count_reports from public;

revoke all on function private.is_coming from public;

revoke all on function private.may_be_held from public;

comment on function private.list_reported_events is
  'The events with open reports, and whether an established account made one. Empty for all but moderators.';

comment on function public.list_moderation_queue is
  'The ids of at most fifty events that wait for a moderator, the longest waiting first: held back by reports, appealed, or reported; events that only new accounts reported come last. Never the caller''s own; empty for other users.';

revoke all on function private.list_reported_events from public;

grant execute on function private.list_reported_events to authenticated;

revoke all on function public.list_moderation_queue from public, anon, authenticated;

grant execute on function public.list_moderation_queue to authenticated;

comment on function private.moderate_event is
  'The body of public.moderate_event. Security definer, because it writes what no client may write; it checks the role itself.';

comment on function public.moderate_event is
  'Records a moderator''s decision on an event of another user: published (reason unfounded), hidden or removed. Its creator reads the statement; open reports are closed.';

revoke all on function private.moderate_event from public;

grant execute on function private.moderate_event to authenticated;

revoke all on function public.moderate_event from public, anon, authenticated;

grant execute on function public.moderate_event to authenticated;

comment on function private.record_decision is
  'Changes the publication of an event and records why. event is the row before the change.';

revoke all on function private.record_decision from public;

comment on function private.restore_reported_events is
  'The body of public.restore_reported_events. Security definer; it checks the role itself.';

comment on function public.restore_reported_events is
  'Publishes again every event that reports alone hold back, except the caller''s own, and closes the reports of the accounts behind them. Each creator reads the statement. Returns the number of events. For moderators.';

revoke all on function private.restore_reported_events from public;

grant execute on function private.restore_reported_events to authenticated;

revoke all on function public.restore_reported_events from public, anon, authenticated;

grant execute on function public.restore_reported_events to authenticated;

revoke all on function private.copy_reported_title from public;

revoke all on function private.date_appeal from public;

comment on function private.guard_publication is
  'Row trigger for writes of clients. The functions of moderation write as their owner and pass.';

revoke all on function private.guard_publication from public;

comment on function private.hold_reported_event is
  'Row trigger: enough reports of established accounts hold a published event back, within the limits of private.may_be_held.';

revoke all on function private.hold_reported_event from public;

comment on function private.give_role is
  'The body of public.give_role. Security definer, because no client may write a role; it checks the caller itself.';

comment on function public.give_role is
  'Gives the account of a confirmed email address a role of the staff: "given", "unchanged" if it has it, "unknown" without such an account, "unconfirmed". For operators.';

revoke all on function private.give_role from public;

grant execute on function private.give_role to authenticated;

revoke all on function public.give_role from public, anon, authenticated;

grant execute on function public.give_role to authenticated;

comment on function private.host_figures is
  'Mails that are due, wait or failed, the seconds since the oldest of them was due, and the last runs of imports and backups. Times are seconds, since 1970 for a moment.';

comment on function private.server_figures is
  'The servers that hear the changes of the database, how many versions they are of, and the replicas with their lag in seconds. Nothing where the database has a single server in its own process, or its owner may not see them.';

revoke all on function private.host_figures from public;

revoke all on function private.server_figures from public;

comment on function private.list_quotas_hit is
  'The limits that are reached at a moment, and by how many senders: attempts, writes of accounts, forms, sign-ups.';

revoke all on function private.list_quotas_hit from public;

comment on function public.note_import is
  'Notes that an import of a source is done, with its counts. For the importer, by the secret key or the database itself.';

revoke all on function public.note_import from public, anon, authenticated;

grant execute on function public.note_import to service_role;

comment on function private.list_licences is 'The sources of imported events, each with its licences: at most a hundred pairs.';

comment on function private.list_staff is
  'The roles of the staff: whose, since when, who gave them, and whether the account has a second factor, without which a role does not count.';

comment on function private.list_role_changes is 'The last twenty roles that were given or taken back, and by whom.';

comment on function private.read_operations is
  'The body of public.read_operations. Security definer, because it reads what no client may read; it checks the role itself.';

comment on function public.read_operations is
  'The state of the site for an operator: mails, imports with a sample of refused records, backups, limits that are reached and by how many, servers, sources and licences, the staff and its last changes. Null for all but operators.';

revoke all on function private.list_licences from public;

revoke all on function private.list_staff from public;

revoke all on function private.list_role_changes from public;

revoke all on function private.read_operations from public;

grant execute on function private.read_operations to authenticated;

revoke all on function public.read_operations from public, anon, authenticated;

grant execute on function public.read_operations to authenticated;

comment on function private.retry_failed_mails is
  'The body of public.retry_failed_mails. Security definer, because no client reads the queue; it checks the role itself.';

comment on function public.retry_failed_mails is
  'Gives six new tries to every mail that has had its last. Returns how many there are. For operators.';

revoke all on function private.retry_failed_mails from public;

grant execute on function private.retry_failed_mails to authenticated;

revoke all on function public.retry_failed_mails from public, anon, authenticated;

grant execute on function public.retry_failed_mails to authenticated;

comment on function private.take_role is
  'The body of public.take_role. Security definer, because no client may delete a role; it checks the caller itself.';

comment on function public.take_role is
  'Takes a role of the staff back: "taken", "unchanged" if the user does not have it, "last" if no other operator has a second factor. For operators.';

revoke all on function private.take_role from public;

grant execute on function private.take_role to authenticated;

revoke all on function public.take_role from public, anon, authenticated;

grant execute on function public.take_role to authenticated;

comment on function private.note_role_change is 'Row trigger: notes a role that was given or taken back, its author and the time.';

revoke all on function private.note_role_change from public;

create policy "users list their own pictures" on storage.objects
  for select to authenticated
  using (private.is_own_picture(bucket_id, name));

create policy "users add pictures to their own folder" on storage.objects
  for insert to authenticated
  with check (private.is_own_picture(bucket_id, name) and (select private.has_room_for_picture()));

create policy "users replace pictures of their own folder" on storage.objects
  for update to authenticated
  using (private.is_own_picture(bucket_id, name))
  with check (private.is_own_picture(bucket_id, name));

create policy "users remove pictures of their own folder" on storage.objects
  for delete to authenticated
  using (private.is_own_picture(bucket_id, name));

comment on function private.is_own_picture is
  'Whether a file is named {user}/{timestamp}.{extension}, with the id of the signed-in user and the extension of a picture.';

comment on function private.has_room_for_picture is
  'Whether the signed-in user has an account, owes no code of a second factor, and has fewer than 200 pictures in both buckets.';

revoke all on function private.is_own_picture from public;

grant execute on function private.is_own_picture to authenticated;

revoke all on function private.has_room_for_picture from public;

grant execute on function private.has_room_for_picture to authenticated;

revoke all on function private.pictures_of from public;

comment on function private.refuse_local_picture is
  'Row trigger: refuses http pictures of this machine unless private.settings allows them. The argument is the name of the column.';

revoke all on function private.refuse_local_picture from public;

comment on function private.cells_around is
  'Cells that cover a box of the map with a margin in kilometres, and maybe more. A circle is a point with a margin.';

revoke all on function private.cells_around from public;

grant execute on function private.cells_around to anon, authenticated, service_role;

comment on function private.city_of is 'The normalised city of a location, as filters compare it: the engine''s cityOf.';

revoke all on function private.city_of from public;

grant execute on function private.city_of to anon, authenticated, service_role;

comment on function private.codes_of_commune is 'The codes that event_listings have for a commune: its own, and those of its districts.';

revoke all on function private.codes_of_commune from public;

grant execute on function private.codes_of_commune to anon, authenticated, service_role;

comment on function private.distance_to is
  'Kilometres from an origin to a place, the engine''s haversine; its unknownDistance without coordinates. Inlined.';

comment on function private.chord_to is
  'The squared chord through a unit sphere from an origin: three products for each row, no trigonometry. Inlined.';

comment on function private.chord_of is 'The squared chord of a distance. Inlined.';

revoke all on function private.distance_to from public;

grant execute on function private.distance_to to anon, authenticated, service_role;

revoke all on function private.chord_to from public;

grant execute on function private.chord_to to anon, authenticated, service_role;

revoke all on function private.chord_of from public;

grant execute on function private.chord_of to anon, authenticated, service_role;

comment on function private.haversine is 'Kilometres between two places: the engine''s haversine.';

revoke all on function private.haversine from public;

grant execute on function private.haversine to anon, authenticated, service_role;

comment on function private.origin_of is 'The origin of distances: a known city by its name, else Paris.';

revoke all on function private.origin_of from public;

grant execute on function private.origin_of to anon, authenticated, service_role;

comment on function private.find_commune is
  'The INSEE code of the commune that a location names; null if none, or if several share the name and nothing distinguishes them.';

comment on function private.find_commune_of_event is 'Row trigger of events: derives the commune from the location, in France.';

revoke all on function private.find_commune from public;

grant execute on function private.find_commune to authenticated, service_role;

revoke all on function private.find_commune_of_event from public;

comment on function private.admit_poll_call is
  'Counts a poll or a change of one by network, and refuses with PT429 what exceeds private.attempt_limits. The detail is the seconds to wait.';

revoke all on function private.admit_poll_call from public;

comment on function private.answer_poll is
  'The body of public.answer_poll. Security definer, because it writes tables that no client writes.';

comment on function public.answer_poll is
  'Answers some options of a poll, { id: yes, maybe or no }, as the guest of a token or the signed-in user. Other options and other people keep their answers. A change that arrives again does nothing. PT404 without a poll, PT410 once it is closed, PT409 when it is full. Answers as read_poll.';

comment on function private.withdraw_answers is
  'The body of public.withdraw_answers. Security definer, because it writes a table that no client writes.';

comment on function public.withdraw_answers is
  'Deletes the name and the answers of the guest of a token, or of the signed-in user. PT409 while a poll that hides answers is open: they can be changed, and not withdrawn.';

revoke all on function private.answer_poll from public;

grant execute on function private.answer_poll to anon, authenticated, service_role;

revoke all on function private.withdraw_answers from public;

grant execute on function private.withdraw_answers to anon, authenticated, service_role;

revoke all on function public.answer_poll from public, anon, authenticated;

grant execute on function public.answer_poll to anon, authenticated, service_role;

revoke all on function public.withdraw_answers from public, anon, authenticated;

grant execute on function public.withdraw_answers to anon, authenticated, service_role;

comment on function private.find_poll is
  'The poll of a friends'' link, or of an organiser''s, locked until the transaction ends. PT404 without one.';

revoke all on function private.find_poll from public;

comment on function private.friends_token is
  'The token of the friends'' link. The organiser''s page derives it from its own token; nobody derives that one from it.';

revoke all on function private.friends_token from public;

comment on function private.polls_of is
  'The polls of a user for the export: the options of their own polls, and their own answers.';

revoke all on function private.polls_of from public;

comment on function private.export_polls is
  'The body of public.export_polls. Security definer, because it reads tables that no client reads.';

comment on function public.export_polls is 'The polls of the user for a copy of their data: see private.polls_of.';

revoke all on function private.export_polls from public;

grant execute on function private.export_polls to authenticated;

revoke all on function public.export_polls from public, anon, authenticated;

grant execute on function public.export_polls to authenticated;

comment on function private.read_poll is
  'The body of public.read_poll. Security definer, because it reads tables that no client reads.';

comment on function public.read_poll is
  'The poll of a friends'' link, as its guest with a token, or the signed-in user, sees it; null without one. Sent as POST, so that no URL holds a token.';

comment on function private.organize_poll is
  'The body of public.organize_poll. Security definer, because it reads tables that no client reads.';

comment on function public.organize_poll is
  'The poll of an organiser''s link, with all answers and the token of the friends'' link; null without one.';

revoke all on function private.read_poll from public;

grant execute on function private.read_poll to anon, authenticated, service_role;

revoke all on function private.organize_poll from public;

grant execute on function private.organize_poll to anon, authenticated, service_role;

revoke all on function public.read_poll from public, anon, authenticated;

grant execute on function public.read_poll to anon, authenticated, service_role;

revoke all on function public.organize_poll from public, anon, authenticated;

grant execute on function public.organize_poll to anon, authenticated, service_role;

comment on function private.show_poll is
  'A poll as a reader sees it: its options with their events, the answers unless they are hidden from the reader, and the reader''s own. An event that is no longer published is null.';

comment on function private.answers_of is 'The answers of a person, by the id of the option.';

comment on function private.reader_of_poll is
  'The person who reads a poll: the guest of a token, without one the signed-in user. Null for a person who has not answered.';

revoke all on function private.show_poll from public;

revoke all on function private.answers_of from public;

revoke all on function private.reader_of_poll from public;

comment on function private.put_poll_options is
  'Adds options to a poll and removes others. 22023 for an event or a day that is not there, 23514 unless 2 to 12 options are left.';

comment on function private.create_poll is
  'The body of public.create_poll. Security definer, because it writes tables that no client writes.';

comment on function public.create_poll is
  'Makes a poll of [{ "event_id", "day" }]. The client makes the token of the organiser''s link, so that a creation sent twice is one poll. Answers as organize_poll.';

comment on function private.edit_poll_options is
  'The body of public.edit_poll_options. Security definer, because it writes tables that no client writes.';

comment on function public.edit_poll_options is
  'Adds options and removes others by their ids. The answers to all other options stay. Answers as organize_poll.';

comment on function private.end_poll is
  'The body of public.end_poll. Security definer, because it writes a table that no client writes.';

comment on function public.end_poll is
  'Ends a poll, now or at an instant; null opens it again. Answers as organize_poll.';

comment on function private.renew_poll_link is
  'The body of public.renew_poll_link. Security definer, because it writes a table that no client writes.';

comment on function public.renew_poll_link is
  'Revokes the friends'' link of a generation and makes another; the answers stay. Does nothing for an older generation. Answers as organize_poll.';

comment on function private.delete_poll is
  'The body of public.delete_poll. Security definer, because it writes a table that no client writes.';

comment on function public.delete_poll is 'Deletes a poll with its answers, and ends all its links.';

revoke all on function private.put_poll_options from public;

revoke all on function private.create_poll from public;

grant execute on function private.create_poll to anon, authenticated;

revoke all on function private.edit_poll_options from public;

grant execute on function private.edit_poll_options to anon, authenticated;

revoke all on function private.end_poll from public;

grant execute on function private.end_poll to anon, authenticated;

revoke all on function private.renew_poll_link from public;

grant execute on function private.renew_poll_link to anon, authenticated;

revoke all on function private.delete_poll from public;

grant execute on function private.delete_poll to anon, authenticated;

revoke all on function public.create_poll from public, anon, authenticated;

grant execute on function public.create_poll to anon, authenticated;

revoke all on function public.edit_poll_options from public, anon, authenticated;

grant execute on function public.edit_poll_options to anon, authenticated;

revoke all on function public.end_poll from public, anon, authenticated;

grant execute on function public.end_poll to anon, authenticated;

revoke all on function public.renew_poll_link from public, anon, authenticated;

grant execute on function public.renew_poll_link to anon, authenticated;

revoke all on function public.delete_poll from public, anon, authenticated;

grant execute on function public.delete_poll to anon, authenticated;

comment on function private.apply_retention is
  'Deletes what is older than the privacy page states. Actions and messages: 12 months. Reports and decisions: 12 months after the decision. Changes of staff roles: 12 months after the role ended. Applications: 2 years. Purchases: 3 years. Polls: 30 days after their last day. Versions of events: a day after the last user has seen them, at most 12 months. Authentication log and weeks of mails: 6 months. Devices: 12 months after they were seen. Undeliverable mails: a week. Networks where an account was opened or a second factor was passed: 60 days. Counts of writes, wrong codes, other attempts, forms and sign-ups: a day. Idempotent.';

comment on function private.schedule_retention is
  'Lets pg_cron apply the retention every night. False without pg_cron: then the host calls apply_retention once a day.';

revoke all on function private.apply_retention from public;

grant execute on function private.apply_retention to service_role;

revoke all on function private.schedule_retention from public;

grant execute on function private.schedule_retention to service_role;

comment on function private.gdpr_erase is
  'Erases a person by email address: the account, every row about it, and its entries in the authentication log. Published events stay, without a creator. Returns the pictures, which the storage API has to remove. Idempotent.';

revoke all on function private.gdpr_erase from public;

grant execute on function private.gdpr_erase to service_role;

comment on function private.gdpr_export is
  'Everything that is stored about a person, by email address: account, rows of every table without secrets and columns about other people, names of pictures, polls, sign-in log.';

revoke all on function private.gdpr_export from public;

grant execute on function private.gdpr_export to service_role;

comment on function private.log_entries_about is
  'The entries of the authentication log that contain the id or the email address of a person, at any depth.';

revoke all on function private.log_entries_about from public;

comment on function private.tables_about_people is
  'Every table that refers to auth.users or has a column "email". outlives: the row stays, and only the reference is set to null.';

comment on function private.columns_not_exported is
  'The columns of a table that the export for the person of a given column leaves out: ids of other people, what they wrote, and secrets.';

revoke all on function private.tables_about_people from public;

revoke all on function private.columns_not_exported from public;

comment on function private.copy_event is
  'Row trigger with the rights of the buyer: an event that they cannot read, they cannot buy.';

revoke all on function private.copy_event from public;

comment on function private.count_purchases is 'Row trigger: updates the count of an event under the lock of its row.';

revoke all on function private.count_purchases from public;

comment on function private.withdraw_purchases is
  'Row trigger: marks the purchases of a removed event as withdrawn, and of a restored one as valid.';

revoke all on function private.date_withdrawal from public;

revoke all on function private.withdraw_purchases from public;

comment on function private.list_candidates is
  'The events to come that contain the best for any taste: for each set of tags, as many as are recommended. The rules '
  'are those of the engine that all users share.';

revoke all on function private.list_candidates from public;

grant execute on function private.list_candidates to anon, authenticated, service_role;

comment on function public.recommendation_candidates is
  'The events that a device ranks to recommend the best for its user''s taste, which it does not send '
  '(docs/decisions/0035).';

revoke all on function public.recommendation_candidates from public, anon, authenticated;

grant execute on function public.recommendation_candidates to anon, authenticated;

comment on function private.correct_search is
  'A text with each of its first eight words that finds nothing replaced by a known word one typo away, rather one '
  'with which the text finds an event. Null if the corrected text finds none.';

revoke all on function private.correct_search from public;

grant execute on function private.correct_search to anon, authenticated, service_role;

revoke all on function private.search_query from public;

grant execute on function private.search_query to anon, authenticated, service_role;

revoke all on function private.searched_words from public;

grant execute on function private.searched_words to anon, authenticated, service_role;

revoke all on function private.spell_out from public;

grant execute on function private.spell_out to anon, authenticated, service_role;

revoke all on function private.with_matches from public;

grant execute on function private.with_matches to anon, authenticated, service_role;

comment on function private.search_of is
  'The weighted tsvector of some texts: words as written, for prefixes, and their stems.';

revoke all on function private.search_of from public;

comment on function private.search_query is
  'The tsquery of a text: each word as a prefix or by its stem. Null without a word.';

comment on function private.searched_words is
  'The words of a text that a search uses, each once: at most eight, without common words and letters beside others, '
  'and of letters alone the first.';

comment on function private.spell_out is
  'A tsquery with each prefix replaced by the known words that begin with it, if they are few. Security definer, '
  'because clients read no table of this schema.';

comment on function public.suggest_searches is
  'Suggestions while typing: at most five events to come, five communes and five venues (among the first 500 events '
  'that match), or the correction of a text that finds nothing.';

revoke all on function public.suggest_searches from public, anon, authenticated;

grant execute on function public.suggest_searches to anon, authenticated;

comment on function private.learn_lexemes is
  'Statement trigger of event_listings: stores the lexemes of new rows. Needs them as "added".';

revoke all on function private.learn_lexemes from public;

comment on function private.deletions_of is 'A word, and the word without each of its letters.';

comment on function private.learn_words_of is 'Stores the words of titles, venues and towns, for corrections.';

comment on function private.learn_new_words is
  'Statement trigger of events: stores the words of new events. Needs them as "added".';

comment on function private.learn_words is 'Row trigger of events: stores the words of a changed event.';

revoke all on function private.deletions_of from public;

grant execute on function private.deletions_of to anon, authenticated, service_role;

revoke all on function private.learn_words_of from public;

revoke all on function private.learn_new_words from public;

revoke all on function private.learn_words from public;

comment on function private.with_matches is
  'A query with its prefixes spelled out and with the ids of all matches, past events included, if these are few: the '
  'text index is read once instead of for each part of the answer. Without ids, only events to come match.';

comment on function private.new_events_of is
  'The events to come that match a search and were first listed after a moment, the latest first, at most so many. '
  'Only published events have a listing.';

comment on function private.find_new_events is
  '';

comment on function public.find_new_events is
  '';

revoke all on function private.new_events_of from public;

revoke all on function private.find_new_events from public;

grant execute on function private.find_new_events to authenticated;

revoke all on function public.find_new_events from public, anon, authenticated;

grant execute on function public.find_new_events to authenticated;

comment on function private.read_saved_search is
  'The query of a saved search, as private.read_explore_query gives it. Status 400 names what is invalid.';

revoke all on function private.read_saved_search from public;

comment on function private.check_saved_search is 'Row trigger: refuses filters that explore_events would refuse.';

comment on function private.stamp_opened_at is 'Row trigger: a search is opened now, whatever time the client says.';

comment on function private.limit_searches is
  'Statement trigger: refuses an insert after which a user has more than twenty searches. Needs them as "added".';

revoke all on function private.check_saved_search from public;

revoke all on function private.stamp_opened_at from public;

revoke all on function private.limit_searches from public;

comment on table private.attempt_limits is
  'How often something may be attempted within a period, by kind. A password or a code that is right is not counted, but the network where an account was opened or its second factor was passed is: its owner is known there.';

revoke all on private.attempt_limits from anon, authenticated, public;

grant all on private.attempt_limits to service_role;

comment on table private.attempts is
  'A wrong password or code, a mail that was asked for, the begin or end of a sign-in or challenge, or the network where an account was opened or passed its second factor: a hash of its sender. At most about 100,000 of a kind are kept.';

revoke all on private.attempts from anon, authenticated, public;

grant all on private.attempts to service_role;

comment on table private.calendar_feeds is
  'Private calendars of users. Anyone who has the token of a calendar can read it. Clients access this table through functions only.';

comment on column private.calendar_feeds.kind is 'The content of the calendar: the favourites of the user, or one saved search.';

comment on column private.calendar_feeds.search_id is 'Null for the favourites. A calendar ends with its search.';

comment on column private.calendar_feeds.token_hash is 'SHA-256. Not exported to the user.';

revoke all on private.calendar_feeds from anon, authenticated, public;

comment on table public.contact_messages is 'A message of the contact page. Written by anyone, read by operators.';

revoke all on public.contact_messages from anon, authenticated, public;

grant select, update (status) on public.contact_messages to authenticated;

grant all on public.contact_messages to service_role;

create policy "operators read messages" on public.contact_messages
  for select to authenticated
  using ((select private.has_role('operator')));

create policy "operators answer and close messages" on public.contact_messages
  for update to authenticated
  using ((select private.has_role('operator')));

comment on table private.devices is
  'A device that a user has signed in with: a hash of its browser and system without versions. A sign-in with another one is mailed.';

revoke all on private.devices from anon, authenticated, public;

comment on table public.event_interactions is 'A click on the card of an event, with its tag. The latest 100 of each user are kept.';

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

create or replace trigger keep_latest_interactions
  after insert on public.event_interactions
  referencing new table as added
  for each statement execute function private.keep_latest_interactions();

create or replace trigger limit_writes after insert on public.event_interactions
  referencing new table as added for each statement execute function private.limit_writes();

comment on table public.event_listings is
  'Read model of lists: one row for each published event. Everyone reads; triggers of events write.';

comment on column public.event_listings.category is
  'Of the event, or notice for what is no event: lists of all categories leave it out (docs/decisions/0116).';

comment on column public.event_listings.city is 'Normalised by private.city_of.';

comment on column public.event_listings.commune is
  'INSEE code of the commune, or of its district where the address tells it: private.district_of.';

comment on column public.event_listings.latitude is 'Of the event, else of its known city, else of its commune. Null online.';

comment on column public.event_listings.price is 'The amount in euros that the price names; null if none.';

comment on column public.event_listings.tags is 'The slugs of the taxonomy that describe the event.';

comment on column public.event_listings.participants is 'People who go, as far as they are known; else 0.';

comment on column public.event_listings.rating is '0 without a rating.';

comment on column public.event_listings.over_at is 'The event is past from then on; infinity without a date.';

comment on column public.event_listings.search is
  'Words and stems. Weights: title A; venue, commune and programme B; organiser and category C; description D.';

comment on column public.event_listings.next_start is
  'Start of the next timing in civil minutes, valid from next_since until before next_until; null without a date. private.start_of computes it for other moments.';

comment on column public.event_listings.is_over is 'Valid from next_since until before next_until.';

comment on column public.event_listings.is_recommendable is 'Neither cancelled nor reserved for one group, and no notice.';

comment on column public.event_listings.subcategory is 'Slug; null for none and for one that the taxonomy does not know.';

comment on column public.event_listings.is_online is 'Without address and distance: private.is_online.';

comment on column public.event_listings.days is
  'Days on which the event takes place, numbered from 1970-01-01 on: the engine''s listDays. Null without a date.';

comment on column public.event_listings.day_count is
  'The number of these days, past ones included: the engine''s countDays.';

revoke all on public.event_listings from anon, authenticated, public;

grant select on public.event_listings to anon, authenticated;

grant all on public.event_listings to service_role;

create policy "everybody reads the listings of published events" on public.event_listings
  for select to anon, authenticated
  using (true);

create or replace trigger learn_lexemes after insert on public.event_listings
  referencing new table as added for each statement execute function private.learn_lexemes();

comment on table public.event_preferences is 'Preference categories and their subcategories that a person likes. At most 100 each.';

comment on column public.event_preferences.subcategory is 'Slug of a subcategory; null for the category as a whole.';

revoke all on public.event_preferences from anon, authenticated, public;

grant select, insert (user_id, category, subcategory), delete on public.event_preferences to authenticated;

grant all on public.event_preferences to service_role;

create policy "users read their own preferences" on public.event_preferences
  for select to authenticated
  using (user_id = (select auth.uid()));

create policy "users with a confirmed address add their own preferences" on public.event_preferences
  for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.email_is_confirmed()));

create policy "users remove their own preferences" on public.event_preferences
  for delete to authenticated
  using (user_id = (select auth.uid()));

create or replace trigger limit_to_hundred_per_user
  after insert on public.event_preferences
  referencing new table as added
  for each statement execute function private.limit_to_hundred_per_user();

create or replace trigger limit_writes after insert on public.event_preferences
  referencing new table as added for each statement execute function private.limit_writes();

comment on table public.event_projections is
  'Narrow read model of counts, text search and recommendations. Everyone reads; written with the listing and advanced by private.refresh_listings.';

comment on column public.event_projections.cell is
  'Cell of the map, 0.05 degrees high and wide. Neighbours on the same latitude have neighbouring numbers. Null without coordinates.';

comment on column public.event_projections.x is 'With y and z the place on a unit sphere: a squared distance is then three products.';

comment on column public.event_projections.first_part is
  'Day part of the start of the first timing that counts (private.date_windows); null without a date.';

comment on column public.event_projections.last_part is 'Day part of the last minute of that timing.';

comment on column public.event_projections.again_part is
  'Day part of the start of the second timing that counts; null if there is none.';

comment on column public.event_projections.next_until is 'The row is valid from next_since until before next_until, as the listing.';

comment on column public.event_projections.search is 'The tsvector of the listing while the event is to come, else null.';

comment on column public.event_projections.rating is 'Of the listing: completes what a score needs.';

comment on column public.event_projections.hours is
  'The hours at which the timings that count begin: bit 20 for 20:00 to 20:59. A timing that begins at 0:00 sharp has no known hour.';

revoke all on public.event_projections from anon, authenticated, public;

grant select on public.event_projections to anon, authenticated;

grant all on public.event_projections to service_role;

create policy "everybody reads the projections of published events" on public.event_projections
  for select to anon, authenticated
  using (true);

comment on table public.event_reports is
  'One user''s report of one event. Its author reads it and its outcome; moderators read all. Enough reports of established accounts hold an event back.';

comment on column public.event_reports.event_title is 'The title at the time of the report.';

comment on column public.event_reports.outcome is 'The publication that a moderator decided on; null while the report is open.';

revoke all on public.event_reports from anon, authenticated, public;

grant select, insert (event_id, reason, details) on public.event_reports to authenticated;

grant all on public.event_reports to service_role;

create policy "authors and moderators read reports" on public.event_reports
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.has_role('moderator')));

create policy "users with a confirmed address report events of others" on public.event_reports
  for insert to authenticated
  with check (
    user_id = (select auth.uid())
    and (select private.email_is_confirmed())
    and exists (select from public.events e where e.id = event_id and e.created_by is distinct from (select auth.uid()))
  );

create or replace trigger copy_reported_title
  before insert on public.event_reports
  for each row execute function private.copy_reported_title();

create or replace trigger hold_reported_event
  after insert on public.event_reports
  for each row execute function private.hold_reported_event();

create or replace trigger limit_writes after insert on public.event_reports
  referencing new table as added for each statement execute function private.limit_writes();

create or replace trigger mail_outcome after update of outcome on public.event_reports
  for each row when (new.outcome is not null and old.outcome is null) execute function private.mail_outcome();

comment on table private.event_revisions is
  'How often date, time, place or status of an event have changed. An event that has never changed has no row.';

comment on column private.event_revisions.revision is 'SEQUENCE of RFC 5545: only changes of date, time, place and status count.';

comment on column private.event_revisions.revised_at is 'When anything last changed that a calendar shows, the title included.';

comment on column private.event_revisions.cancelled_at is 'Null unless the event is cancelled.';

revoke all on private.event_revisions from anon, authenticated, public;

comment on table public.event_timings is
  'One row for each timing of a published event. Everyone reads; a trigger of events writes.';

comment on column public.event_timings.position is 'From 1 on, by local start.';

comment on column public.event_timings.first_day is 'Civil day of the start, at the venue.';

comment on column public.event_timings.last_day is 'Civil day of the last minute, at the venue.';

comment on column public.event_timings.start_minute is 'Local time at the venue, in minutes since 1970-01-01 00:00.';

comment on column public.event_timings.end_minute is 'As start_minute, exclusive. Equal to start_minute if the end is unknown.';

comment on column public.event_timings.counts_until is 'Until then, the timing represents the event for date filters.';

comment on column public.event_timings.counts_again is
  'From then on too: the last timing of an event whose timings are all over.';

comment on column public.event_timings.time_zone is 'Of the venue.';

comment on column public.event_timings.first_part is 'Day part of the start, counted from 1970-01-01: private.date_windows.';

comment on column public.event_timings.last_part is 'Day part of the last minute.';

revoke all on public.event_timings from anon, authenticated, public;

grant select on public.event_timings to anon, authenticated;

grant all on public.event_timings to service_role;

create policy "everybody reads the timings of published events" on public.event_timings
  for select to anon, authenticated
  using (true);

comment on table private.event_versions is
  'When, where, status and price of an event before an update that changed one of them. Kept while a user who saved the event has not seen the change, at most 12 months (private.apply_retention).';

comment on column private.event_versions.id is
  'In the order of the updates of an event: each holds the lock of its row.';

revoke all on private.event_versions from anon, authenticated, public;

comment on table public.event_votes is
  'One user''s vote on one event, up or down. Users read their own; the counts are public.';

revoke all on public.event_votes from anon, authenticated, public;

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

create or replace trigger count_votes
  after insert or update or delete on public.event_votes
  for each row execute function private.count_votes();

create or replace trigger stamp_updated_at
  before insert or update on public.event_votes
  for each row execute function private.stamp_updated_at();

create or replace trigger limit_writes after insert on public.event_votes
  referencing new table as added for each statement execute function private.limit_writes();

create or replace trigger limit_changed_votes after update on public.event_votes
  referencing new table as added for each statement execute function private.limit_writes();

comment on table public.events is 'An event at a place, at one or more times. Published events are public; triggers keep the counts.';

comment on column public.events.title is 'At most 100 characters from a user, 500 from a source.';

comment on column public.events.location is 'The city as written: the part before the first comma is the city.';

comment on column public.events.date is 'Civil date in time_zone, like time and end_time.';

comment on column public.events.timings is 'All times of the event: [{"begin": instant, "end": instant}], ISO 8601.';

comment on column public.events.price is 'As the organiser wrote it.';

comment on column public.events.price_kind is 'The kind of the price, read when its text is written: private.read_price.';

comment on column public.events.price_amount is 'The least in euros that a visitor without membership pays, 0 if entry is free; null if unknown.';

comment on column public.events.original_date is 'The date as the source wrote it.';

comment on column public.events.source is 'Where an imported event comes from; null for an event of a user.';

comment on column public.events.created_by is 'The user who published it; null if it was imported or the account is deleted.';

comment on column public.events.numeric_id is 'The last 8 hexadecimal digits of the id as a number, for short URLs such as /event/17.';

comment on column public.events.organizer_url is 'The page of the organizer, by https.';

comment on column public.events.publication is
  'draft, published, waiting (held back by reports), hidden or removed (by a moderator). Other users read published events only.';

comment on column public.events.accessibility is 'The needs that the venue meets: hearing, intellectual, mobility, psychic, visual.';

comment on column public.events.commune is 'INSEE code, derived from the location by a trigger; null if unknown.';

comment on column public.events.access is 'Underground, car park, wheelchairs: as the organizer wrote it.';

comment on column public.events.organizer_contact is 'An email address or telephone number that the organizer publishes.';

comment on column public.events.is_reserved is 'For one group only, such as the classes of a school.';

comment on column public.events.is_notice is
  'No event to go to: a recruitment session, a test of an agenda. Lists show it only if asked. Written by the importer, never for an event of a user.';

comment on column public.events.country is 'ISO 3166-1, two letters: FR, or the code of an overseas territory. Null if unknown, which counts as France.';

comment on column public.events.attendance is 'Where people take part: on_site, online or hybrid (both).';

comment on column public.events.image_text is 'A description of the picture. Empty if it is decorative; null if unknown.';

comment on column public.events.listed_at is 'When a draft was first published; null for an event that was created as published.';

revoke all on public.events from anon, authenticated, public;

grant select on public.events to anon;

grant select, insert (
  id, title, category, subcategory, location, venue, full_address, latitude, longitude, date, "time", end_time,
  time_zone, timings, status, image, max_capacity, price, ticket_url, map_url, organizer, description, features, lineup,
  original_date, organizer_url, publication, accessibility, access, organizer_contact, attendance, image_text
), update (
  title, category, subcategory, location, venue, full_address, latitude, longitude, date, "time", end_time, time_zone,
  timings, status, image, max_capacity, price, ticket_url, map_url, organizer, description, features, lineup,
  original_date, organizer_url, publication, accessibility, access, organizer_contact, attendance, image_text
), delete on public.events to authenticated;

grant all on public.events to service_role;

create policy "visitors read published events" on public.events
  for select to anon using (publication = 'published');

create policy "users read published events and their own" on public.events
  for select to authenticated
  using (
    publication = 'published'
    or created_by = (select auth.uid())
    or (publication <> 'draft' and (select private.has_role('moderator')))
  );

create policy "users with a confirmed address write events in their own name" on public.events
  for insert to authenticated
  with check (
    created_by = (select auth.uid())
    and publication in ('draft', 'published')
    and (select private.email_is_confirmed())
  );

create policy "creators change their own events" on public.events
  for update to authenticated using (created_by = (select auth.uid())) with check (created_by = (select auth.uid()));

create policy "creators delete their own events" on public.events
  for delete to authenticated using (created_by = (select auth.uid()));

create or replace trigger stamp_updated_at
  before update on public.events
  for each row when (
    old.upvotes_count = new.upvotes_count
    and old.downvotes_count = new.downvotes_count
    and old.purchases_count = new.purchases_count
  )
  execute function private.stamp_updated_at();

create or replace trigger refuse_local_picture
  before insert or update of image on public.events
  for each row when (new.image like 'http://%') execute function private.refuse_local_picture('image');

create or replace trigger withdraw_purchases
  after update of publication on public.events
  for each row when ((old.publication = 'removed') <> (new.publication = 'removed'))
  execute function private.withdraw_purchases();

create or replace trigger limit_writes after insert on public.events
  referencing new table as added for each statement execute function private.limit_writes();

create or replace trigger limit_changes after update on public.events
  for each row when (
    old.upvotes_count = new.upvotes_count
    and old.downvotes_count = new.downvotes_count
    and old.purchases_count = new.purchases_count
  )
  execute function private.limit_changes();

create or replace trigger find_commune_of_event
  before insert or update of location, full_address, latitude, longitude, country on public.events
  for each row execute function private.find_commune_of_event();

create or replace trigger read_price_of_event
  before insert or update of price, price_kind, price_amount on public.events
  for each row execute function private.read_price_of_event();

create or replace trigger list_changed_event
  after update of title, category, subcategory, location, full_address, venue, latitude, longitude, commune, date, "time", end_time,
    time_zone, timings, price, price_kind, price_amount, organizer, description, participants, rating, accessibility, publication, status, is_reserved, is_notice
  on public.events
  for each row when (old.publication = 'published' or new.publication = 'published')
  execute function private.list_event();

create or replace trigger count_on_listing
  after update of upvotes_count, downvotes_count, purchases_count on public.events
  for each row when (new.publication = 'published') execute function private.count_on_listing();

create or replace trigger learn_words_of_changed_event
  after update of title, venue, location, publication on public.events
  for each row when (new.publication = 'published') execute function private.learn_words();

create or replace trigger guard_publication
  before update of publication on public.events
  for each row when (old.publication <> new.publication and current_user in ('anon', 'authenticated'))
  execute function private.guard_publication();

create or replace trigger stamp_listed_at
  before update of publication on public.events
  for each row when (old.publication = 'draft' and new.publication = 'published' and old.listed_at is null)
  execute function private.stamp_listed_at();

create or replace trigger unlist_deleted_event
  before delete on public.events
  for each row execute function private.unlist_deleted_event();

create or replace trigger list_changed_programme
  after update of lineup on public.events
  for each row when (old.lineup is distinct from new.lineup and new.publication = 'published')
  execute function private.list_event();

create or replace trigger list_new_events after insert on public.events
  referencing new table as added for each statement execute function private.list_new_events();

create or replace trigger learn_new_words after insert on public.events
  referencing new table as added for each statement execute function private.learn_new_words();

create or replace trigger announce_new_event after insert on public.events
  for each row when (new.publication = 'published') execute function private.announce_event();

create or replace trigger announce_changed_event after update on public.events
  for each row when (
    (old.publication = 'published' or new.publication = 'published')
    and old.upvotes_count = new.upvotes_count
    and old.downvotes_count = new.downvotes_count
    and old.purchases_count = new.purchases_count
  )
  execute function private.announce_event();

create or replace trigger announce_deleted_event after delete on public.events
  for each row when (old.publication = 'published') execute function private.announce_event();

create or replace trigger revise_event
  after update of title, location, venue, full_address, latitude, longitude, date, "time", end_time, time_zone, timings, status
  on public.events
  for each row when (
    old.title is distinct from new.title
    or old.location is distinct from new.location
    or old.venue is distinct from new.venue
    or old.full_address is distinct from new.full_address
    or old.latitude is distinct from new.latitude
    or old.longitude is distinct from new.longitude
    or old.date is distinct from new.date
    or old."time" is distinct from new."time"
    or old.end_time is distinct from new.end_time
    or old.time_zone is distinct from new.time_zone
    or old.timings is distinct from new.timings
    or old.status is distinct from new.status
  )
  execute function private.revise_event();

create or replace trigger keep_version
  after update of date, "time", end_time, time_zone, timings, location, venue, full_address, status, price on public.events
  for each row when (
    old.date is distinct from new.date
    or old."time" is distinct from new."time"
    or old.end_time is distinct from new.end_time
    or old.time_zone is distinct from new.time_zone
    or old.timings is distinct from new.timings
    or old.location is distinct from new.location
    or old.venue is distinct from new.venue
    or old.full_address is distinct from new.full_address
    or old.status is distinct from new.status
    or old.price is distinct from new.price
  )
  execute function private.keep_version();

comment on table private.facet_deltas is
  'Deltas of the facet counts: how many events to come there are of each kind, and when they take place. Rows are only added, so that writers do not wait for each other; private.compact_facet_deltas compacts them.';

comment on column private.facet_deltas.first_part is
  'First day part of a timing (private.date_windows); null in the row that counts the event itself.';

comment on column private.facet_deltas.earlier_part is
  'The last day part of all earlier timings of the event. A range counts an event once, by its first timing there: the one whose earlier_part is before the range.';

comment on column private.facet_deltas.events is 'Negative for events that ended, changed or were removed.';

comment on column private.facet_deltas.is_once is 'Whether the event takes place on one day only.';

comment on column private.facet_deltas.hour is
  'The hour at which all known timings of the event begin, 20 for 20:00 to 20:59, in rows of their own: a timing is there as long as its start. -1 in the rows of all events.';

comment on column private.facet_deltas.is_compacted is 'Whether private.compact_facet_deltas wrote the row.';

revoke all on private.facet_deltas from anon, authenticated, public;

grant all on private.facet_deltas to service_role;

comment on table public.favorites is 'An event a user keeps for later.';

comment on column public.favorites.seen_version is
  'The latest row of private.event_versions that the user has seen, 0 for none. Null if the event was not published when it was saved: then no change is reported.';

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

create or replace trigger limit_writes after insert on public.favorites
  referencing new table as added for each statement execute function private.limit_writes();

create or replace trigger note_version
  before insert on public.favorites
  for each row execute function private.note_version();

comment on table private.form_limits is 'How often a form may be sent within an hour, by kind of sender.';

comment on column private.form_limits.pause is
  'The pause between two forms beyond the limit. Null: until the hour is over, for networks only, because anyone can write the address of another person.';

revoke all on private.form_limits from anon, authenticated, public;

grant all on private.form_limits to service_role;

comment on table private.form_submissions is
  'How often a sender, identified by a hash, sent a form in an hour. Kept for a day.';

revoke all on private.form_submissions from anon, authenticated, public;

grant all on private.form_submissions to service_role;

comment on table private.host_runs is
  'The last run of each kind and source that was finished. The importer and the backup write it; /metrics and read_operations show it.';

comment on column private.host_runs.source is 'The file or the URL of an import; empty for a backup.';

comment on column private.host_runs.facts is 'The counts of an import: records, added, changed, problems; and "refused", at most fifty records that were not imported: id, title, reason.';

revoke all on private.host_runs from anon, authenticated, public;

grant all on private.host_runs to service_role;

comment on table public.job_applications is 'An application. Written by anyone, read by operators.';

revoke all on public.job_applications from anon, authenticated, public;

grant select, update (status) on public.job_applications to authenticated;

grant all on public.job_applications to service_role;

create policy "operators read applications" on public.job_applications
  for select to authenticated
  using ((select private.has_role('operator')));

create policy "operators answer and close applications" on public.job_applications
  for update to authenticated
  using ((select private.has_role('operator')));

comment on table public.launch_alerts is
  'An address to notify when the mobile app is released. Anyone writes; the API never reads it.';

revoke all on public.launch_alerts from anon, authenticated, public;

grant all on public.launch_alerts to service_role;

create or replace trigger skip_known_alert
  before insert on public.launch_alerts
  for each row execute function private.skip_known_alert();

comment on table private.mails is 'A mail to a user, until it is sent. The host sends it with its own texts.';

comment on column private.mails.begun_at is
  'When a mail that must not arrive twice was handed to the mail server. Without an answer from there it is not sent again.';

revoke all on private.mails from anon, authenticated, public;

comment on table public.moderation_decisions is
  'The decisions on an event, and why. Its creator reads them and appeals once; moderators read all.';

comment on column public.moderation_decisions.event_id is 'Null if the event is deleted.';

comment on column public.moderation_decisions.creator_id is 'Not exported to the moderator.';

comment on column public.moderation_decisions.moderator_id is
  'Null for a decision by reports. Not exported to the creator, to protect the moderator.';

comment on column public.moderation_decisions.statement is 'The facts and the rule, addressed to the creator.';

comment on column public.moderation_decisions.is_final is
  'Whether the creator has appealed before: a decision on an appeal is the last.';

comment on column public.moderation_decisions.appeal is 'The creator''s answer, once. Not exported to the moderator.';

revoke all on public.moderation_decisions from anon, authenticated, public;

grant select (
  id, event_id, event_title, creator_id, publication_before, publication, reason, statement, is_final, decided_at,
  appeal, appealed_at
), update (
  appeal
) on public.moderation_decisions to authenticated;

grant all on public.moderation_decisions to service_role;

create policy "creators and moderators read decisions" on public.moderation_decisions
  for select to authenticated
  using (creator_id = (select auth.uid()) or (select private.has_role('moderator')));

create policy "creators appeal once against what holds their event back" on public.moderation_decisions
  for update to authenticated
  using (
    creator_id = (select auth.uid()) and publication in ('hidden', 'removed') and appeal is null and not is_final
  )
  with check (creator_id = (select auth.uid()) and appeal is not null);

create or replace trigger date_appeal
  before update of appeal on public.moderation_decisions
  for each row execute function private.date_appeal();

create or replace trigger limit_changes after update of appeal on public.moderation_decisions
  for each row execute function private.limit_changes();

create or replace trigger mail_decision after insert on public.moderation_decisions
  for each row when (new.creator_id is not null) execute function private.mail_decision();

comment on table public.newsletter_subscriptions is
  'An address that wants the newsletter, and its language. Anyone writes; the API never reads it.';

revoke all on public.newsletter_subscriptions from anon, authenticated, public;

grant all on public.newsletter_subscriptions to service_role;

create or replace trigger skip_known_subscription
  before insert on public.newsletter_subscriptions
  for each row execute function private.skip_known_subscription();

comment on table public.places is 'Every commune of France. Everyone reads; migrations write.';

comment on column public.places.code is 'INSEE code.';

comment on column public.places.folded_name is 'The folded words of the name, as a city is compared.';

comment on column public.places.is_exact is
  'Whether the coordinates are those of the commune; else the average of its department.';

comment on column public.places.time_zone is 'IANA time zone of its department.';

revoke all on public.places from anon, authenticated, public;

grant select on public.places to anon, authenticated;

grant all on public.places to service_role;

create policy "everybody reads places" on public.places
  for select to anon, authenticated
  using (true);

comment on table private.poll_answers is 'The answer of a person to one option of a poll.';

revoke all on private.poll_answers from anon, authenticated, public;

comment on table private.poll_options is 'An option of a poll: an event on one of its days.';

comment on column private.poll_options.day is 'Civil day at the venue; null for an event without a date.';

revoke all on private.poll_options from anon, authenticated, public;

comment on table private.poll_people is
  'A person who answered a poll: a user, or a guest whose own link changes the answers on any device.';

comment on column private.poll_people.secret_hash is
  'The hash of the token of a guest''s own link; null for a user. Not exported to the user.';

comment on column private.poll_people.changes is
  'The ids of the latest changes, at most fifty: a change that arrives twice is applied once. Not exported to the user.';

revoke all on private.poll_people from anon, authenticated, public;

comment on table private.polls is
  'A poll: 2 to 12 options that friends answer by a link, without an account. Deleted 30 days after its last day.';

comment on column private.polls.user_id is 'The user who made the poll; null for a visitor.';

comment on column private.polls.organizer_hash is 'The hash of the token of the organiser''s link. Not exported to the user.';

comment on column private.polls.friends_hash is 'The hash of the token of the friends'' link. Not exported to the user.';

comment on column private.polls.generation is 'How many links of friends there were: a new one ends the old one.';

comment on column private.polls.hides_answers is 'Whether the answers of others are hidden from a person who has not answered.';

comment on column private.polls.closes_at is 'From then on no answer is accepted; null while there is no end.';

revoke all on private.polls from anon, authenticated, public;

comment on table public.profiles is
  'The name, place, bio and picture that a person shows. Created on sign-up; each user reads and changes their own.';

comment on column public.profiles.weekly_mail is 'Whether the user has asked for the mail of the week.';

comment on column public.profiles.taste is
  'What the user has said about lists, as in the file of a taste. Null if it is on devices only.';

comment on column public.profiles.taste_revision is
  'The number of changes of the taste. A device changes the revision that it has read, so that no change of another device is lost.';

revoke all on public.profiles from anon, authenticated, public;

grant select, update (full_name, username, bio, location, avatar_url, weekly_mail, taste, taste_revision)
  on public.profiles to authenticated;

grant all on public.profiles to service_role;

create policy "users read their own profile" on public.profiles
  for select to authenticated
  using (id = (select auth.uid()));

create policy "users change their own profile" on public.profiles
  for update to authenticated
  using (id = (select auth.uid()))
  with check (id = (select auth.uid()));

create or replace trigger refuse_local_picture
  before insert or update of avatar_url on public.profiles
  for each row execute function private.refuse_local_picture('avatar_url');

create or replace trigger limit_changes after update on public.profiles
  for each row execute function private.limit_changes();

comment on table public.purchases is
  'A ticket link that a user followed and recorded, once per event. Users read their own; the count is public.';

comment on column public.purchases.event_id is 'Null if the event is deleted.';

comment on column public.purchases.price is 'The price at the time of purchase, as its organiser wrote it.';

comment on column public.purchases.event_title is
  'The title at the time of purchase. The trigger writes it; the default tells generated types that a client need not.';

comment on column public.purchases.event_date is 'The date at the time of purchase.';

comment on column public.purchases.withdrawn_at is 'When the event was deleted or removed; null while it takes place.';

comment on column public.purchases.seen_version is
  'The latest row of private.event_versions that the user has seen, 0 for none. Null if the event was not published when it was saved: then no change is reported.';

revoke all on public.purchases from anon, authenticated, public;

grant select, insert (event_id), delete on public.purchases to authenticated;

grant all on public.purchases to service_role;

create policy "users read their own purchases" on public.purchases
  for select to authenticated
  using (user_id = (select auth.uid()));

create policy "users record their own purchases" on public.purchases
  for insert to authenticated
  with check (user_id = (select auth.uid()));

create policy "users take back their own purchases" on public.purchases
  for delete to authenticated
  using (user_id = (select auth.uid()));

create or replace trigger count_purchases
  after insert or update of event_id or delete on public.purchases
  for each row execute function private.count_purchases();

create or replace trigger copy_event
  before insert on public.purchases
  for each row execute function private.copy_event();

create or replace trigger date_withdrawal
  before update of event_id on public.purchases
  for each row when (new.event_id is null) execute function private.date_withdrawal();

create or replace trigger limit_writes after insert on public.purchases
  referencing new table as added for each statement execute function private.limit_writes();

create or replace trigger note_version
  before insert or update of event_id on public.purchases
  for each row execute function private.note_version();

comment on table private.recovery_codes is
  'The recovery codes of a user that are not used, as hashes (private.hash_recovery_code).';

comment on column private.recovery_codes.hash is 'Not exported to the user.';

revoke all on private.recovery_codes from anon, authenticated, public;

comment on table private.repairs is
  'A value that a migration or an upgrade changed because a new constraint refuses it. The host reads it; deleted after a year.';

comment on column private.repairs.reason is 'The requirement of the constraint.';

comment on column private.repairs.row_id is 'Null for tables about people.';

comment on column private.repairs.old_value is 'Null for tables about people.';

comment on column private.repairs.is_reported is 'Whether the server has reported it in its log.';

revoke all on private.repairs from anon, authenticated, public;

grant all on private.repairs to service_role;

comment on table private.report_limits is 'How much reports can do before a moderator decides. One row.';

comment on column private.report_limits.reports is 'How many open reports of different mailboxes hold an event back.';

comment on column private.report_limits.account_age is
  'How long the email address of an account must have been confirmed before its report counts.';

comment on column private.report_limits.share_of_coming is
  'The highest share of the events to come that may be held back at a time.';

comment on column private.report_limits.min_events is
  'The number of events that may be held back at a time even if the share is lower.';

comment on column private.report_limits.max_per_organizer is 'How many events of one organizer may be held back within a day.';

revoke all on private.report_limits from anon, authenticated, public;

grant all on private.report_limits to service_role;

comment on table private.role_changes is
  'A role that was given to a user or taken back. Kept for a year, and for as long as the role is held.';

comment on column private.role_changes.user_id is 'Whose role it is. Not exported to the author.';

comment on column private.role_changes.is_given is 'False where the role was taken back.';

comment on column private.role_changes.author_id is
  'The operator who did it; null for the host, and for an account that is deleted. Not exported to the user.';

comment on column private.role_changes.is_by_host is 'Whether it was done on the server, by role:give, and not by an operator.';

revoke all on private.role_changes from anon, authenticated, public;

grant all on private.role_changes to service_role;

comment on table public.saved_searches is
  'A search of explore that a user has saved. Events that were first listed after opened_at are new in it.';

comment on column public.saved_searches.query is 'The canonical parameters of the URL of explore, without a question mark.';

comment on column public.saved_searches.filters is
  'The same filters as arguments of explore_events: private.read_saved_search.';

comment on column public.saved_searches.opened_at is 'When the user last opened the list. A trigger writes the time.';

revoke all on public.saved_searches from anon, authenticated, public;

grant select, insert (id, user_id, name, query, filters), update (name, opened_at), delete on public.saved_searches to authenticated;

grant all on public.saved_searches to service_role;

create policy "users read their own searches" on public.saved_searches
  for select to authenticated
  using (user_id = (select auth.uid()));

create policy "users save their own searches" on public.saved_searches
  for insert to authenticated
  with check (user_id = (select auth.uid()));

create policy "users change their own searches" on public.saved_searches
  for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));

create policy "users delete their own searches" on public.saved_searches
  for delete to authenticated
  using (user_id = (select auth.uid()));

create or replace trigger check_saved_search
  before insert or update of filters on public.saved_searches
  for each row execute function private.check_saved_search();

create or replace trigger stamp_opened_at
  before update of opened_at on public.saved_searches
  for each row when (current_user in ('anon', 'authenticated')) execute function private.stamp_opened_at();

create or replace trigger limit_writes after insert on public.saved_searches
  referencing new table as added for each statement execute function private.limit_writes();

create or replace trigger take_at_most_twenty after insert on public.saved_searches
  referencing new table as added for each statement execute function private.limit_searches();

comment on table private.schema_objects is
  'What of supabase/schemas was applied: the hash of each object by its name. Only changed objects are applied again.';

revoke all on private.schema_objects from anon, authenticated, public;

grant all on private.schema_objects to service_role;

comment on table private.schema_sets is
  'Every state of supabase/schemas that was applied, the last one is in place. A server with an older one applies nothing.';

comment on column private.schema_sets.position is 'The version of the newest migration of that state.';

comment on column private.schema_sets.hash is 'Of all texts.';

revoke all on private.schema_sets from anon, authenticated, public;

grant all on private.schema_sets to service_role;

comment on table private.search_lexemes is
  'The words and stems of all listings that exist or existed: the completions of a prefix.';

revoke all on private.search_lexemes from anon, authenticated, public;

grant all on private.search_lexemes to service_role;

comment on table public.search_words is
  'The words of titles, venues and towns that were published. Everyone reads; a trigger of events writes.';

comment on column public.search_words.word is 'Folded by private.words_of.';

comment on column public.search_words.written is 'As an event first wrote it, in lower case.';

comment on column public.search_words.deletions is
  'The word and the word without each of its letters: two words that share one differ by one typo or two.';

revoke all on public.search_words from anon, authenticated, public;

grant select on public.search_words to anon, authenticated;

grant all on public.search_words to service_role;

create policy "everybody reads the words of searches" on public.search_words
  for select to anon, authenticated
  using (true);

comment on table private.settings is 'The settings of a host. One row, changed by its operator in SQL.';

comment on column private.settings.trusted_proxies is
  'How many proxies append to x-forwarded-for: the client is the n-th entry from the right. Entries further left are written by the client.';

comment on column private.settings.client_ip_header is
  'A header that the platform always overwrites with the client''s address, such as cf-connecting-ip. Replaces x-forwarded-for if set.';

comment on column private.settings.local_pictures is
  'Whether pictures may lie in the storage of a backend on this machine, by http. For development.';

comment on column private.settings.pepper is
  'Part of the hashes of senders, so that they cannot be found by trying every address.';

revoke all on private.settings from anon, authenticated, public;

grant all on private.settings to service_role;

comment on table private.sign_up_limits is 'How many accounts one network may create within a period.';

comment on column private.sign_up_limits.is_known is 'False for all clients together whose network is unknown.';

revoke all on private.sign_up_limits from anon, authenticated, public;

grant all on private.sign_up_limits to service_role;

comment on table private.sign_ups is 'When a network created an account: a hash of the network, kept for a day.';

revoke all on private.sign_ups from anon, authenticated, public;

grant all on private.sign_ups to service_role;

comment on table private.signing_secret is
  'The secret that signs sessions, created by the first server that starts. One row; none where the host names it in LIVELY_SESSION_SECRET. No role of the API reads it.';

revoke all on private.signing_secret from anon, authenticated, service_role, public;

comment on table public.staff_roles is
  'A staff role of a user: a moderator decides on events, an operator answers the forms and watches the operation. Given by the host and by operators; each user reads their own.';

revoke all on public.staff_roles from anon, authenticated, public;

grant select on public.staff_roles to authenticated;

grant all on public.staff_roles to service_role;

create policy "users read their own roles" on public.staff_roles
  for select to authenticated
  using (user_id = (select auth.uid()));

create or replace trigger note_role_change after insert or delete or update on public.staff_roles
  for each row execute function private.note_role_change();

comment on table public.support_tickets is 'A ticket for the support. Written by anyone, read by operators.';

revoke all on public.support_tickets from anon, authenticated, public;

grant select, update (status) on public.support_tickets to authenticated;

grant all on public.support_tickets to service_role;

create policy "operators read tickets" on public.support_tickets
  for select to authenticated
  using ((select private.has_role('operator')));

create policy "operators answer and close tickets" on public.support_tickets
  for update to authenticated
  using ((select private.has_role('operator')));

comment on table private.terms is 'The slug of the taxonomy for a folded word.';

revoke all on private.terms from anon, authenticated, public;

grant all on private.terms to service_role;

comment on table private.topics is 'The tags of an event by category and subcategory (empty for none), and their folded names.';

revoke all on private.topics from anon, authenticated, public;

grant all on private.topics to service_role;

comment on table public.user_actions is
  'The log of votes, clicks and favourites. Users read and add their own; rows never change.';

revoke all on public.user_actions from anon, authenticated, public;

grant select, insert (user_id, event_id, action_type, action_details) on public.user_actions to authenticated;

grant all on public.user_actions to service_role;

create policy "users read their own actions" on public.user_actions
  for select to authenticated
  using (user_id = (select auth.uid()));

create policy "users log their own actions" on public.user_actions
  for insert to authenticated
  with check (user_id = (select auth.uid()));

create or replace trigger limit_writes after insert on public.user_actions
  referencing new table as added for each statement execute function private.limit_writes();

comment on table public.user_preferences is
  'Free words that a user likes (tags), from onboarding or a suggestion. At most 100 each.';

revoke all on public.user_preferences from anon, authenticated, public;

grant select, insert, delete on public.user_preferences to authenticated;

grant all on public.user_preferences to service_role;

create policy "users read their own tags" on public.user_preferences
  for select to authenticated
  using (user_id = (select auth.uid()));

create policy "users with a confirmed address add their own tags" on public.user_preferences
  for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.email_is_confirmed()));

create policy "users remove their own tags" on public.user_preferences
  for delete to authenticated
  using (user_id = (select auth.uid()));

create or replace trigger limit_to_hundred_per_user
  after insert on public.user_preferences
  referencing new table as added
  for each statement execute function private.limit_to_hundred_per_user();

create or replace trigger limit_writes after insert on public.user_preferences
  referencing new table as added for each statement execute function private.limit_writes();

comment on table private.weekly_mails is
  'The weeks of which a user has had the mail, or for which there was nothing to say.';

comment on column private.weekly_mails.week is 'Its Monday.';

comment on column private.weekly_mails.token is
  'Ends the mails, in the link of this one. It opens nothing else. Not exported to the user: an export is a file.';

revoke all on private.weekly_mails from anon, authenticated, public;

comment on table private.write_limits is
  'The highest number of rows of a kind that a user may write within a period. A kind is a table, or a table and "changes".';

revoke all on private.write_limits from anon, authenticated, public;

grant all on private.write_limits to service_role;

comment on table private.writes is 'How many rows a user wrote, and when. Kept for a day.';

revoke all on private.writes from anon, authenticated, public;

grant all on private.writes to service_role;

comment on table private.wrong_codes is
  'A wrong code of a second factor on a hosted project. Counted for 15 minutes, kept for a day.';

revoke all on private.wrong_codes from anon, authenticated, public;

comment on function private.words_of is 'The folded words of a text, separated by one space: the engine''s splitWords.';

revoke all on function private.words_of from public;

grant execute on function private.words_of to anon, authenticated, service_role;

comment on function private.count_votes is
  'Row trigger: updates the counts of an event under the lock of its row, so that simultaneous votes all count.';

revoke all on function private.count_votes from public;

do $$
begin
  if exists (select from pg_catalog.pg_roles where rolname = 'supabase_auth_admin') then
    grant execute on function private.mfa_verification_attempt to supabase_auth_admin;
  end if;
end;
$$;

do $$
begin
  if exists (select from pg_catalog.pg_roles where rolname = 'authenticator') then
    alter role authenticator set pgrst.db_pre_request = 'private.require_session';
    notify pgrst, 'reload config';
  end if;
exception
  when insufficient_privilege then
    raise warning 'PostgREST was not told to call private.require_session: docs/hosting.md says how.';
end;
$$;

do $$
begin
  if exists (select from pg_catalog.pg_roles where rolname = 'supabase_auth_admin') then
    grant usage on schema private to supabase_auth_admin;
    grant execute on function private.before_user_created to supabase_auth_admin;
  end if;
end;
$$;

do $$
declare
  role_limit record;
begin
  for role_limit in
    select name, value from (values ('anon', '3s'), ('authenticated', '8s')) as limits (name, value)
    where not exists (
      select from pg_catalog.pg_roles, unnest(rolconfig) as setting
      where rolname = name and setting like 'statement\_timeout=%'
    )
  loop
    execute format('alter role %I set statement_timeout = %L', role_limit.name, role_limit.value);
  end loop;
exception
  -- Roles belong to the server: its superuser made them (docs/hosting/roles.sql), or another database sets the same now. The
  -- backend uses 3 s and 8 s where the roles say nothing.
  when insufficient_privilege or internal_error then
    null;
end;
$$;

select private.schedule_refresh();

select private.schedule_retention();

do $check$
declare
  wrong text;
begin
  select string_agg(coalesce(signatures, name || ' is missing'), ', ') into wrong
  from jsonb_each_text('{"private.filter_condition":0,"private.distance_expression":0,"private.score_expression":0,"private.after_condition":0,"private.select_matches":0,"private.hours_condition":0,"private.hours_lookup":0,"private.hours_mask":0,"private.minute_of_hour":0,"private.read_explore_query":1,"private.date_condition":0,"private.explore":1,"private.count_matches":0,"private.count_from_deltas":0,"private.add_counts":0,"public.explore_events":1,"private.are_timings":1,"private.is_email_address":1,"private.is_time_zone":1,"private.hash_link_token":1,"private.require_link_token":1,"private.is_clean_text":1,"private.has_visible_text":1,"private.is_clean_name":1,"private.is_https_url":1,"private.is_public_host":1,"private.is_picture_url":1,"private.fold_french":1,"private.fold_text":1,"private.department_of":1,"private.time_zone_of":1,"private.repair":1,"private.districts_of_communes":1,"private.district_of":1,"private.price_rules":1,"private.read_price":1,"private.read_price_of_event":1,"private.seconds_until_next_code":1,"private.mfa_verification_attempt":1,"private.delete_account":1,"public.delete_account":1,"private.email_is_confirmed":1,"private.has_role":1,"private.is_assured":1,"private.owes_code":1,"private.hash_recovery_code":1,"private.create_recovery_codes":1,"public.create_recovery_codes":1,"private.use_recovery_code":1,"public.use_recovery_code":1,"private.count_recovery_codes":1,"public.count_recovery_codes":1,"public.replace_user_preferences":1,"public.replace_event_preferences":1,"private.session_lives":1,"private.require_session":1,"private.session_of_request":1,"private.list_sessions":1,"public.list_sessions":1,"private.end_sessions":1,"public.end_session":1,"public.end_other_sessions":1,"private.signed_in_user":1,"private.check_email":1,"private.create_profile":1,"private.calendar_entries":1,"public.list_calendar_entries":1,"private.create_calendar_feed":1,"public.create_calendar_feed":1,"private.revoke_calendar_feed":1,"public.revoke_calendar_feed":1,"private.list_calendar_feeds":1,"public.list_calendar_feeds":1,"private.read_calendar_feed":1,"public.read_calendar_feed":1,"private.list_events_of_source":1,"public.list_events_of_source":1,"private.end_calendar_feeds":1,"private.revise_event":1,"private.schedule_change":1,"private.changes_since":1,"private.changes_of":1,"private.list_changes":1,"public.list_changes":1,"private.see_changes":1,"public.see_changes":1,"private.times_of":1,"private.keep_version":1,"private.note_version":1,"private.explore_constants":1,"private.likes_of_user":1,"private.prefixes_of_areas":1,"private.score_of":1,"private.changes_score":1,"private.topic_of":1,"private.card_of":1,"private.texts_of":1,"private.has_topic":1,"private.passes":1,"private.is_in_area":1,"private.is_inside":1,"private.says":1,"private.begins_within":1,"private.timings_on":1,"private.events_on":1,"private.listings_passing":1,"private.count_deltas":1,"private.read_cursor":1,"private.write_cursor":1,"private.explore_deep_page":1,"private.bound_count":1,"public.explore_map":1,"private.days_of":1,"private.find_events":1,"private.listings_in_order":1,"private.explore_index_page":1,"private.map_events":1,"private.cells_of":1,"private.touched_hours":1,"private.whole_hours":1,"private.hour_keys":1,"private.matches":1,"private.explore_ranked_page":1,"private.refuse_query":1,"private.read_list":1,"private.explore_sorted_page":1,"private.fold_email":1,"private.admit_form":1,"private.client_network":1,"private.store_form":1,"public.submit_contact_message":1,"public.subscribe_to_newsletter":1,"public.submit_support_ticket":1,"public.submit_job_application":1,"public.request_launch_alert":1,"private.skip_known_subscription":1,"private.skip_known_alert":1,"private.saved_events_of":1,"private.keep_latest_interactions":1,"private.admit_attempts":1,"private.forget_attempts":1,"private.admit_sign_up":1,"private.before_user_created":1,"private.network_of":1,"private.charge_writes":1,"private.limit_writes":1,"private.limit_changes":1,"private.limit_to_hundred_per_user":1,"private.stamp_updated_at":1,"private.days_of_timing":1,"private.count_days":1,"private.date_windows":1,"private.facet_deltas_of":1,"private.add_facet_deltas":1,"private.compact_facet_deltas":1,"private.is_online":1,"private.list_events":1,"private.projections_of":1,"private.changed_projections":1,"private.refresh_listings":1,"private.schedule_refresh":1,"private.standing_of":1,"private.start_of":1,"private.announce_event":1,"private.count_on_listing":1,"private.list_new_events":1,"private.list_event":1,"private.unlist":1,"private.unlist_deleted_event":1,"private.stamp_listed_at":1,"private.mail_event":1,"private.week_of":1,"private.queue_weekly_mails":1,"private.end_weekly_mail":1,"public.end_weekly_mail":1,"private.take_mails":1,"private.begin_mail":1,"private.mail_credentials":1,"private.mail_decision":1,"private.mail_outcome":1,"private.mail_device":1,"private.mail_factor":1,"private.mail_identity":1,"private.is_event_removed":1,"public.is_event_removed":1,"private.count_reports":1,"private.is_coming":1,"private.may_be_held":1,"private.list_reported_events":1,"public.list_moderation_queue":1,"private.moderate_event":1,"public.moderate_event":1,"private.record_decision":1,"private.restore_reported_events":1,"public.restore_reported_events":1,"private.copy_reported_title":1,"private.date_appeal":1,"private.guard_publication":1,"private.hold_reported_event":1,"private.give_role":1,"public.give_role":1,"private.host_figures":1,"private.server_figures":1,"private.list_quotas_hit":1,"public.note_import":1,"private.list_licences":1,"private.list_staff":1,"private.list_role_changes":1,"private.read_operations":1,"public.read_operations":1,"private.retry_failed_mails":1,"public.retry_failed_mails":1,"private.take_role":1,"public.take_role":1,"private.note_role_change":1,"private.is_own_picture":1,"private.has_room_for_picture":1,"private.pictures_of":1,"private.refuse_local_picture":1,"private.cells_around":1,"private.city_of":1,"private.codes_of_commune":1,"private.distance_to":1,"private.chord_to":1,"private.chord_of":1,"private.haversine":1,"private.origin_of":1,"private.find_commune":1,"private.find_commune_of_event":1,"private.admit_poll_call":1,"private.answer_poll":1,"public.answer_poll":1,"private.withdraw_answers":1,"public.withdraw_answers":1,"private.find_poll":1,"private.friends_token":1,"private.polls_of":1,"private.export_polls":1,"public.export_polls":1,"private.read_poll":1,"public.read_poll":1,"private.organize_poll":1,"public.organize_poll":1,"private.show_poll":1,"private.answers_of":1,"private.reader_of_poll":1,"private.put_poll_options":1,"private.create_poll":1,"public.create_poll":1,"private.edit_poll_options":1,"public.edit_poll_options":1,"private.end_poll":1,"public.end_poll":1,"private.renew_poll_link":1,"public.renew_poll_link":1,"private.delete_poll":1,"public.delete_poll":1,"private.apply_retention":1,"private.schedule_retention":1,"private.gdpr_erase":1,"private.gdpr_export":1,"private.log_entries_about":1,"private.tables_about_people":1,"private.columns_not_exported":1,"private.copy_event":1,"private.count_purchases":1,"private.date_withdrawal":1,"private.withdraw_purchases":1,"private.list_candidates":1,"public.recommendation_candidates":1,"private.correct_search":1,"private.search_of":1,"private.search_query":1,"private.searched_words":1,"private.spell_out":1,"public.suggest_searches":1,"private.learn_lexemes":1,"private.deletions_of":1,"private.learn_words_of":1,"private.learn_new_words":1,"private.learn_words":1,"private.with_matches":1,"private.new_events_of":1,"private.find_new_events":1,"public.find_new_events":1,"private.read_saved_search":1,"private.check_saved_search":1,"private.stamp_opened_at":1,"private.limit_searches":1,"private.words_of":1,"private.count_votes":1}') as e (name, number), lateral (
    select string_agg(oid::regprocedure::text, ', ') as signatures, count(*) as existing from pg_proc
    where pronamespace = to_regnamespace(split_part(name, '.', 1)) and proname = split_part(name, '.', 2)
  ) as p where existing <> number::bigint;
  if wrong is not null then
    raise exception 'A function of supabase/schemas was removed, or has other arguments, and the old one is still there: %. Write "drop function if exists" with the old arguments into supabase/schemas/drops.sql.', wrong;
  end if;
end;
$check$;

insert into private.schema_objects (name, hash)
select key, value from jsonb_each_text('{
 "function private.seconds_until_next_code": "f44aec3e9779abf5",
 "function private.mfa_verification_attempt": "4c3981ca0494eec1",
 "function private.delete_account": "35cbfb4380a0c837",
 "function public.delete_account": "16a5683bb70e857b",
 "function private.email_is_confirmed": "6efa732926641163",
 "function private.has_role": "60c4315e74d9960d",
 "function private.is_assured": "134b901a96def200",
 "function private.owes_code": "2d8b7c1db84d8e73",
 "function private.hash_recovery_code": "46e37933253dd369",
 "function private.create_recovery_codes": "3e7f9e9c30186786",
 "function public.create_recovery_codes": "df58aaa62546c3f6",
 "function private.use_recovery_code": "944fc13a3a86a6e9",
 "function public.use_recovery_code": "8c94b34d9a726a70",
 "function private.count_recovery_codes": "40c3daa23d8d4e1c",
 "function public.count_recovery_codes": "f19f7eb1e8b2b37d",
 "function public.replace_user_preferences": "04796ce27518fe38",
 "function public.replace_event_preferences": "d39823ccbf0967fd",
 "function private.session_lives": "3e27f8f905ed25f7",
 "function private.require_session": "b4e3709acb9ad9d3",
 "function private.session_of_request": "e0c78f971252be79",
 "function private.list_sessions": "bc9d1f4d3e2a2122",
 "function public.list_sessions": "534b5318b76f7641",
 "function private.end_sessions": "f9cc61c88b203772",
 "function public.end_session": "a1e5e1a013895f5f",
 "function public.end_other_sessions": "f95db2751ce1944f",
 "function private.signed_in_user": "71a340c3d57c9efb",
 "function private.check_email": "a141e453e65230be",
 "function private.create_profile": "4ec7efa2a769f713",
 "function private.calendar_entries": "04c03b08223982af",
 "function public.list_calendar_entries": "6f4a8cff61bc7a48",
 "function private.create_calendar_feed": "22b25fd8d707ab65",
 "function public.create_calendar_feed": "727c72016797fbba",
 "function private.revoke_calendar_feed": "ca06d0cbc2862f5b",
 "function public.revoke_calendar_feed": "b2d59326112f7172",
 "function private.list_calendar_feeds": "a010c84b14f9d54b",
 "function public.list_calendar_feeds": "ebc1f8cb93122251",
 "function private.read_calendar_feed": "5dd0b8aec3400c59",
 "function public.read_calendar_feed": "895f33b0228542ee",
 "function private.list_events_of_source": "bfb6f6851e2816e4",
 "function public.list_events_of_source": "0033ffff0baf7ba8",
 "function private.end_calendar_feeds": "d082441df030bbcb",
 "function private.revise_event": "4998bdd336dcfeec",
 "function private.schedule_change": "0e75f9e166cae09c",
 "function private.changes_since": "889e73294c88f1d6",
 "function private.changes_of": "d1e261a8fd390101",
 "function private.list_changes": "ee71ee6582eca33c",
 "function public.list_changes": "92ef19869a1b01e4",
 "function private.see_changes": "2fed081d657f6b54",
 "function public.see_changes": "266df9b0a8af935d",
 "function private.times_of": "5d363cc821c825c1",
 "function private.keep_version": "e7dddf3f92d2189d",
 "function private.note_version": "84de34aa8b721776",
 "function private.explore_constants": "772bf7ff631ffed9",
 "function private.likes_of_user": "df127a6a4c03342a",
 "function private.prefixes_of_areas": "3d0ad0d27c75fc81",
 "function private.score_of": "61e8f380570601ba",
 "function private.changes_score": "2ee9902353f90741",
 "function private.topic_of": "1705a3de1dea4ca0",
 "function private.card_of": "7c233cacf384f7b0",
 "function private.texts_of": "8a9e70fe7eacd529",
 "function private.has_topic": "85a4c3cee63b25a3",
 "function private.passes": "d4d7e437c17f390b",
 "function private.is_in_area": "d027106a987e1688",
 "function private.is_inside": "1d5949dc4c1958cf",
 "function private.says": "20406699c523abb7",
 "function private.begins_within": "a6fa1c0c7453913a",
 "function private.timings_on": "17b3e6f65bcf9c27",
 "function private.events_on": "d9e43d60a42e710d",
 "function private.listings_passing": "937e521ca656b67e",
 "function private.count_deltas": "da2509acc3cb42c6",
 "function private.read_cursor": "e669dd6b67da31b3",
 "function private.write_cursor": "0131f98dd28412a2",
 "function private.explore_deep_page": "c7fd0a5693e5c2e7",
 "function private.bound_count": "9a7eed534c106d10",
 "function private.explore": "56011179116c05ec",
 "function public.explore_events": "75cee975d1517d83",
 "function public.explore_map": "445b7fdb07f5b6ce",
 "function private.days_of": "a7268457b8f9ee32",
 "function private.find_events": "2fc8c01b1703f60f",
 "function private.listings_in_order": "c5b28507f478324c",
 "function private.explore_index_page": "98f4368601691bf2",
 "function private.map_events": "ef90d127e7fdde2b",
 "function private.cells_of": "acfa94b86ec11ac1",
 "function private.touched_hours": "b13bd6236ec40d11",
 "function private.whole_hours": "f7d170bf974c7b9c",
 "function private.hour_keys": "cb8ca71b10bbea38",
 "function private.matches": "b91a68d70e39b976",
 "function private.explore_ranked_page": "12fbfb3a04c249a1",
 "function private.refuse_query": "5ca04fb5b34239fb",
 "function private.read_list": "9f630c9a06d1e79b",
 "function private.read_explore_query": "2b9fff4ba9ca30f2",
 "function private.explore_sorted_page": "46883871eb741641",
 "function private.fold_email": "9f518c246a5c680b",
 "function private.admit_form": "88852db3938d0d80",
 "function private.client_network": "8e59e98c9cca15a6",
 "function private.store_form": "a48b6d4d51ba2c23",
 "function public.submit_contact_message": "a682db7ef91c292a",
 "function public.subscribe_to_newsletter": "69e7df9870ad6e28",
 "function public.submit_support_ticket": "4e06606c53b8c039",
 "function public.submit_job_application": "c8f80c5e3d6ff409",
 "function public.request_launch_alert": "7c66c8fac41f58ed",
 "function private.skip_known_subscription": "6b2161f8f770a3e1",
 "function private.skip_known_alert": "26691e7ec5e1e6b5",
 "function private.saved_events_of": "98e2a4b7e3b24376",
 "function private.keep_latest_interactions": "f72421750c5eb64f",
 "function private.admit_attempts": "6c11045d12c67fa4",
 "function private.forget_attempts": "c4f2a29487a5558c",
 "function private.admit_sign_up": "a61ce5d71f051b57",
 "function private.before_user_created": "913a2742b2c92eeb",
 "function private.network_of": "43c0f1eee82c1c26",
 "function private.charge_writes": "4796ecc34d29e0b1",
 "function private.limit_writes": "2ba89ae2e4689d75",
 "function private.limit_changes": "c2170cc7d63bce95",
 "function private.limit_to_hundred_per_user": "d61bb6c28e6fff0c",
 "function private.stamp_updated_at": "eba73fe962fe3608",
 "function private.days_of_timing": "38556a42a1dbe1c9",
 "function private.count_days": "9574f0c0f1ccf301",
 "function private.date_windows": "345746c352eece44",
 "function private.facet_deltas_of": "fd275286a7636a24",
 "function private.add_facet_deltas": "e08500fcfdeea26f",
 "function private.compact_facet_deltas": "ae4db5eba8c1e985",
 "function private.is_online": "8b1db532ad1153f5",
 "function private.list_events": "5d35837b7fce5e47",
 "function private.projections_of": "35cbd68c2798d459",
 "function private.changed_projections": "de732c5a1ae80854",
 "function private.refresh_listings": "d9c714320bf3b531",
 "function private.schedule_refresh": "aa5e7fa7106ea263",
 "function private.standing_of": "c6cb55ab38738428",
 "function private.start_of": "d6dee71390afb640",
 "function private.announce_event": "e70d07f2effe5a88",
 "function private.count_on_listing": "c4f0244225910c67",
 "function private.list_new_events": "fad4c9e176740d3b",
 "function private.list_event": "7aad86ced4e25388",
 "function private.unlist": "01d7cf7e2b7493b4",
 "function private.unlist_deleted_event": "9a62cf0f2f600b85",
 "function private.stamp_listed_at": "089bb10a4dc99e0d",
 "function private.mail_event": "e6eea1a982e1504b",
 "function private.week_of": "30f210c687cf4dbc",
 "function private.queue_weekly_mails": "abc39780757afe73",
 "function private.end_weekly_mail": "0298b5c7aade83b3",
 "function public.end_weekly_mail": "d196b57d8455baeb",
 "function private.take_mails": "d5745561a456a15b",
 "function private.begin_mail": "e70439c5adb10bb7",
 "function private.mail_credentials": "7100e4582331135b",
 "function private.mail_decision": "40d986d437546811",
 "function private.mail_outcome": "50cf70928056ec7e",
 "function private.mail_device": "94493e699781c7ec",
 "function private.mail_factor": "a96ced99604753bd",
 "function private.mail_identity": "b70724f4ae3bbc2d",
 "function private.is_event_removed": "53850a62ab59d336",
 "function public.is_event_removed": "5d3874fcf0c47adc",
 "function private.count_reports": "82079539669eb772",
 "function private.is_coming": "69e5d5cd38305545",
 "function private.may_be_held": "5e15f1b28f770fc6",
 "function private.list_reported_events": "ea368fa40c0745d9",
 "function public.list_moderation_queue": "c4edcb5c16e1b81b",
 "function private.moderate_event": "847f6dc880b31ffb",
 "function public.moderate_event": "396e00e0258be2e5",
 "function private.record_decision": "4d552d9789e6ef9f",
 "function private.restore_reported_events": "b92c5b04dd4aadd2",
 "function public.restore_reported_events": "0d4deef8a1cbcde6",
 "function private.copy_reported_title": "c573a9b4b1ff6bdf",
 "function private.date_appeal": "7f4d3ec306fe9999",
 "function private.guard_publication": "fefa5aeed70a6189",
 "function private.hold_reported_event": "a1f753817b8d0b43",
 "function private.give_role": "daad4f9b2f384caf",
 "function public.give_role": "e40a7da0b311787a",
 "function private.host_figures": "b5627e7763b141f6",
 "function private.server_figures": "59173e65cea1cabb",
 "function private.list_quotas_hit": "263620b31916d1d3",
 "function public.note_import": "50130d2e3fec7cc1",
 "function private.list_licences": "d8bac202d6125117",
 "function private.list_staff": "b1e9e8085f3e7d5f",
 "function private.list_role_changes": "736c83c4ad788ec6",
 "function private.read_operations": "3fb0cd334c54b2b4",
 "function public.read_operations": "bfaf8013ac967ec1",
 "function private.retry_failed_mails": "f6889a8973614a5c",
 "function public.retry_failed_mails": "5c8e9578068c306e",
 "function private.take_role": "526c3bc93aa04e92",
 "function public.take_role": "479c914359b1c002",
 "function private.note_role_change": "7d7b789061699201",
 "function private.is_own_picture": "701041cb4bc11981",
 "function private.has_room_for_picture": "0728720fcdfbb725",
 "function private.pictures_of": "bf020472f30e4764",
 "function private.refuse_local_picture": "a1e33cf2894f26ca",
 "function private.cells_around": "831f996dc10e1e95",
 "function private.city_of": "74447b620d3be5d8",
 "function private.codes_of_commune": "3e16c57967c8126a",
 "function private.distance_to": "4de3b7b186ce6c5c",
 "function private.chord_to": "5ed9d182ac68884c",
 "function private.chord_of": "64b9cdd45f3114f7",
 "function private.haversine": "6bfe54755f978de2",
 "function private.origin_of": "ff0b428cc31f41cb",
 "function private.find_commune": "9d68a5fb7d695b87",
 "function private.find_commune_of_event": "2528a1fcda49c441",
 "function private.admit_poll_call": "34b1714a80691574",
 "function private.answer_poll": "ce10e95a2c909d0e",
 "function public.answer_poll": "ef6733e295a90a92",
 "function private.withdraw_answers": "b08664cd9221b72e",
 "function public.withdraw_answers": "9fe7b8296ea34969",
 "function private.find_poll": "361641317a60b0cc",
 "function private.friends_token": "074f984276664ae7",
 "function private.polls_of": "48016e3b52390046",
 "function private.export_polls": "973a35f1edfbf58f",
 "function public.export_polls": "2ff35170563d40ab",
 "function private.read_poll": "182995d92fbccce3",
 "function public.read_poll": "b8a12181078633fe",
 "function private.organize_poll": "3eb1c2cb4700c733",
 "function public.organize_poll": "620f042b70b83c9a",
 "function private.show_poll": "f0c8b1a893e0713e",
 "function private.answers_of": "2baafb4206964999",
 "function private.reader_of_poll": "5256bbafb2165952",
 "function private.put_poll_options": "8974b48af64dd543",
 "function private.create_poll": "ba97de110cbd14d7",
 "function public.create_poll": "873160cc2e47274f",
 "function private.edit_poll_options": "c1a7af456bd8ae31",
 "function public.edit_poll_options": "b4d34f8bb6f3bd62",
 "function private.end_poll": "ab40ed8fd7024a55",
 "function public.end_poll": "b19bc4faa7326c1c",
 "function private.renew_poll_link": "c5a502fbad41e07b",
 "function public.renew_poll_link": "4ff76beb265a57e5",
 "function private.delete_poll": "8654ac29e830c21f",
 "function public.delete_poll": "9da195876dff237d",
 "function private.apply_retention": "e7e23c6a59b152f6",
 "function private.schedule_retention": "7283e121ca5e3fe2",
 "function private.gdpr_erase": "0ac639b050218c43",
 "function private.gdpr_export": "886fcb094c8bf46a",
 "function private.log_entries_about": "92e7dd0c0866372a",
 "function private.tables_about_people": "63f58c93476454db",
 "function private.columns_not_exported": "83f54d99373e60f5",
 "function private.copy_event": "09b376cd12151ff7",
 "function private.count_purchases": "178307bd98a8492b",
 "function private.date_withdrawal": "465cb2c3144cb9ef",
 "function private.withdraw_purchases": "e4ed018ed84d6553",
 "function private.list_candidates": "8f8d277d0bcee5a3",
 "function public.recommendation_candidates": "4b747dd86537e5d2",
 "function private.correct_search": "0403188bb1a9b1de",
 "function private.search_of": "aea8a235ebfeba00",
 "function private.search_query": "78c0e6e8282402a2",
 "function private.searched_words": "571cd9f5778c175a",
 "function private.spell_out": "705b85119c8a1e14",
 "function public.suggest_searches": "eaf524dd650383bf",
 "function private.learn_lexemes": "9afbc43cbe18631b",
 "function private.deletions_of": "6545f280e39056e4",
 "function private.learn_words_of": "c7fe4371264a2e29",
 "function private.learn_new_words": "30824f6a82c08a23",
 "function private.learn_words": "baf358c0b41b49e1",
 "function private.with_matches": "7dde16b80e3cf02d",
 "function private.new_events_of": "5a9da1c3f23d6024",
 "function private.find_new_events": "af5ff75f32366532",
 "function public.find_new_events": "017003513bbc2783",
 "function private.read_saved_search": "292dacf5a134246c",
 "function private.check_saved_search": "bc8379f0328d52cf",
 "function private.stamp_opened_at": "9a97d23a0a07fe39",
 "function private.limit_searches": "3efb74bc75546008",
 "function private.words_of": "fdbe0f389bf55d3b",
 "function private.count_votes": "fd1235bf356a39e4",
 "comment on function private.seconds_until_next_code": "0febadc0f5de77bc",
 "comment on function private.mfa_verification_attempt": "5235b6c0fee448d3",
 "on function private.seconds_until_next_code": "9e72b3308b5d5588",
 "on function private.mfa_verification_attempt": "7cef7e9247e9ef8c",
 "comment on function private.delete_account": "02822366c6eee517",
 "comment on function public.delete_account": "575497459765197c",
 "on function private.delete_account": "0635b03796ee735b",
 "on function public.delete_account": "92c0a28c1e574119",
 "comment on function private.email_is_confirmed": "58920de7e07d584a",
 "on function private.email_is_confirmed": "cbd3618d7f7d403e",
 "comment on function private.has_role": "95c3422a3245e5cf",
 "on function private.has_role": "0a020ec92d911ea9",
 "comment on function private.is_assured": "ba684846a73334f1",
 "comment on function private.owes_code": "5ccbf8fcc776a4fb",
 "on function private.is_assured": "0b0f7fcfb568db00",
 "on function private.owes_code": "d25dafc6decd4c88",
 "comment on function private.hash_recovery_code": "354a333dfa1cd4c7",
 "comment on function private.create_recovery_codes": "aaeccd327f835728",
 "comment on function public.create_recovery_codes": "9f8658bf4ea1c655",
 "comment on function private.use_recovery_code": "851dd310354b95e4",
 "comment on function public.use_recovery_code": "55c5a36f739d7f16",
 "comment on function private.count_recovery_codes": "d6b3acf0e4684a24",
 "comment on function public.count_recovery_codes": "55444109d2fc8d28",
 "on function private.hash_recovery_code": "66e37be14c6c5635",
 "on function private.create_recovery_codes": "7d07fd735dbce701",
 "on function private.use_recovery_code": "8dae54bfab64bd05",
 "on function private.count_recovery_codes": "bb98f2bd8091f014",
 "on function public.create_recovery_codes": "51b5024df423685a",
 "on function public.use_recovery_code": "d4280ac4edd54731",
 "on function public.count_recovery_codes": "1664176b876c9a2d",
 "comment on function public.replace_user_preferences": "59d46b296e2f72bf",
 "comment on function public.replace_event_preferences": "38f1c32ae2eef062",
 "on function public.replace_user_preferences": "f9b156b53dd8adef",
 "on function public.replace_event_preferences": "05cfdb05f8cfa26f",
 "comment on function private.session_lives": "64a4a026e3357fdd",
 "comment on function private.require_session": "95177e74a0608898",
 "on function private.session_lives": "26dc90244a68c7d6",
 "on function private.require_session": "03229c71bd0ed95a",
 "comment on function private.session_of_request": "d00a0f042ae36a6e",
 "on function private.session_of_request": "2fbfa7b869b5345c",
 "comment on function private.list_sessions": "61eddc2753255a2b",
 "comment on function public.list_sessions": "38db71e4ccc8ad02",
 "comment on function private.end_sessions": "5cb7d5b4581ef003",
 "comment on function public.end_session": "ffec4f2c0786b735",
 "comment on function public.end_other_sessions": "d5f17dd88acafde0",
 "on function private.list_sessions": "d7fdc53ea41caf96",
 "on function private.end_sessions": "d7cd5fd3ed3cddcb",
 "on function public.list_sessions": "a70dd25f3d97085f",
 "on function public.end_session": "18e42a081404140b",
 "on function public.end_other_sessions": "8378859be1144c82",
 "comment on function private.signed_in_user": "9cb17ef1879853f4",
 "on function private.signed_in_user": "b21e5c8e9a1866d0",
 "comment on function private.check_email": "f1761347c43c96e5",
 "on function private.check_email": "9f383596d5c6998a",
 "trigger check_email on auth.users": "51a66cffb12570be",
 "comment on function private.create_profile": "168fc3cf4fbe1e98",
 "on function private.create_profile": "bc383f704ef928cb",
 "trigger create_profile_on_sign_up on auth.users": "a529d6bba51807f7",
 "comment on function private.calendar_entries": "4e2f1a4ea26857b3",
 "comment on function public.list_calendar_entries": "3381f556b623a606",
 "on function private.calendar_entries": "bae856bd09afee4d",
 "on function public.list_calendar_entries": "e39316e505aab726",
 "comment on function private.create_calendar_feed": "963835d59e7e5778",
 "comment on function public.create_calendar_feed": "4b46b409729addf2",
 "comment on function private.revoke_calendar_feed": "80771bcbfda5b31c",
 "comment on function public.revoke_calendar_feed": "f8d41f50165c4478",
 "comment on function private.list_calendar_feeds": "a74512ef3c1801fb",
 "comment on function public.list_calendar_feeds": "e90038279b8af5de",
 "comment on function private.read_calendar_feed": "e7539219756dc920",
 "comment on function public.read_calendar_feed": "4b88b18decdb7f5a",
 "on function private.create_calendar_feed": "1d1e0df3615c927e",
 "on function private.revoke_calendar_feed": "579ae481c4eba7f8",
 "on function private.list_calendar_feeds": "22de101631e96f29",
 "on function private.read_calendar_feed": "ebfa1ca05865ae23",
 "on function public.create_calendar_feed": "e978d610b57ab45c",
 "on function public.revoke_calendar_feed": "2fa3f14cb221f126",
 "on function public.list_calendar_feeds": "17dca72a2e90ab40",
 "on function public.read_calendar_feed": "51550f0b9c3b82b6",
 "comment on function private.list_events_of_source": "68ab39379f36b1a1",
 "comment on function public.list_events_of_source": "e18dd949dd459f15",
 "on function private.list_events_of_source": "1cb8ca2b2a29efe7",
 "on function public.list_events_of_source": "0ca779592f50c34e",
 "comment on function private.end_calendar_feeds": "6c5089527d30b21e",
 "on function private.end_calendar_feeds": "deed8072abec6aed",
 "trigger end_calendar_feeds on auth.users": "56ee5ef23b5be761",
 "trigger end_calendar_feeds on auth.sessions": "e90b5c277a5b7bc3",
 "comment on function private.revise_event": "0a1f85bd24824837",
 "on function private.revise_event": "be18ccbe9701c9f1",
 "comment on function private.schedule_change": "28a8f974569ee3a0",
 "comment on function private.changes_since": "f9df97ffc810c46f",
 "comment on function private.changes_of": "427d337427e4c7ae",
 "on function private.schedule_change": "3846325ed157033c",
 "on function private.changes_since": "39f4b02a4f5a139a",
 "on function private.changes_of": "f8b68b73d4b09d00",
 "comment on function private.list_changes": "02cd5b104ebe2034",
 "comment on function public.list_changes": "0dd274440bb745b4",
 "on function private.list_changes": "7f926625f6e4c345",
 "on function public.list_changes": "473000cddb827cde",
 "comment on function private.see_changes": "71b1246c323b9b3e",
 "comment on function public.see_changes": "6aaa1eaf295f60cf",
 "on function private.see_changes": "9af4280b1d2f340b",
 "on function public.see_changes": "586c3cc9afec094e",
 "comment on function private.times_of": "2df9943bad9212dd",
 "on function private.times_of": "090037618affc32b",
 "comment on function private.keep_version": "fcf2d2510be08987",
 "on function private.keep_version": "5cdfaef24fdd02d3",
 "comment on function private.note_version": "6e26030cc56189c8",
 "on function private.note_version": "3cfe649c7b021402",
 "on function private.explore_constants": "6087d5676838aab5",
 "comment on function private.likes_of_user": "5a927029a1da91c3",
 "on function private.likes_of_user": "66387ffc25bd7487",
 "comment on function private.prefixes_of_areas": "9929639f06def8d1",
 "on function private.prefixes_of_areas": "1f824d692536f54a",
 "comment on function private.score_of": "d95a007b5ee68573",
 "comment on function private.changes_score": "891d958d807dcd2b",
 "on function private.score_of": "0b0e5f5f978f3865",
 "on function private.changes_score": "21a0579a61f27f1e",
 "rows of private.terms": "7978e5f2e7b8a139",
 "comment on function private.topic_of": "8750f12c924a8246",
 "on function private.topic_of": "942982650562ef95",
 "rows of private.topics": "8ad8e6cd5fe81154",
 "comment on function private.card_of": "e438c4372fc26d75",
 "comment on function private.texts_of": "0d29239572a01ef0",
 "comment on function private.has_topic": "a58afcfd588f6e61",
 "comment on function private.passes": "58a8a4ee716f3bf0",
 "comment on function private.is_in_area": "01f78d7674b51b5f",
 "comment on function private.is_inside": "b691dd45c72d56bf",
 "comment on function private.says": "b997edd5c918e64e",
 "comment on function private.begins_within": "af5a1a80b8260034",
 "comment on function private.timings_on": "863868e4b23b36cf",
 "comment on function private.events_on": "86bbd81dce7f8cce",
 "comment on function private.listings_passing": "af44b6c3ded6ef8f",
 "comment on function private.count_deltas": "5b6738f411752499",
 "comment on function private.read_cursor": "91d6a1af05751751",
 "comment on function private.write_cursor": "25d5f817df2f1bec",
 "comment on function private.explore_deep_page": "51a0df1e66c6672b",
 "comment on function private.bound_count": "720810fd39d4ee31",
 "comment on function private.explore": "36345601a0148ca7",
 "comment on function public.explore_events": "06b0e7c2b23a8057",
 "on function public.explore_events": "ddd7465ab0118d7b",
 "comment on function public.explore_map": "e4f4442eefcb24cb",
 "on function public.explore_map": "7e8a367c83d265bc",
 "comment on function private.days_of": "d4df063e941b4596",
 "comment on function private.find_events": "f3aa2c58067eeb26",
 "comment on function private.listings_in_order": "3672676a5dcc9713",
 "comment on function private.explore_index_page": "b3eac15c9c17ad27",
 "comment on function private.map_events": "40ac0274ee110190",
 "comment on function private.cells_of": "c3140474aa9226d7",
 "comment on function private.touched_hours": "72b2a2826be870c9",
 "comment on function private.whole_hours": "bc6e9ad973bebb44",
 "comment on function private.hour_keys": "65a69d0b93c7f554",
 "comment on function private.matches": "a65e8ab4bea99387",
 "comment on function private.explore_ranked_page": "eaa998224549fc3e",
 "comment on function private.refuse_query": "96c47bec6c703c3f",
 "comment on function private.read_list": "75da63f6ba61ea3f",
 "comment on function private.read_explore_query": "6837c3d1aa79704a",
 "on function private.begins_within": "d5d9fb55778968e6",
 "on function private.bound_count": "aef1b8e4f4775bd7",
 "on function private.card_of": "80631db180791ae8",
 "on function private.cells_of": "2d2ff9b64b205086",
 "on function private.count_deltas": "85fc28e9f221e737",
 "on function private.days_of": "7e99971160e83bee",
 "on function private.events_on": "76c61f4b0fb6355a",
 "on function private.explore": "198cd72af59bba36",
 "on function private.explore_deep_page": "1180515bf13ed2c7",
 "on function private.explore_index_page": "243180cc7a3e8267",
 "on function private.explore_ranked_page": "ee2dae2ae8b3432e",
 "on function private.explore_sorted_page": "d130c7338b134612",
 "on function private.find_events": "6203b09b42c04f89",
 "on function private.has_topic": "aa3963a01965e12e",
 "on function private.hour_keys": "4643bf3e40d7c9eb",
 "on function private.is_in_area": "7a890cc704a090db",
 "on function private.is_inside": "86975cea64042788",
 "on function private.listings_in_order": "e59fc4af36c86638",
 "on function private.listings_passing": "82a73c4b5032ca7a",
 "on function private.map_events": "c92bb911941002df",
 "on function private.matches": "adbb48d14608861f",
 "on function private.passes": "5d8146742110bc8a",
 "on function private.read_cursor": "776d80944f144d23",
 "on function private.read_explore_query": "1567b2a6c066abdd",
 "on function private.read_list": "13ae93a1b58ec7e8",
 "on function private.refuse_query": "e62ff1ec9af636df",
 "on function private.says": "5d8b730b4c413db0",
 "on function private.texts_of": "dd225f009c264093",
 "on function private.timings_on": "460df874977e6df4",
 "on function private.touched_hours": "89f921206f2ad8ea",
 "on function private.whole_hours": "548b222d6b83f771",
 "on function private.write_cursor": "2d659e958f5a8a45",
 "comment on function private.explore_sorted_page": "6645613715319886",
 "comment on function private.fold_email": "be2e040402fc1fec",
 "comment on function private.admit_form": "9dbeb80c089b4321",
 "on function private.fold_email": "0979f75b47366427",
 "on function private.admit_form": "573b3f85ca50cdda",
 "comment on function private.client_network": "01f92ae4c554a823",
 "on function private.client_network": "a5417bc044612afc",
 "comment on function private.store_form": "cbf26e17a1bcfc09",
 "on function private.store_form": "f6f2c17b2cb30c5b",
 "comment on function public.submit_contact_message": "2ad3a43f16ddb0c6",
 "comment on function public.subscribe_to_newsletter": "64ed9af20f181333",
 "comment on function public.submit_support_ticket": "f9ecf443f8979189",
 "comment on function public.submit_job_application": "abcf0b8b1e2dc322",
 "comment on function public.request_launch_alert": "486f4f2ff202f9d6",
 "on function public.submit_contact_message": "a92a5e0db9a8f170",
 "on function public.subscribe_to_newsletter": "051b4a9bbaf43311",
 "on function public.submit_support_ticket": "30b37d42dbfa95c0",
 "on function public.submit_job_application": "bbda0c8dff686f7c",
 "on function public.request_launch_alert": "bba7851992fa4505",
 "comment on function private.skip_known_subscription": "7025e4b517fcdb47",
 "comment on function private.skip_known_alert": "22cdd4c1ff31a08c",
 "on function private.skip_known_subscription": "b804884299de0597",
 "on function private.skip_known_alert": "7efd26327308a671",
 "comment on function private.saved_events_of": "842559404f2680e6",
 "on function private.saved_events_of": "7b66976e9930e15c",
 "comment on function private.keep_latest_interactions": "59354ffd2a4f2f84",
 "on function private.keep_latest_interactions": "19ce5e29636dbdea",
 "comment on function private.admit_attempts": "1fdc724786e443ef",
 "comment on function private.forget_attempts": "530089887b8a18f1",
 "on function private.admit_attempts": "4db71862aae76a5c",
 "on function private.forget_attempts": "bfe8691e55cf9ee6",
 "comment on function private.admit_sign_up": "1035c89cd828feab",
 "comment on function private.before_user_created": "e0b3d2ff9c93ab73",
 "on function private.admit_sign_up": "8db820548378e208",
 "on function private.before_user_created": "02627a861aebb6d8",
 "comment on function private.network_of": "da85a952a2130870",
 "on function private.network_of": "94e98d0ad1620fe2",
 "comment on function private.charge_writes": "46bb779fd5edb9b5",
 "comment on function private.limit_writes": "314179e13c541de9",
 "comment on function private.limit_changes": "24a1e08f026ee993",
 "on function private.charge_writes": "56d1acb91f536b9e",
 "on function private.limit_writes": "ccd2e4dca836ac02",
 "on function private.limit_changes": "bf2992d92911a201",
 "comment on function private.limit_to_hundred_per_user": "e854d675fa829763",
 "on function private.limit_to_hundred_per_user": "2945dd29b41964e2",
 "on function private.stamp_updated_at": "4e3fda357645bcfb",
 "comment on function private.days_of_timing": "b1d3dbc86203f761",
 "comment on function private.count_days": "d9b5c57e7e6d723b",
 "on function private.days_of_timing": "ef92146e124a0116",
 "on function private.count_days": "db6de66f24975b56",
 "comment on function private.date_windows": "3e7d35c6ec3dcccd",
 "on function private.date_windows": "e980fdea1db94ab7",
 "comment on function private.facet_deltas_of": "5c74b279049beec9",
 "comment on function private.add_facet_deltas": "7ad70d9438445903",
 "comment on function private.compact_facet_deltas": "a74e0c95b916c94c",
 "on function private.facet_deltas_of": "139e54ee208501fb",
 "on function private.add_facet_deltas": "162deac4223f43f3",
 "on function private.compact_facet_deltas": "075b6c75903cdd60",
 "comment on function private.is_online": "8846aa8fcba02103",
 "on function private.is_online": "32580701861736fb",
 "comment on function private.list_events": "e393827fea7dba8d",
 "on function private.list_events": "224e8dbb28134b49",
 "comment on function private.projections_of": "c48cd9b1bc8daab7",
 "comment on function private.changed_projections": "6291641e2f0932ef",
 "on function private.projections_of": "798c65296f99dc70",
 "on function private.changed_projections": "c9e2e3266694667f",
 "comment on function private.refresh_listings": "626a7d22ec5432fe",
 "comment on function private.schedule_refresh": "3ce6136d635f5891",
 "on function private.refresh_listings": "f82889693a60ac13",
 "on function private.schedule_refresh": "9bd8cf6a35e353f0",
 "comment on function private.standing_of": "712e50de640c4c3e",
 "on function private.standing_of": "5542bc2cbee13ed2",
 "comment on function private.start_of": "96e4e7b1b5b8f9ce",
 "on function private.start_of": "e0209ac2f22bc569",
 "comment on function private.announce_event": "e9e33c78e96f56ce",
 "on function private.announce_event": "099274259431251a",
 "comment on function private.count_on_listing": "c673f743bda23c9f",
 "on function private.count_on_listing": "72ab70ac2692d3f9",
 "comment on function private.list_new_events": "68e0b4403d58dfdf",
 "comment on function private.list_event": "a5ba182025784760",
 "comment on function private.unlist": "06ad190d7c4c50c0",
 "comment on function private.unlist_deleted_event": "f92e35fe43f3f4b5",
 "on function private.list_new_events": "8313d36cf9550850",
 "on function private.list_event": "2e3ce70dd44ccaeb",
 "on function private.unlist": "7872a1f95bce7ec5",
 "on function private.unlist_deleted_event": "c631bf285d60e87f",
 "comment on function private.stamp_listed_at": "3c6084b6cddc1b2c",
 "on function private.stamp_listed_at": "9b78bb36d9b5cd86",
 "comment on function private.mail_event": "5ecf3c37d517dbd8",
 "comment on function private.week_of": "cf6e26e59b477f61",
 "comment on function private.queue_weekly_mails": "1bc23cffd6628728",
 "comment on function private.end_weekly_mail": "3808e14e8bacd33b",
 "comment on function public.end_weekly_mail": "e709f388c2ed8c39",
 "on function private.mail_event": "ded85992e0d2eefc",
 "on function private.week_of": "539924c47c652caf",
 "on function private.queue_weekly_mails": "54b525fde0b5a276",
 "on function private.end_weekly_mail": "e4a1c28bc6e47ba6",
 "on function public.end_weekly_mail": "6ab0fcc54f18fbaa",
 "comment on function private.take_mails": "0c28d4de1ab69e1b",
 "comment on function private.begin_mail": "c51ba873e08932e8",
 "on function private.take_mails": "62ad70bf77f9f943",
 "on function private.begin_mail": "1cd477755937fe56",
 "comment on function private.mail_credentials": "8cfa15bb194a8d2f",
 "on function private.mail_credentials": "a41f9ba087ba670e",
 "trigger mail_credentials on auth.users": "36c2b2b75c9cc644",
 "on function private.mail_decision": "502a748dbeb105ac",
 "on function private.mail_outcome": "5a73ba7f9a1edc63",
 "comment on function private.mail_device": "7359f731d904c002",
 "on function private.mail_device": "65bf0b70b2759107",
 "trigger mail_device_of_new_session on auth.sessions": "ae850d3e757db853",
 "trigger mail_device_of_session on auth.sessions": "e51cc5a44f1d86b4",
 "comment on function private.mail_factor": "3a33b732c8f6c1d3",
 "on function private.mail_factor": "795723b54c0f6b16",
 "trigger mail_new_factor on auth.mfa_factors": "cfbf6181e8ce891b",
 "trigger mail_removed_factor on auth.mfa_factors": "5493e9eda45e4fd3",
 "comment on function private.mail_identity": "2c2ad4febf518967",
 "on function private.mail_identity": "bd759b9c2e160b22",
 "trigger mail_new_identity on auth.identities": "709506c32a835813",
 "trigger mail_removed_identity on auth.identities": "a92899b30c7bcafc",
 "comment on function private.is_event_removed": "8573940b7407d7df",
 "comment on function public.is_event_removed": "012d8083cb1e060c",
 "on function private.is_event_removed": "e684938b8434d2ac",
 "on function public.is_event_removed": "a3e1d8f733548899",
 "comment on function private.count_reports": "e0dc71a4451753fb",
 "comment on function private.is_coming": "8c12f9812551d960",
 "comment on function private.may_be_held": "06c3d5c482f1804b",
 "on function private.count_reports": "2900f0ccd25b4912",
 "on function private.is_coming": "39b4f63d034c6733",
 "on function private.may_be_held": "efb08ca927ca1b85",
 "comment on function private.list_reported_events": "0013a1ca5676c066",
 "comment on function public.list_moderation_queue": "f5ba31da9f58f74a",
 "on function private.list_reported_events": "3610b7211bdca803",
 "on function public.list_moderation_queue": "30381e91295506be",
 "comment on function private.moderate_event": "20e1abff74e50d03",
 "comment on function public.moderate_event": "c0d6241ab839101d",
 "on function private.moderate_event": "f44bbf749c4c8472",
 "on function public.moderate_event": "4899bae83e42cc0c",
 "comment on function private.record_decision": "7433f440d8349c51",
 "on function private.record_decision": "777bc45ccc0e81fa",
 "comment on function private.restore_reported_events": "996bc718a7c1bc60",
 "comment on function public.restore_reported_events": "b1a00a3142d2b565",
 "on function private.restore_reported_events": "c714eb3f54f3820e",
 "on function public.restore_reported_events": "a06dbf1548121932",
 "on function private.copy_reported_title": "eefb0ea902835800",
 "on function private.date_appeal": "451c56409d6ac4cb",
 "comment on function private.guard_publication": "4cf5c82a75b1b94e",
 "on function private.guard_publication": "c5b1dbf384893a30",
 "comment on function private.hold_reported_event": "99c8a1b4887c9368",
 "on function private.hold_reported_event": "46b68242d9ef43db",
 "comment on function private.give_role": "2d365af1b03666dc",
 "comment on function public.give_role": "05812dfec350e142",
 "on function private.give_role": "a9814cd587cd3ee5",
 "on function public.give_role": "15732eafada19dbb",
 "comment on function private.host_figures": "1c1fa679f0ccdf83",
 "comment on function private.server_figures": "538d6aadf014e557",
 "on function private.host_figures": "a5e5c75f7373d1fa",
 "on function private.server_figures": "2b61ceefb1513155",
 "comment on function private.list_quotas_hit": "39177c404219aaba",
 "on function private.list_quotas_hit": "341d86355a65ed26",
 "comment on function public.note_import": "7bbd8eeec99428e5",
 "on function public.note_import": "d633e7be0cda4085",
 "comment on function private.list_licences": "9abca919a21fe862",
 "comment on function private.list_staff": "4beae9eff2af0583",
 "comment on function private.list_role_changes": "34aac94f54b8714b",
 "comment on function private.read_operations": "2e464fe027bab7ea",
 "comment on function public.read_operations": "280d9e539e4e6552",
 "on function private.list_licences": "236d60b0f6d50069",
 "on function private.list_staff": "f9baf04230c76aca",
 "on function private.list_role_changes": "5485bf2a5e99237f",
 "on function private.read_operations": "b8068c3675334e49",
 "on function public.read_operations": "02c68adb9410a060",
 "comment on function private.retry_failed_mails": "2f8c92e62f899be0",
 "comment on function public.retry_failed_mails": "b0c7d7c7b530ba4c",
 "on function private.retry_failed_mails": "fe0a92fa205c73ee",
 "on function public.retry_failed_mails": "5d3e47e835ba2a81",
 "comment on function private.take_role": "b269b77f82efb428",
 "comment on function public.take_role": "bf0d06dd674fcf57",
 "on function private.take_role": "33476d5dd7f9c06e",
 "on function public.take_role": "4f903256a64cf591",
 "comment on function private.note_role_change": "a2657a70d8967a80",
 "on function private.note_role_change": "73194b8f5bfdfbba",
 "policy \"users list their own pictures\" on storage.objects": "5d63e4ecbd3ae38b",
 "policy \"users add pictures to their own folder\" on storage.objects": "cc60a949ae196f05",
 "policy \"users replace pictures of their own folder\" on storage.objects": "67f01cd686122500",
 "policy \"users remove pictures of their own folder\" on storage.objects": "272cfbf5dc2cc405",
 "comment on function private.is_own_picture": "c1bef19b4fedb684",
 "comment on function private.has_room_for_picture": "105c2b441eb14f33",
 "on function private.is_own_picture": "f66779bf6515f919",
 "on function private.has_room_for_picture": "fc1fe5fc20a8f647",
 "on function private.pictures_of": "61964eca58a0bfa5",
 "comment on function private.refuse_local_picture": "a4b86e668b95448e",
 "on function private.refuse_local_picture": "387b02fbc6f81ca5",
 "comment on function private.cells_around": "6ef476e8e19f2272",
 "on function private.cells_around": "031f98eb52e88b11",
 "comment on function private.city_of": "700613ea7b995268",
 "on function private.city_of": "5d3d1f7cfa91a1d7",
 "comment on function private.codes_of_commune": "7c29a6ef1a54f02e",
 "on function private.codes_of_commune": "daacd62c8687cc5a",
 "comment on function private.distance_to": "f37c103e68aad5e8",
 "comment on function private.chord_to": "32271f8ad80a0225",
 "comment on function private.chord_of": "ff40ad81f4662679",
 "on function private.distance_to": "68b49accb09176ef",
 "on function private.chord_to": "eadb74cc511e5a58",
 "on function private.chord_of": "fe06c0b6bc720b84",
 "comment on function private.haversine": "7906d1476e813400",
 "on function private.haversine": "f1b3b8556f8ac67f",
 "comment on function private.origin_of": "0e841bbf7510047a",
 "on function private.origin_of": "b678f961590a79a0",
 "comment on function private.find_commune": "d4d0f870e626a673",
 "comment on function private.find_commune_of_event": "ce5c5b51a9d082aa",
 "on function private.find_commune": "90ac2394cef218df",
 "on function private.find_commune_of_event": "e2537da457e98253",
 "comment on function private.admit_poll_call": "7ec02340d2ad1aa3",
 "on function private.admit_poll_call": "d15f0b44c192455b",
 "comment on function private.answer_poll": "5a093cbc91f5b278",
 "comment on function public.answer_poll": "eeffe87d76443c11",
 "comment on function private.withdraw_answers": "d8e8e61d3d4dc08d",
 "comment on function public.withdraw_answers": "ddb9d9c6e0263310",
 "on function private.answer_poll": "de9ba80f2076b0f1",
 "on function private.withdraw_answers": "c50cee00c6f9050e",
 "on function public.answer_poll": "37313f0cf491c508",
 "on function public.withdraw_answers": "1bcba527d71ed6bb",
 "comment on function private.find_poll": "7731519bdb47a767",
 "on function private.find_poll": "65b5486a12a8161f",
 "comment on function private.friends_token": "381fdbab71b3d488",
 "on function private.friends_token": "4b6e21a4239aba26",
 "comment on function private.polls_of": "0905ff478028ba24",
 "on function private.polls_of": "8b29e277a2648757",
 "comment on function private.export_polls": "ca093ee365fac86c",
 "comment on function public.export_polls": "da3a1859e74e2ec4",
 "on function private.export_polls": "a3ad3535a48e9627",
 "on function public.export_polls": "36fae8e9ea2d2f8b",
 "comment on function private.read_poll": "c620e7df7bf1912f",
 "comment on function public.read_poll": "73d93303eb8d719e",
 "comment on function private.organize_poll": "c57743c45af37e8e",
 "comment on function public.organize_poll": "dea3b1b3a3975226",
 "on function private.read_poll": "a5f201683314b221",
 "on function private.organize_poll": "d78ad5639cf484f3",
 "on function public.read_poll": "3e0c28e39220e413",
 "on function public.organize_poll": "df6154ded3777a53",
 "comment on function private.show_poll": "fa50cbd739d559d4",
 "comment on function private.answers_of": "19b797ed8f8f870b",
 "comment on function private.reader_of_poll": "41ddc95c87c7c91f",
 "on function private.show_poll": "3e262c1695f82ffc",
 "on function private.answers_of": "714580236bbbca40",
 "on function private.reader_of_poll": "c2a625bb78acf037",
 "comment on function private.put_poll_options": "b14670076d1f84a5",
 "comment on function private.create_poll": "4b97ba6112abd2c7",
 "comment on function public.create_poll": "0778b9e017be6235",
 "comment on function private.edit_poll_options": "557668f689f9c8fe",
 "comment on function public.edit_poll_options": "ebd1f648f4858685",
 "comment on function private.end_poll": "b59c6575b1f2e2b5",
 "comment on function public.end_poll": "955e7d6aec98b95b",
 "comment on function private.renew_poll_link": "ed457f8bac377322",
 "comment on function public.renew_poll_link": "d1f3be0a86cca583",
 "comment on function private.delete_poll": "ccbbbd1047f65518",
 "comment on function public.delete_poll": "d461a0c5c7ad8a88",
 "on function private.put_poll_options": "573e344ee8989cd2",
 "on function private.create_poll": "d6bce6ea778457f4",
 "on function private.edit_poll_options": "3e1db16ddaef4e4c",
 "on function private.end_poll": "9adf67d67d561010",
 "on function private.renew_poll_link": "591b7841fe74608e",
 "on function private.delete_poll": "f030ecba91bcadd9",
 "on function public.create_poll": "0b0aedbb4248b9b7",
 "on function public.edit_poll_options": "602bf5f21bd953ec",
 "on function public.end_poll": "4b9061449e732ba9",
 "on function public.renew_poll_link": "8f0430fb2e1b6c66",
 "on function public.delete_poll": "0a30a670a398acd5",
 "comment on function private.apply_retention": "c3000749ae65aeba",
 "comment on function private.schedule_retention": "e4c13646e13018ed",
 "on function private.apply_retention": "b6e7691cb7a85e8d",
 "on function private.schedule_retention": "877dd50fd72f3a12",
 "comment on function private.gdpr_erase": "d07276efc5a00f07",
 "on function private.gdpr_erase": "55df6f465f6011c7",
 "comment on function private.gdpr_export": "f6f45999d8331c17",
 "on function private.gdpr_export": "3fc931dd8191f2a6",
 "comment on function private.log_entries_about": "84c70d97169fca3f",
 "on function private.log_entries_about": "95de7e2370b4df26",
 "comment on function private.tables_about_people": "81899080047cae1c",
 "comment on function private.columns_not_exported": "0308a4e04e17b054",
 "on function private.tables_about_people": "1ad67d416b62ed0c",
 "on function private.columns_not_exported": "540d79452971aa2f",
 "comment on function private.copy_event": "7eef859db1df651f",
 "on function private.copy_event": "3f8290cec065cac2",
 "comment on function private.count_purchases": "38a2cc79c996b93d",
 "on function private.count_purchases": "81c8a6262c946656",
 "comment on function private.withdraw_purchases": "46f4cc13919b426e",
 "on function private.date_withdrawal": "410cb61f2224a634",
 "on function private.withdraw_purchases": "62d5b23ce59efc0d",
 "comment on function private.list_candidates": "53cf8d58538a252e",
 "on function private.list_candidates": "ffb722d6180cd39d",
 "comment on function public.recommendation_candidates": "ea19ea3e939b4bf9",
 "on function public.recommendation_candidates": "61d9bb4d0febc707",
 "comment on function private.correct_search": "52788d7f5fd411da",
 "on function private.correct_search": "bece4b6a8cb61ccd",
 "on function private.search_query": "ed8ed1d539d3ba03",
 "on function private.searched_words": "56aaa2a9d4a165bd",
 "on function private.spell_out": "9dbf0f11de948a03",
 "on function private.with_matches": "d6b59fc4aa3b6664",
 "comment on function private.search_of": "4734841b71e27ec9",
 "on function private.search_of": "ad804999af14acf2",
 "comment on function private.search_query": "b8067eec7fa8cb9e",
 "comment on function private.searched_words": "edbee7877065f8b5",
 "comment on function private.spell_out": "4c2d02ebe3475f54",
 "comment on function public.suggest_searches": "892ae76f92f68967",
 "on function public.suggest_searches": "f1689b3970e3c948",
 "comment on function private.learn_lexemes": "0cf816fcc6418020",
 "on function private.learn_lexemes": "88d5f3614a07e37e",
 "comment on function private.deletions_of": "1a52714a1714720b",
 "comment on function private.learn_words_of": "80efaca5e251bce0",
 "comment on function private.learn_new_words": "dfda2663fa2b2f9f",
 "comment on function private.learn_words": "2cae456bde20b45e",
 "on function private.deletions_of": "19d1df749a3d58b9",
 "on function private.learn_words_of": "1e96bf675d4b7408",
 "on function private.learn_new_words": "f6025b0baef4e9f1",
 "on function private.learn_words": "9e2a43d8715cf570",
 "comment on function private.with_matches": "19a2dc6b174990fb",
 "comment on function private.new_events_of": "c5e98bc481aafd23",
 "comment on function private.find_new_events": "6f70e2f68c1e0401",
 "comment on function public.find_new_events": "c2d982d198c1a1ec",
 "on function private.new_events_of": "36e37c2a836600ce",
 "on function private.find_new_events": "05cf188c387637b2",
 "on function public.find_new_events": "c41f550a410801c5",
 "comment on function private.read_saved_search": "55ea8e384886e736",
 "on function private.read_saved_search": "fd89de157551f752",
 "comment on function private.check_saved_search": "b236afef27959dea",
 "comment on function private.stamp_opened_at": "4b65d2da1d689e17",
 "comment on function private.limit_searches": "98072a78d58f48aa",
 "on function private.check_saved_search": "266dd3c58437a4aa",
 "on function private.stamp_opened_at": "64699aa2e8fb3c3a",
 "on function private.limit_searches": "238ccd04e2bc7f34",
 "comment on table private.attempt_limits": "057e6f1810c7f22a",
 "on table private.attempt_limits": "ea9ed78661f7c702",
 "comment on table private.attempts": "919d9c3a70214b16",
 "on table private.attempts": "e8127e23f1e39f46",
 "comment on table private.calendar_feeds": "94866929e6c358f1",
 "on table private.calendar_feeds": "ff6ee954866ee683",
 "comment on table public.contact_messages": "be05382d58923846",
 "on table public.contact_messages": "21d90f20d772b9d8",
 "policy \"operators read messages\" on public.contact_messages": "cace512f7f7218e0",
 "policy \"operators answer and close messages\" on public.contact_messages": "d0f41880c69ceed9",
 "comment on table private.devices": "bd39f2363f65f430",
 "on table private.devices": "060013422a76a727",
 "comment on table public.event_interactions": "2f7ee93565493f90",
 "on table public.event_interactions": "44fae36bf67b26d1",
 "policy \"users read their own interactions\" on public.event_interactions": "da251ef8658cae1b",
 "policy \"users record their own interactions\" on public.event_interactions": "22fc07afb0b18309",
 "policy \"users forget their own interactions\" on public.event_interactions": "246c2387dd9b192b",
 "trigger keep_latest_interactions on public.event_interactions": "0094deb1ebe5fae3",
 "trigger limit_writes on public.event_interactions": "d5cd0207ec40858d",
 "comment on table public.event_listings": "19d99d4d11124885",
 "on table public.event_listings": "a844c6c1b1afdf43",
 "policy \"everybody reads the listings of published events\" on public.event_listings": "b0cda27ac0c57cf5",
 "trigger learn_lexemes on public.event_listings": "25ed93a8091cac41",
 "comment on table public.event_preferences": "7ae09b27a83d29b4",
 "on table public.event_preferences": "92796d0080e697c7",
 "policy \"users read their own preferences\" on public.event_preferences": "41cf3fb98d66d63b",
 "policy \"users with a confirmed address add their own preferences\" on public.event_preferences": "61bdf9cc088c55a6",
 "policy \"users remove their own preferences\" on public.event_preferences": "5815f65ab6183849",
 "trigger limit_to_hundred_per_user on public.event_preferences": "c2f2efda250776b5",
 "trigger limit_writes on public.event_preferences": "1bf5d4dc7b87b0ed",
 "comment on table public.event_projections": "743dad799ecfa67f",
 "on table public.event_projections": "fe72a77cdf74bf8b",
 "policy \"everybody reads the projections of published events\" on public.event_projections": "785ac7059c465a09",
 "comment on table public.event_reports": "c3aa9e4c144bd956",
 "on table public.event_reports": "3281a8af536ff4c2",
 "policy \"authors and moderators read reports\" on public.event_reports": "1bb9701f662203d9",
 "policy \"users with a confirmed address report events of others\" on public.event_reports": "23543036ec3dd963",
 "trigger copy_reported_title on public.event_reports": "da9d6c2ce8c5b19e",
 "trigger hold_reported_event on public.event_reports": "d7fb4758fd85cdc8",
 "trigger limit_writes on public.event_reports": "5f81e44976ee99ac",
 "trigger mail_outcome on public.event_reports": "35efad11d11d307b",
 "comment on table private.event_revisions": "f103a3bb6687ce64",
 "on table private.event_revisions": "6736b5e4e3f0f6f1",
 "comment on table public.event_timings": "6856b2e16ec77251",
 "on table public.event_timings": "51f45ce1dd733382",
 "policy \"everybody reads the timings of published events\" on public.event_timings": "91b6c50112cb0cfe",
 "comment on table private.event_versions": "8b0a2d4bdb04c531",
 "on table private.event_versions": "2e937664ae02fe48",
 "comment on table public.event_votes": "18d1fb1c8a6b33f4",
 "on table public.event_votes": "740c0ccee907e478",
 "policy \"users read their own votes\" on public.event_votes": "5212bfe202bbfad7",
 "policy \"users cast their own votes\" on public.event_votes": "c41851ae2b1a54ab",
 "policy \"users change their own votes\" on public.event_votes": "65d571bf3b555a95",
 "policy \"users withdraw their own votes\" on public.event_votes": "b5aa4b3dc7f1236b",
 "trigger count_votes on public.event_votes": "dd1d68b29d075296",
 "trigger stamp_updated_at on public.event_votes": "f4c07b671edc1350",
 "trigger limit_writes on public.event_votes": "c807a238535c6df3",
 "trigger limit_changed_votes on public.event_votes": "2143e4f46c7bfd2c",
 "comment on table public.events": "6c56027521512540",
 "on table public.events": "7863647dbe90c2c1",
 "policy \"visitors read published events\" on public.events": "65f37be0911e675b",
 "policy \"users read published events and their own\" on public.events": "02852ccd34850cf0",
 "policy \"users with a confirmed address write events in their own name\" on public.events": "c397746e5307aaf2",
 "policy \"creators change their own events\" on public.events": "ef1dfd5f9591dabe",
 "policy \"creators delete their own events\" on public.events": "7544b9816e01bc8d",
 "trigger stamp_updated_at on public.events": "54bac8f28716fa70",
 "trigger refuse_local_picture on public.events": "9dab5fb274be5bde",
 "trigger withdraw_purchases on public.events": "f1fb5ccf9b0fae0c",
 "trigger limit_writes on public.events": "f1423233d662ed78",
 "trigger limit_changes on public.events": "35bb337dba167c59",
 "trigger find_commune_of_event on public.events": "c2a28867d7f29a2b",
 "trigger read_price_of_event on public.events": "efeea0f562cba774",
 "trigger list_changed_event on public.events": "b0db81669dd5e186",
 "trigger count_on_listing on public.events": "9b8e28782f0c1037",
 "trigger learn_words_of_changed_event on public.events": "eec94f6d20f4c9b6",
 "trigger guard_publication on public.events": "64be8b9c806da4ed",
 "trigger stamp_listed_at on public.events": "bee28f7eeef1e5f5",
 "trigger unlist_deleted_event on public.events": "9da099a7e4537a89",
 "trigger list_changed_programme on public.events": "6da57c3fc966f530",
 "trigger list_new_events on public.events": "137b5379ec80f2c5",
 "trigger learn_new_words on public.events": "fd089989d5b3dfd7",
 "trigger announce_new_event on public.events": "ddc4bb91897f3c25",
 "trigger announce_changed_event on public.events": "ec00004a0b3d810c",
 "trigger announce_deleted_event on public.events": "1ed343c0692c6dbe",
 "trigger revise_event on public.events": "aef669ac9a0025d8",
 "trigger keep_version on public.events": "73f017f5e9ee96dc",
 "comment on table private.facet_deltas": "c4d5dc317c865bdf",
 "on table private.facet_deltas": "065ad564a9103fc9",
 "comment on table public.favorites": "869f82048dd0bc7b",
 "on table public.favorites": "c2fc71e7e3134386",
 "policy \"users read their own favourites\" on public.favorites": "dfcecbdb69adec9c",
 "policy \"users keep their own favourites\" on public.favorites": "07ce05022bc7f500",
 "policy \"users drop their own favourites\" on public.favorites": "cead22b3e001df04",
 "trigger limit_writes on public.favorites": "0b14444cea889e96",
 "trigger note_version on public.favorites": "f4138fe2159fd2e6",
 "comment on table private.form_limits": "9e5a9d37f944876c",
 "on table private.form_limits": "f799ad3e9814f91d",
 "comment on table private.form_submissions": "0985b6cbe6ea34be",
 "on table private.form_submissions": "e479293006acc03e",
 "comment on table private.host_runs": "e371e8e1f5c65532",
 "on table private.host_runs": "4c81834f3391cf57",
 "comment on table public.job_applications": "27d84e837cfb13d7",
 "on table public.job_applications": "7544550039836199",
 "policy \"operators read applications\" on public.job_applications": "64dfec98c4dcb54b",
 "policy \"operators answer and close applications\" on public.job_applications": "be6c46e021254d7b",
 "comment on table public.launch_alerts": "83a8d55a49e2d70d",
 "on table public.launch_alerts": "41546d6ede74f3fd",
 "trigger skip_known_alert on public.launch_alerts": "41b8561afa13b807",
 "comment on table private.mails": "04a6230df503e5ac",
 "on table private.mails": "a27cf2b8c111b932",
 "comment on table public.moderation_decisions": "6e521d46596ddc51",
 "on table public.moderation_decisions": "6b3630de902650cc",
 "policy \"creators and moderators read decisions\" on public.moderation_decisions": "18756f5288c44020",
 "policy \"creators appeal once against what holds their event back\" on public.moderation_decisions": "395d0f8462782b98",
 "trigger date_appeal on public.moderation_decisions": "3789db74737638e6",
 "trigger limit_changes on public.moderation_decisions": "9b990483d564eadb",
 "trigger mail_decision on public.moderation_decisions": "c771b48932a9cbbf",
 "comment on table public.newsletter_subscriptions": "470d6c5098dc3dfa",
 "on table public.newsletter_subscriptions": "76355692fe6e8811",
 "trigger skip_known_subscription on public.newsletter_subscriptions": "d8ec8a03b3f3681f",
 "comment on table public.places": "dc9d6dd7de2a52bd",
 "on table public.places": "69a1313a2fcf063a",
 "policy \"everybody reads places\" on public.places": "4ec5cede9aa1f6d9",
 "comment on table private.poll_answers": "1c62fd3bc962baa1",
 "on table private.poll_answers": "64b9c6ae9bfe0b2b",
 "comment on table private.poll_options": "1b2892c984b631a3",
 "on table private.poll_options": "3614427a1770c6c9",
 "comment on table private.poll_people": "110fa70e53257f84",
 "on table private.poll_people": "ffb773379b7e571c",
 "comment on table private.polls": "78a7b277c102dc30",
 "on table private.polls": "cbc6dfcbd1c20646",
 "comment on table public.profiles": "902aa75b919906ae",
 "on table public.profiles": "618f7c0b6ba7a595",
 "policy \"users read their own profile\" on public.profiles": "8865c8bc4ea8a3b7",
 "policy \"users change their own profile\" on public.profiles": "71ccec52ef1f9146",
 "trigger refuse_local_picture on public.profiles": "396bd5e023684de4",
 "trigger limit_changes on public.profiles": "020de760bdad1306",
 "comment on table public.purchases": "8e61b1b433b85351",
 "on table public.purchases": "220b547ac206e60d",
 "policy \"users read their own purchases\" on public.purchases": "b9bfeb881d3c9719",
 "policy \"users record their own purchases\" on public.purchases": "376ea1ef34498d00",
 "policy \"users take back their own purchases\" on public.purchases": "16f0f8937cb79f44",
 "trigger count_purchases on public.purchases": "8425839839862b5c",
 "trigger copy_event on public.purchases": "3f38a5ca346d3302",
 "trigger date_withdrawal on public.purchases": "8923f9c9999ec5df",
 "trigger limit_writes on public.purchases": "68c4df9ad5dd382b",
 "trigger note_version on public.purchases": "163a6fe27d6b737e",
 "comment on table private.recovery_codes": "6fd000a655bb8f5e",
 "on table private.recovery_codes": "966a41ce75aa1466",
 "comment on table private.repairs": "f9bee7f2623b1733",
 "on table private.repairs": "c1160b1ad5530434",
 "comment on table private.report_limits": "4b7861da180cc77b",
 "on table private.report_limits": "a3cb042105ef23be",
 "comment on table private.role_changes": "239c48ea26561b6a",
 "on table private.role_changes": "edaa2725d5135a47",
 "comment on table public.saved_searches": "e902c370b60533d6",
 "on table public.saved_searches": "b280603514bdd3f0",
 "policy \"users read their own searches\" on public.saved_searches": "b835d8ff2100c0b2",
 "policy \"users save their own searches\" on public.saved_searches": "0f08e47f6e395e0c",
 "policy \"users change their own searches\" on public.saved_searches": "b9743166115e709c",
 "policy \"users delete their own searches\" on public.saved_searches": "ec8f6bc0dbc7de8c",
 "trigger check_saved_search on public.saved_searches": "2ee9c337fdb23afe",
 "trigger stamp_opened_at on public.saved_searches": "94f10d1a2c9affa9",
 "trigger limit_writes on public.saved_searches": "95654133e0d72461",
 "trigger take_at_most_twenty on public.saved_searches": "f0c3fc30501d9d9b",
 "comment on table private.schema_objects": "a0ec50c47a957249",
 "on table private.schema_objects": "023e7e47c2bb2094",
 "comment on table private.schema_sets": "019a37a655ed9558",
 "on table private.schema_sets": "64f997923eec2ef7",
 "comment on table private.search_lexemes": "aff7ff83fc0ae33c",
 "on table private.search_lexemes": "547c0ee27ad87256",
 "comment on table public.search_words": "2ab7fd2aa426c6b3",
 "on table public.search_words": "5ed5f082ccd63e33",
 "policy \"everybody reads the words of searches\" on public.search_words": "fc128b189e6bc856",
 "comment on table private.settings": "66cf8e2b71ab72b5",
 "on table private.settings": "73c6d90ec1736eb7",
 "comment on table private.sign_up_limits": "fbfcea821e1ec484",
 "on table private.sign_up_limits": "99f79f834ca1ec35",
 "comment on table private.sign_ups": "4275a32ab7a01e82",
 "on table private.sign_ups": "184cd03911ff7b05",
 "comment on table private.signing_secret": "b752822556609675",
 "on table private.signing_secret": "39099129010d835f",
 "comment on table public.staff_roles": "a72cab29c54705e3",
 "on table public.staff_roles": "1c3e40ed445d29f5",
 "policy \"users read their own roles\" on public.staff_roles": "12c498f96bd4378e",
 "trigger note_role_change on public.staff_roles": "767f7f8e45df7cb2",
 "comment on table public.support_tickets": "ed8e7971e0d384af",
 "on table public.support_tickets": "ef8588dac0cc431c",
 "policy \"operators read tickets\" on public.support_tickets": "076cf3bf209602cc",
 "policy \"operators answer and close tickets\" on public.support_tickets": "7a7820db22844a46",
 "comment on table private.terms": "9cfe7b8a6292841c",
 "on table private.terms": "e1a4e381f29950fd",
 "comment on table private.topics": "00756e242fa91825",
 "on table private.topics": "3d92fb7970df706a",
 "comment on table public.user_actions": "1ab6e2907c7d99df",
 "on table public.user_actions": "befb8af67a0a2f92",
 "policy \"users read their own actions\" on public.user_actions": "64f35dadc855c692",
 "policy \"users log their own actions\" on public.user_actions": "f98013fbcc556b1f",
 "trigger limit_writes on public.user_actions": "7409b444a8e1e2d1",
 "comment on table public.user_preferences": "34d06632ee2af350",
 "on table public.user_preferences": "0c3a731b5d9cee66",
 "policy \"users read their own tags\" on public.user_preferences": "8fa69c0c435fa67f",
 "policy \"users with a confirmed address add their own tags\" on public.user_preferences": "4fa6f799b225d5d2",
 "policy \"users remove their own tags\" on public.user_preferences": "503a34831372c381",
 "trigger limit_to_hundred_per_user on public.user_preferences": "8c1ae464cc679712",
 "trigger limit_writes on public.user_preferences": "d9478eb48b854717",
 "comment on table private.weekly_mails": "43913e38bcc7fe47",
 "on table private.weekly_mails": "007aa984725c1ee1",
 "comment on table private.write_limits": "9ef714be0d90f9c6",
 "on table private.write_limits": "b71f9afd19fbdf0f",
 "comment on table private.writes": "b655e3170d32f1a4",
 "on table private.writes": "5dc28d5ae89b3b64",
 "comment on table private.wrong_codes": "d4d51f92831818de",
 "on table private.wrong_codes": "fb52b2d82a1b4a2b",
 "comment on function private.words_of": "14285fa223101d43",
 "on function private.words_of": "08b48c03961575b3",
 "comment on function private.count_votes": "42ef0cc682696997",
 "on function private.count_votes": "d03643c8c6ebcbbd",
 "call block of accounts/count_wrong_code.sql": "a34d4a101aeedacf",
 "call block of accounts/require_session.sql": "c375df5865ebd517",
 "call block of limits/admit_sign_up.sql": "b083b5848675b391",
 "call block of limits/statement_timeouts.sql": "d7501de87225f54c",
 "call private.schedule_refresh()": "dfd24b88fedf836b",
 "call private.schedule_retention()": "9a2f1b3215679488",
 "drop function if exists private.filter_condition(jsonb,timestamp with time zone,boolean)": "408317898ac6494f",
 "drop function if exists private.distance_expression(jsonb)": "b94ff8fb1f733fee",
 "drop function if exists private.score_expression(jsonb,text[])": "a38566840bed302f",
 "drop function if exists private.after_condition(text,text,text,jsonb,boolean)": "e2d4ece4692201f4",
 "drop function if exists private.select_matches(jsonb,timestamp with time zone,boolean)": "450c974a73167ba2",
 "drop function if exists private.hours_condition(jsonb,text)": "4e034c855c13ff36",
 "drop function if exists private.hours_lookup(jsonb,timestamp with time zone)": "72bc68607575dfbe",
 "drop function if exists private.hours_mask(integer,integer)": "dc7cd0072ef93711",
 "drop function if exists private.minute_of_hour(time without time zone)": "c7d6c5b24c4c6f51",
 "drop function if exists private.read_explore_query(text,text,text,double precision,text,text,text,date,date,double precision,text,text,text,integer,text,text,time without time zone,time without time zone,boolean,boolean)": "fa3abd1f856f4ed1",
 "drop function if exists private.date_condition(jsonb,timestamp with time zone,boolean,text)": "5d46267956968730",
 "drop function if exists private.explore(jsonb,timestamp with time zone,text[],jsonb)": "aa8d9172aa78f74c",
 "drop function if exists private.count_matches(jsonb,timestamp with time zone)": "93be663d8a740654",
 "drop function if exists private.count_from_deltas(jsonb,timestamp with time zone)": "e06b3cc769ce844c",
 "drop function if exists private.add_counts(jsonb,jsonb)": "b8264be832b1526d",
 "drop function if exists public.explore_events(text,text,text,double precision,text,text,text,date,date,double precision,text,text,text,integer,text,text,text,time without time zone,time without time zone,boolean,boolean)": "cb2a83b8015d06cc",
 "drop function if exists public.explore_events(text,text,text,double precision,text,text,text,date,date,double precision,text,text,text,integer,text,text,text,time without time zone,time without time zone,boolean,boolean,text,text)": "ab64a9384952a076"
}')
on conflict (name) do update set hash = excluded.hash;

insert into private.schema_sets (position, hash) values ('20261130000004', '9bcdc9e213705e3f');
