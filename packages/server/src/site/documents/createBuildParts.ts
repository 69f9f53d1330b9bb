import type { Manifest } from 'vite';
import { dropUnusedProperties } from './dropUnusedProperties.ts';
import { extractCriticalCss, listUsedClasses } from './extractCriticalCss.ts';
import type { DocumentParts } from './renderDocument.ts';

interface BuildOutput extends Pick<DocumentParts, 'loadScript'> {
  /** The built index.html. */
  readonly html: string;
  readonly manifest: Manifest;
  /** Reads a file of the build. */
  readonly read: (file: string) => Promise<string>;
}

const entry = 'index.html';

/** Creates the parts of a build's documents. Inlines the used rules of each stylesheet, and the properties that these use. */
export function createBuildParts({ html, manifest, read, loadScript }: BuildOutput): DocumentParts {
  const shell = html
    .replace(/^ +/gm, '')
    .replace(/\s*<title>[^<]*<\/title>/, '')
    .replace(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
    .replace(/\s*<script type="module"[^>]*><\/script>/, '');
  return {
    shell,
    loadScript,
    async writeStyles(modules, body) {
      const files = new Set([entry, ...modules].flatMap((source) => listStyles(source, manifest)));
      const used = listUsedClasses(body);
      const whole = await Promise.all([...files].map(async (file) => ({ file, css: (await read(file)).trim() })));
      const critical = whole.map(({ css }) => extractCriticalCss(css, used));
      const kept = dropUnusedProperties(critical, body);
      return whole.map(({ file, css }, index) => inlineStyle(file, css, kept[index] ?? '')).join('');
    },
    listModules(modules) {
      // Includes the imports of the entry, so that the browser does not find them one request later.
      const needed = [...(chunkOf(entry, manifest).imports ?? []), entry, ...modules];
      return needed.map((source) => `/${chunkOf(source, manifest).file}`);
    },
  };
}

/** Inlines what the page needs of a stylesheet at first: none, some or all of it. */
function inlineStyle(file: string, css: string, kept: string): string {
  return `<style data-href="/${file}"${kept === css ? ' data-whole' : ''}>${kept}</style>`;
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
