import type { Commune } from '../communes/Commune.ts';
import { correctTown } from '../communes/correctTown.ts';
import { findArea } from './areas.ts';
import { findDistrict, findNumberedDistricts } from './districts.ts';

/** A place that a name may mean. */
export interface NamedPlace {
  readonly filter:
    | { readonly filter: 'commune'; readonly value: string }
    | { readonly filter: 'areas'; readonly value: readonly string[] };
  /** The code or name of its department, which distinguishes communes with the same name. */
  readonly label: string;
  /** The number of inhabitants; infinite for an area. */
  readonly population: number;
}

/** The min number of inhabitants of a commune that is meant rather than the area with its name: Vienne. */
const townPopulation = 10_000;
/** A city with this min population, and this many times larger than all others of its name, is chosen. */
const dominantPopulation = 50_000;
const dominance = 50;

/**
 * Creates a function that finds the communes with a name or postal code, or the area or district that it means: see `findArea`. A town may
 * also follow the « la » of an area: « en Avignon ». The name of a large city may have a typing error.
 */
export function createPlaceFinder(
  findCommunes: (name: string) => readonly Commune[],
): (name: string) => readonly NamedPlace[] {
  return (name) => {
    const numbered = findNumberedDistricts(name).map(({ code }) => toPlace(code, code.slice(0, 2)));
    if (numbered.length) return numbered;
    const exact = findCommunes(name);
    const city = exact.length ? undefined : correctTown(name);
    const communes = city ? findCommunes(city) : exact;
    const area = findDistrict(name) ?? (communes.some(isTown) ? undefined : findArea(name));
    if (area) return [toPlace(area.code, area.code)];
    const named = communes.length || !name.startsWith('la ') ? communes : findCommunes(name.slice(3)).filter(isTown);
    return (dominantOf(named) ?? named).map(({ code, department, population }) => ({
      filter: { filter: 'commune', value: code },
      label: department.name,
      population,
    }));
  };
}

function toPlace(code: string, label: string): NamedPlace {
  return { filter: { filter: 'areas', value: [code] }, label, population: Number.POSITIVE_INFINITY };
}

const isTown = ({ population }: Commune) => population >= townPopulation;

/** Returns the dominant commune of a name: « La Rochelle » is the city, although a village has the same name. */
function dominantOf(communes: readonly Commune[]): readonly Commune[] | undefined {
  const [largest, ...others] = communes.toSorted((one, other) => other.population - one.population);
  const rest = others.reduce((sum, { population }) => sum + population, 0);
  return largest && largest.population >= dominantPopulation && largest.population > dominance * rest
    ? [largest]
    : undefined;
}
