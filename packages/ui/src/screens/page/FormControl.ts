/** How a form of the public pages is driven from outside. */
export interface FormControl<Values> {
  state: 'idle' | 'sending' | 'sent' | 'failed';
  /** What is wrong, by field. */
  errors: { readonly [Name in keyof Values]?: string | undefined };
  /** How often the form was sent: each new attempt focuses the first invalid field again. @default 0 */
  attempt?: number | undefined;
  /** What stands in the fields at first: what was typed, where a server answers a form that was sent without scripts. */
  values?: { readonly [Name in keyof Values]?: string | undefined } | undefined;
  /** Called with what was typed, unchecked. */
  onSubmit: (values: Values) => void;
}
