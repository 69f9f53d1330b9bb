import { splitWords } from '@lively/engine';
import { type Commune, otherNamesOf } from '@lively/engine/communes';
import type { Language } from '../i18n/languages';

/**
 * Returns a function that finds communes by their postal code, or by their whole name: in French, or in this language.
 * Names are folded, with spaces between their words.
 */
export function indexCommunes(communes: readonly Commune[], language: Language): (text: string) => readonly Commune[] {
  const index = new Map<string, Set<Commune>>();
  for (const commune of communes) {
    const name = splitWords(commune.name).join(' ');
    for (const text of [name, ...otherNamesOf(name, language), ...commune.postalCodes])
      index.set(text, (index.get(text) ?? new Set()).add(commune));
  }
  return (text) => [...(index.get(text) ?? [])];
}
