-- The map is a grid of cells, 0.05 degrees high and wide, numbered along the lines of latitude. A place becomes a few ranges of
-- cell numbers, which a B-tree index finds.

create function private.cells_of_box(west double precision, south double precision, east double precision, north double precision)
  returns int4multirange
  language sql immutable set search_path = ''
  as $$
  select range_agg(int4range(
    line * 8192 + floor((lowest + 180) * 20)::integer, line * 8192 + floor((highest + 180) * 20)::integer + 1
  ))
  from generate_series(floor((south + 90) * 20)::integer, floor((north + 90) * 20)::integer) as line, (
    select west as lowest, east as highest where west <= east
    -- Across the antimeridian.
    union all select west, 180 where west > east
    union all select -180, east where west > east
  ) as part;
$$;

comment on function private.cells_of_box is 'Cells that cover a box of the map, and maybe more.';

create function private.cells_near(latitude double precision, longitude double precision, radius double precision)
  returns int4multirange
  language sql immutable strict set search_path = ''
  as $$
  with line as (
    select number, number / 20.0 - 90 as south, (number + 1) / 20.0 - 90 as north
    from generate_series(
      greatest(0, floor((latitude - degrees(radius / 6371) + 90) * 20 - 0.001)::integer),
      least(3600, floor((latitude + degrees(radius / 6371) + 90) * 20 + 0.001)::integer)
    ) as number
  ), reach as (
    -- Half the width in degrees, by the haversine, at the point of the line that is nearest in latitude and nearest to a pole.
    select number, 0.001 + degrees(2 * asin(sqrt(least(1, greatest(0,
      power(sin(radius / 6371 / 2), 2) - power(sind(greatest(0, south - latitude, latitude - north) / 2), 2)
    ) / greatest(1e-9, cosd(latitude) * cosd(least(90, greatest(abs(south), abs(north))))))))) as width
    from line
  )
  select range_agg(case
    -- Around the antimeridian, the whole line.
    when abs(longitude) + width >= 180 then int4range(number * 8192, (number + 1) * 8192)
    else int4range(
      number * 8192 + floor((longitude - width + 180) * 20)::integer, number * 8192 + floor((longitude + width + 180) * 20)::integer + 1
    )
  end)
  from reach;
$$;

comment on function private.cells_near is 'Cells that cover a circle (radius in kilometres), and maybe more.';

create function private.cells_within(latitude double precision, longitude double precision, radius double precision)
  returns int4multirange
  language sql immutable strict set search_path = ''
  as $$
  with line as (
    select number, number / 20.0 - 90 as south, (number + 1) / 20.0 - 90 as north
    from generate_series(
      greatest(0, floor((latitude - degrees(radius / 6371) + 90) * 20)::integer),
      least(3599, floor((latitude + degrees(radius / 6371) + 90) * 20)::integer)
    ) as number
  ), reach as (
    -- Half the width in degrees, by the haversine, at the point of the line that is furthest in latitude and furthest from a pole.
    select number, -0.001 + degrees(2 * asin(sqrt(least(1, greatest(0,
      power(sin(radius / 6371 / 2), 2) - power(sind(greatest(latitude - south, north - latitude) / 2), 2)
    ) / (cosd(latitude) * case when south <= 0 and north >= 0 then 1 else greatest(cosd(south), cosd(north)) end))))) as width
    from line
  ), inside as (
    select number * 8192 + ceil((longitude - width + 180) * 20)::integer as first_cell,
      number * 8192 + floor((longitude + width + 180) * 20)::integer as end_cell
    from reach where width > 0 and abs(longitude) + width < 180
  )
  select coalesce(range_agg(int4range(first_cell, end_cell)), '{}') from inside where first_cell < end_cell;
$$;

comment on function private.cells_within is 'Cells that lie entirely within a circle (radius in kilometres).';

revoke all on function private.cells_of_box, private.cells_near, private.cells_within from public;
grant execute on function
  private.cells_of_box, private.cells_near, private.cells_within
  to anon, authenticated, service_role;
