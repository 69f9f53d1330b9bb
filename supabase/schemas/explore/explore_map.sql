create function public.explore_map(
  "text" text default '',
  city text default null,
  commune text default null,
  radius_km double precision default null,
  box text default null,
  category text default null,
  date_filter text default 'all',
  first_day date default null,
  last_day date default null,
  max_price double precision default null,
  access text default null,
  subcategory text default null,
  begins_from time default null,
  begins_before time default null,
  online boolean default false,
  once boolean default false,
  topics text default null,
  without text default null,
  areas text default null,
  weekdays text default null,
  without_areas text default null,
  min_price double precision default null,
  ages text default null
) returns jsonb
  language plpgsql stable set search_path = '' set statement_timeout = '1s' set random_page_cost = 1.1 set jit = off
  as $$
begin
  return private.map_events(private.read_explore_query(jsonb_build_object(
    'text', explore_map."text", 'city', city, 'commune', commune, 'radius_km', radius_km, 'box', box,
    'category', category, 'subcategory', subcategory, 'date_filter', date_filter, 'first_day', first_day,
    'last_day', last_day, 'begins_from', begins_from, 'begins_before', begins_before, 'max_price', max_price,
    'access', access, 'topics', topics, 'without', without, 'areas', areas, 'weekdays', weekdays,
    'without_areas', without_areas, 'min_price', min_price, 'ages', ages,
    'online', online, 'once', once
  )), now());
exception
  when query_canceled then
    raise exception 'The map took longer than a second'
      using errcode = 'PT503', hint = 'Narrow it: a commune, a day or a category.';
end;
$$;

comment on function public.explore_map is
  'The events to come of a list of explore_events, by department; for a list with a place also their points, at most '
  '2,000, the soonest first. docs/decisions/0132 describes the answer.';

revoke all on function public.explore_map from public, anon, authenticated;
grant execute on function public.explore_map to anon, authenticated;
