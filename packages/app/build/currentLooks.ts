import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { fingerprintPage, isLookedAtPage } from './fingerprintPage.ts';

/** A manual check of one criterion on one page, as stored in `rgaa/looks.json`. */
export interface RecordedLook {
  readonly criterion: string;
  readonly page: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** The fingerprint of the page when it was checked. */
  readonly fingerprint: string;
  /** False if the page does not meet the criterion. @default true */
  readonly isMet?: boolean;
}

/** Adds to each manual check whether its page is still unchanged since. Without this plugin no check is current. */
export function currentLooks(): Plugin {
  return {
    name: 'lively-current-looks',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('/src/rgaa/looks.json')) return null;
      return JSON.stringify(markCurrent(JSON.parse(readFileSync(id, 'utf8'))));
    },
  };
}

/** Returns the checks without their fingerprints, each with whether it is current. */
export function markCurrent(looks: readonly RecordedLook[], fingerprint = fingerprintPage) {
  return looks.map(({ fingerprint: recorded, ...look }) => ({
    ...look,
    isCurrent: isLookedAtPage(look.page) && fingerprint(look.page) === recorded,
  }));
}
