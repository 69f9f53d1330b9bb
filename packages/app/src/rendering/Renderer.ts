import type { FormAnswer } from '../data/FormAnswer';
import type { RenderedPage } from '../data/RenderedPage';
import type { Language } from '../i18n/languages';
import type { Connection } from '../supabase/config';
import type { AssistantAnswers } from './assistants/AssistantAnswers';
import type { DescribedColors, HostColors } from './describeColors';
import type { Widgets } from './widgets/WidgetContent';

/**
 * Everything that a server or a build uses of the app, as one object: `appRenderer`. The app and the server compile
 * against this interface. The server loads the object at run time: from the build, or from Vite in development.
 */
export interface Renderer {
  readonly site: SiteFacts;
  /** The path of the offline page, without its language. */
  readonly offlinePath: string;
  /** The email address for reports about security. */
  readonly securityContact: string;
  /** Derives and checks the themes of the colours that a host chooses. */
  describeColors(colors: HostColors): DescribedColors;

  /**
   * Sets the backend for all functions below. Call it first.
   *
   * @param serverUrl - The address of the server: that of the links in feeds and calendars, unless the build has the URL of
   *   its site.
   */
  connectTo(connection: Connection, serverUrl?: string): void;

  /**
   * Returns the part of a search that changes a page: URLs with the same part share a page.
   *
   * @param pathname - With its language.
   * @returns With its question mark, or empty.
   */
  readShownSearch(pathname: string, search: string): string;
  /**
   * Returns the target of a search line or a typed place: the list with their filters. Null for a search without them.
   *
   * @param pathname - With its language.
   * @param now - Milliseconds since 1970.
   */
  answerLine(pathname: string, search: string, now: number): Promise<string | null>;
  /** The answers to the tools of assistants. */
  readonly assistants: AssistantAnswers;
  renderEvent: RenderPage;
  renderExplore: RenderPage;
  /** Renders a poll for friends; only its link opens it. */
  renderPoll: RenderPage;
  /** Renders a page that the build also writes, or the not-found page. */
  renderPublicPage: RenderPage;
  /** Renders the pages that are the same for every visitor, in a language. */
  prerenderPages(language: Language): Promise<PrerenderedPage[]>;
  /** Lists the patterns of the paths that the browser renders. */
  listDynamicPaths(): Promise<string[]>;

  /**
   * Validates and sends a form of a page.
   *
   * @param pathname - The path of the page, with its language.
   * @param headers - Added to the request to the backend: they identify the client that sent the form.
   * @returns Null for an unknown form.
   */
  receiveForm(
    pathname: string,
    fields: Readonly<Record<string, unknown>>,
    headers: Readonly<Record<string, string>>,
  ): Promise<ReceivedForm | null>;

  /**
   * Validates and stores the answers to a poll.
   *
   * @param pathname - The path of the poll, with its language.
   * @param now - Milliseconds since 1970.
   * @param headers - Added to the request to the backend: they identify the client that sent the answers.
   */
  answerPoll(
    pathname: string,
    fields: Readonly<Record<string, unknown>>,
    now: number,
    headers: Readonly<Record<string, string>>,
  ): Promise<AnsweredPoll>;

  /**
   * Reads the content of an event's share picture; null for an event that is not public.
   *
   * @param now - Milliseconds since 1970.
   * @throws Error if the backend does not answer.
   */
  readShare(idInUrl: string, language: Language, now: number): Promise<Share | null>;

  /**
   * Reads the content of a poll's share picture; null without a poll.
   *
   * @param token - The token of the friends' link.
   * @throws Error if the backend does not answer.
   */
  readPollShare(token: string, language: Language): Promise<PollShare | null>;

  /**
   * Reads the calendar file with the result of a closed poll; null without a result.
   *
   * @param token - The token of the friends' link.
   * @param now - Milliseconds since 1970.
   * @throws Error if the backend does not answer.
   */
  readPollCalendar(token: string, language: Language, now: number): Promise<PollCalendar | null>;

  /**
   * Whether a token is that of an organiser's link.
   *
   * @throws Error if the backend does not answer.
   */
  isOrganizerLink(token: string): Promise<boolean>;

  /** The contents of pages for other sites. */
  readonly widgets: Widgets;
  /**
   * Reads the filters of a feed in a fixed order: those of explore without `sort`, because a feed has its own order.
   *
   * @returns With its question mark, or empty.
   */
  readFeedSearch(search: string): string;
  /** @throws Error if the backend does not answer. */
  renderFeed(options: FeedOptions): Promise<string>;
  /**
   * Renders the private calendar of a token.
   *
   * @param headers - Added to the request to the backend: they identify the client, whose wrong tokens are counted.
   * @throws Error if the backend does not answer.
   */
  renderCalendar(
    token: string,
    language: Language,
    headers: Readonly<Record<string, string>>,
  ): Promise<RenderedCalendar>;
}

/** The values that are fixed when the app is built. */
export interface SiteFacts {
  /** The origin of the site, without a closing slash. */
  readonly siteUrl: string;
  /** The default language first: its paths have no prefix. */
  readonly languages: readonly Language[];
  /** The origin of the hosted project; undefined if the server embeds the backend. */
  readonly supabaseUrl: string | undefined;
  /** Whether the sign-in page shows a captcha. */
  readonly hasCaptcha: boolean;
  /** Whether the server of the site serves the pictures of events; otherwise browsers request them from their hosts. */
  readonly servesPictures: boolean;
  /** Keys of `localStorage` that the script of a document reads before the app has loaded. */
  readonly storageKeys: { readonly language: string; readonly session: string };
}

/**
 * @param pathname - With its language.
 * @param now - Milliseconds since 1970.
 * @param answer - The result of a form. @default the result in the search
 * @throws Error if the backend does not answer.
 */
export type RenderPage = (pathname: string, search: string, now: number, answer?: FormAnswer) => Promise<ServedPage>;

/** A page that the build or the server rendered. */
export interface PrerenderedPage {
  /** The path without its language; `*` for the not-found page. */
  readonly path: string;
  /** The path with its language. */
  readonly pathname: string;
  readonly language: Language;
  readonly markup: string;
  /** The source files of the page, relative to the folder of the app. */
  readonly modules: readonly string[];
  /** Whether the markup is only the frame: the browser renders the page in its place. */
  readonly isFrame?: boolean | undefined;
}

/** A page that was rendered on request. */
export interface ServedPage extends PrerenderedPage {
  readonly status: 200 | 404 | 410;
  /** The state for hydration; without it the browser renders the page again. */
  readonly renderedPage?: RenderedPage;
  /** JSON-LD. */
  readonly structuredData?: string | null;
}

/** The result of a form that was sent without scripts. */
export interface ReceivedForm {
  /** 200 once it is stored, 422 for invalid values, 429 above the rate limit, 503 if the backend does not answer. */
  readonly status: 200 | 422 | 429 | 503;
  readonly answer: FormAnswer;
}

/** The result of answers to a poll: a redirect to the guest's own page once they are stored, or the page with errors. */
export type AnsweredPoll =
  | { readonly status: 303; readonly location: string }
  | { readonly status: 422 | 429 | 503; readonly page: ServedPage };

/** A calendar file (RFC 5545), with its name. */
export interface PollCalendar {
  /** `nuit-nina-simone.ics`. */
  readonly name: string;
  readonly file: string;
}

/** The content of an event's share picture. */
export interface Share {
  readonly id: string;
  readonly title: string;
  readonly categoryLabel: string;
  readonly place: string;
  /** « 20:30 », or why a user cannot attend: « Annulé ». */
  readonly detail: string | undefined;
  readonly date: { readonly weekday: string; readonly day: string; readonly month: string } | undefined;
  /** The category's colour, and a text colour for it: sRGB hexadecimal. */
  readonly colors: { readonly flood: string; readonly onFlood: string };
  /** The drawn poster of the event, as SVG, 4:5. */
  readonly poster: string;
}

/** The content of a poll's share picture. */
export interface PollShare {
  /** « On choisit quoi ? » */
  readonly title: string;
  /** The drawn posters of the first one to four options, as SVG, 4:5. */
  readonly posters: readonly string[];
}

export type FeedFormat = 'rss' | 'json' | 'ics';

/** A private calendar; 404 for an invalid token, 429 above the limit of invalid tokens. */
export type RenderedCalendar =
  | { readonly status: 200; readonly calendar: string }
  | { readonly status: 404 }
  | { readonly status: 429 };

export interface FeedOptions {
  readonly format: FeedFormat;
  readonly language: Language;
  /** The path of the feed, with its search. */
  readonly path: string;
  /** The result of `readFeedSearch`. */
  readonly search: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}
