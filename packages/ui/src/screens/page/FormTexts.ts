/** A line and its explanation. */
export interface FormOutcome {
  title: string;
  text: string;
}

/** What every form of the public pages says, besides the names of its fields. */
export interface FormTexts {
  title: string;
  /** What happens with the sent data. */
  text: string;
  submit: string;
  sending: string;
  sent: FormOutcome;
  failed: FormOutcome;
  /** What is wrong with a field, and how to fix it. */
  errors: {
    required: string;
    email: string;
    /** Over the list of errors, from two on: « 3 réponses à corriger ». */
    summary: (count: number) => string;
  };
}

/** The texts of one field. */
export interface FieldText {
  label: string;
  hint?: string;
}

/** One answer out of a few. */
export interface FieldOption {
  value: string;
  label: string;
}
