import type { Category } from '@lively/engine';
import type { FormAnswer } from '../data/FormAnswer';
import type { RenderedPage } from '../data/RenderedPage';
import type { Language } from '../i18n/languages';
import type { Connection } from '../supabase/config';

/**
 * All that a server or a build asks of the app, as one object: `appRenderer`. The app is compiled against this interface,
 * and so is the server, which loads the object when it runs: from the build, or from Vite in development.
 */
export interface Renderer {
  readonly site: SiteFacts;
  /** The path of the page that is shown without a connection, without its language. */
  readonly offlinePath: string;
  /** The email address for reports about security. */
  readonly securityContact: string;

  /** Names the backend that everything below asks. Called before anything else. */
  connectTo(connection: Connection): void;

  /**
   * The part of a search that changes a page below: URLs with the same one have the same page.
   *
   * @param pathname - With its language.
   * @returns With its question mark, or empty.
   */
  readShownSearch(pathname: string, search: string): string;
  /**
   * Where a search line leads: to the list with the filters it names. Null for a search without one.
   *
   * @param pathname - With its language.
   * @param now - Milliseconds since 1970.
   */
  answerLine(pathname: string, search: string, now: number): Promise<string | null>;
  /**
   * The filters that a line asks for, as arguments of `explore_events`.
   *
   * @param now - Milliseconds since 1970.
   */
  readLineArguments(line: string, language: Language, now: number): Promise<Readonly<Record<string, unknown>>>;
  renderEvent: RenderPage;
  renderExplore: RenderPage;
  /** A poll as its friends see it; only its link opens it. */
  renderPoll: RenderPage;
  /** A page that the build writes too, or the not-found page. */
  renderPublicPage: RenderPage;
  /** The pages that are the same for every visitor, in one language. */
  prerenderPages(language: Language): Promise<PrerenderedPage[]>;
  /** The patterns of the paths that the browser renders. */
  listDynamicPaths(): Promise<string[]>;

  /**
   * Checks and sends a form of a page.
   *
   * @param pathname - Of the page, with its language.
   * @param headers - Added to the request to the backend: they name the client that sent the form.
   * @returns null for an unknown form.
   */
  receiveForm(
    pathname: string,
    fields: Readonly<Record<string, unknown>>,
    headers: Readonly<Record<string, string>>,
  ): Promise<ReceivedForm | null>;

  /**
   * Checks and stores the answers to a poll.
   *
   * @param pathname - Of the poll, with its language.
   * @param now - Milliseconds since 1970.
   * @param headers - Added to the request to the backend: they name the client that sent the answers.
   */
  answerPoll(
    pathname: string,
    fields: Readonly<Record<string, unknown>>,
    now: number,
    headers: Readonly<Record<string, string>>,
  ): Promise<AnsweredPoll>;

  /**
   * What the share picture of an event shows; null for an event that is not public.
   *
   * @param now - Milliseconds since 1970.
   * @throws Error when the backend does not answer.
   */
  readShare(idInUrl: string, language: Language, now: number): Promise<Share | null>;

  /**
   * What the share picture of a poll shows; null without a poll.
   *
   * @param token - Of the friends' link.
   * @throws Error when the backend does not answer.
   */
  readPollShare(token: string, language: Language): Promise<PollShare | null>;

  /**
   * The calendar file of what a closed poll has chosen; null where nothing is chosen.
   *
   * @param token - Of the friends' link.
   * @param now - Milliseconds since 1970.
   * @throws Error when the backend does not answer.
   */
  readPollCalendar(token: string, language: Language, now: number): Promise<PollCalendar | null>;

  /** The title of a list: « Lively · Lyon · Musique ». */
  nameList(list: ListSubject & { readonly language: Language }): Promise<string>;
  /**
   * The filters of a feed, those of explore, in one order and without anything else: a feed has an order of its own.
   *
   * @returns With its question mark, or empty.
   */
  readFeedSearch(search: string): string;
  /** @throws Error when the backend does not answer. */
  renderFeed(options: FeedOptions): Promise<string>;
  /**
   * The private calendar of a token.
   *
   * @param headers - Added to the request to the backend: they name the client, whose guesses are counted.
   * @throws Error when the backend does not answer.
   */
  renderCalendar(
    token: string,
    language: Language,
    headers: Readonly<Record<string, string>>,
  ): Promise<RenderedCalendar>;
}

/** What is fixed when the app is built. */
export interface SiteFacts {
  /** The origin of the site, without a closing slash. */
  readonly siteUrl: string;
  /** The default first: its paths have no prefix. */
  readonly languages: readonly Language[];
  /** The origin of the hosted project; undefined where the server embeds the backend. */
  readonly supabaseUrl: string | undefined;
  /** Whether the sign-in page shows a captcha. */
  readonly hasCaptcha: boolean;
  /** Whether the server of the site serves the pictures of events; else browsers ask the hosts of the pictures. */
  readonly servesPictures: boolean;
  /** Keys of `localStorage` that the script of a document reads before the app has loaded. */
  readonly storageKeys: { readonly language: string; readonly session: string };
}

/**
 * @param pathname - With its language.
 * @param now - Milliseconds since 1970.
 * @param answer - The result of a form. @default what the search says
 * @throws Error when the backend does not answer.
 */
export type RenderPage = (pathname: string, search: string, now: number, answer?: FormAnswer) => Promise<ServedPage>;

/** A page as the build or the server renders it. */
export interface PrerenderedPage {
  /** Without its language; `*` for the not-found page. */
  readonly path: string;
  /** With its language. */
  readonly pathname: string;
  readonly language: Language;
  readonly markup: string;
  /** The sources it is made of, from the folder of the app. */
  readonly modules: readonly string[];
}

/** A page that was rendered on request. */
export interface ServedPage extends PrerenderedPage {
  readonly status: 200 | 404 | 410;
  /** What the app takes over with the page; without it the browser renders the page again. */
  readonly renderedPage?: RenderedPage;
  /** JSON-LD. */
  readonly structuredData?: string | null;
}

/** The result of a form that was sent without scripts. */
export interface ReceivedForm {
  /** 200 once it is stored, 422 for refused values, 429 above the rate limit, 503 without an answer of the backend. */
  readonly status: 200 | 422 | 429 | 503;
  readonly answer: FormAnswer;
}

/** What became of answers to a poll: they are stored and lead to the guest's own page, or the page shows them again. */
export type AnsweredPoll =
  | { readonly status: 303; readonly location: string }
  | { readonly status: 422 | 429 | 503; readonly page: ServedPage };

/** A calendar file (RFC 5545), with its name. */
export interface PollCalendar {
  /** `nuit-nina-simone.ics`. */
  readonly name: string;
  readonly file: string;
}

/** What the share picture of an event shows. */
export interface Share {
  readonly id: string;
  readonly title: string;
  readonly categoryLabel: string;
  readonly place: string;
  /** « 20:30 », or what stands in the way of going: « Annulé ». */
  readonly detail: string | undefined;
  readonly date: { readonly weekday: string; readonly day: string; readonly month: string } | undefined;
  /** The category's colour, and a text colour for it: sRGB hexadecimal. */
  readonly colors: { readonly flood: string; readonly onFlood: string };
  /** The drawn poster of the event, as SVG, 4:5. */
  readonly poster: string;
}

/** What the share picture of a poll shows. */
export interface PollShare {
  /** « On choisit quoi ? » */
  readonly title: string;
  /** The drawn posters of the first options, as SVG, 4:5: one to four. */
  readonly posters: readonly string[];
}

export type FeedFormat = 'rss' | 'json' | 'ics';

/** What a list of a widget is about: everything, or a city, a category, or both. */
export interface ListSubject {
  readonly city: string | undefined;
  readonly category: Category | undefined;
}

/** A private calendar; 404 for a token that opens nothing, 429 above the limit of those. */
export type RenderedCalendar =
  | { readonly status: 200; readonly calendar: string }
  | { readonly status: 404 }
  | { readonly status: 429 };

export interface FeedOptions {
  readonly format: FeedFormat;
  readonly language: Language;
  /** The path of the feed itself, with its search. */
  readonly path: string;
  /** As `readFeedSearch` gives it. */
  readonly search: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}
