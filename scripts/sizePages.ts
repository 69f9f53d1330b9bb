import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { reportWeights } from './reportWeights.ts';

/*
 * Compares the gzip size of the heaviest pages in the build with their budgets (scripts/budgets.ts). Run `pnpm build` before. The
 * JavaScript until a page is interactive is the app's entry and the page's module, each with its imports. The texts are counted
 * separately. A signed-in page also has the session's machine, its client and the users' services.
 */

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

interface DynamicPage {
  page: string;
  kind: 'static' | 'dynamic' | 'signedIn';
  modules: readonly string[];
  namespaces: readonly string[];
}

/** Bytes. */
interface Weight {
  script: number;
  styles: number;
  texts: number;
  html: number;
}

interface Row extends Weight, Pick<DynamicPage, 'page' | 'kind'> {}

/** The sources and packages that are imported dynamically before a page is interactive, besides the entry. */
const data = ['src/frame/DataLayout.tsx', 'src/supabase/publicServices.ts'];
const session = [
  'src/session/sessionActor.ts',
  'src/supabase/sessionServices.ts',
  'src/supabase/userServices.ts',
  'src/frame/UserTools.tsx',
  '@supabase/supabase-js',
];
const dynamicPages: readonly DynamicPage[] = [
  {
    page: '/explore',
    kind: 'dynamic',
    modules: [...data, 'src/routes/explore/explore.route.tsx'],
    namespaces: ['explore', 'taxonomy'],
  },
  {
    page: '/event/:id',
    kind: 'dynamic',
    modules: [...data, 'src/routes/event/event.route.tsx'],
    namespaces: ['event', 'taxonomy'],
  },
  {
    page: '/events, signed in',
    kind: 'signedIn',
    modules: [...data, ...session, 'src/routes/recommendations/recommendations.route.tsx'],
    namespaces: ['recommendations', 'preferences', 'onboarding', 'taxonomy'],
  },
];

const folder = resolve(import.meta.dirname, '../packages/app/dist');
const manifest: Record<string, Chunk> = JSON.parse(read('.vite/manifest.json'));
const languages = readdirSync(resolve(import.meta.dirname, '../packages/app/src/locales'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const dynamicRows = dynamicPages.map(weighDynamic);
const rows = [...listWritten().map(weighWritten), ...dynamicRows];
const heaviest = (key: keyof Weight, some: readonly Row[] = rows) => Math.max(...some.map((row) => row[key]));
const ofKind = (kind: Row['kind']) => rows.filter((row) => row.kind === kind);
for (const row of [...worst(rows), ...dynamicRows]) print(row);
process.stdout.write(`${rows.length} pages; of each kind, the worst:\n`);
reportWeights({
  'script of a static page': heaviest('script', ofKind('static')),
  'script of explore and an event': heaviest('script', ofKind('dynamic')),
  'script of a signed-in page': heaviest('script', ofKind('signedIn')),
  'texts of a page': heaviest('texts'),
  'styles of a page': heaviest('styles'),
  'HTML of a static page': heaviest('html', ofKind('static')),
});

/** Lists the prerendered pages. */
function listWritten(): string[] {
  const siteMap = read('sitemap.xml');
  const paths = [...siteMap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = '']) => path || '/');
  return paths.filter((path) => !path.endsWith('/explore'));
}

/** Measures a prerendered page. It refers to its modules in a script, as a preload, or for later. */
function weighWritten(page: string): Row {
  const file = /^\/(\w\w)?$/.test(page) ? `${page}/index.html` : `${page}.html`;
  const html = read(file.replace(/^\/+/, ''));
  const files = new Set([...html.matchAll(/\/(assets\/[\w.-]+\.js)/g)].map(([, name = '']) => name));
  const sources = [...files].map(sourceOf);
  const texts = sources.filter((source) => source.includes('/locales/'));
  return {
    page,
    kind: 'static',
    ...weigh(sources.filter((source) => !texts.includes(source))),
    styles: gzip([...html.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, css]) => css).join('\n')),
    texts: sum(texts.map((source) => chunkOf(source).file)),
    html: gzip(html),
  };
}

function weighDynamic({ page, kind, modules, namespaces }: DynamicPage): Row {
  return {
    page,
    kind,
    ...weigh(modules.map(findSource)),
    texts: Math.max(...languages.map((language) => weighTexts(language, namespaces))),
    html: gzip(read('app.html')),
  };
}

function weigh(modules: readonly string[]): Pick<Row, 'script' | 'styles'> {
  const sources = ['index.html', ...modules];
  return {
    script: sum(sources.flatMap((source) => listFiles(source, 'file'))),
    styles: sum(sources.flatMap((source) => listFiles(source, 'css'))),
  };
}

function weighTexts(language: string, namespaces: readonly string[]): number {
  const files = ['index.ts', ...namespaces.map((name) => `${name}.json`)];
  return sum(files.map((name) => chunkOf(`src/locales/${language}/${name}`).file));
}

/** Lists the files of a source and of all its imports. */
function listFiles(source: string, what: 'file' | 'css', seen = new Set<string>()): string[] {
  if (seen.has(source)) return [];
  seen.add(source);
  const { file, css = [], imports = [] } = chunkOf(source);
  return [...(what === 'css' ? css : [file]), ...imports.flatMap((imported) => listFiles(imported, what, seen))];
}

/** Returns the home page and the prerendered pages with the largest files of each kind, so that the list stays short. */
function worst(all: readonly Row[]): Row[] {
  const written = all.filter(({ kind }) => kind === 'static');
  const first = (key: keyof Weight) => written.toSorted((a, b) => b[key] - a[key])[0];
  const home = written.find(({ page }) => page === '/');
  const chosen = [home, first('script'), first('styles'), first('texts'), first('html')];
  return [...new Set(chosen.filter((row) => row !== undefined))];
}

function print({ page, script, styles, texts, html }: Row): void {
  const cells = [`script ${script}`, `styles ${styles}`, `texts ${texts}`, `HTML ${html}`];
  process.stdout.write(`${page.padEnd(34)} ${cells.map((cell) => cell.padEnd(15)).join(' ')}\n`);
}

function chunkOf(source: string): Chunk {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build has no chunk for ${source}: was it moved?`);
  return chunk;
}

function sourceOf(file: string): string {
  const source = Object.keys(manifest).find((name) => manifest[name]?.file === file);
  if (!source) throw new Error(`${file} is not in the manifest: build again.`);
  return source;
}

/** Returns the manifest key of a source or of a package's entry. */
function findSource(module: string): string {
  if (manifest[module]) return module;
  const found = Object.keys(manifest).filter((source) => source.includes(`node_modules/${module}/`));
  const [source, ...others] = found;
  if (!source || others.length)
    throw new Error(
      `${module} is ${source ? `in ${found.length} chunks` : 'in no chunk'} of the build: it must be imported dynamically, or be taken out of scripts/sizePages.ts.`,
    );
  return source;
}

/** Returns the total size. A file that is listed several times counts once. */
function sum(files: readonly string[]): number {
  return [...new Set(files)].reduce((total, file) => total + gzip(read(file)), 0);
}

function gzip(text: string): number {
  return gzipSync(text, { level: 9 }).length;
}

function read(file: string): string {
  return readFileSync(resolve(folder, file), 'utf8');
}
