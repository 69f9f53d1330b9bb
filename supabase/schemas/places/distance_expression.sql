create function private.distance_expression(origin jsonb) returns text
  language sql immutable set search_path = ''
  -- Inlined: calling private.haversine for 100,000 rows is slow.
  return format(
    'case when l.latitude is null then %3$s else 2 * 6371 * asin(sqrt(least(1, power(sin(radians(l.latitude - %1$s) / 2), 2)'
    || ' + cos(radians(%1$s)) * cos(radians(l.latitude)) * power(sin(radians(l.longitude - %2$s) / 2), 2)))) end',
    origin ->> 'latitude', origin ->> 'longitude', private.explore_constants() ->> 'unknownDistance'
  );

comment on function private.distance_expression is
  'SQL expression: kilometres from an origin to a row l, the engine''s haversine; its unknownDistance without coordinates.';

revoke all on function private.distance_expression from public;
grant execute on function private.distance_expression to anon, authenticated, service_role;
