-- The distance to a place that nobody knows is null: least() passes over it, which made it half the circumference.

create or replace function private.haversine(
  from_latitude double precision, from_longitude double precision, latitude double precision, longitude double precision
) returns double precision
  language sql immutable strict set search_path = ''
  return 2 * 6371 * asin(sqrt(least(1,
    power(sin(radians(latitude - from_latitude) / 2), 2)
    + cos(radians(from_latitude)) * cos(radians(latitude)) * power(sin(radians(longitude - from_longitude) / 2), 2)
  )));
