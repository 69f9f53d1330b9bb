import { memoize } from '../memoize/memoize.ts';
import { splitWords } from '../text/splitWords.ts';

/**
 * Returns the city of a location for comparisons: the text before the first comma, without district, postcode, accents and case.
 *
 * @example
 * cityOf('PARIS 18ème, France'); // 'paris'
 * cityOf('Saint-Étienne'); // 'saint etienne'
 */
export const cityOf: (location: string) => string = /* @__PURE__ */ memoize((location) =>
  splitWords(location.replace(/,.*/s, ''))
    .filter((word) => !/^(\d|arr(ondissement)?$|cedex$)/.test(word))
    .join(' '),
);
