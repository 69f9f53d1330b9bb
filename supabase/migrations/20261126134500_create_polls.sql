set check_function_bodies = off;

create table "private"."poll_answers" (
  "person_id" uuid not null,
  "option_id" uuid not null,
  "answer"    text not null,
  constraint "poll_answers_answer_check" check ((answer = ANY (ARRAY['yes'::text, 'maybe'::text, 'no'::text]))),
  constraint "poll_answers_pkey" primary key (person_id, option_id)
);

alter table "private"."poll_answers"
  enable row level security;

create table "private"."poll_options" (
  "id"         uuid                     not null default gen_random_uuid(),
  "poll_id"    uuid                     not null,
  "event_id"   uuid                     not null,
  "day"        date,
  "created_at" timestamp with time zone not null default now(),
  constraint "poll_options_pkey" primary key (id),
  constraint "poll_options_poll_id_event_id_day_key" unique nulls not DISTINCT (poll_id, event_id, day)
);

alter table "private"."poll_options"
  enable row level security;

create table "private"."poll_people" (
  "id"          uuid                     not null default gen_random_uuid(),
  "poll_id"     uuid                     not null,
  "user_id"     uuid,
  "secret_hash" bytea,
  "name"        text                     not null,
  "changes"     uuid[]                   not null default '{}'::uuid[],
  "created_at"  timestamp with time zone not null default now(),
  constraint "poll_people_are_users_or_guests" check (((user_id IS NULL) <> (secret_hash IS NULL))),
  constraint "poll_people_pkey" primary key (id),
  constraint "poll_people_poll_id_secret_hash_key" unique (poll_id, secret_hash),
  constraint "poll_people_poll_id_user_id_key" unique (poll_id, user_id),
  constraint "poll_people_secret_hash_check" check ((octet_length(secret_hash) = 32)),
  constraint "poll_people_name_check"
    check (((char_length(name) <= 40) AND private.has_visible_text(name) AND private.is_clean_text(name)))
);

alter table "private"."poll_people"
  enable row level security;

create table "private"."polls" (
  "id"             uuid                     not null default gen_random_uuid(),
  "user_id"        uuid,
  "organizer_hash" bytea                    not null,
  "friends_hash"   bytea                    not null,
  "generation"     integer                  not null default 1,
  "hides_answers"  boolean                  not null default false,
  "closes_at"      timestamp with time zone,
  "created_at"     timestamp with time zone not null default now(),
  constraint "polls_friends_hash_check" check ((octet_length(friends_hash) = 32)),
  constraint "polls_friends_hash_key" unique (friends_hash),
  constraint "polls_generation_check" check ((generation > 0)),
  constraint "polls_organizer_hash_check" check ((octet_length(organizer_hash) = 32)),
  constraint "polls_organizer_hash_key" unique (organizer_hash),
  constraint "polls_pkey" primary key (id)
);

alter table "private"."polls"
  enable row level security;

create or replace function private.admit_poll_call (
  kind text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
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
$function$;

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
    perform private.require_poll_token(answer_token);
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
      poll.id, case when answer_token is null then auth.uid() end, private.hash_poll_token(answer_token),
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

create or replace function private.answers_of (
  person_id uuid
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce(jsonb_object_agg(a.option_id, a.answer), '{}') from private.poll_answers a
  where a.person_id = answers_of.person_id;
$function$;

create or replace function private.apply_retention (
  moment timestamp with time zone default now()
)
  returns table (
    data      text,
    forgotten bigint
  )
  language sql
  security definer
  set search_path to ''
  AS $function$
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
    repairs as (delete from private.repairs where repaired_at < moment - interval '12 months' returning 1),
    mails as (delete from private.mails where created_at < moment - interval '7 days' returning 1),
    devices as (delete from private.devices where seen_at < moment - interval '12 months' returning 1),
    wrong_codes as (delete from private.wrong_codes where typed_at < moment - interval '1 day' returning 1),
    attempts as (delete from private.attempts where made_at < moment - interval '1 day' returning 1),
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
  union all select 'repairs', count(*) from repairs
  union all select 'mails', count(*) from mails
  union all select 'devices', count(*) from devices
  union all select 'wrong_codes', count(*) from wrong_codes
  union all select 'attempts', count(*) from attempts
  union all select 'sign_ups', count(*) from sign_ups
  union all select 'form_submissions', count(*) from submissions
  union all select 'writes', count(*) from writes;
$function$;

create or replace function private.columns_not_exported (
  relation      regclass,
  person_column name
)
  returns text[]
  language sql
  stable
  set search_path to ''
  AS $function$
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
      ('private.polls', 'organizer_hash'), ('private.polls', 'friends_hash'),
      ('private.poll_people', 'secret_hash'), ('private.poll_people', 'changes')
    ) as secret (relation, column_name)
    where secret.relation = columns_not_exported.relation
  ) as kept;
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
  perform private.require_poll_token(organizer_token);
  if closes_at not between now() and now() + interval '2 years' then
    raise exception 'A poll ends within two years' using errcode = 'invalid_parameter_value';
  end if;
  insert into private.polls (user_id, organizer_hash, friends_hash, hides_answers, closes_at)
  values (
    auth.uid(), private.hash_poll_token(organizer_token),
    private.hash_poll_token(private.friends_token(organizer_token, 1)), create_poll.hides_answers, create_poll.closes_at
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
  delete from private.polls p where p.organizer_hash = private.hash_poll_token(organizer_token);
end;
$function$;

create or replace function private.edit_poll_options (
  organizer_token text,
  added           jsonb,
  removed         uuid[]
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
  perform private.put_poll_options(poll.id, added, removed);
  return private.organize_poll(organizer_token);
end;
$function$;

create or replace function private.end_poll (
  organizer_token text,
  closes_at       timestamp with time zone
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
  if closes_at > now() + interval '2 years' then
    raise exception 'A poll ends within two years' using errcode = 'invalid_parameter_value';
  end if;
  -- What has ended keeps its end when it is ended again.
  update private.polls p set closes_at = end_poll.closes_at
  where p.id = poll.id and not coalesce(p.closes_at <= now() and end_poll.closes_at <= now(), false);
  return private.organize_poll(organizer_token);
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
  where p.friends_hash = private.hash_poll_token(token) or p.organizer_hash = private.hash_poll_token(organizer_token);
  if not found then
    raise exception 'There is no poll with this link' using errcode = 'PT404';
  end if;
  -- Changes of one poll wait for each other: limits are counted under this lock.
  select p.* into poll from private.polls p where p.id = poll.id for update;
  return poll;
end;
$function$;

create or replace function private.friends_token (
  organizer_token text,
  generation      integer
)
  returns text
  language sql
  immutable
  set search_path to ''
RETURN
  translate(encode(sha256(convert_to(concat_ws(' '::text, 'friends', generation, organizer_token), 'UTF8'::name)),
  'base64'::text), '+/='::text, '-_'::text);

create or replace function private.gdpr_export (
  email text
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
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
$function$;

create or replace function private.hash_poll_token (
  token text
)
  returns bytea
  language sql
  immutable
  set search_path to ''
RETURN sha256(convert_to(token, 'UTF8'::name));

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
  select p.* into poll from private.polls p where p.organizer_hash = private.hash_poll_token(organizer_token);
  if not found then
    return null;
  end if;
  return private.show_poll(poll, null, true) || jsonb_build_object(
    'token', private.friends_token(organizer_token, poll.generation), 'generation', poll.generation
  );
end;
$function$;

create or replace function private.polls_of (
  person uuid
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
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
$function$;

create or replace function private.put_poll_options (
  poll_id uuid,
  added   jsonb,
  removed uuid[]
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
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
  select p.* into poll from private.polls p where p.friends_hash = private.hash_poll_token(token);
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
    and case when answer_token is null then p.user_id = auth.uid() else p.secret_hash = private.hash_poll_token(answer_token) end;
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
    friends_hash = private.hash_poll_token(private.friends_token(organizer_token, p.generation + 1))
  where p.id = poll.id and p.generation = renew_poll_link.generation;
  return private.organize_poll(organizer_token);
end;
$function$;

create or replace function private.require_poll_token (
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

create or replace function private.show_poll (
  poll         private.polls,
  reader       uuid,
  is_organizer boolean
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
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
$function$;

create or replace function private.withdraw_answers (
  token        text,
  answer_token text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  poll constant private.polls := private.find_poll(token);
begin
  delete from private.poll_people p where p.id = private.reader_of_poll(poll.id, answer_token);
end;
$function$;

create or replace function public.answer_poll (
  token        text,
  name         text,
  answers      jsonb,
  change       uuid,
  answer_token text  default null::text
)
  returns jsonb
  language sql
  set search_path to ''
  AS $function$
  select private.answer_poll(token, answer_token, name, answers, change);
$function$;

create or replace function public.create_poll (
  organizer_token text,
  options         jsonb,
  hides_answers   boolean                  default false,
  closes_at       timestamp with time zone default null::timestamp with time zone
)
  returns jsonb
  language sql
  set search_path to ''
  AS $function$
  select private.create_poll(organizer_token, options, hides_answers, closes_at);
$function$;

create or replace function public.delete_poll (
  organizer_token text
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.delete_poll(organizer_token);
$function$;

create or replace function public.edit_poll_options (
  organizer_token text,
  added           jsonb  default '[]'::jsonb,
  removed         uuid[] default '{}'::uuid[]
)
  returns jsonb
  language sql
  set search_path to ''
  AS $function$
  select private.edit_poll_options(organizer_token, added, removed);
$function$;

create or replace function public.end_poll (
  organizer_token text,
  closes_at       timestamp with time zone default now()
)
  returns jsonb
  language sql
  set search_path to ''
  AS $function$
  select private.end_poll(organizer_token, closes_at);
$function$;

create or replace function public.organize_poll (
  organizer_token text
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.organize_poll(organizer_token);
$function$;

create or replace function public.read_poll (
  token        text,
  answer_token text default null::text
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.read_poll(token, answer_token);
$function$;

create or replace function public.renew_poll_link (
  organizer_token text,
  generation      integer
)
  returns jsonb
  language sql
  set search_path to ''
  AS $function$
  select private.renew_poll_link(organizer_token, generation);
$function$;

create or replace function public.withdraw_answers (
  token        text,
  answer_token text default null::text
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.withdraw_answers(token, answer_token);
$function$;

alter table "private"."poll_options"
  add constraint "poll_options_event_id_fkey" foreign key (event_id) references public.events(id) on delete cascade;

alter table "private"."poll_answers"
  add constraint "poll_answers_option_id_fkey" foreign key (option_id) references private.poll_options(id)
    on delete cascade;

alter table "private"."poll_answers"
  add constraint "poll_answers_person_id_fkey" foreign key (person_id) references private.poll_people(id)
    on delete cascade;

alter table "private"."poll_people"
  add constraint "poll_people_user_id_fkey" foreign key (user_id) references auth.users(id) on delete cascade;

alter table "private"."poll_options"
  add constraint "poll_options_poll_id_fkey" foreign key (poll_id) references private.polls(id) on delete cascade;

alter table "private"."poll_people"
  add constraint "poll_people_poll_id_fkey" foreign key (poll_id) references private.polls(id) on delete cascade;

alter table "private"."polls"
  add constraint "polls_user_id_fkey" foreign key (user_id) references auth.users(id) on delete cascade;

create index poll_answers_by_option on private.poll_answers using btree (option_id);

create index poll_options_by_day on private.poll_options using btree (poll_id, day);

create index poll_options_by_event on private.poll_options using btree (event_id);

create index poll_people_by_user on private.poll_people using btree (user_id);

create index polls_by_user on private.polls using btree (user_id);

comment on column "private"."poll_options"."day" is 'Civil day at the venue; null for an event without a date.';

comment on column "private"."poll_people"."changes" is 'The ids of the latest changes, at most fifty: a change that arrives twice is applied once. Not exported to the user.';

comment on column "private"."poll_people"."secret_hash" is 'The hash of the token of a guest''s own link; null for a user. Not exported to the user.';

comment on column "private"."polls"."closes_at" is 'From then on no answer is accepted; null while there is no end.';

comment on column "private"."polls"."friends_hash" is 'The hash of the token of the friends'' link. Not exported to the user.';

comment on column "private"."polls"."generation" is 'How many links of friends there were: a new one ends the old one.';

comment on column "private"."polls"."hides_answers" is 'Whether the answers of others are hidden from a person who has not answered.';

comment on column "private"."polls"."organizer_hash" is 'The hash of the token of the organiser''s link. Not exported to the user.';

comment on column "private"."polls"."user_id" is 'Who made it; null for a visitor.';

comment on function "private"."admit_poll_call"(text) is 'Counts a poll or a change of one by network, and refuses with PT429 what exceeds private.attempt_limits. The detail is the seconds to wait.';

comment on function "private"."answer_poll"(text, text, text, jsonb, uuid) is 'The body of public.answer_poll. Security definer, because it writes tables that no client writes.';

comment on function "private"."answers_of"(uuid) is 'What a person answers, by the id of the option.';

comment on function "private"."apply_retention"(timestamp with time zone) is 'Deletes what is older than the privacy page says: actions and messages 12 months, reports and decisions 12 months after the decision, applications 2 years, purchases 3 years, polls 30 days after their last day, authentication log 6 months, devices 12 months after they were seen, undeliverable mails a week, counts of writes, wrong codes, attempts, forms and sign-ups a day. Idempotent.';

comment on function "private"."create_poll"(text, jsonb, boolean, timestamp with time zone) is 'The body of public.create_poll. Security definer, because it writes tables that no client writes.';

comment on function "private"."delete_poll"(text) is 'The body of public.delete_poll. Security definer, because it writes a table that no client writes.';

comment on function "private"."edit_poll_options"(text, jsonb, uuid[]) is 'The body of public.edit_poll_options. Security definer, because it writes tables that no client writes.';

comment on function "private"."end_poll"(text, timestamp with time zone) is 'The body of public.end_poll. Security definer, because it writes a table that no client writes.';

comment on function "private"."find_poll"(text, text) is 'The poll of a friends'' link, or of an organiser''s, locked until the transaction ends. PT404 without one.';

comment on function "private"."friends_token"(text, integer) is 'The token of the friends'' link. The organiser''s page derives it from its own token; nobody derives that one from it.';

comment on function "private"."gdpr_export"(text) is 'Everything that is stored about a person, by email address: account, rows of every table without secrets and columns about other people, names of pictures, polls, sign-in log.';

comment on function "private"."hash_poll_token"(text) is 'The hash by which the poll or the person of a link is found.';

comment on function "private"."organize_poll"(text) is 'The body of public.organize_poll. Security definer, because it reads tables that no client reads.';

comment on function "private"."polls_of"(uuid) is 'What a user asks and answers in polls, for the export: the options of their own polls, and their own answers.';

comment on function "private"."put_poll_options"(uuid, jsonb, uuid[]) is 'Adds options to a poll and removes others. 22023 for an event or a day that is not there, 23514 unless 2 to 12 options are left.';

comment on function "private"."read_poll"(text, text) is 'The body of public.read_poll. Security definer, because it reads tables that no client reads.';

comment on function "private"."reader_of_poll"(uuid, text) is 'The person who reads a poll: the guest of a token, without one the signed-in user. Null for a person who has not answered.';

comment on function "private"."renew_poll_link"(text, integer) is 'The body of public.renew_poll_link. Security definer, because it writes a table that no client writes.';

comment on function "private"."require_poll_token"(text) is 'Refuses a token that is not 43 characters of base64url.';

comment on function "private"."show_poll"(private.polls, uuid, boolean) is 'A poll as a reader sees it: its options with their events, the answers unless they are hidden from the reader, and the reader''s own. An event that is no longer published is null.';

comment on function "private"."withdraw_answers"(text, text) is 'The body of public.withdraw_answers. Security definer, because it writes a table that no client writes.';

comment on function "public"."answer_poll"(text, text, jsonb, uuid, text) is 'Answers some options of a poll, { id: yes, maybe or no }, as the guest of a token or the signed-in user. Other options and other people keep their answers. A change that arrives again does nothing. PT404 without a poll, PT410 once it is closed, PT409 when it is full. Answers as read_poll.';

comment on function "public"."create_poll"(text, jsonb, boolean, timestamp with time zone) is 'Makes a poll of [{ "event_id", "day" }]. The client makes the token of the organiser''s link, so that a creation sent twice is one poll. Answers as organize_poll.';

comment on function "public"."delete_poll"(text) is 'Deletes a poll with its answers, and ends all its links.';

comment on function "public"."edit_poll_options"(text, jsonb, uuid[]) is 'Adds options and removes others by their ids. The answers to all other options stay. Answers as organize_poll.';

comment on function "public"."end_poll"(text, timestamp with time zone) is 'Ends a poll, now or at an instant; null opens it again. Answers as organize_poll.';

comment on function "public"."organize_poll"(text) is 'The poll of an organiser''s link, with all answers and the token of the friends'' link; null without one.';

comment on function "public"."read_poll"(text, text) is 'The poll of a friends'' link, as its guest with a token, or the signed-in user, sees it; null without one. Sent as POST, so that no URL holds a token.';

comment on function "public"."renew_poll_link"(text, integer) is 'Revokes the friends'' link of a generation and makes another; the answers stay. Does nothing for an older generation. Answers as organize_poll.';

comment on function "public"."withdraw_answers"(text, text) is 'Deletes the name and the answers of the guest of a token, or of the signed-in user.';

comment on table "private"."poll_answers" is 'What a person answers to one option of a poll.';

comment on table "private"."poll_options" is 'An option of a poll: an event on one of its days.';

comment on table "private"."poll_people" is 'A person who answered a poll: a user, or a guest whose own link changes the answers on any device.';

comment on table "private"."polls" is 'A poll: 2 to 12 options that friends answer by a link, without an account. Deleted 30 days after its last day.';

revoke all on function "private"."admit_poll_call"(text) from public;

revoke all on function "private"."answer_poll"(text, text, text, jsonb, uuid) from public;

grant execute
  on function "private"."answer_poll"(text, text, text, jsonb, uuid)
  to "anon", "authenticated", "service_role";

revoke all on function "private"."answers_of"(uuid) from public;

revoke all on function "private"."create_poll"(text, jsonb, boolean, timestamp with time zone) from public;

grant execute
  on function "private"."create_poll"(text, jsonb, boolean, timestamp with time zone)
  to "anon", "authenticated";

revoke all on function "private"."delete_poll"(text) from public;

grant execute on function "private"."delete_poll"(text) to "anon", "authenticated";

revoke all on function "private"."edit_poll_options"(text, jsonb, uuid[]) from public;

grant execute on function "private"."edit_poll_options"(text, jsonb, uuid[]) to "anon", "authenticated";

revoke all on function "private"."end_poll"(text, timestamp with time zone) from public;

grant execute on function "private"."end_poll"(text, timestamp with time zone) to "anon", "authenticated";

revoke all on function "private"."find_poll"(text, text) from public;

revoke all on function "private"."friends_token"(text, integer) from public;

revoke all on function "private"."hash_poll_token"(text) from public;

revoke all on function "private"."organize_poll"(text) from public;

grant execute on function "private"."organize_poll"(text) to "anon", "authenticated", "service_role";

revoke all on function "private"."polls_of"(uuid) from public;

revoke all on function "private"."put_poll_options"(uuid, jsonb, uuid[]) from public;

revoke all on function "private"."read_poll"(text, text) from public;

grant execute on function "private"."read_poll"(text, text) to "anon", "authenticated", "service_role";

revoke all on function "private"."reader_of_poll"(uuid, text) from public;

revoke all on function "private"."renew_poll_link"(text, integer) from public;

grant execute on function "private"."renew_poll_link"(text, integer) to "anon", "authenticated";

revoke all on function "private"."require_poll_token"(text) from public;

revoke all on function "private"."show_poll"(private.polls, uuid, boolean) from public;

revoke all on function "private"."withdraw_answers"(text, text) from public;

grant execute on function "private"."withdraw_answers"(text, text) to "anon", "authenticated", "service_role";

revoke all on function "public"."answer_poll"(text, text, jsonb, uuid, text) from public;

grant execute on function "public"."answer_poll"(text, text, jsonb, uuid, text) to "anon", "authenticated";

grant execute on function "public"."answer_poll"(text, text, jsonb, uuid, text) to "service_role";

revoke all on function "public"."create_poll"(text, jsonb, boolean, timestamp with time zone) from public;

grant execute
  on function "public"."create_poll"(text, jsonb, boolean, timestamp with time zone)
  to "anon", "authenticated";

grant execute on function "public"."create_poll"(text, jsonb, boolean, timestamp with time zone) to "service_role";

revoke all on function "public"."delete_poll"(text) from public;

grant execute on function "public"."delete_poll"(text) to "anon", "authenticated";

grant execute on function "public"."delete_poll"(text) to "service_role";

revoke all on function "public"."edit_poll_options"(text, jsonb, uuid[]) from public;

grant execute on function "public"."edit_poll_options"(text, jsonb, uuid[]) to "anon", "authenticated";

grant execute on function "public"."edit_poll_options"(text, jsonb, uuid[]) to "service_role";

revoke all on function "public"."end_poll"(text, timestamp with time zone) from public;

grant execute on function "public"."end_poll"(text, timestamp with time zone) to "anon", "authenticated";

grant execute on function "public"."end_poll"(text, timestamp with time zone) to "service_role";

revoke all on function "public"."organize_poll"(text) from public;

grant execute on function "public"."organize_poll"(text) to "anon", "authenticated";

grant execute on function "public"."organize_poll"(text) to "service_role";

revoke all on function "public"."read_poll"(text, text) from public;

grant execute on function "public"."read_poll"(text, text) to "anon", "authenticated";

grant execute on function "public"."read_poll"(text, text) to "service_role";

revoke all on function "public"."renew_poll_link"(text, integer) from public;

grant execute on function "public"."renew_poll_link"(text, integer) to "anon", "authenticated";

grant execute on function "public"."renew_poll_link"(text, integer) to "service_role";

revoke all on function "public"."withdraw_answers"(text, text) from public;

grant execute on function "public"."withdraw_answers"(text, text) to "anon", "authenticated";

grant execute on function "public"."withdraw_answers"(text, text) to "service_role";

insert into private.attempt_limits (kind, most, period)
select kind, most, period from jsonb_populate_recordset(null::private.attempt_limits, '[
  {"kind":"poll change of network","most":300,"period":"01:00:00"},
  {"kind":"poll change of unknown network","most":6000,"period":"01:00:00"},
  {"kind":"poll of network","most":20,"period":"01:00:00"},
  {"kind":"poll of unknown network","most":600,"period":"01:00:00"}
]');

create function private.export_polls() returns jsonb
  language sql stable security definer set search_path = ''
  as $$
  select private.polls_of(auth.uid());
$$;

comment on function private.export_polls is
  'The body of public.export_polls. Security definer, because it reads tables that no client reads.';

create function public.export_polls() returns jsonb
  language sql stable set search_path = ''
  as $$
  select private.export_polls();
$$;

comment on function public.export_polls is 'What the user asks and answers in polls, for a copy of their data: see private.polls_of.';

revoke all on function private.export_polls from public;
revoke all on function public.export_polls from public, anon, authenticated;
grant execute on function private.export_polls, public.export_polls to authenticated;
