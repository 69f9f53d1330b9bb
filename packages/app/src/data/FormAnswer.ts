import type { FieldFault } from './formSchema';
import { type FormName, type FormValues, isFormName } from './publicForms';

/** The server's answer to a form that was sent without scripts: the page shows it, and the app takes it over. */
export interface FormAnswer<Name extends FormName = FormName> {
  readonly form: Name;
  /** `idle` if a field is invalid. */
  readonly state: 'idle' | 'sent' | 'failed';
  readonly faults: { readonly [Field in keyof FormValues<Name>]?: FieldFault | undefined };
  /** The typed values. */
  readonly values: Partial<FormValues<Name>>;
}

/** The parameter of the URL that names the form that was sent. */
export const sentParameter = 'sent';

/** Reads whether a form was sent from a URL. */
export function readFormAnswer(search: string): FormAnswer | undefined {
  const form = new URLSearchParams(search).get(sentParameter);
  return isFormName(form) ? { form, state: 'sent', faults: {}, values: {} } : undefined;
}
