import type { SchemaObject } from './SchemaObject.ts';

/** What `supabase/schemas` contains. */
export interface SchemaSet {
  /** Of every file, in the order in which they are applied. */
  readonly objects: readonly SchemaObject[];
  /** The statements of `drops.sql`: functions of earlier versions that are to go. */
  readonly drops: readonly SchemaObject[];
  /** Of all texts. */
  readonly hash: string;
}
