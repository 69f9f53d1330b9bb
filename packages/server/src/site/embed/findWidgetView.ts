import type { Language, Widgets } from '@lively/app/rendering';
import { parsePartner } from '../../backend/partners/parsePartner.ts';
import { languagePrefixes } from '../languagePrefixes.ts';
import { splitPrefix } from '../splitPrefix.ts';
import { toCanonicalId } from '../toCanonicalId.ts';
import { type WidgetView, widgetLayouts, widgetThemes } from './WidgetView.ts';

/** The maximum of one page of the database. */
const maxLimit = 100;

/** The values of `on`, by the layout that has days. */
const onPattern: Readonly<Partial<Record<WidgetView['layout'], RegExp>>> = {
  week: /^\d{4}-\d\d-\d\d$/,
  month: /^\d{4}-\d\d(-\d\d)?$/,
};

/**
 * Finds the view of a page: explore, an event, or their page for frames below `/widget`. Null for another page.
 *
 * @param readSearch - See `Widgets`.
 */
export function findWidgetView(
  { pathname, search, searchParams }: URL,
  languages: readonly Language[],
  readSearch: Widgets['readSearch'],
): WidgetView | null {
  const { prefix, path } = splitPrefix(pathname, languages);
  const [, page, id = ''] = /^(?:\/widget)?\/(explore|event\/([^/]+))$/.exec(path) ?? [];
  const event = id ? toCanonicalId(id) : undefined;
  if (!page || event === null) return null;
  const limit = Number(searchParams.get('limit'));
  const layout = (!event && widgetLayouts.find((each) => each === searchParams.get('layout'))) || 'list';
  const on = searchParams.get('on') ?? '';
  return {
    language: languagePrefixes(languages).find((each) => each.prefix === prefix)?.language ?? 'fr',
    prefix,
    event,
    search: event ? '' : readSearch(search),
    limit: !event && Number.isInteger(limit) && limit > 0 ? Math.min(limit, maxLimit) : undefined,
    theme: widgetThemes.find((theme) => theme === searchParams.get('theme')) ?? 'auto',
    layout,
    on: onPattern[layout]?.test(on) ? on : '',
    partner: parsePartner(searchParams.get('partner')),
  };
}
