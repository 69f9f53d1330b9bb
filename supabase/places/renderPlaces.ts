import type { Place } from './listPlaces.ts';

/** The migration that fills `public.places`: one line per commune, which is a third of the size of values in rows. */
export function renderPlaces(places: readonly Place[]): string {
  return `-- Every commune of France. Written by supabase/generatePlaces.ts; see it for the sources and their licences.
-- Lines of code|name|postal codes|population|latitude|longitude. The department begins the code. A commune without
-- coordinates of its own takes the middle of those of its department.

with line as (
  select string_to_array(content, '|') as field
  from string_to_table($communes$${places.map(renderPlace).join('\n')}$communes$, E'\\n') as content
), commune as (
  select field[1] as code, field[2] as name, private.department_of(field[1]) as department,
    string_to_array(nullif(field[3], ''), ' ') as postal_codes, field[4]::integer as population,
    nullif(field[5], '')::double precision as latitude, nullif(field[6], '')::double precision as longitude
  from line
)
insert into public.places (code, name, folded_name, department, postal_codes, population, latitude, longitude, is_exact, time_zone)
select code, name, private.words_of(name), department, coalesce(postal_codes, '{}'), population,
  coalesce(latitude, avg(latitude) over same_department),
  coalesce(longitude, avg(longitude) over same_department),
  latitude is not null,
  private.time_zone_of(department)
from commune
window same_department as (partition by department);
`;
}

function renderPlace({ code, name, postalCodes, population, coordinates }: Place): string {
  const { latitude = '', longitude = '' } = coordinates ?? {};
  return [code, name, postalCodes.join(' '), population, latitude, longitude].join('|');
}
