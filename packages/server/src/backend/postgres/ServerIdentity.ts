import { createHash } from 'node:crypto';

/** What servers of one database must agree on, each as a few digits of a hash. */
export interface ServerIdentity {
  readonly version: string;
  readonly secret: string;
  /** Where pictures are kept. */
  readonly storage: string;
}

const mark = 'lively';

/** @param facts Texts of any length. */
export function toIdentity({ version, secret, storage }: ServerIdentity): ServerIdentity {
  // Named apart: the digits of a secret are not those of another use of it.
  const digest = (name: string, text: string) =>
    createHash('sha256').update(`${mark} ${name} ${text}`).digest('hex').slice(0, 12);
  return {
    version: digest('version', version),
    secret: digest('secret', secret),
    storage: digest('storage', storage),
  };
}

/** As the name by which PostgreSQL lists the connection of a server; it has room for 63 bytes. */
export function writeIdentity({ version, secret, storage }: ServerIdentity): string {
  return [mark, version, secret, storage].join(' ');
}

/** Undefined for a connection of anything else. */
export function readIdentity(name: string): ServerIdentity | undefined {
  const [, version, secret, storage] = /^lively ([\da-f]{12}) ([\da-f]{12}) ([\da-f]{12})$/.exec(name) ?? [];
  return version && secret && storage ? { version, secret, storage } : undefined;
}
