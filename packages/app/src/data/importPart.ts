/** The loads of files by path. A failed file is loaded again. */
const files = new Map<string, Promise<unknown>>();

/**
 * Imports code with all the files that it needs, in parallel. The build wraps each lazy import in it, instead of Vite's
 * helper. The files arrive in the browser's cache before the import: Chromium keeps a failed module, and a failed preload, for the
 * life of the document, but not a failed `fetch`, so that the next call loads it again.
 *
 * @param needed - Their paths, without the first slash; empty for code that imports nothing.
 * @throws Error if a file does not load.
 */
export async function importPart<Module>(load: () => Promise<Module>, needed: readonly string[]): Promise<Module> {
  const paths = needed.length ? needed.map((file) => `/${file}`) : readPath(load);
  await Promise.all(paths.map(preloadOnce));
  return load();
}

/** Reads the path of the only file of an import from its source. */
function readPath(load: () => unknown): string[] {
  const [, name] = /import\(.(.+?\.js)/.exec(String(load)) ?? [];
  return name ? [new URL(name, import.meta.url).pathname] : [];
}

function preloadOnce(path: string): Promise<unknown> {
  const file = files.get(path) ?? preload(path);
  files.set(path, file);
  file.catch(() => files.delete(path));
  return file;
}

function preload(path: string): Promise<unknown> {
  if (path.endsWith('.css')) return linkStyles(path);
  // What the document has loaded is not asked for again. A failed request has an entry, too, with the status 0.
  const entries = performance.getEntriesByName(new URL(path, location.href).href) as PerformanceResourceTiming[];
  const isLoaded = entries.some(({ responseStatus }) => responseStatus === 200);
  return isLoaded ? Promise.resolve() : fetchWhole(path);
}

async function fetchWhole(path: string): Promise<void> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path} is answered with ${answer.status}.`);
  await answer.blob();
}

async function linkStyles(href: string): Promise<void> {
  if (document.querySelector(`link[href="${href}"][rel=stylesheet]`)) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  document.head.append(link);
  await new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error(`The styles ${href} failed to load.`));
    };
  });
}
