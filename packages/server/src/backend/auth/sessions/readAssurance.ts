import type { App } from '@supabase/lite';

/** The assurance level of the session of a token, from the database. */
export interface Assurance {
  /** Whether the session has passed a second factor that still exists. */
  readonly isAssured: boolean;
  /** Whether the user has a second factor that the session has not passed. */
  readonly owesCode: boolean;
}

/** @param claims The claims of a token that this backend has signed. */
export async function readAssurance({ connection }: App, claims: object): Promise<Assurance> {
  const text = JSON.stringify(claims);
  return connection.kysely
    .selectNoFrom(({ fn, val }) => [
      fn<boolean>('private.is_assured', [val(text)]).as('isAssured'),
      fn<boolean>('private.owes_code', [val(text)]).as('owesCode'),
    ])
    .executeTakeFirstOrThrow();
}
