import { unknownDistance } from '@lively/engine/constants';
import { withDeadline } from '@lively/machines';
import { toEventQuery } from '../../search/exploreState';
import { eventServices } from '../../supabase/eventServices';
import { findCredits } from '../../supabase/findCredits';
import { cleanTexts } from '../cleanTexts';
import type { AssistantAnswers } from './AssistantAnswers';
import { readSearch } from './readSearch';
import { toListed } from './toListed';

/** Searches with the arguments of the list, and adds the credits of the found events. */
export const searchEvents: AssistantAnswers['searchEvents'] = async ({ limit, cursor, ...search }) => {
  const read = await readSearch(search);
  if (!read) return null;
  const query = { ...toEventQuery(read.state), limit };
  const list = await withDeadline((signal) => eventServices.explore({ query, cursor, userId: null }, signal));
  const ids = list.events.map(({ event }) => event.id);
  const credits = await withDeadline((signal) => findCredits(ids, signal));
  const { categories, days, prices } = list.counts;
  return cleanTexts({
    understood: read.understood,
    total: list.total,
    events: list.events.map(({ event, distanceKm }) => ({
      ...toListed({ ...event, ...credits.get(event.id) }, search.language, search.now, query),
      distanceKm: query.commune && distanceKm < unknownDistance ? Math.round(distanceKm * 10) / 10 : null,
    })),
    nextCursor: list.nextCursor,
    counts: { categories, days, prices },
    relaxations: list.relaxations,
    correction: list.correction,
  });
};
