create function private.map_events(
  query jsonb, moment timestamptz,
  most integer default (private.explore_constants() ->> 'countLimit')::integer, most_points integer default 2000
) returns jsonb
  language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan
  as $$
declare
  matched constant jsonb := private.with_matches(query);
begin
  return (with part as materialized (
    -- Grouped by the part of the code that contains the department: `department_of` is not inlined.
    select left(l.commune, 3) as code, count(*) as n, count(*) filter (where l.latitude is null) as unplaced
    from private.matches(matched, moment) as l
    where not l.is_over
    group by 1
  ), department as (
    select private.department_of(code) as code, sum(n)::bigint as n from part group by 1
  ), point as materialized (
    select l.event_id, l.category, l.latitude, l.longitude, l.next_start
    from private.matches(matched, moment) as l
    where query ?| '{city,commune,areas,box}' and not l.is_over and l.latitude is not null
    order by next_start, event_id
    limit most_points + 1
  )
  select jsonb_build_object(
    'departments', (
      select coalesce(jsonb_object_agg(code, private.bound_count(n, most)), '{}') from department where code is not null
    ),
    'elsewhere', private.bound_count(coalesce((select n from department where code is null), 0), most),
    'unplaced', (select private.bound_count(coalesce(sum(unplaced), 0)::bigint, most) from part),
    'points', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', shown.event_id, 'title', e.title, 'category', shown.category,
        'longitude', shown.longitude, 'latitude', shown.latitude,
        'start', to_char(timestamp '1970-01-01' + shown.next_start * interval '1 minute', 'YYYY-MM-DD"T"HH24:MI')
      ) order by shown.next_start, shown.event_id), '[]')
      from (select * from point order by next_start, event_id limit most_points) as shown
        join public.events e on e.id = shown.event_id
    ),
    'is_more', (select count(*) > most_points from point)
  ));
end;
$$;

comment on function private.map_events is
  'The map of a validated query: events to come by department, and for a query with a place the first of their points. '
  'Its counts are exact up to most.';
