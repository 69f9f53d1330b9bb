import type { FieldFault } from './formSchema';
import { type FormName, type FormValues, isFormName } from './publicForms';

/** What the server says of a form that was sent without scripts: the page shows it, and the app takes it over. */
export interface FormAnswer<Name extends FormName = FormName> {
  readonly form: Name;
  /** `idle` where a field is not accepted. */
  readonly state: 'idle' | 'sent' | 'failed';
  readonly faults: { readonly [Field in keyof FormValues<Name>]?: FieldFault | undefined };
  /** What was typed. */
  readonly values: Partial<FormValues<Name>>;
}

/** The parameter of the URL that names the form that was sent. */
export const sentParameter = 'sent';

/** What a URL says of a form: that it was sent, or nothing. */
export function readFormAnswer(search: string): FormAnswer | undefined {
  const form = new URLSearchParams(search).get(sentParameter);
  return isFormName(form) ? { form, state: 'sent', faults: {}, values: {} } : undefined;
}
