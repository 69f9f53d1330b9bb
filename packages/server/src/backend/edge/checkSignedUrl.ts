import { isSigned } from './checkToken.ts';
import { Refusal } from './Refusal.ts';

/**
 * Refuses the token of a signed URL of the storage that this backend did not sign, or that has expired: the package would answer
 * 500.
 *
 * @throws Refusal 400, as a hosted project.
 */
export function checkSignedUrl({ pathname, searchParams }: URL, method: string, signingSecret: string): void {
  const isUsed = /^\/storage\/v1\/object\/(upload\/)?sign\//.test(pathname) && ['GET', 'HEAD', 'PUT'].includes(method);
  const token = searchParams.get('token');
  if (!isUsed || !token) return;
  if (!isSigned(token, signingSecret) || hasExpired(token))
    throw new Refusal(400, 'InvalidJWT', 'The token is not valid');
}

function hasExpired(token: string): boolean {
  const { exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return typeof exp !== 'number' || exp * 1000 <= Date.now();
}
