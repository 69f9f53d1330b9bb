import { Refusal } from './Refusal.ts';

export type Service = 'auth' | 'rest' | 'storage';

/**
 * Returns the service of a path. Other paths that the package serves (its studio, its configuration, its view of the tables) are
 * not available in Lively.
 *
 * @throws Refusal 404 outside the services, 400 for a path that no client sends.
 */
export function checkPath({ pathname, search }: URL): Service {
  const service = /^\/(auth|rest|storage)\/v1\//.exec(pathname)?.[1];
  if (service !== 'auth' && service !== 'rest' && service !== 'storage')
    throw new Refusal(404, 'not_found', 'Not found');
  // The package decodes the path first: it would answer for another name than the one checked here.
  if (service !== 'storage' && pathname.includes('%')) throw new Refusal(404, 'not_found', 'Not found');
  const path = decode(pathname);
  if (/%00/.test(search) || /[\p{Cc}\\]/u.test(path) || path.split('/').some((part) => part === '.' || part === '..'))
    throw new Refusal(400, 'invalid_path', 'The path or the query holds a character that is not allowed');
  return service;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw new Refusal(400, 'invalid_path', 'The path is not percent-encoded UTF-8');
  }
}
