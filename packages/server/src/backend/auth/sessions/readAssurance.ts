import type { App } from '@supabase/lite';

/** What the database says of the session of a token. */
export interface Assurance {
  /** The session has passed a second factor, and still has it. */
  readonly isAssured: boolean;
  /** The user has a second factor that the session has not passed. */
  readonly owesCode: boolean;
}

/** @param claims Of a token that this backend has signed. */
export async function readAssurance({ connection }: App, claims: object): Promise<Assurance> {
  const text = JSON.stringify(claims);
  return connection.kysely
    .selectNoFrom(({ fn, val }) => [
      fn<boolean>('private.is_assured', [val(text)]).as('isAssured'),
      fn<boolean>('private.owes_code', [val(text)]).as('owesCode'),
    ])
    .executeTakeFirstOrThrow();
}
