create function private.candidates_within(origin jsonb, moment timestamptz, radius double precision, reach double precision, crowd bigint)
  returns text
  language plpgsql stable set search_path = ''
  as $$
declare
  place constant double precision[] := array[origin ->> 'latitude', origin ->> 'longitude'];
  coming constant text := format(
    'l.tags = topic.tags and l.is_recommendable and not l.is_over and l.next_since <= %1$L and l.next_until > %1$L', moment
  );
  distance constant text := private.distance_or_unknown(origin);
  -- The offset forces one index scan for each line of cells.
  in_cells constant text := 'select * from (select l.*, %s as distance from unnest(%L::int4multirange) as cells, lateral ('
    || 'select * from public.event_pins l where %s and l.cell >= lower(cells) and l.cell < upper(cells) offset 0) as l) as l where %s';
  parts text[] := array[format(
    'select l.*, %s as distance from changed l where l.tags = topic.tags and l.is_recommendable and not l.is_over', distance
  )];
begin
  if radius is null then
    parts := parts || format('select l.*, %s as distance from public.event_pins l where %s', distance, coming);
  else
    parts := parts || format(in_cells, distance, private.cells_near(place[1], place[2], radius), coming, format('distance <= %s', radius));
  end if;
  if radius < reach then
    parts := parts || format(
      in_cells, distance, private.cells_near(place[1], place[2], reach), coming || format(' and l.participants > %s', crowd),
      format('distance > %s and distance <= %s', radius, reach)
    );
  end if;
  return array_to_string(parts, ' union all ');
end;
$$;

comment on function private.candidates_within is
  'SQL select of the recommendable events to come with the tags of a topic: within a radius in kilometres or all, and crowded ones up to a reach.';

revoke all on function private.candidates_within from public;
grant execute on function private.candidates_within to anon, authenticated, service_role;
