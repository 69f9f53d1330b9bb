-- Distances are compared by the squared chord through a unit sphere: three products for each row, no trigonometry.

create function private.chord_of(kilometres double precision) returns double precision
  language sql immutable set search_path = ''
  return power(2 * sin(least(kilometres / 6371, pi()) / 2), 2);

comment on function private.chord_of is
  'The squared chord, through a unit sphere, between two places at a distance in kilometres.';

create function private.chord_expression(origin jsonb) returns text
  language sql immutable set search_path = ''
  as $$
  select format(
    '((p.x - %1$s) * (p.x - %1$s) + (p.y - %2$s) * (p.y - %2$s) + (p.z - %3$s) * (p.z - %3$s))',
    cosd(latitude) * cosd(longitude), cosd(latitude) * sind(longitude), sind(latitude)
  )
  from (select (origin ->> 'latitude')::double precision as latitude, (origin ->> 'longitude')::double precision as longitude) as place;
$$;

comment on function private.chord_expression is 'SQL expression: the squared chord from an origin to a row p of event_pins.';

revoke all on function private.chord_of, private.chord_expression from public;
grant execute on function private.chord_of, private.chord_expression to anon, authenticated, service_role;
