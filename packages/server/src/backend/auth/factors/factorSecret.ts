import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/*
 * The database stores the secret of a factor encrypted (AES-256-GCM). The key is derived from the signing secret, which is not in
 * the database, so a copy of the database cannot produce codes. The id of the factor is authenticated, too: the secret of one row
 * does not work in another.
 */

export function encryptSecret(secret: string, factorId: string, signingSecret: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', toKey(signingSecret), nonce).setAAD(Buffer.from(factorId));
  const encrypted = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url');
}

/** @throws Error for a text that was not encrypted for this factor with this signing secret. */
export function decryptSecret(encrypted: string, factorId: string, signingSecret: string): string {
  const bytes = Buffer.from(encrypted, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', toKey(signingSecret), bytes.subarray(0, 12))
    .setAAD(Buffer.from(factorId))
    .setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}

function toKey(signingSecret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', signingSecret, '', 'secrets of second factors', 32));
}
