/** One of several values, and its words. */
export interface Choice {
  /** What is kept, for example in the address of the page. */
  value: string;
  /** What is read. */
  label: string;
}
