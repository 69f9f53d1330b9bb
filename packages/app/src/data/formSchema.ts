import { emailFormat } from '@lively/machines';
import { check, type GenericSchema, nonEmpty, pipe, string, trim } from 'valibot';

/** The reason why a field is invalid. */
export type FieldFault = 'required' | 'email' | 'link';

/** The rules for each text of a form. Texts are sent without surrounding spaces. */
export type FormSchema<Values> = GenericSchema<Values, Values> & { readonly entries: object };

/** A required text. */
export const requiredText = pipe(string(), trim(), nonEmpty('required' satisfies FieldFault));

/** An optional link to a page. An operator opens it, so it must not start a script. The database also checks its host. */
export const linkText = pipe(
  string(),
  trim(),
  check((text) => /^(https?:\/\/\S+)?$/i.test(text), 'link' satisfies FieldFault),
);

/** A text in the format of an email address. */
export const emailText = pipe(requiredText, emailFormat('email' satisfies FieldFault));
