-- A civil day has four parts, which begin at 0:00, 4:00, 17:00 and 18:00; they are numbered from 1970-01-01 on. Every
-- date filter begins and ends with a part: filters compare these numbers instead of instants.

create function private.date_windows(filters text[], moment timestamptz)
  returns table (number integer, time_zone text, first_part integer, last_part integer)
  language sql stable rows 20 set search_path = ''
  as $$
  with recursive zone (name) as (
    -- A loose index scan: one lookup for each time zone in use.
    select min(t.time_zone) from public.event_timings t
    union all
    select (select min(t.time_zone) from public.event_timings t where t.time_zone > zone.name) from zone
      where zone.name is not null
  ), clock as (
    select name, floor(extract(epoch from moment at time zone name) / 60)::integer as minute from zone
      where name is not null
  ), today as (
    -- 1970-01-01 was a Thursday; Monday is 0. Until 4:00 it is the night before.
    select name, minute / 1440 as day, minute % 1440 as minute, (minute / 1440 + 3) % 7 as weekday,
      (minute - 240) / 1440 as night from clock
  )
  select number::integer, name, part.first, part.last
  from today, unnest(filters) with ordinality as each (filter, number), lateral (
    select day * 4, day * 4 + 3 where filter = 'today'
    union all select day * 4 + 4, day * 4 + 7 where filter = 'tomorrow'
    union all select night * 4 + 2, night * 4 + 4 where filter = 'tonight'
    union all select
      case when weekday = 4 and minute >= 1080 then day * 4 + 3 else (day + 5 - weekday) * 4 end,
        (day + 7 - weekday) * 4 - 1
      where filter = 'weekend'
    union all select
      (split_part(filter, '/', 1)::date - date '1970-01-01') * 4,
        (split_part(filter, '/', 2)::date - date '1970-01-01') * 4 + 3
      where filter ~ '/'
  ) as part (first, last);
$$;

comment on function private.date_windows is
  'The first and the last day part of date filters or date ranges, in each time zone in use: the engine''s dateWindow. '
  'number is the position of the filter. Tonight is from 17:00 to 4:00; the weekend begins on Friday at 18:00.';

revoke all on function private.date_windows from public;
grant execute on function private.date_windows to anon, authenticated, service_role;
