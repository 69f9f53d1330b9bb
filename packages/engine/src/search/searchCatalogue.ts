import type { Catalogue } from '../catalogue/createCatalogue.ts';
import { taxonomyEntries } from '../taxonomy/taxonomyEntries.ts';
import type { LivelyEvent } from '../vocabulary.ts';
import { createTextIndex, type TextSearch } from './createTextIndex.ts';

/**
 * The numbers of a catalogue's events that hold every word of a text, each at the beginning of a word, in title, venue,
 * location, organiser, or the names of category and subcategory. Undefined for a text without a word. The first search of a
 * catalogue makes its index.
 */
export function searchCatalogue(catalogue: Catalogue, text: string): readonly number[] | undefined {
  if (!text) return;
  catalogue.search ??= indexCatalogue(catalogue);
  return catalogue.search(text);
}

function indexCatalogue({ events, kinds, kind }: Catalogue): TextSearch {
  const names = kinds.map(({ tags }) => [
    ...tags,
    ...taxonomyEntries.filter(({ slug }) => tags.includes(slug)).map(({ label }) => label),
  ]);
  return createTextIndex(events.length, (i) => {
    const { title, venue, location, organizer } = events[i] as LivelyEvent;
    return [title, venue, location, organizer, names[kind[i] as number]].join(' ');
  });
}
