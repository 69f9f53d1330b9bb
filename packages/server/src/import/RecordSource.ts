/** A stream of records. */
export interface RecordSource {
  readonly records: AsyncIterable<unknown>;
  /** Returns the progress of the reading, from 0 to 1; null when the total is unknown. */
  progress(): number | null;
  /** Changes with the content: an interrupted import resumes only with the same content. Null when unknown. */
  readonly version: string | null;
}
