import { emailFormat } from '@lively/machines';
import { type GenericSchema, nonEmpty, pipe, string, trim } from 'valibot';

/** Why a field is not accepted. */
export type FieldFault = 'required' | 'email';

/** What a form asks of each of its texts, and how it sends them: without the spaces around them. */
export type FormSchema<Values> = GenericSchema<Values, Values> & { readonly entries: object };

/** A text that must be there. */
export const requiredText = pipe(string(), trim(), nonEmpty('required' satisfies FieldFault));

/** A text that may be empty. */
export const optionalText = pipe(string(), trim());

/** A text that could be an email address. */
export const emailText = pipe(requiredText, emailFormat('email' satisfies FieldFault));
