import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import { type Encoding, encodedEndings, manifestFile, pathsFile, shellFile } from '@lively/app/backend/buildFiles';
import type { DocumentParts } from '@lively/app/backend/renderDocument';
import { StartError } from '@lively/app/backend/StartError';
import { headersFor, type PolicyFacts } from '@lively/app/backend/securityHeaders';
import type { SentDocument } from './sendDocument.ts';

/** What the build says of itself. */
interface BuildFacts {
  /** Where the site is read, without a closing slash. */
  readonly siteUrl: string;
  readonly languages: readonly string[];
  /** The patterns of the paths that the browser renders. */
  readonly dynamicPaths: readonly string[];
  /** Whether the sign-in page shows a captcha. */
  readonly hasCaptcha: boolean;
}

/** A page that answers a path, and with which status. */
export interface FoundPage extends SentDocument {
  readonly status: 200 | 404;
}

/** What `pnpm build` wrote, with its documents in memory. */
export interface Build extends Omit<BuildFacts, 'hasCaptcha'> {
  /** Absolute. */
  readonly folder: string;
  /** What the security headers of a page depend on, beside the page. */
  readonly policy: PolicyFacts;
  /** The document of every path that is rendered in the browser. */
  readonly shell: SentDocument;
  /** What is said in words where there is nothing. */
  readonly notFound: SentDocument;
  /** The security headers of whatever is no document. */
  readonly headers: Readonly<Record<string, string>>;
  /** What a page that is rendered on request is put together from. */
  readonly parts: DocumentParts;
  /** The document for a decoded path; null for a file that is served as it is. */
  findPage(pathname: string): FoundPage | null;
}

/** @throws StartError where there is no build. */
export function readBuild(folder: string, supabaseUrl?: string): Build {
  const { siteUrl, languages, dynamicPaths, hasCaptcha } = readJson<BuildFacts>(folder, pathsFile);
  const policy = { supabaseUrl, hasCaptcha };
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const pages = new Map(
    names.filter((name) => extname(name) === '.html').map((name) => [name, readPage(resolve(folder, name), policy)]),
  );
  const files = new Set(names.filter((name) => !pages.has(name) && !name.startsWith('.vite') && extname(name)));
  const patterns = dynamicPaths.map((pathname) => new URLPattern({ pathname }));
  const pageOf = (name: string) => {
    const page = pages.get(name);
    if (!page) throw new StartError(`The build in ${folder} has no ${name}. Build it again: npx -y pnpm@12 build.`);
    return page;
  };
  const shell = pageOf(shellFile);

  return {
    folder,
    siteUrl,
    languages,
    dynamicPaths,
    policy,
    shell,
    notFound: pageOf('404.html'),
    headers: headersFor('', policy),
    parts: { shell: shell.html, manifest: readJson(folder, manifestFile), read: createFileReader(folder) },
    findPage(pathname) {
      const [, first = ''] = pathname.split('/');
      const prefix = languages.slice(1).includes(first) ? `${first}/` : '';
      const path = (prefix ? pathname.slice(prefix.length) : pathname).replace(/\/$/, '') || '/';
      const written = pages.get(path === '/' ? `${prefix}index.html` : `${prefix}${path.slice(1)}.html`);
      if (written && path !== '/404') return { ...written, status: 200 };
      if (patterns.some((pattern) => pattern.test({ pathname: path }))) return { ...shell, status: 200 };
      if (files.has(pathname.slice(1))) return null;
      return { ...pageOf(`${prefix}404.html`), status: 404 };
    },
  };
}

function readJson<Content>(folder: string, file: string): Content {
  try {
    return JSON.parse(readFileSync(resolve(folder, file), 'utf8'));
  } catch (cause) {
    throw new StartError(`There is no build in ${folder}. Make one first: npx -y pnpm@12 build.`, { cause });
  }
}

/** Reads each file once. */
function createFileReader(folder: string): DocumentParts['read'] {
  const texts = new Map<string, Promise<string>>();
  return (file) => {
    const text = texts.get(file) ?? readFile(resolve(folder, file), 'utf8');
    texts.set(file, text);
    return text;
  };
}

function readPage(file: string, policy: PolicyFacts): SentDocument {
  const html = readFileSync(file, 'utf8');
  const headers = {
    ...headersFor(html, policy),
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-cache',
  };
  return { html, headers, encoded: readEncoded(file) };
}

/** What the build compressed: nothing where only its first step has run. */
function readEncoded(file: string): SentDocument['encoded'] {
  const endings = Object.entries(encodedEndings) as [Encoding, string][];
  const found = endings.filter(([, ending]) => existsSync(file + ending));
  return Object.fromEntries(found.map(([encoding, ending]) => [encoding, new Uint8Array(readFileSync(file + ending))]));
}
