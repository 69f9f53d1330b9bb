/** The sender of a statement: a role of the platform and, when signed in, an account. */
export interface Person {
  readonly role: 'anon' | 'authenticated' | 'service_role';
  readonly id?: string;
  /** Their session, which has passed a second factor. Left out where the session does not matter. */
  readonly session?: string;
}

/** Someone with an account. */
export type User = Person & { readonly id: string };

/** Has a row in every table. */
export const owner: User = { role: 'authenticated', id: '00000000-0000-4000-8000-00000000000a' };
/** Has an account, and no right to the owner's rows. */
export const stranger: User = { role: 'authenticated', id: '00000000-0000-4000-8000-00000000000b' };
/** Has not followed the link in the mail. */
export const unconfirmed: User = { role: 'authenticated', id: '00000000-0000-4000-8000-00000000000c' };
/** Decides on events of others. */
export const moderator = {
  role: 'authenticated',
  id: '00000000-0000-4000-8000-00000000000d',
  session: '00000000-0000-4000-8000-0000000005ed',
} as const satisfies User;
/** Answers what people write to us. */
export const operator = {
  role: 'authenticated',
  id: '00000000-0000-4000-8000-00000000000e',
  session: '00000000-0000-4000-8000-0000000005ee',
} as const satisfies User;
/** Has only the publishable key. */
export const visitor: Person = { role: 'anon' };
/** The importer, with the secret key. */
export const importer: Person = { role: 'service_role' };
