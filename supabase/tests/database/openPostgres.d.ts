import type { Database } from './Database.ts';
/** Opens a database of a PostgreSQL server by its URL. Every transaction has a separate connection. */
export declare function openPostgres(url: string): Database;
