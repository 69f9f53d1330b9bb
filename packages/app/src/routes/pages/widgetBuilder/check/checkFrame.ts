import { parseEventId } from '@lively/engine';
import { splitLanguage } from '../../../../navigation/paths';
import { findPeriod } from '../../../../search/findPeriod';
import { checkFilters, toIgnoredFilter } from './checkFilters';
import { isLocal } from './checkScript';
import { hasWrongQuotes } from './hasWrongQuotes';
import { listInvalid, toInvalidValue } from './listInvalid';
import type { CheckContext, FaultCode, PageFault } from './PageFault';
import type { PageElement } from './parsePage';

/** The parameters of a frame that are no filters. A single event has the last two. */
const listParameters = ['layout', 'limit', 'on', 'theme', 'partner'];
const eventParameters = listParameters.slice(-2);

/** Whether an element is a frame with a page of this site. */
export function isWidgetFrame(element: PageElement, site: string): boolean {
  const { tag, attributes, isInert } = element;
  if (tag !== 'iframe' || isInert) return false;
  const { host } = new URL(site);
  if (hasWrongQuotes(element)) return element.written.includes(`${host}/`);
  return URL.parse(attributes.get('src') ?? '')?.host === host;
}

/** Finds the faults of a frame with a page of this site. */
export function checkFrame(element: PageElement, context: CheckContext): PageFault[] {
  const { tag, attributes, line } = element;
  if (hasWrongQuotes(element)) return [{ code: 'quotes', line, values: { tag } }];
  const url = new URL(attributes.get('src') ?? '');
  const sandbox = attributes.get('sandbox')?.toLowerCase().split(/\s+/);
  return [
    ...(attributes.get('title')?.trim() ? [] : [toFault('frameTitle')]),
    ...(url.protocol === 'http:' && !isLocal(url) ? [toFault('frameHttp')] : []),
    ...checkAddress(),
    ...(sandbox && !sandbox.includes('allow-scripts') ? [toFault('frameScripts')] : []),
    ...(sandbox && !sandbox.includes('allow-popups') ? [toFault('framePopups')] : []),
  ];

  function checkAddress(): PageFault[] {
    const path = splitLanguage(url.pathname).path.replace(/\/$/, '');
    // The exports refuse frames, too.
    if (!path.startsWith('/widget/') || /\.(html|json)$/.test(path)) return [toFault('framePage')];
    const [, page, id] = /^\/widget\/(explore|event\/([^/]+))$/.exec(path) ?? [];
    if (!page || (id && !parseEventId(id))) return [toFault('frameAddress')];
    if (url.search.includes('&amp;')) return [{ code: 'doubleEscaped', line, values: { name: 'src' } }];
    const names = id ? eventParameters : listParameters;
    const filters = new URLSearchParams(url.search);
    for (const name of names) filters.delete(name);
    return [
      ...names.flatMap(checkParameter),
      ...(id
        ? [...filters].map(([name, value]) => toIgnoredFilter({ name, filter: `${name}=${value}` }, line, names))
        : checkFilters(`${filters}`, line, names)),
    ];
  }

  function checkParameter(name: string): PageFault[] {
    const value = url.searchParams.get(name) ?? '';
    if (name === 'on' && value && !isShownPeriod(value, url.searchParams.get('layout'), context.now))
      return [{ code: 'invalidValue', line, values: { name, value: value.slice(0, 100) }, accepted: 'on' }];
    return listInvalid(name, value, context).map((invalid) => toInvalidValue(name, invalid, line));
  }

  function toFault(code: FaultCode): PageFault {
    return { code, line, values: { src: url.href } };
  }
}

/** Whether a frame shows the week or the month of its parameter `on`. */
function isShownPeriod(on: string, layout: string | null, now: number): boolean {
  if (layout !== 'week' && layout !== 'month') return false;
  const { day, days } = findPeriod(layout, on, now);
  const [first] = days;
  return layout === 'week' ? first === on : [day, first, first.slice(0, 7)].includes(on);
}
