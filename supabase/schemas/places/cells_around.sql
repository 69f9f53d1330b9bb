-- The map is a grid of cells, 0.05 degrees high and wide, numbered along the lines of latitude. A place becomes a few
-- ranges of cell numbers, which a B-tree index finds.

create function private.cells_around(
  west double precision, south double precision, east double precision, north double precision,
    margin double precision default 0
) returns int4multirange
  language sql immutable strict set search_path = ''
  as $$
  with grown as (
    -- A degree of latitude has 111.2 km. Towards a pole a degree of longitude has less.
    select greatest(-90, south - height) as south, least(90, north + height) as north,
      margin / 111 / cosd(least(89, greatest(abs(south), abs(north)) + height)) as width
    from (select margin / 111 as height) as sizes
  ), part as (
    select greatest(-180, west - width) as lowest, least(180, east + width) as highest from grown
    where west <= east and west - width >= -180 and east + width <= 180
    -- Across the antimeridian.
    union all select west, 180 from grown where west > east
    union all select -180, east from grown where west > east
    union all select -180, 180 from grown where west <= east and (west - width < -180 or east + width > 180)
  )
  select range_agg(int4range(
    line * 8192 + floor((lowest + 180) * 20)::integer, line * 8192 + floor((highest + 180) * 20)::integer + 1
  ))
  from grown, part, generate_series(floor((south + 90) * 20)::integer, floor((north + 90) * 20)::integer) as line;
$$;

comment on function private.cells_around is
  'Cells that cover a box of the map with a margin in kilometres, and maybe more. A circle is a point with a margin.';

revoke all on function private.cells_around from public;
grant execute on function private.cells_around to anon, authenticated, service_role;
