import { memoizeByReference } from '../memoize/memoizeByReference.ts';
import { type Classified, listTags } from '../taxonomy/listTags.ts';
import { listTaxonomyEntries, type TaxonomySlug } from '../taxonomy/listTaxonomyEntries.ts';
import { splitWords } from '../text/splitWords.ts';
import type { LivelyEvent } from '../vocabulary.ts';

type Searched = Classified & Pick<LivelyEvent, 'title' | 'venue' | 'location' | 'organizer'>;

/**
 * Whether each of some prefixes, folded as by `splitWords`, begins a word of an event's title, venue, location, organiser, or the
 * names of its category and subcategory.
 */
export function matchesWords(event: Searched, prefixes: readonly string[]): boolean {
  const words = wordsOf(event);
  return prefixes.every((prefix) => words.includes(` ${prefix}`));
}

/** Folding is what costs: it is done once for each event. Each word has a space before it. */
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
