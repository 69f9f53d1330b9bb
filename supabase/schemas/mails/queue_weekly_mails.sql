-- The mail of the week (docs/decisions/0091): changes of saved events, the saved events of the coming days, and new
-- events of saved searches. A section is one part of private.week_of and its texts.

create function private.mail_event(event_id uuid, moment timestamptz) returns jsonb
  language sql stable set search_path = ''
  as $$
  select jsonb_build_object(
    'id', e.id, 'title', e.title, 'venue', e.venue, 'location', e.location, 'status', e.status,
    'start', private.start_of(e.id, moment)
  )
  from public.events e where e.id = mail_event.event_id;
$$;

comment on function private.mail_event is
  'The facts of an event in a mail. start: civil minutes since 1970, null without a date.';

create function private.week_of(person uuid, moment timestamptz) returns jsonb
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
      private.mail_event(c.event_id, moment) || jsonb_build_object('reason', c.reason, 'changes', c.changes)
        order by c.position
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
      private.mail_event(kept.event_id, moment) || jsonb_build_object('reason', kept.reason) order by l.next_start,
        kept.event_id
    ) filter (where kept.event_id <> all (listed)), '[]'),
    listed || coalesce(array_agg(kept.event_id), '{}'),
    has_content or count(*) > 0
  into saved, listed, has_content
  from private.saved_events_of(person) as kept
  join public.event_listings l on l.event_id = kept.event_id and l.over_at > moment
  join public.events e on e.id = kept.event_id and e.status not in ('cancelled', 'postponed')
  -- From today on, for seven days, by the clock of the venue.
  where private.start_of(l.event_id, moment) / 1440 between
    (moment at time zone l.time_zone)::date - date '1970-01-01'
    and (moment at time zone l.time_zone)::date - date '1970-01-01' + 6;

  for search in select * from public.saved_searches s where s.user_id = person order by s.created_at desc, s.id loop
    begin
      found := private.new_events_of(search.filters, greatest(search.opened_at, recent), moment, most + 1);
    exception when sqlstate 'PT400' then
      found := '{}';
    end;
    found := array(select id from unnest(found) with ordinality as each (id, position) where id <> all (listed)
      order by position);
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

comment on function private.week_of is
  'The content of the mail of the week: the changes of saved events that the user has not seen, as private.changes_of '
  'gives them, the saved events of the coming days, and the new events of searches. Null if it would be empty. reason: '
  'favourite or ticket.';

create function private.queue_weekly_mails(moment timestamptz default now()) returns integer
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
  -- Thursday from ten on: before the weekend is planned. Later, a person who has just asked for the mail would get it
  -- at once.
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

comment on function private.queue_weekly_mails is
  'Makes the mails of this week, on Thursday from 10:00 to midnight in Paris, for about two seconds; call it each '
  'minute. A user gets at most one, and none without content. Returns how many were made.';

create function private.end_weekly_mail(token uuid) returns boolean
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

comment on function private.end_weekly_mail is
  'The body of public.end_weekly_mail. Security definer: a user who has the link of a mail need not sign in.';

create function public.end_weekly_mail(token uuid) returns boolean
  language sql set search_path = ''
  as $$
  select private.end_weekly_mail(token);
$$;

comment on function public.end_weekly_mail is
  'Ends the mails of the week for the user to whom the token was sent, and nothing else. False for a token that is not '
  'known, or no longer.';

revoke all on function private.mail_event, private.week_of, private.queue_weekly_mails, private.end_weekly_mail
  from public;
revoke all on function public.end_weekly_mail from public, anon, authenticated;
grant execute on function private.end_weekly_mail, public.end_weekly_mail to anon, authenticated;
