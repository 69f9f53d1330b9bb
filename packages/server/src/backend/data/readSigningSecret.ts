import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';

/** The length of a new secret, in characters. */
const length = 64;

/** Reads the secret of a data folder; undefined if it has none. */
export async function findSigningSecret(path: string): Promise<string | undefined> {
  // A start that was interrupted while writing leaves a shorter text.
  const written = await readFile(path, 'utf8').catch(() => '');
  return written.length >= length ? written : undefined;
}

/** Reads or creates the secret that signs tokens, so that sessions survive a restart. The package's default is public. */
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
