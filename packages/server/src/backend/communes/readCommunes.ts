import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Commune, PlacedCommune } from '@lively/engine/communes';
import { listPlaces } from './listPlaces.ts';

/** Reads all current communes in the format for devices: the places of the database, with the names of their departments. */
export function readCommunes(): (Commune | PlacedCommune)[] {
  const { resolve } = createRequire(import.meta.url);
  const file = resolve('@etalab/decoupage-administratif/data/departements.json');
  const departments: readonly OfficialDepartment[] = JSON.parse(readFileSync(file, 'utf8'));
  const names = new Map(departments.map(({ code, nom }) => [code, nom]));
  return listPlaces().map(({ department: code, coordinates, ...place }) => ({
    ...place,
    department: { code, name: names.get(code) ?? overseasNames[code] ?? code },
    ...coordinates,
  }));
}

interface OfficialDepartment {
  readonly code: string;
  readonly nom: string;
}

/** Territories that are not departments. */
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
