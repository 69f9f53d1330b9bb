import { findProblems, withDeadline } from '@lively/machines';
import { parse } from 'valibot';
import type { FormSchema } from '../data/formSchema';
import type { FormFaults } from './useForm';

/**
 * Checks the values of a form, and sends them if they are valid.
 *
 * @param beginSending Called between both.
 *
 * @returns The faults by field; none once the values are sent.
 * @throws The error of the backend, or TimeoutError.
 */
export async function submitValues<Values>(
  schema: FormSchema<Values>,
  values: Values,
  send: (values: Values) => Promise<void>,
  beginSending: () => void,
): Promise<FormFaults<Values>> {
  const faults = findProblems<FormFaults<Values>>(schema, values);
  if (Object.keys(faults).length) return faults;
  beginSending();
  await withDeadline(() => send(parse(schema, values)));
  return faults;
}
