create function private.hours_condition(query jsonb, start_minute text) returns text
  language sql immutable set search_path = ''
  as $$
  select case when query ? 'hours'
    -- Minutes before 1970 are negative. 0:00 sharp stands for an unknown hour.
    then format(
      '(%s %% 1440 + 1440) %% 1440 between %s and %s', start_minute,
      greatest((query #>> '{hours,0}')::integer, 1), (query #>> '{hours,1}')::integer - 1
    )
    else 'true'
  end;
$$;

comment on function private.hours_condition is 'SQL condition: what begins at a civil minute begins within the hours of a query.';

create function private.hours_mask(first_hour integer, end_hour integer) returns integer
  language sql immutable set search_path = ''
  as $$
  select coalesce(bit_or(1 << hour), 0) from generate_series(first_hour, end_hour - 1) as hour;
$$;

comment on function private.hours_mask is 'Hours of a day as in event_projections.hours: from the first until before the end.';

revoke all on function private.hours_condition, private.hours_mask from public;
grant execute on function private.hours_condition, private.hours_mask to anon, authenticated, service_role;
