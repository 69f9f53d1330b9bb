create function private.times_of(day date, opening time, closing time, time_zone text, timings jsonb)
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

comment on function private.times_of is
  'The times that an event or a version of it takes place, in its time zone. An event without timings has its date, if '
  'any.';

revoke all on function private.times_of from public;
