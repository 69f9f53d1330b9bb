import type { FormServices } from '../data/Backend';
import { type FormName, type FormValues, publicForms } from '../data/publicForms';
import { submitValues } from './submitValues';
import type { FormFaults } from './useForm';

/** Checks and sends a form of the public pages. Loaded with the first form that is sent: reading a page does not need it. */
export function submitPublicForm<Name extends FormName>(
  name: Name,
  values: FormValues<Name>,
  { services, language, beginSending }: { services: FormServices; language: string; beginSending: () => void },
): Promise<FormFaults<FormValues<Name>>> {
  const { schema, send } = publicForms[name];
  return submitValues(schema, values, (checked) => send(services, checked, language), beginSending);
}
