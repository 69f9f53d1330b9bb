/** What a development server may hand out, as absolute folders without a slash at the end. */
export interface ServedFolders {
  readonly root: string;
  readonly allowed: readonly string[];
  readonly denied: readonly string[];
}

/** Names with a dot that the development server needs; any other is a secret, a cache or a history. */
const knownDotNames = ['.vite', '.pnpm', '.well-known'];

/** The package's own pages and tools, which Lively does not need. */
const closedPrefixes = /^\/(_system|studio|supabase)(\/|$)/;

/**
 * Whether the path of a request may reach any middleware at all. Looked at as it comes over the wire, and decoded until
 * nothing changes: each middleware decodes once more or once less than the one before.
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
