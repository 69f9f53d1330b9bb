-- The days on which an event takes place, numbered from 1970-01-01 on: the engine's countDays is the contract.

create function private.days_of_timing(start_minute integer, end_minute integer) returns int4range
  language sql immutable parallel safe set search_path = ''
  as $$
  -- A night belongs to the day on which it began: what takes less than twelve hours, or ends by 4:00.
  select int4range(
    floor(start_minute / 1440.0)::integer,
    floor(case when end_minute - start_minute < 720 then start_minute
      else greatest(start_minute, end_minute - 241) end / 1440.0)::integer,
    '[]'
  );
$$;

comment on function private.days_of_timing is 'The civil days of one timing.';

create function private.count_days(days int4multirange) returns integer
  language sql immutable parallel safe set search_path = ''
  as $$
  select sum(upper(run) - lower(run))::integer from unnest(days) as run;
$$;

comment on function private.count_days is 'The number of days of a calendar.';

revoke all on function private.days_of_timing, private.count_days from public;
