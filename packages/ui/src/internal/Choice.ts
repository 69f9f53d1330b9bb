/** One of several values, with its label. */
export interface Choice {
  /** Its value, for example in a form or a query parameter. */
  value: string;
  /** What is read. */
  label: string;
}
