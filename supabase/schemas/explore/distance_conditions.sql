create function private.distance_expression(origin jsonb) returns text
  language sql immutable set search_path = ''
  -- Inlined: calling private.haversine for 100,000 rows is slow.
  return format(
    '(2 * 6371 * asin(sqrt(least(1, case when l.latitude is not null then'
    || ' power(sin(radians(l.latitude - %1$s) / 2), 2) + cos(radians(%1$s)) * cos(radians(l.latitude)) * power(sin(radians(l.longitude - %2$s) / 2), 2)'
    || ' end))) + case when l.latitude is null then null else 0 end)',
    origin ->> 'latitude', origin ->> 'longitude'
  );

comment on function private.distance_expression is
  'SQL expression: kilometres from an origin to a listing l, the engine''s haversine. Null without coordinates.';

create function private.distance_or_unknown(origin jsonb) returns text
  language sql immutable set search_path = ''
  return format('coalesce(%s, %s)', private.distance_expression(origin), private.explore_constants() ->> 'unknownDistance');

comment on function private.distance_or_unknown is
  'SQL expression: kilometres from an origin to a listing l, or the engine''s unknownDistance.';

create function private.near_condition(query jsonb, radius double precision) returns text
  language plpgsql immutable set search_path = ''
  as $$
declare
  latitude constant double precision := query #>> '{origin,latitude}';
  longitude constant double precision := query #>> '{origin,longitude}';
  -- The highest number of degrees that the radius covers, with a margin for rounding.
  height constant double precision := radius / 111 + 0.001;
  width constant double precision := radius / (111 * greatest(0.01, cos(radians(least(89, abs(latitude) + height))))) + 0.001;
begin
  if radius is null then
    return format('l.commune = %L', query ->> 'commune');
  end if;
  return format(
    '(l.commune = %L or (l.latitude between %s and %s%s and %s <= %s))',
    query ->> 'commune', latitude - height, latitude + height,
    case when abs(longitude) + width < 180 then format(' and l.longitude between %s and %s', longitude - width, longitude + width) end,
    private.distance_expression(query -> 'origin'), radius
  );
end;
$$;

comment on function private.near_condition is
  'SQL condition: a listing l is in the commune of a query, or within a radius in kilometres.';

create function private.distances_of(query jsonb) returns double precision[]
  language sql immutable set search_path = ''
  return case when query ? 'commune' then array(
    select distinct radius from unnest(array[5, 10, 20, 50, 100, (query ->> 'radius')::double precision]) as radius
    where radius is not null order by radius
  ) end;

comment on function private.distances_of is
  'The radii in kilometres for which a query around a commune has counts, its own included; null without a commune.';

create function private.own_distances(query jsonb) returns double precision[]
  language sql immutable set search_path = ''
  return case when query ? 'commune' then array[coalesce((query ->> 'radius')::double precision, 5)] end;

comment on function private.own_distances is
  'The radius in kilometres that a query around a commune reads. Without one it is 5, which covers most events of a commune.';

create function private.near_band(query jsonb, distances double precision[]) returns integer
  language sql immutable set search_path = ''
  return coalesce(array_position(distances, (query ->> 'radius')::double precision), 0);

comment on function private.near_band is
  'The last distance band of private.found_pins within the radius of a query; 0, the commune itself, if the radius is none of the distances.';

revoke all on function
  private.distance_expression, private.distance_or_unknown, private.near_condition, private.distances_of,
  private.own_distances, private.near_band
  from public;
grant execute on function
  private.distance_expression, private.distance_or_unknown, private.near_condition, private.distances_of,
  private.own_distances, private.near_band
  to anon, authenticated, service_role;
