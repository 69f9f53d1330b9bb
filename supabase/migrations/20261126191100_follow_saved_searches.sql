set check_function_bodies = off;

alter table "private"."calendar_feeds"
  drop constraint "calendar_feeds_kind_check";

alter table "private"."calendar_feeds"
  drop constraint "calendar_feeds_user_id_kind_key";

drop function "private"."create_calendar_feed"(text, text);

drop function "private"."hash_poll_token"(text);

drop function "private"."list_calendar_feeds"();

drop function "private"."require_poll_token"(text);

drop function "private"."revoke_calendar_feed"(text);

drop function "public"."create_calendar_feed"(text, text);

drop function "public"."list_calendar_feeds"();

drop function "public"."revoke_calendar_feed"(text);

alter table "private"."calendar_feeds"
  add column "search_id" uuid;

create or replace function private.answer_poll (
  token        text,
  answer_token text,
  name         text,
  answers      jsonb,
  change       uuid
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
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
$function$;

create or replace function private.create_calendar_feed (
  kind   text,
  token  text,
  search uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if auth.uid() is null then
    raise exception 'A user makes a private calendar' using errcode = 'insufficient_privilege';
  end if;
  perform private.require_link_token(token);
  if search is not null and not exists (select from public.saved_searches s where s.id = search and s.user_id = auth.uid()) then
    raise exception 'The user has no such search' using errcode = 'PT404';
  end if;
  -- Sent twice, it is the same calendar; with another token, the former one ends.
  insert into private.calendar_feeds as f (user_id, kind, search_id, token_hash)
  values (auth.uid(), create_calendar_feed.kind, search, private.hash_link_token(token))
  on conflict on constraint calendar_feeds_user_id_search_id_key do update set token_hash = excluded.token_hash, created_at = now()
  where f.token_hash <> excluded.token_hash;
end;
$function$;

create or replace function private.create_poll (
  organizer_token text,
  options         jsonb,
  hides_answers   boolean,
  closes_at       timestamp with time zone
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
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
$function$;

create or replace function private.delete_poll (
  organizer_token text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  delete from private.polls p where p.organizer_hash = private.hash_link_token(organizer_token);
end;
$function$;

create or replace function private.find_poll (
  token           text,
  organizer_token text default null::text
)
  returns private.polls
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
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
$function$;

create or replace function private.hash_link_token (
  token text
)
  returns bytea
  language sql
  immutable
  set search_path to ''
RETURN sha256(convert_to(token, 'UTF8'::name));

create or replace function private.list_calendar_feeds()
  returns table (
    kind       text,
    search_id  uuid,
    created_at timestamp with time zone
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select f.kind, f.search_id, f.created_at from private.calendar_feeds f where f.user_id = auth.uid() order by 1, 3, 2;
$function$;

create or replace function private.organize_poll (
  organizer_token text
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
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
$function$;

create or replace function private.read_calendar_feed (
  token text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  set random_page_cost to '1.1'
  set jit to 'off'
  AS $function$
declare
  network constant text := private.client_network();
  feed private.calendar_feeds;
  search public.saved_searches;
  found_events jsonb := '[]';
  wait integer;
begin
  select * into feed from private.calendar_feeds f where f.token_hash = private.hash_link_token(token);
  if feed.search_id is not null then
    select * into search from public.saved_searches s where s.id = feed.search_id;
    begin
      -- The same hundred as in the public calendar of these filters.
      found_events := private.explore(private.read_saved_search(search.filters) || '{"limit": 100}', now(), '{}', null) -> 'events';
    exception when sqlstate 'PT400' then
      -- A commune or a subcategory may cease to exist: the calendar is empty then.
      null;
    end;
    return jsonb_build_object(
      'name', search.name,
      'entries', private.calendar_entries(array(select (each ->> 'id')::uuid from jsonb_array_elements(found_events) as each), now())
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
$function$;

create or replace function private.read_poll (
  token        text,
  answer_token text
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  poll private.polls;
begin
  select p.* into poll from private.polls p where p.friends_hash = private.hash_link_token(token);
  if not found then
    return null;
  end if;
  return private.show_poll(poll, private.reader_of_poll(poll.id, answer_token), false);
end;
$function$;

create or replace function private.reader_of_poll (
  poll_id      uuid,
  answer_token text
)
  returns uuid
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select p.id from private.poll_people p
  where p.poll_id = reader_of_poll.poll_id
    and case when answer_token is null then p.user_id = auth.uid() else p.secret_hash = private.hash_link_token(answer_token) end;
$function$;

create or replace function private.renew_poll_link (
  organizer_token text,
  generation      integer
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
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
$function$;

create or replace function private.require_link_token (
  token text
)
  returns void
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
begin
  if token is null or token !~ '^[A-Za-z0-9_-]{43}$' then
    raise exception 'A token is 256 bits as base64url' using errcode = 'invalid_parameter_value';
  end if;
end;
$function$;

create or replace function private.revoke_calendar_feed (
  kind   text,
  search uuid
)
  returns void
  language sql
  security definer
  set search_path to ''
  AS $function$
  delete from private.calendar_feeds f
  where f.user_id = auth.uid() and f.kind = revoke_calendar_feed.kind and f.search_id is not distinct from search;
$function$;

create or replace function public.create_calendar_feed (
  kind   text,
  token  text,
  search uuid default null::uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.create_calendar_feed(kind, token, search);
$function$;

revoke all on function "public"."create_calendar_feed"(text, text, uuid) from "anon";

create or replace function public.list_calendar_feeds()
  returns table (
    kind       text,
    search_id  uuid,
    created_at timestamp with time zone
  )
  language sql
  stable
  set search_path to ''
  AS $function$
  select * from private.list_calendar_feeds();
$function$;

revoke all on function "public"."list_calendar_feeds"() from "anon";

create or replace function public.revoke_calendar_feed (
  kind   text,
  search uuid default null::uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.revoke_calendar_feed(kind, search);
$function$;

revoke all on function "public"."revoke_calendar_feed"(text, uuid) from "anon";

alter table "private"."calendar_feeds"
  add constraint "calendar_feeds_kind_check" check ((kind = ANY (ARRAY['favorites'::text, 'search'::text])));

alter table "private"."calendar_feeds"
  add constraint "calendar_feeds_search_id_fkey" foreign key (search_id) references public.saved_searches(id)
    on delete cascade;

alter table "private"."calendar_feeds"
  add constraint "calendar_feeds_search_is_named" check (((kind = 'search'::text) = (search_id IS NOT NULL)));

alter table "private"."calendar_feeds"
  add constraint "calendar_feeds_user_id_search_id_key" unique nulls not DISTINCT (user_id, search_id);

create index calendar_feeds_by_search on private.calendar_feeds using btree (search_id);

comment on column "private"."calendar_feeds"."kind" is 'What it follows: the favourites of the user, or one saved search.';

comment on column "private"."calendar_feeds"."search_id" is 'Null for the favourites. A calendar ends with its search.';

comment on function "private"."create_calendar_feed"(text, text, uuid) is 'The body of public.create_calendar_feed. Security definer, because it writes a table that no client writes.';

comment on function "private"."hash_link_token"(text) is 'The hash by which what a link opens is found.';

comment on function "private"."list_calendar_feeds"() is 'The body of public.list_calendar_feeds. Security definer, because it reads a table that no client reads.';

comment on function "private"."require_link_token"(text) is 'Refuses a token that is not 43 characters of base64url.';

comment on function "private"."revoke_calendar_feed"(text, uuid) is 'The body of public.revoke_calendar_feed. Security definer, because it writes a table that no client writes.';

comment on function "public"."create_calendar_feed"(text, text, uuid) is 'Makes a private calendar of the signed-in user, « favorites » or « search » with the id of a saved one, or gives it a new token: the former one ends. PT404 for a search of no or another user. Sent as POST, so that no URL holds a token.';

comment on function "public"."list_calendar_feeds"() is 'The private calendars of the signed-in user: what each follows, and since when. No token can be read again.';

comment on function "public"."read_calendar_feed"(text) is 'The entries of a private calendar, as private.calendar_entries gives them, and the name of its search, null for the favourites. Null without a calendar. Sent as POST, so that no URL of the API holds a token. Beyond a hundred unknown tokens an hour a network gets PT429.';

comment on function "public"."revoke_calendar_feed"(text, uuid) is 'Ends a private calendar of the signed-in user.';

revoke all on function "private"."create_calendar_feed"(text, text, uuid) from public;

grant execute on function "private"."create_calendar_feed"(text, text, uuid) to "authenticated";

revoke all on function "private"."hash_link_token"(text) from public;

revoke all on function "private"."list_calendar_feeds"() from public;

grant execute on function "private"."list_calendar_feeds"() to "authenticated";

revoke all on function "private"."require_link_token"(text) from public;

revoke all on function "private"."revoke_calendar_feed"(text, uuid) from public;

grant execute on function "private"."revoke_calendar_feed"(text, uuid) to "authenticated";

revoke all on function "public"."create_calendar_feed"(text, text, uuid) from public;

grant execute on function "public"."create_calendar_feed"(text, text, uuid) to "authenticated";

grant execute on function "public"."create_calendar_feed"(text, text, uuid) to "service_role";

revoke all on function "public"."list_calendar_feeds"() from public;

grant execute on function "public"."list_calendar_feeds"() to "authenticated";

grant execute on function "public"."list_calendar_feeds"() to "service_role";

revoke all on function "public"."revoke_calendar_feed"(text, uuid) from public;

grant execute on function "public"."revoke_calendar_feed"(text, uuid) to "authenticated";

grant execute on function "public"."revoke_calendar_feed"(text, uuid) to "service_role";
