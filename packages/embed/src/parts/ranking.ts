import type { Sort } from '@lively/engine';
import type { ExtendedWidget, Extension } from '../Extension.ts';
import { addParameters, type FoundRows, type RowsRequest } from '../loadRows.ts';
import type { WidgetOptions } from '../readOptions.ts';
import type { RankedTastes } from './RankedTastes.ts';
import { rankEvents } from './rankEvents.ts';
import { readTags } from './readTags.ts';

/** The number of rows for a ranking, for the whole list and for each of its tastes: the max that a backend sends. */
const candidates = 100;

/** Extends a list by the order of `rankEvents`. */
export function extend({ element }: ExtendedWidget): Extension {
  const attribute = (name: string) => element.getAttribute(name) ?? '';
  return {
    adjust: (options) => {
      const tastes = { tags: readTags(attribute('tags')), near: attribute('near'), city: options.city };
      // A list around the visitor is already sorted.
      if (options.parameters.sort !== 'date' || !(tastes.near || tastes.tags.length)) return options;
      return {
        ...options,
        order: (events, texts, now) => rankEvents(options.order(events, texts, now), tastes, texts, now),
        ...(options.apikey && {
          parameters: { ...options.parameters, page_size: `${candidates}`, near: tastes.near },
          load: (request) => loadCandidates(request, tastes, options),
          variant: `${options.variant} ${attribute('tags')}`,
        }),
      };
    },
  };
}

/**
 * Loads the rows of a ranking: the soonest rows of the whole list, then those of each taste; near a city also the nearest rows.
 */
async function loadCandidates(
  request: RowsRequest,
  { near, tags }: RankedTastes,
  { load, line }: WidgetOptions,
): Promise<FoundRows> {
  const orders: Sort[] = near ? ['date', 'distance'] : ['date'];
  // The results of a sentence are ranked without the tastes. Only the ranking knows whether a word is a taste.
  const texts = line ? [] : tags.map(({ tag }) => tag).filter((tag) => /^[a-z-]{1,30}$/.test(tag));
  const searches = ['', ...texts].flatMap((text) => orders.map((sort) => ({ sort, ...(text && { text }) })));
  const answers = await Promise.all(
    searches.map((search) => load({ ...request, url: addParameters(request.url, search) })),
  );
  // Several of the lists may contain the same event.
  const rows = new Map(answers.flatMap((answer) => answer.rows).map((row) => [row.id, row]));
  return { ...answers[0], rows: [...rows.values()], next: undefined };
}
