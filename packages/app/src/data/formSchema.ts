import { emailFormat } from '@lively/machines';
import { type GenericSchema, nonEmpty, pipe, string, trim } from 'valibot';

/** The reason why a field is invalid. */
export type FieldFault = 'required' | 'email';

/** The rules for each text of a form. Texts are sent without surrounding spaces. */
export type FormSchema<Values> = GenericSchema<Values, Values> & { readonly entries: object };

/** A required text. */
export const requiredText = pipe(string(), trim(), nonEmpty('required' satisfies FieldFault));

/** An optional text. */
export const optionalText = pipe(string(), trim());

/** A text in the format of an email address. */
export const emailText = pipe(requiredText, emailFormat('email' satisfies FieldFault));
