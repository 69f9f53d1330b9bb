import type { PGlite } from '@electric-sql/pglite';

/** A PGlite with the part of a connection of the package that an upgrade needs. */
export function connectPglite(pglite: PGlite) {
  return {
    exec: async (sql: string) => (await pglite.exec(sql)).at(-1),
    transaction: (scripts: readonly string[]) =>
      pglite.transaction(async (transaction) => {
        for (const script of scripts) await transaction.exec(script);
      }),
  };
}
