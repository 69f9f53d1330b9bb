import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { languageCodes } from '@lively/engine/languages';
import { parseSync } from 'vite';
import { listSources } from './listSources.ts';

const root = resolve(import.meta.dirname, '../../..');
const source = resolve(import.meta.dirname, '../src');
const locales = resolve(source, 'locales');

/** The parts of a page: its entry files, and its texts in each language. */
interface LookedAtPage {
  readonly entries: readonly string[];
  readonly texts: readonly string[];
}

/** The pages that manual checks look at, by name. `frame` is the layout around all of them. */
export const lookedAtPages = {
  frame: { entries: ['frame/RootLayout.tsx', '../../ui/src/styles.ts'], texts: ['common'] },
  home: { entries: ['routes/home/home.page.tsx', 'routes/home/landing.page.tsx'], texts: ['home', 'pages/landing'] },
  explore: { entries: ['routes/explore/explore.route.tsx'], texts: ['explore', 'taxonomy'] },
  event: { entries: ['routes/event/event.route.tsx'], texts: ['event', 'report'] },
  auth: { entries: ['routes/auth/auth.route.tsx'], texts: ['auth'] },
  eventForm: { entries: ['routes/eventForm/createEvent.route.tsx'], texts: ['eventForm'] },
  profile: { entries: ['routes/profile/profile.route.tsx'], texts: ['profile', 'preferences'] },
  myEvents: { entries: ['routes/myEvents/myEvents.route.tsx'], texts: ['myEvents'] },
  contact: { entries: ['routes/pages/contact.page.tsx'], texts: ['pages/contact'] },
  ranking: { entries: ['routes/pages/ranking.page.tsx'], texts: ['pages/ranking'] },
  community: { entries: ['routes/pages/community.page.tsx'], texts: ['pages/community'] },
  siteMap: { entries: ['routes/pages/article.page.tsx', 'navigation/articles.ts'], texts: ['pages/siteMap'] },
} as const satisfies Record<string, LookedAtPage>;

/** A page that manual checks look at. */
export type LookedAtPageName = keyof typeof lookedAtPages;

/** Hashes the code of a page, without its comments, and its texts. */
export function fingerprintPage(name: LookedAtPageName): string {
  const { entries, texts } = lookedAtPages[name];
  const files = [
    ...listSources(entries.map((entry) => resolve(source, entry))),
    ...languageCodes.flatMap((language) => texts.map((text) => resolve(locales, language, `${text}.json`))),
  ];
  const hash = createHash('sha256');
  for (const file of files) hash.update(relative(root, file)).update(readCode(file));
  return hash.digest('base64url').slice(0, 16);
}

/** Pages share most of their files. */
const codes = new Map<string, string>();

/** Reads a file. Comments and blank lines of a source are left out: they change no page. */
function readCode(file: string): string {
  const known = codes.get(file);
  if (known !== undefined) return known;
  const text = readFileSync(file, 'utf8');
  const code = /\.tsx?$/.test(file) ? dropComments(file, text) : text;
  codes.set(file, code);
  return code;
}

/** Removes the comments and blank lines of a source. */
export function dropComments(file: string, text: string): string {
  let code = '';
  let end = 0;
  for (const comment of parseSync(file, text).comments) {
    code += text.slice(end, comment.start);
    end = comment.end;
  }
  return (code + text.slice(end)).replace(/[ \t]+$/gm, '').replace(/^\n+/gm, '');
}

export function isLookedAtPage(name: string): name is LookedAtPageName {
  return Object.hasOwn(lookedAtPages, name);
}
