/** The sender of a statement: a role of the platform, and an account if signed in. */
export interface Person {
  readonly role: 'anon' | 'authenticated' | 'service_role';
  readonly id?: string;
  /** A session that has passed a second factor. Undefined if the session does not matter. */
  readonly session?: string;
}

/** A person with an account. */
export type User = Person & { readonly id: string };

/** The owner, who has a row in every table. */
export const owner: User = { role: 'authenticated', id: '00000000-0000-4000-8000-00000000000a' };
/** A user without rights to the owner's rows. */
export const stranger: User = { role: 'authenticated', id: '00000000-0000-4000-8000-00000000000b' };
/** A user with an unconfirmed email. */
export const unconfirmed: User = { role: 'authenticated', id: '00000000-0000-4000-8000-00000000000c' };
/** A user who decides on events of others. */
export const moderator = {
  role: 'authenticated',
  id: '00000000-0000-4000-8000-00000000000d',
  session: '00000000-0000-4000-8000-0000000005ed',
} as const satisfies User;
/** A user who answers the submitted forms. */
export const operator = {
  role: 'authenticated',
  id: '00000000-0000-4000-8000-00000000000e',
  session: '00000000-0000-4000-8000-0000000005ee',
} as const satisfies User;
/** A person with only the publishable key. */
export const visitor: Person = { role: 'anon' };
/** The importer, with the secret key. */
export const importer: Person = { role: 'service_role' };
