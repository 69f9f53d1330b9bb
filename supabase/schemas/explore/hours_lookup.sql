create function private.hours_lookup(query jsonb, moment timestamptz) returns text
  language sql stable set search_path = ''
  as $$
  select case
    when not query ? 'hours' then ''
    -- Only where a filter begins or ends within an hour are the timings needed.
    when whole.mask = touched.mask then format(' and l.hours & %s <> 0', touched.mask)
    else format(
      ' and l.hours & %s <> 0 and (l.hours & %s <> 0 or %s)', touched.mask, whole.mask,
      private.filter_condition(jsonb_build_object('hours', query -> 'hours'), moment)
    )
  end
  from (select (query #>> '{hours,0}')::integer as first, (query #>> '{hours,1}')::integer as last) as minute,
    lateral (select private.hours_mask(first / 60, (last + 59) / 60) as mask) as touched,
    lateral (select private.hours_mask((first + 59) / 60, last / 60) as mask) as whole;
$$;

comment on function private.hours_lookup is
  'SQL condition, after another one: a projection l has a timing that begins within the hours of a query.';

revoke all on function private.hours_lookup from public;
grant execute on function private.hours_lookup to anon, authenticated, service_role;
