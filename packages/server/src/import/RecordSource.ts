/** Records on their way in. */
export interface RecordSource {
  readonly records: AsyncIterable<unknown>;
  /** How far the reading is, from 0 to 1; null when the total is unknown. */
  progress(): number | null;
  /** Changes when the content does: an import that was interrupted resumes only with the same content. Null when unknown. */
  readonly version: string | null;
}
