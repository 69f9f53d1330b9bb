import { splitWords } from '../../packages/engine/src/text/splitWords.ts';
import type { Place } from '../../packages/server/src/backend/communes/listPlaces.ts';

/** Renders the migration that fills `public.places`: one line per commune, which is a third of the size of `values` rows. */
export function renderPlaces(places: readonly Place[]): string {
  return `-- Every commune of France. Written by supabase/generatePlaces.ts; see it for the sources and their licences.
-- Lines of code|name|postal codes|population|latitude|longitude|folded name, if it is more than the name in lower case. A
-- commune without coordinates of its own takes the middle of those of its department.
-- No function of ours: 35,000 calls are what a start of the embedded backend would wait for.

with line as (
  select string_to_array(content, '|') as field
  from string_to_table($communes$${places.map(renderPlace).join('\n')}$communes$, E'\\n') as content
), commune as (
  select field[1] as code, field[2] as name, left(field[1], case when field[1] ~ '^9[78]' then 3 else 2 end) as department,
    string_to_array(nullif(field[3], ''), ' ') as postal_codes, field[4]::integer as population,
    nullif(field[5], '')::double precision as latitude, nullif(field[6], '')::double precision as longitude,
    coalesce(field[7], translate(lower(field[2]), '-''', '  ')) as folded_name
  from line
), zone as (
  select department, private.time_zone_of(department) as time_zone from (select distinct department from commune) as each
)
insert into public.places (code, name, folded_name, department, postal_codes, population, latitude, longitude, is_exact, time_zone)
select code, name, folded_name, department, coalesce(postal_codes, '{}'), population,
  coalesce(latitude, avg(latitude) over same_department),
  coalesce(longitude, avg(longitude) over same_department),
  latitude is not null,
  time_zone
from commune join zone using (department)
window same_department as (partition by department);
`;
}

function renderPlace({ code, name, postalCodes, population, coordinates }: Place): string {
  const { latitude = '', longitude = '' } = coordinates ?? {};
  const folded = splitWords(name).join(' ');
  const isPlain = folded === name.toLowerCase().replace(/[-']/g, ' ');
  return [code, name, postalCodes.join(' '), population, latitude, longitude, ...(isPlain ? [] : [folded])].join('|');
}
