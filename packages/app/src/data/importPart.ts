/** The loads of files by path. A failed file is loaded again. */
const files = new Map<string, Promise<void>>();

/**
 * Imports code with all the files that it needs, in parallel. The build wraps each lazy import in it, instead of Vite's
 * helper, which never retries a failed stylesheet and makes Chromium keep a failed module for the life of the document.
 *
 * @param needed - Their paths, without the first slash; empty for code that imports nothing.
 * @throws Error if a file does not load.
 */
export async function importPart<Module>(load: () => Promise<Module>, needed: readonly string[]): Promise<Module> {
  const paths = needed.length ? needed.map((file) => `/${file}`) : readPath(load);
  // A failed module cannot be loaded again: while the browser seems offline, a request that may fail goes first.
  if (!navigator.onLine) await Promise.all(paths.map((path) => files.has(path) || fetch(path)));
  await Promise.all(paths.map(preloadOnce));
  return load();
}

/** Reads the path of the only file of an import from its source. */
function readPath(load: () => unknown): string[] {
  const [, name] = /import\(.(.+?\.js)/.exec(String(load)) ?? [];
  return name ? [new URL(name, import.meta.url).pathname] : [];
}

function preloadOnce(path: string): Promise<void> {
  const file = files.get(path) ?? preload(path);
  files.set(path, file);
  file.catch(() => files.delete(path));
  return file;
}

async function preload(href: string): Promise<void> {
  const isStyle = href.endsWith('.css');
  if (document.querySelector(`link[href="${href}"]${isStyle ? '[rel=stylesheet]' : ''}`)) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: isStyle ? 'stylesheet' : 'modulepreload', href });
  document.head.append(link);
  if (!isStyle) return;
  await new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error(`The styles ${href} failed to load.`));
    };
  });
}
