create function private.haversine(
  from_latitude double precision, from_longitude double precision, latitude double precision, longitude double precision
) returns double precision
  language plpgsql immutable set search_path = ''
  as $$
begin
  return 2 * 6371 * asin(sqrt(least(1,
    power(sin(radians(latitude - from_latitude) / 2), 2)
    + cos(radians(from_latitude)) * cos(radians(latitude)) * power(sin(radians(longitude - from_longitude) / 2), 2)
  )));
end;
$$;

comment on function private.haversine is 'Kilometres between two places: the engine''s haversine.';

revoke all on function private.haversine from public;
grant execute on function private.haversine to anon, authenticated, service_role;
