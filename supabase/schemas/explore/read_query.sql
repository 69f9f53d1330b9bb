create function private.refuse_query(message text, hint text) returns void
  language plpgsql immutable set search_path = ''
  as $$
begin
  raise exception using errcode = 'PT400', message = message, hint = hint;
end;
$$;

comment on function private.refuse_query is 'Ends a request with status 400.';

create function private.minute_of_hour(hour time) returns integer
  language sql immutable set search_path = ''
  as $$
  select (extract(hour from hour) * 60 + extract(minute from hour))::integer;
$$;

comment on function private.minute_of_hour is 'Minutes since midnight, 1440 for 24:00. Seconds do not count.';

create function private.read_explore_query(
  said text, city text, commune text, radius_km double precision, box text, category text,
  date_filter text, first_day date, last_day date, max_price double precision, access text, sort text, direction text,
  page_size integer, near text, subcategory text default null, begins_from time default null, begins_before time default null,
  online boolean default false, once boolean default false
) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
declare
  place record;
  origin jsonb := private.origin_of(near);
  -- Clients send lists as PostgREST does: {mobility,visual}.
  needs constant text[] := string_to_array(nullif(regexp_replace(access, '^{(.+)}$', '\1'), ''), ',');
  number constant text := '-?[0-9]{1,3}(\.[0-9]{1,15})?';
  sides double precision[];
begin
  if category not in ('music', 'sport', 'leisure', 'culture', 'tech', 'festival', 'food', 'notice') then
    perform private.refuse_query('There is no such category', 'One of music, sport, leisure, culture, tech, festival, food, notice.');
  end if;
  if not (private.explore_constants() -> 'subcategories') ? subcategory then
    perform private.refuse_query('There is no such subcategory', 'A slug of the taxonomy, such as jazz.');
  end if;
  if coalesce(begins_from, '00:00') >= coalesce(begins_before, '24:00') then
    perform private.refuse_query('The hours are no range', 'Give begins_from before begins_before, as HH:MM.');
  end if;
  if coalesce(date_filter, '') not in ('all', 'today', 'tonight', 'tomorrow', 'weekend') then
    perform private.refuse_query('There is no such filter of days', 'One of all, today, tonight, tomorrow, weekend.');
  end if;
  if (first_day is null) <> (last_day is null) or first_day > last_day
    or first_day < '1900-01-01' or last_day > '2199-12-31' then
    perform private.refuse_query('The days are no range', 'Give first_day and last_day, the first not after the last, of 1900 to 2199.');
  end if;
  if first_day is not null and date_filter <> 'all' then
    perform private.refuse_query('A range of days and a filter of days exclude each other', 'Leave out one of them.');
  end if;
  if not (max_price >= 0 and max_price < 'infinity') then
    perform private.refuse_query('The highest price is no amount', 'Give max_price in euros, 0 for free events.');
  end if;
  if not needs <@ array['hearing', 'intellectual', 'mobility', 'psychic', 'visual'] then
    perform private.refuse_query('There is no such access need', 'Any of hearing,intellectual,mobility,psychic,visual.');
  end if;
  if coalesce(sort, '') not in ('popularity', 'score', 'distance', 'date', 'price', 'rarity') then
    perform private.refuse_query('There is no such order', 'One of popularity, score, distance, date, price, rarity.');
  end if;
  if direction not in ('ascending', 'descending') then
    perform private.refuse_query('There is no such direction', 'One of ascending, descending.');
  end if;
  if page_size is null or page_size not between 1 and 100 then
    perform private.refuse_query('The page has no such size', 'Give page_size from 1 to 100.');
  end if;
  if box ~ format('^%s(,%s){3}$', number, number) then
    sides := string_to_array(box, ',');
  end if;
  if box is not null and (
    sides is null or abs(sides[1]) > 180 or abs(sides[3]) > 180 or abs(sides[2]) > 90 or abs(sides[4]) > 90
    or sides[2] >= sides[4] or sides[1] = sides[3]
  ) then
    perform private.refuse_query('The box is no part of a map', 'Give west,south,east,north in degrees, south below north.');
  end if;
  if radius_km is not null and (commune is null or not (radius_km > 0 and radius_km <= 500)) then
    perform private.refuse_query('There is no such radius', 'Give commune and radius_km, above 0 and at most 500.');
  end if;
  if commune is not null then
    select code, latitude, longitude into place from public.places where code = commune;
    if not found then
      perform private.refuse_query('There is no such commune', 'Give its INSEE code, such as 35238 for Rennes.');
    end if;
    if place.latitude is not null then
      origin := jsonb_build_object('latitude', place.latitude, 'longitude', place.longitude);
    end if;
  end if;
  return jsonb_strip_nulls(jsonb_build_object(
    'text', private.search_query(said),
    'city', nullif(private.city_of(city), ''),
    -- One metre at least: the square of a tiny radius underflows. `greatest` ignores nulls.
    'commune', commune, 'radius', case when radius_km is not null then greatest(radius_km, 0.001) end,
    'origin', origin - 'city',
    'box', to_jsonb(sides),
    'category', category,
    'withoutNotices', case when category is null then true end,
    'subcategory', subcategory,
    'hours', case when begins_from > '00:00' or begins_before < '24:00' then jsonb_build_array(
      private.minute_of_hour(coalesce(begins_from, '00:00')), private.minute_of_hour(coalesce(begins_before, '24:00'))
    ) end,
    'online', case when online then true end,
    'once', case when once then true end,
    'date', case when first_day is not null then first_day || '/' || last_day else nullif(date_filter, 'all') end,
    'maxPrice', max_price,
    'access', to_jsonb(needs),
    'sort', sort,
    'direction', coalesce(direction, case when sort in ('popularity', 'score') then 'descending' else 'ascending' end),
    'limit', page_size
  ));
end;
$$;

comment on function private.read_explore_query is
  'Validates the arguments of explore_events and returns them as one query. Status 400 names the invalid argument.';

revoke all on function private.refuse_query, private.minute_of_hour, private.read_explore_query from public;
grant execute on function private.refuse_query, private.minute_of_hour, private.read_explore_query to anon, authenticated, service_role;
