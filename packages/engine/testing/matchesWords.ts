import { memoizeByReference } from '../src/memoize/memoizeByReference.ts';
import { type Classified, listTags } from '../src/taxonomy/listTags.ts';
import { listTaxonomyEntries, type TaxonomySlug } from '../src/taxonomy/listTaxonomyEntries.ts';
import { splitWords } from '../src/text/splitWords.ts';
import type { LivelyEvent } from '../src/vocabulary.ts';

type Searched = Classified & Pick<LivelyEvent, 'title' | 'venue' | 'location' | 'organizer'>;

/**
 * Whether every prefix, folded as in `splitWords`, begins a word of an event's title, venue, location or organiser, or
 * of a name of its category or subcategory.
 */
export function matchesWords(event: Searched, prefixes: readonly string[]): boolean {
  const words = wordsOf(event);
  return prefixes.every((prefix) => words.includes(` ${prefix}`));
}

/** Whether an event has each of some whole words, in the same texts. */
export function hasWholeWords(event: Searched, words: readonly string[]): boolean {
  const all = `${wordsOf(event)} `;
  return words.every((word) => all.includes(` ${word} `));
}

/** Returns the folded words of an event, each after a space. Folding is expensive, so it is done once for each event. */
const wordsOf = /* @__PURE__ */ memoizeByReference((event: Searched) => {
  const { title, venue, location, organizer } = event;
  return joinWords([title, venue, location, organizer].join(' ')) + namesOf(listTags(event));
});

const namesOf = /* @__PURE__ */ memoizeByReference((tags: readonly TaxonomySlug[]) => {
  const labels = listTaxonomyEntries().flatMap(({ slug, label }) => (tags.includes(slug) ? [label] : []));
  return joinWords([...tags, ...labels].join(' '));
});

function joinWords(text: string): string {
  return splitWords(text)
    .map((word) => ` ${word}`)
    .join('');
}
