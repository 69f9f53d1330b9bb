import { eventQueryDefaults } from '../../../data/eventQueryDefaults';
import { formatFeedSource } from '../../../data/feedSource';
import type { Language } from '../../../i18n/languages';
import { formatExploreState } from '../../../search/exploreState';
import {
  type BuilderState,
  colorNames,
  fontNames,
  limits,
  maxPartnerLength,
  readLimited,
  type ViewName,
} from './builderState';

/** A built widget, from which the preview and the texts to paste are made. */
export interface Widget {
  readonly tag: 'lively-events' | 'lively-event';
  /** The attributes that are set, without those of the backend. */
  readonly attributes: readonly (readonly [name: string, value: string])[];
  /** The CSS properties that are set. */
  readonly properties: readonly (readonly [name: string, value: string])[];
  /** The id of a single event; empty for the next event. */
  readonly event: string;
  /** The filters of a list as parameters of explore, with the venue and the organiser. */
  readonly filters: URLSearchParams;
  readonly limit: number | null;
  /** How a list is shown; null for the default, and for a single event. */
  readonly layout: Exclude<ViewName, 'list' | 'event'> | null;
  /** Pixels; null for the width of the page. */
  readonly width: number | null;
  readonly theme: 'light' | 'dark' | null;
  readonly language: Language | null;
  /** The name of the partner; empty for none. */
  readonly partner: string;
}

/** The filters that are attributes of their own. Any other list has its filters in one attribute, which the site reads. */
const plainFilters = ['city', 'category', 'date'];

/**
 * Returns the widget of a state. Numbers out of range, and a name that is too long, are left out.
 *
 * @param chosen - The id of its single event.
 */
export function toWidget(state: BuilderState, chosen = ''): Widget {
  const { view, locate, theme, language, styles } = state;
  const isSingle = view === 'event';
  const event = isSingle ? chosen : '';
  const limit = isSingle ? null : readLimited(state.limit, limits.events);
  const width = readLimited(state.width, limits.width);
  const searched = isSingle
    ? new URLSearchParams()
    : formatExploreState({ ...state.filters, sort: eventQueryDefaults.sort, pages: 1, markedLine: '', view: 'list' });
  const isPlain = [...searched].every(
    ([name, value]) => plainFilters.includes(name) && (name !== 'date' || /^[a-z]+$/.test(value)),
  );
  const name = state.partner.trim();
  const partner = name.length <= maxPartnerLength ? name : '';
  const named = isSingle ? [] : formatFeedSource(state);
  return {
    tag: isSingle ? 'lively-event' : 'lively-events',
    attributes: [
      ...(event ? [['event-id', event] as const] : []),
      ...(isSingle || view === 'list' ? [] : [['layout', view] as const]),
      ...(isPlain ? [...searched] : [['filters', `${searched}`] as const]),
      ...named,
      ...(!isSingle && locate ? [['locate', ''] as const] : []),
      ...(limit ? [['limit', `${limit}`] as const] : []),
      ...(language ? [['lang', language] as const] : []),
      ...(theme === 'page' ? [] : [['theme', theme] as const]),
      ...(partner ? [['partner', partner] as const] : []),
    ],
    properties: [
      ...[...colorNames, ...fontNames].flatMap((name) =>
        styles[name].trim() ? [[`--lively-${name}`, styles[name].trim()] as const] : [],
      ),
      ...(width ? [['max-inline-size', `${width}px`] as const] : []),
    ],
    event,
    filters: new URLSearchParams([...searched, ...named]),
    limit,
    layout: view === 'list' || view === 'event' ? null : view,
    width,
    theme: theme === 'light' || theme === 'dark' ? theme : null,
    language,
    partner,
  };
}
