-- A weekend that begins on Friday evening on some clock of the world was missed where Paris had no Friday evening fourteen
-- hours earlier, now or fourteen hours later: the times that end on that evening were not looked at.

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
      -- No clock is further from that of Paris. Steps of four hours, because a Friday evening, the shortest while that a
      -- window stays the same, lasts six.
      from generate_series(-14, 14, 4) as hours,
        lateral private.date_window(filter, moment + make_interval(hours => hours), 'Europe/Paris') as window_there
    )
  end;
$$;

comment on function private.reach_of is 'The civil minutes that a filter of days, or a range of them, may let through on any clock of the world.';

create or replace function private.reach_condition(filters text[], moment timestamptz) returns text
  language sql stable set search_path = ''
  as $$
  select string_agg(format(
    -- What lasts a day at most is found by its begin, the few longer times by their end.
    '(t.start_minute >= %1$s - 1440 and t.start_minute < %2$s or t.end_minute - t.start_minute > 1440 and t.end_minute > %1$s and t.start_minute < %2$s)',
    lower(reach), upper(reach)
  ), ' or ')
  from unnest(filters) as filter, lateral private.reach_of(filter, moment) as reach;
$$;

revoke all on function private.reach_of from public;
grant execute on function private.reach_of to anon, authenticated, service_role;
