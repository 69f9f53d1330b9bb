create function private.border_expression(filter text, moment timestamptz, side text) returns text
  language sql stable set search_path = ''
  -- The time zones of France are inlined: a function call for each row is slow.
  return (
    select format(
      'case t.time_zone %s else %s(private.date_window(%L, %L, t.time_zone)) end',
      string_agg(
        format('when %L then %s', zone, case side when 'lower' then lower(window_there) else upper(window_there) end), ' ' order by position
      ),
      side, filter, moment
    )
    from unnest(
      '{Europe/Paris,Indian/Reunion,America/Martinique,America/Guadeloupe,America/Cayenne,Indian/Mayotte,Pacific/Noumea,Pacific/Tahiti}'::text[]
    ) with ordinality as each (zone, position), lateral private.date_window(filter, moment, zone) as window_there
  );

comment on function private.border_expression is
  'SQL expression: where a date filter begins (lower) or ends (upper), in civil minutes of the time zone of a timing t.';

create function private.window_condition(filter text, moment timestamptz) returns text
  language plpgsql stable set search_path = ''
  as $$
declare
  opening text;
  closing text;
begin
  if filter ~ '/' then
    -- A date range is the same in every time zone.
    opening := (split_part(filter, '/', 1)::date - date '1970-01-01') * 1440;
    closing := (split_part(filter, '/', 2)::date - date '1970-01-01' + 1) * 1440;
  else
    opening := private.border_expression(filter, moment, 'lower');
    closing := private.border_expression(filter, moment, 'upper');
  end if;
  return format('t.start_minute < %2$s and (t.end_minute > %1$s or t.start_minute >= %1$s)', opening, closing);
end;
$$;

comment on function private.window_condition is 'SQL condition: a timing t overlaps a date filter or a date range.';

create function private.counting_condition(moment timestamptz) returns text
  language sql immutable set search_path = ''
  return format('(t.counts_until > %1$L or t.counts_again <= %1$L)', moment);

comment on function private.counting_condition is 'SQL condition: a timing t represents its event at a moment.';

create function private.takes_place_condition(filter text, moment timestamptz) returns text
  language sql stable set search_path = ''
  return format(
    -- The offset forces a lookup of the timings of one listing.
    'exists (select from public.event_timings t where t.event_id = l.event_id and %s and %s offset 0)',
    private.counting_condition(moment), private.window_condition(filter, moment)
  );

comment on function private.takes_place_condition is
  'SQL condition: private.date_condition for few listings l, as a lookup for each.';

create function private.reach_of(filter text, moment timestamptz) returns int4range
  language sql stable set search_path = ''
  as $$
  select case
    when filter ~ '/' then int4range(
      (split_part(filter, '/', 1)::date - date '1970-01-01') * 1440,
      (split_part(filter, '/', 2)::date - date '1970-01-01' + 1) * 1440
    )
    else (
      select int4range(min(lower(window_there)), max(upper(window_there)))
      -- No time zone is further than 14 hours from Paris. Steps of four hours, because the shortest time that a window stays the same,
      -- Friday evening, is six hours.
      from generate_series(-14, 14, 4) as hours,
        lateral private.date_window(filter, moment + make_interval(hours => hours), 'Europe/Paris') as window_there
    )
  end;
$$;

comment on function private.reach_of is
  'The widest range of civil minutes that a date filter or date range covers in any time zone.';

create function private.reach_condition(filters text[], moment timestamptz) returns text
  language sql stable set search_path = ''
  as $$
  select string_agg(format(
    -- Timings of at most a day are found by their start, the few longer ones by their end.
    '(t.start_minute >= %1$s - 1440 and t.start_minute < %2$s or t.end_minute - t.start_minute > 1440 and t.end_minute > %1$s and t.start_minute < %2$s)',
    lower(reach), upper(reach)
  ), ' or ')
  from unnest(filters) as filter, lateral private.reach_of(filter, moment) as reach;
$$;

comment on function private.reach_condition is
  'SQL condition that an index serves: a superset of the timings t that some date filters find.';

create function private.date_condition(filter text, moment timestamptz) returns text
  language sql stable set search_path = ''
  as $$
  select format(
    'l.event_id in (select t.event_id from public.event_timings t where (%s) and %s and %s)',
    private.reach_condition(array[filter], moment), private.counting_condition(moment), private.window_condition(filter, moment)
  );
$$;

comment on function private.date_condition is
  'SQL condition: a timing of a listing l that represents its event overlaps a date filter or a date range.';

create function private.start_expression(moment timestamptz) returns text
  language sql immutable set search_path = ''
  return format(
    'case when l.next_since <= %1$L and l.next_until > %1$L then l.next_start else private.start_of(l.event_id, %1$L) end', moment
  );

comment on function private.start_expression is
  'SQL expression: the start of a listing l at a moment, as stored while the stored value is valid.';

revoke all on function
  private.border_expression, private.window_condition, private.counting_condition, private.takes_place_condition,
  private.reach_of, private.reach_condition, private.date_condition, private.start_expression
  from public;
grant execute on function
  private.border_expression, private.window_condition, private.counting_condition, private.takes_place_condition,
  private.reach_of, private.reach_condition, private.date_condition, private.start_expression
  to anon, authenticated, service_role;
