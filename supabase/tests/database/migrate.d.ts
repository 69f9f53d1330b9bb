import type { BuildConnection } from '../../../packages/server/src/backend/schemas/BuildConnection.ts';
import type { Database } from './Database.ts';
/** Builds an empty database as a server does, on a bare platform. */
export declare function migrate(database: Database, root?: string): Promise<void>;
/** Creates what a Supabase project has before its first migration. */
export declare function preparePlatform(database: Database): Promise<void>;
/** Wraps a database in the connection that a build needs. */
export declare function toConnection(database: Database): BuildConnection;
