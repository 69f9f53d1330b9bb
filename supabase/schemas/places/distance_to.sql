create function private.distance_to(origin jsonb, latitude double precision, longitude double precision)
  returns double precision
  language sql immutable
  as $$
  -- Not private.haversine: calling a function for 100,000 rows is slow.
  select case when latitude is null then (private.explore_constants() ->> 'unknownDistance')::double precision
    else 2 * 6371 * asin(sqrt(least(1,
      power(sin(radians(latitude - (origin ->> 'latitude')::double precision) / 2), 2)
      + cos(radians((origin ->> 'latitude')::double precision)) * cos(radians(latitude))
        * power(sin(radians(longitude - (origin ->> 'longitude')::double precision) / 2), 2)
    )))
  end;
$$;

comment on function private.distance_to is
  'Kilometres from an origin to a place, the engine''s haversine; its unknownDistance without coordinates. Inlined.';

create function private.chord_to(origin jsonb, x double precision, y double precision, z double precision)
  returns double precision
  language sql immutable
  as $$
  select (x - cosd((origin ->> 'latitude')::double precision) * cosd((origin ->> 'longitude')::double precision))
      * (x - cosd((origin ->> 'latitude')::double precision) * cosd((origin ->> 'longitude')::double precision))
    + (y - cosd((origin ->> 'latitude')::double precision) * sind((origin ->> 'longitude')::double precision))
      * (y - cosd((origin ->> 'latitude')::double precision) * sind((origin ->> 'longitude')::double precision))
    + (z - sind((origin ->> 'latitude')::double precision)) * (z - sind((origin ->> 'latitude')::double precision));
$$;

comment on function private.chord_to is
  'The squared chord through a unit sphere from an origin: three products for each row, no trigonometry. Inlined.';

create function private.chord_of(kilometres double precision) returns double precision
  language sql immutable
  as $$
  select power(2 * sin(kilometres / 6371 / 2), 2);
$$;

comment on function private.chord_of is 'The squared chord of a distance. Inlined.';

revoke all on function private.distance_to, private.chord_to, private.chord_of from public;
grant execute on function private.distance_to, private.chord_to, private.chord_of to anon, authenticated, service_role;
