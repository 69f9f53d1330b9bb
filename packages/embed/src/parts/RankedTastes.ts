import type { Tag } from './readTags.ts';

/** What a ranking depends on. */
export interface RankedTastes {
  readonly tags: readonly Tag[];
  /** The city of the ranking; empty for that of the list. */
  readonly near: string;
  readonly city: string;
}
