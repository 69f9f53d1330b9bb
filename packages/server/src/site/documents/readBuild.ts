import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import { StartError } from '../../startup/StartError.ts';
import { framedHeadersFor, headersFor, type PolicyFacts } from '../headers/securityHeaders.ts';
import type { SentDocument } from '../pages/sendDocument.ts';
import { splitPrefix } from '../splitPrefix.ts';
import type { BuildFacts } from './BuildFacts.ts';
import { type Encoding, encodedEndings, factsFile, manifestFile, shellFile } from './buildFiles.ts';
import { createBuildParts } from './createBuildParts.ts';
import { createHtmlDocument } from './createHtmlDocument.ts';
import type { Documents, HtmlDocument } from './Documents.ts';

/** The output of `pnpm build`, with its documents in memory. */
export interface Build extends Documents {
  /** Absolute path. */
  readonly folder: string;
  /** The not-found page in the default language. */
  readonly notFound: SentDocument;
  /** The security headers of answers that are not documents. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * @param hasStreets - Whether the host has a street map.
 * @throws StartError if there is no build.
 */
export function readBuild(folder: string, supabaseUrl?: string, hasStreets = false): Build {
  const { siteUrl, languages, dynamicPaths, loadScript, frameScript, hasCaptcha, servesPictures } =
    readJson<BuildFacts>(folder, factsFile);
  const policy = { supabaseUrl, hasCaptcha, servesPictures, hasStreets };
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const pages = new Map(
    names.filter((name) => extname(name) === '.html').map((name) => [name, readPage(resolve(folder, name), policy)]),
  );
  const files = new Set(names.filter((name) => !pages.has(name) && !name.startsWith('.vite') && extname(name)));
  const patterns = dynamicPaths.map((pathname) => new URLPattern({ pathname }));
  const pageOf = (name: string) => {
    const page = pages.get(name);
    if (!page)
      throw new StartError(`The build in ${folder} has no ${name}. Build it again: npx -y pnpm@12.21.0 build.`);
    return page;
  };
  const shell = pageOf(shellFile);
  const read = createFileReader(folder);

  return {
    folder,
    siteUrl,
    languages,
    shell,
    notFound: pageOf('404.html'),
    headers: headersFor('', policy),
    parts: createBuildParts({ html: shell.html, manifest: readJson(folder, manifestFile), read, loadScript }),
    headersFor: (html) => headersFor(html, policy),
    framedHeadersFor: (html) => framedHeadersFor(html, policy),
    frameScript,
    async findPage(pathname) {
      const { prefix, path } = splitPrefix(pathname, languages);
      const nameOf = (page: string) => `${prefix}/${page}.html`.slice(1);
      const written = pages.get(nameOf(path === '/' ? 'index' : path.slice(1)));
      if (written && path !== '/404') return { ...written, status: 200 };
      if (patterns.some((pattern) => pattern.test({ pathname: path }))) return { ...shell, status: 200 };
      if (files.has(pathname.slice(1))) return null;
      return { ...pageOf(nameOf('404')), status: 404 };
    },
    readRelease: async () => JSON.parse(await read('embed/release.json')),
  };
}

function readJson<Content>(folder: string, file: string): Content {
  try {
    return JSON.parse(readFileSync(resolve(folder, file), 'utf8'));
  } catch (cause) {
    throw new StartError(`There is no build in ${folder}. Make one first: npx -y pnpm@12.21.0 build.`, { cause });
  }
}

/** Creates a function that reads each file once. */
function createFileReader(folder: string): (file: string) => Promise<string> {
  const texts = new Map<string, Promise<string>>();
  return (file) => {
    const text = texts.get(file) ?? readFile(resolve(folder, file), 'utf8');
    texts.set(file, text);
    return text;
  };
}

function readPage(file: string, policy: PolicyFacts): HtmlDocument {
  const html = readFileSync(file, 'utf8');
  const headers = {
    ...headersFor(html, policy),
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-cache',
  };
  return createHtmlDocument(html, headers, readEncoded(file));
}

/** Reads the compressed files of a document; none if only the first step of the build has run. */
function readEncoded(file: string): SentDocument['encoded'] {
  const endings = Object.entries(encodedEndings) as [Encoding, string][];
  const found = endings.filter(([, ending]) => existsSync(file + ending));
  return Object.fromEntries(found.map(([encoding, ending]) => [encoding, new Uint8Array(readFileSync(file + ending))]));
}
