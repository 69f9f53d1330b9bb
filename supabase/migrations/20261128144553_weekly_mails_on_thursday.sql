set check_function_bodies = off;

create or replace function private.queue_weekly_mails (
  moment timestamp with time zone default now()
)
  returns integer
  language plpgsql
  set search_path to ''
  AS $function$
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
$function$;

comment on function "private"."queue_weekly_mails"(timestamp with time zone) is 'Makes the mails of this week, on Thursday from 10:00 to midnight in Paris, for about two seconds; call it each minute. A user gets at most one, and none without content. Returns how many were made.';
