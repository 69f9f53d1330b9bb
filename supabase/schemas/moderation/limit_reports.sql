-- Reports hold an event back only if established accounts made them, and only a few events at a time. All others stay
-- published and wait in the queue of the moderators (docs/decisions/0025).

create function private.count_reports(event_id uuid) returns bigint
  language sql stable set search_path = ''
  as $$
  select count(distinct private.fold_email(u.email))
  from public.event_reports r
  join auth.users u on u.id = r.user_id
  cross join private.report_limits l
  where r.event_id = count_reports.event_id and r.decided_at is null
    and u.email_confirmed_at <= r.created_at - l.account_age;
$$;

comment on function private.count_reports is
  'The open reports of an event that count: one for each mailbox, of accounts that were confirmed long enough before.';

create function private.is_coming(event public.events) returns boolean
  language sql stable set search_path = ''
  as $$
  select coalesce(
    (select max((timing ->> 'end')::timestamptz) from jsonb_array_elements(event.timings) as timing),
    (event.date + 1)::timestamp at time zone event.time_zone,
    'infinity'
  ) > now();
$$;

comment on function private.is_coming is
  'Whether the last timing of an event, or its day at the venue, is not over. Always true without a date.';

create function private.may_be_held(event public.events) returns boolean
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

comment on function private.may_be_held is
  'Whether reports alone may hold back one more event: it is to come, within the share of all events to come and the '
  'daily number of its organizer.';

revoke all on function private.count_reports, private.is_coming, private.may_be_held from public;
