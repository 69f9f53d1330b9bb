import * as en from './locales/en.ts';
import * as es from './locales/es.ts';
import * as details from './parts/createDetails.ts';
import * as posters from './parts/drawPicture.ts';
import * as ranking from './parts/rankEvents.ts';
import * as faults from './parts/reportAttributes.ts';

const parts = { en, es, details, faults, posters, ranking };

/** The exports of the parts of the widgets, by the name of the part. */
export type Parts = Readonly<typeof parts>;
export type PartName = keyof Parts;

/**
 * Returns a part that is in the same file: in the complete file for partners, and in a bundle of the app. The small file for
 * partners has `importVerifiedPart.ts` in the place of this module.
 */
export async function importPart<Name extends PartName>(name: Name): Promise<Parts[Name]> {
  return parts[name];
}
