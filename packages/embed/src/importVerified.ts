import { createElement } from './createElement.ts';

/**
 * Imports a file beside the running one. The browser refuses a file with another hash: `import()` alone checks none, but it uses
 * the module that a link with a hash has loaded.
 *
 * @param hash - Its SHA-256 in base64url, which is also in the name of the file.
 */
export async function importVerified<Exports>(name: string, hash: string): Promise<Exports> {
  const file = `lively-${name}.${hash}.js`;
  const { href } = new URL(file, import.meta.url);
  const integrity = `sha256-${hash.replaceAll('-', '+').replaceAll('_', '/')}=`;
  const link = createElement('link', { rel: 'modulepreload', integrity, href });
  const checked = new Promise((resolve, reject) => Object.assign(link, { onload: resolve, onerror: reject }));
  document.head.append(link);
  await checked.finally(() => link.remove());
  return import(/* @vite-ignore */ href);
}
