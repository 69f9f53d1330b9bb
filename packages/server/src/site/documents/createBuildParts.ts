import type { Manifest } from 'vite';
import { extractCriticalCss, listUsedClasses } from './extractCriticalCss.ts';
import type { DocumentParts } from './renderDocument.ts';

interface BuildOutput extends Pick<DocumentParts, 'storageKeys'> {
  /** The built index.html. */
  readonly html: string;
  readonly manifest: Manifest;
  /** Reads a file of the build. */
  readonly read: (file: string) => Promise<string>;
}

const entry = 'index.html';

/** Documents of a build: of each stylesheet, the rules that the page uses are inlined. */
export function createBuildParts({ html, manifest, read, storageKeys }: BuildOutput): DocumentParts {
  const shell = html
    .replace(/^ +(\/\/ .*\n)?/gm, '')
    .replace(/\s*<title>[^<]*<\/title>/, '')
    .replace(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
    .replace(/\s*<script type="module"[^>]*><\/script>/, '');
  return {
    shell,
    storageKeys,
    async writeStyles(modules, body) {
      const files = new Set([entry, ...modules].flatMap((source) => listStyles(source, manifest)));
      const used = listUsedClasses(body);
      const inlined = await Promise.all([...files].map(async (file) => inlineStyle(file, await read(file), used)));
      return inlined.join('');
    },
    listModules(modules) {
      // What the entry imports is named too, so that it is not found out one request later.
      const needed = [...(chunkOf(entry, manifest).imports ?? []), entry, ...modules];
      return needed.map((source) => `/${chunkOf(source, manifest).file}`);
    },
  };
}

/** The rules of a sheet that the page needs at once, maybe none, maybe all of them. */
function inlineStyle(file: string, css: string, used: ReadonlySet<string>): string {
  const kept = extractCriticalCss(css.trim(), used);
  return `<style data-href="/${file}"${kept === css.trim() ? ' data-whole' : ''}>${kept}</style>`;
}

function listStyles(source: string, manifest: Manifest, seen = new Set<string>()): string[] {
  if (seen.has(source)) return [];
  seen.add(source);
  const { imports = [], css = [] } = chunkOf(source, manifest);
  return [...imports.flatMap((imported) => listStyles(imported, manifest, seen)), ...css];
}

function chunkOf(source: string, manifest: Manifest) {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build has no chunk for ${source}: its name in publicPages.ts is another.`);
  return chunk;
}
