/** Records on their way in. */
export interface RecordSource {
  readonly records: AsyncIterable<unknown>;
  /** How far the reading is, from 0 to 1; null where nobody knows how much there is. */
  progress(): number | null;
  /** Changes when the content does: an import that was interrupted goes on only with the very same. Null where nobody knows. */
  readonly version: string | null;
}
