/** The values, errors and state of a form, and the function that sends it. */
export interface FormControl<Values> {
  state: 'idle' | 'sending' | 'sent' | 'failed';
  /** One error message per invalid field. */
  errors: { readonly [Name in keyof Values]?: string | undefined };
  /** The number of submissions: each new one focuses the first invalid field again. @default 0 */
  attempt?: number | undefined;
  /** The initial values of the fields: the typed ones, if a server answers a form that was sent without scripts. */
  values?: { readonly [Name in keyof Values]?: string | undefined } | undefined;
  /** Called with the typed values, not validated. */
  onSubmit: (values: Values) => void;
}

/** A form of the public pages. */
export interface PublicFormControl<Values> extends FormControl<Values> {
  /** At the end of the label of each field that must be filled in: « obligatoire ». */
  required: string;
}
