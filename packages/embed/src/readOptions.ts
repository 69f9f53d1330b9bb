import { type Category, type DateFilter, safeHttpsUrl } from '@lively/engine';
import { dateFilters } from '@lively/engine/constants';
import { defaultLanguage, type Language } from '@lively/engine/languages';
import { parseCategory } from './locales/parseCategory.ts';
import { parseLanguage } from './locales/parseLanguage.ts';

/** A taste that ranks a list, as the partner wrote it: the ranking finds out whether it exists. */
export interface Tag {
  /** A category, or a word in small letters, perhaps the slug of another taste. */
  readonly tag: string;
  /** The partner's word for it in the reasons. Undefined for its name in the language of the widget. */
  readonly word: string | undefined;
}

/** The values of a partner's attributes. An invalid value counts as omitted. */
export interface WidgetOptions {
  /** Whether the element is `<lively-event>`: one event, shown with its whole date. */
  readonly isSingle: boolean;
  /** Whether the layout shows no pictures. */
  readonly isCompact: boolean;
  /** The URL of a backend or of a feed; empty if the events are inside the element. */
  readonly source: string;
  /** The publishable key; empty if the source is a feed. */
  readonly apikey: string;
  readonly eventId: string;
  /** A sentence that the site reads. Only a backend supports it. */
  readonly query: string;
  readonly city: string;
  readonly category: Category | undefined;
  readonly dateFilter: DateFilter;
  readonly near: string;
  readonly tags: readonly Tag[];
  readonly limit: number;
  /** The URL of the site that shows an event's page, without a slash at the end. */
  readonly site: string;
  /** The path prefix of the site's pages in the language of the widget. */
  readonly prefix: string;
  readonly accent: string;
  readonly language: Language;
}

const defaultLimit = 6;
const maxLimit = 100;

/** Reads the attributes of a widget. */
export function readOptions(element: HTMLElement): WidgetOptions {
  const attribute = (name: string) => element.getAttribute(name) ?? '';
  const isSingle = element.localName === 'lively-event';
  const site = safeHttpsUrl(attribute('site')) ?? new URL(import.meta.url).origin;
  const language = parseLanguage(element.closest<HTMLElement>('[lang]')?.lang || navigator.language);
  const limit = Math.floor(Number(attribute('limit')));
  return {
    isSingle,
    isCompact: attribute('layout') === 'compact',
    source: attribute('source'),
    apikey: attribute('apikey'),
    eventId: attribute('event-id'),
    query: isSingle || !attribute('apikey') ? '' : attribute('query').trim(),
    city: attribute('city'),
    category: parseCategory(attribute('category')),
    dateFilter: dateFilters.find((filter) => filter === attribute('date')) ?? 'all',
    near: attribute('near'),
    tags: parseTags(attribute('tags')),
    limit: isSingle ? 1 : limit > 0 ? Math.min(limit, maxLimit) : defaultLimit,
    site,
    prefix: language === defaultLanguage ? site : `${site}/${language}`,
    accent: attribute('accent'),
    language,
  };
}

/** Reads `jazz, exhibitions=Expos`. */
function parseTags(text: string): Tag[] {
  // Most widgets have no tags. The first call of each function below would delay the request.
  if (!text) return [];
  return text
    .split(',')
    .map((part) => part.split('=').map((side) => side.trim()))
    .map(([text = '', word]) => ({ tag: parseCategory(text) ?? text.toLowerCase(), word: word || undefined }))
    .filter(({ tag }) => tag);
}
