/** The texts around the control of a field. */
export interface FieldTexts {
  /** The question. Always visible. */
  label: string;
  /** A word at the end of the label's line, such as « facultatif ». */
  note?: string | undefined;
  /** A help for the answer: the expected format, or the purpose of the question. */
  hint?: string | undefined;
  /** The error and its solution. It marks the field as invalid and is announced. */
  error?: string | undefined;
}
