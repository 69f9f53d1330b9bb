import type { Subject } from './TasteProfile.ts';

/** Returns a text that is equal for equal subjects. */
export const keyOf = (subject: Subject): string => JSON.stringify(subject).toLowerCase();
