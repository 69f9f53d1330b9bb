/** The result of sending a form: a title and an explanation. */
export interface FormOutcome {
  title: string;
  text: string;
}

/** The texts of a form of the public pages, without the names of its fields. */
export interface FormTexts {
  title: string;
  /** The use of the sent data. */
  text: string;
  submit: string;
  sending: string;
  sent: FormOutcome;
  failed: FormOutcome;
  /** The error messages of a field, each with the remedy. */
  errors: {
    required: string;
    email: string;
    /** The title of the list of errors, which is shown for two errors or more: « 3 réponses à corriger ». */
    summary: (count: number) => string;
  };
}

/** The texts of one field. */
export interface FieldText {
  label: string;
  hint?: string;
}

/** One of a few options. */
export interface FieldOption {
  value: string;
  label: string;
}
