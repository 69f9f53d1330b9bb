import type { ExtendedWidget, Extension } from '../Extension.ts';
import { countedLength } from '../limits.ts';
import { type FoundRows, fetchOnce, fetchText, type ReadTexts, type RowsRequest } from '../loadRows.ts';
import type { WidgetOptions } from '../readOptions.ts';
import type { Row } from '../WidgetEvent.ts';
import { warnOnce } from './warnOnce.ts';

/** The answer of the site to a search, `/search.json`. */
interface ReadSearch extends ReadTexts {
  /** The arguments of `explore_events`. */
  readonly arguments: Readonly<Record<string, string | number | boolean>>;
  /** The names of parameters without effect. */
  readonly ignored: readonly string[];
  /** The exact names of a venue and an organiser; empty without one. */
  readonly source: { readonly venue: string; readonly organizer: string };
}

/** Arguments of `explore_events` that exclude each other: those of the attributes replace those of the search. */
const exclusive = [
  ['date_filter', 'first_day', 'last_day'],
  ['city', 'commune', 'radius_km', 'areas'],
  // A week and a month have their own days, all of them.
  ['weekdays', 'first_day'],
];

/** Extends a list by the filters of explore, a sentence, a venue and an organiser. */
export function extend({ element, loadReader }: ExtendedWidget): Extension {
  const attribute = (name: string) => element.getAttribute(name)?.trim() ?? '';
  return {
    adjust: (options) => {
      const search = new URLSearchParams(attribute('filters'));
      for (const name of ['venue', 'organizer']) if (attribute(name)) search.set(name, attribute(name));
      if (options.parameters.first_day) search.delete('weekdays');
      if (options.line) search.set('line', options.line);
      if (!search.size) return options;
      if (!options.apikey) {
        warnOnce('<lively-events>: filters, query, venue and organizer need a backend: a source with an apikey.');
        return options;
      }
      return {
        ...options,
        page: { ...toPage(search), ...omitEmpty(options.page) },
        load: (request) => loadFiltered(request, `${search}`, options, loadReader),
        variant: `${options.prefix}?${search}`,
      };
    },
  };
}

/** Returns the parameters of the list on the site, where a venue and an organiser are searched: they have no page. */
function toPage(search: URLSearchParams): WidgetOptions['page'] {
  const { venue, organizer, ...others } = Object.fromEntries(search);
  return { q: venue || organizer, ...others };
}

function omitEmpty(parameters: WidgetOptions['page']): WidgetOptions['page'] {
  return Object.fromEntries(Object.entries(parameters).filter(([, value]) => value));
}

/** Loads the rows of a search that the site reads first. */
async function loadFiltered(
  request: RowsRequest,
  search: string,
  { source, prefix, load }: WidgetOptions,
  loadReader: ExtendedWidget['loadReader'],
): Promise<FoundRows> {
  const read: ReadSearch = JSON.parse(await fetchOnce(`${prefix}/search.json?${search}`, {}));
  for (const name of read.ignored)
    warnOnce(`<lively-events>: the attribute filters contains "${name.slice(0, 100)}", which has no effect.`);
  const url = new URL(request.url, document.baseURI);
  const own = [...url.searchParams.keys()];
  for (const [name, value] of Object.entries(read.arguments)) {
    const rivals = exclusive.find((names) => names.includes(name)) ?? [name];
    if (!rivals.some((rival) => own.includes(rival))) url.searchParams.set(name, `${value}`);
  }
  const { sort: _, page_size: __, near: ___, likes: ____, ...filters } = Object.fromEntries(url.searchParams);
  const isTimed = ['date_filter', 'first_day', 'weekdays', 'begins_from', 'begins_before'].some(
    (name) => filters[name],
  );
  const readTiming = isTimed ? await loadReader() : undefined;
  const { venue, organizer } = read.source;
  if (!venue && !organizer)
    return { ...(await load({ ...request, url: url.href })), read, findTiming: readTiming?.(filters) };
  // The events of a venue or an organiser: at most a hundred, in the order of their dates.
  const answer = await fetchText(`${source}/rest/v1/rpc/list_events_of_source`, {
    method: 'POST',
    headers: { ...request.headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ filters, venue, organizer }),
  });
  const rows: Row[] = JSON.parse(answer);
  return { rows, isMore: rows.length >= countedLength, read, findTiming: readTiming?.(filters) };
}
