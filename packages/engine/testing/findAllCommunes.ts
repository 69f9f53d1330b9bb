import { createRequire } from 'node:module';
import type { Commune } from '../src/communes/Commune.ts';
import { otherNamesOf } from '../src/communes/otherNames.ts';
import { splitWords } from '../src/text/splitWords.ts';

interface OfficialCommune {
  readonly code: string;
  readonly nom: string;
  readonly departement: string;
  readonly type: string;
  readonly codesPostaux?: readonly string[];
  readonly population?: number;
}

/**
 * Creates a function that finds all communes of France by folded name or postal code. The data is from
 * `@etalab/decoupage-administratif`.
 *
 * @param language - Also finds their names in this language.
 */
export function createCommuneFinder(language?: string): (name: string) => readonly Commune[] {
  const found = new Map<string, Commune[]>();
  const file = (key: string, commune: Commune) => found.set(key, [...(found.get(key) ?? []), commune]);
  const require = createRequire(import.meta.url);
  const communes: readonly OfficialCommune[] = require('@etalab/decoupage-administratif/data/communes.json');
  for (const { code, nom, departement, type, codesPostaux = [], population = 0 } of communes) {
    if (type !== 'commune-actuelle') continue;
    const department = { code: departement, name: departement };
    const commune = { code, name: nom, department, postalCodes: codesPostaux, population };
    const key = splitWords(nom).join(' ');
    for (const name of new Set([key, ...(language ? otherNamesOf(key, language) : []), ...codesPostaux]))
      file(name, commune);
  }
  return (name) => found.get(name) ?? [];
}
