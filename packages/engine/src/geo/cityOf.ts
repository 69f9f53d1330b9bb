import { memoize } from '../memoize/memoize.ts';
import { splitWords } from '../text/splitWords.ts';

/**
 * The city of a location, as filters compare it: before the first comma, without district, postcode, accents or case.
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
