import type { PGlite } from '@electric-sql/pglite';

/** Wraps a PGlite in the part of the server's connection interface that an upgrade needs. */
export function connectPglite(pglite: PGlite) {
  return {
    exec: async (sql: string) => (await pglite.exec(sql)).at(-1),
    transaction: (scripts: readonly string[]) =>
      pglite.transaction(async (transaction) => {
        for (const script of scripts) await transaction.exec(script);
      }),
  };
}
