/** The texts around the control of a field. */
export interface FieldTexts {
  /** What is asked. Always seen. */
  label: string;
  /** A word at the end of the label's line, such as « facultatif ». */
  note?: string | undefined;
  /** What helps to answer: the form expected, or why it is asked. */
  hint?: string | undefined;
  /** What is wrong and how to fix it. Marks the field as invalid and is announced. */
  error?: string | undefined;
}
