import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { fingerprintPage, isLookedAtPage } from './fingerprintPage.ts';

/** A manual check of one criterion on one page, as `rgaa/looks.json` keeps it. */
export interface RecordedLook {
  readonly criterion: string;
  readonly page: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** Of the page as it was looked at. */
  readonly fingerprint: string;
  /** False where the page does not meet the criterion. @default true */
  readonly isMet?: boolean;
}

/** Adds to each manual check whether its page is still as it was looked at. Without this plugin none is current. */
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

/** The checks without their fingerprints, with what became of them. */
export function markCurrent(looks: readonly RecordedLook[], fingerprint = fingerprintPage) {
  return looks.map(({ fingerprint: recorded, ...look }) => ({
    ...look,
    isCurrent: isLookedAtPage(look.page) && fingerprint(look.page) === recorded,
  }));
}
