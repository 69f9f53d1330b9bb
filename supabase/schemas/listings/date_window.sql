create function private.date_window(filter text, moment timestamptz, time_zone text) returns int4range
  language sql stable set search_path = ''
  as $$
  with clock as (
    select private.civil_minute(moment, time_zone) as minute
  ), day as (
    -- 1970-01-01 was a Thursday; Monday is 0.
    select minute, minute / 1440 * 1440 as midnight, (minute / 1440 + 3) % 7 as weekday from clock
  )
  select case filter
    when 'today' then int4range(midnight, midnight + 1440)
    when 'tomorrow' then int4range(midnight + 1440, midnight + 2880)
    when 'tonight' then int4range((minute - 240) / 1440 * 1440 + 1020, (minute - 240) / 1440 * 1440 + 1680)
    when 'weekend' then int4range(
      midnight + case when weekday = 4 and minute - midnight >= 1080 then 1080 else (5 - weekday) * 1440 end,
      midnight + (7 - weekday) * 1440
    )
  end
  from day;
$$;

comment on function private.date_window is
  'The civil minutes of a date filter at the venue: the engine''s dateWindow. Tonight is from 17:00 to 4:00; until 4:00 it is the night before.';

revoke all on function private.date_window from public;
grant execute on function private.date_window to anon, authenticated, service_role;
