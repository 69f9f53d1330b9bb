import { addDays, type CivilDate, type LivelyEvent, nextTiming, today } from '@lively/engine';
import { defaultTimeZone } from '@lively/engine/constants';
import { withDeadline } from '@lively/machines';
import { type ExploreState, toEventQuery } from '../../search/exploreState';
import { eventServices } from '../../supabase/eventServices';
import type { AssistantAnswers } from './AssistantAnswers';
import { readSearch } from './readSearch';

/** The maximum of one page of the database: the days are counted from one page. */
const limit = 100;

/** Milliseconds. */
const dayLength = 86_400_000;

/**
 * Counts the events of each day from the days of the soonest hundred. A day is exact if each event of the search is among them, or
 * if each other event begins later.
 */
export const listDays: AssistantAnswers['listDays'] = async (search) => {
  const read = await readSearch(search);
  if (!read) return null;
  const query = { ...toEventQuery(read.state), sort: 'date', limit } as const;
  const list = await withDeadline((signal) => eventServices.explore({ query, cursor: null, userId: null }, signal));
  const events = list.events.map(({ event }) => event);
  const last = events.at(-1);
  const exactBefore = list.nextCursor && last ? (nextTiming(last, search.now)?.date ?? '') : null;
  return {
    understood: read.understood,
    total: list.total,
    days: listRange(read.state, search.now)
      .map((date) => ({
        date,
        events: { value: countOn(date, events), isMore: exactBefore !== null && date >= exactBefore },
      }))
      .filter(({ events: { value, isMore } }) => value > 0 || isMore),
  };
};

/** Lists the days of a range that are not over, on the weekdays of the search. */
function listRange({ days: range, weekdays }: Pick<ExploreState, 'days' | 'weekdays'>, now: number): CivilDate[] {
  const [first = '', last = ''] = range ?? [];
  const start = [first, today(now, defaultTimeZone)].toSorted().at(-1) ?? first;
  const days: CivilDate[] = [];
  for (let day: CivilDate | null = start; day && day <= last; day = addDays(day, 1)) days.push(day);
  return days.filter((day) => !weekdays.length || weekdays.some((each) => each % 7 === new Date(day).getUTCDay()));
}

function countOn(date: CivilDate, events: readonly LivelyEvent[]): number {
  const day = Date.parse(date) / dayLength;
  return events.filter(({ days }) => days?.some(([first, last]) => first <= day && day <= last)).length;
}
