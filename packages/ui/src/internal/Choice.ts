/** One of several values, with its label. */
export interface Choice {
  /** The value, for example in a form or a query parameter. */
  value: string;
  /** The visible text. */
  label: string;
}
