import { findProblems, toFailure, withDeadline } from '@lively/machines';
import { parse } from 'valibot';
import type { FormAnswer } from '../data/FormAnswer';
import { type FormName, type FormValues, isFormName, publicForms } from '../data/publicForms';
import { splitLanguage } from '../navigation/paths';
import { formServicesFor } from '../supabase/formServices';
import type { ReceivedForm } from './Renderer';

/** The fields as received, not validated. */
type SentFields = Readonly<Record<string, unknown>>;

/**
 * Validates a form of a public page and sends it, like the app.
 *
 * @param pathname - The path of the page, with its language.
 * @param headers - Contain the sender's address for the backend.
 * @returns Null for an unknown form.
 */
export async function receiveForm(
  pathname: string,
  fields: SentFields,
  headers: Readonly<Record<string, string>>,
): Promise<ReceivedForm | null> {
  const { language } = splitLanguage(pathname);
  const { form } = fields;
  return isFormName(form) ? receive(form, fields, headers, language) : null;
}

async function receive<Name extends FormName>(
  form: Name,
  fields: SentFields,
  headers: Readonly<Record<string, string>>,
  language: string,
): Promise<ReceivedForm> {
  const { schema, send } = publicForms[form];
  const values = pickValues<FormValues<Name>>(Object.keys(schema.entries), fields);
  const faults = findProblems<FormAnswer<Name>['faults']>(schema, values);
  const answer = { form, faults, values } as FormAnswer;
  if (Object.keys(faults).length) return { status: 422, answer: { ...answer, state: 'idle' } };
  try {
    await withDeadline(() => send(formServicesFor(headers), parse(schema, values), language));
    return { status: 200, answer: { ...answer, state: 'sent' } };
  } catch (error) {
    return { status: statusFor(error), answer: { ...answer, state: 'failed' } };
  }
}

/** Returns the known fields of the form; missing fields are empty. */
function pickValues<Values>(names: readonly string[], fields: SentFields): Values {
  const values = names.map((name) => [name, typeof fields[name] === 'string' ? fields[name] : '']);
  return Object.fromEntries(values);
}

/** Maps the SQLSTATE of the database: a limit was exceeded, or a value was refused. */
function statusFor(error: unknown): 422 | 429 | 503 {
  const { code } = toFailure(error);
  if (code === 'PT429') return 429;
  return /^2[23]/.test(code) ? 422 : 503;
}
