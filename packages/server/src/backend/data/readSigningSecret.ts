import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';

/** Characters of a secret that this server makes. */
const length = 64;

/** The secret of a data folder; undefined where it has none. */
export async function findSigningSecret(path: string): Promise<string | undefined> {
  // A shorter one is what a start leaves that was interrupted while writing it.
  const written = await readFile(path, 'utf8').catch(() => '');
  return written.length >= length ? written : undefined;
}

/** The secret that signs tokens: made once per data folder, so that sessions survive a restart. The package's own is public. */
export async function readSigningSecret(path: string): Promise<string> {
  const written = await findSigningSecret(path);
  if (written) return written;
  const secret = newSigningSecret();
  await writeFile(path, secret, { mode: 0o600 });
  return secret;
}

export function newSigningSecret(): string {
  return randomBytes(48).toString('base64url');
}
