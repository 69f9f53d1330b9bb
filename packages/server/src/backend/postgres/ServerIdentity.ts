import { createHash } from 'node:crypto';

/** The properties that must be equal on all servers of a database, each as a few digits of a hash. */
export interface ServerIdentity {
  readonly version: string;
  readonly secret: string;
  /** The storage of the pictures. */
  readonly storage: string;
}

const mark = 'lively';

/** @param facts Texts of any length. */
export function toIdentity({ version, secret, storage }: ServerIdentity): ServerIdentity {
  // The name in the hash makes the digits of a secret differ from those of any other use.
  const digest = (name: string, text: string) =>
    createHash('sha256').update(`${mark} ${name} ${text}`).digest('hex').slice(0, 12);
  return {
    version: digest('version', version),
    secret: digest('secret', secret),
    storage: digest('storage', storage),
  };
}

/** Writes the identity as the application name of the connection in PostgreSQL, which allows 63 bytes. */
export function writeIdentity({ version, secret, storage }: ServerIdentity): string {
  return [mark, version, secret, storage].join(' ');
}

/** Reads an identity; undefined for the connection of another program. */
export function readIdentity(name: string): ServerIdentity | undefined {
  const [, version, secret, storage] = /^lively ([\da-f]{12}) ([\da-f]{12}) ([\da-f]{12})$/.exec(name) ?? [];
  return version && secret && storage ? { version, secret, storage } : undefined;
}
