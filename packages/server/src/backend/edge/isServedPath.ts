/** The folders that a development server may serve, as absolute paths without a trailing slash. */
export interface ServedFolders {
  readonly root: string;
  readonly allowed: readonly string[];
  readonly denied: readonly string[];
}

/** Names with a leading dot that the development server needs. All others are secrets, caches or histories. */
const knownDotNames = ['.vite', '.pnpm', '.well-known'];

/** The prefixes of the package's pages and tools, which Lively does not need. */
const closedPrefixes = /^\/(_system|studio|supabase)(\/|$)/;

/**
 * Returns true if the path of a request may reach any middleware. Checks the raw path, fully decoded, because each middleware
 * decodes it a different number of times.
 */
export function isServedPath(url: string, { root, allowed, denied }: ServedFolders): boolean {
  const path = decodeFully(url.replace(/^\w+:\/\/[^/?#]*/, '').split(/[?#]/)[0] ?? '');
  if (path === null || /[\p{Cc}\\]/u.test(path)) return false;
  const names = path.split('/');
  if (names.some((name) => name.startsWith('.') && !knownDotNames.includes(name))) return false;

  const isIn = (folder: string) => file === folder || file.startsWith(`${folder}/`);
  const asksForFile = path.startsWith('/@fs/');
  const file = path.replace(/^\/@fs\/+/, '/').replace(/\/{2,}/g, '/');
  if (closedPrefixes.test(file) || denied.some(isIn)) return false;
  return (!asksForFile && !isIn(root)) || allowed.some(isIn);
}

function decodeFully(path: string): string | null {
  let decoded = path;
  for (let round = 0; round < 6; round++) {
    const before = decoded;
    try {
      decoded = decodeURIComponent(before);
    } catch {
      return null;
    }
    if (decoded === before) return decoded;
  }
  return null;
}
