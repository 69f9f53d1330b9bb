import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rendererFolder } from '@lively/app/backend/buildFiles';
import { StartError } from '@lively/app/backend/StartError';
import type { Category } from '@lively/engine';
import type { PublicBackend } from './PublicBackend.ts';

/** What the app renders for whoever reads without scripts. */
export interface ServedPage {
  readonly status: 200 | 404 | 410;
  readonly path: string;
  readonly pathname: string;
  readonly language: string;
  readonly markup: string;
  readonly modules: readonly string[];
  readonly renderedPage?: object;
  readonly structuredData?: string | null;
}

/** What the picture of a shared event shows. */
export interface Share {
  readonly id: string;
  readonly title: string;
  readonly categoryLabel: string;
  readonly place: string;
  readonly detail: string | undefined;
  readonly date: { readonly weekday: string; readonly day: string; readonly month: string } | undefined;
  readonly colors: { readonly flood: string; readonly onFlood: string };
  /** SVG, 4:5. */
  readonly poster: string;
}

export type FeedFormat = 'rss' | 'json' | 'ics';

export interface FeedOptions {
  readonly format: FeedFormat;
  readonly language: string;
  /** The path of the feed itself, with its search. */
  readonly path: string;
  readonly city: string | undefined;
  readonly category: Category | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * @param pathname - With its language.
 * @param now - Milliseconds since 1970.
 * @param answer - What the search says, where it is left out.
 */
export type RenderPage = (pathname: string, search: string, now: number, answer?: FormAnswer) => Promise<ServedPage>;

/** What the page says of a form that was sent without scripts. */
export interface FormAnswer {
  readonly form: string;
  readonly state: 'idle' | 'sent' | 'failed';
}

/** What `src/renderPages.ts` of the app exports. */
export interface Renderer {
  connectTo(connection: { url: string; publishableKey: string; fetch: typeof fetch }): void;
  renderEvent: RenderPage;
  renderExplore: RenderPage;
  /** A page that the build writes too, or the one that says that nothing is here. */
  renderPublicPage: RenderPage;
  /**
   * Checks and sends a form of the page; null for what is none.
   *
   * @param headers - What names who sends it to the backend.
   */
  receiveForm(
    pathname: string,
    fields: Readonly<Record<string, unknown>>,
    headers: Readonly<Record<string, string>>,
  ): Promise<{ readonly status: 200 | 422 | 429 | 503; readonly answer: FormAnswer } | null>;
  /** Null for an event that nobody sees. */
  readShare(idInUrl: string, language: string, now: number): Promise<Share | null>;
  /** What a list is called: « Lively · Lyon · Musique ». */
  nameList(list: Pick<FeedOptions, 'language' | 'city' | 'category'>): Promise<string>;
  renderFeed(options: FeedOptions): Promise<string>;
}

/**
 * Loads what renders the pages of a build, and has it ask this backend.
 *
 * @throws StartError for a build without it.
 */
export async function loadRenderer(build: string, { url, publishableKey, fetch }: PublicBackend): Promise<Renderer> {
  const file = resolve(build, rendererFolder, 'renderPages.js');
  if (!existsSync(file)) throw new StartError(`The build has no ${file}. Build it again: npx -y pnpm@12 build.`);
  const renderer: Renderer = await import(pathToFileURL(file).href);
  renderer.connectTo({ url, publishableKey, fetch: (input, init) => fetch(new Request(input, init)) });
  return renderer;
}
