import * as en from './locales/en.ts';
import * as es from './locales/es.ts';
import * as details from './parts/createDetails.ts';
import * as days from './parts/days.ts';
import * as posters from './parts/drawPicture.ts';
import * as feed from './parts/feed.ts';
import * as filters from './parts/filters.ts';
import * as locate from './parts/locate.ts';
import * as month from './parts/month.ts';
import * as ranking from './parts/ranking.ts';
import * as faults from './parts/reportAttributes.ts';
import * as search from './parts/search.ts';
import * as week from './parts/week.ts';

const parts = { en, es, days, details, faults, feed, filters, locate, month, posters, ranking, search, week };

/** The exports of the parts of the widgets, by the name of the part. */
export type Parts = Readonly<typeof parts>;
export type PartName = keyof Parts;
/** The parts that extend a widget, see `Extension`. */
export type ExtensionName = 'days' | 'feed' | 'filters' | 'locate' | 'month' | 'ranking' | 'search' | 'week';

/**
 * Returns a part that is in the same file: in the complete file for partners, and in a bundle of the app. The small file for
 * partners has `importVerifiedPart.ts` in the place of this module.
 */
export async function importPart<Name extends PartName>(name: Name): Promise<Parts[Name]> {
  return parts[name];
}
