import type { FoundMatch } from './FoundMatch.ts';
import { dayOf } from './findDate.ts';
import { joinDays, listDays, weekdayNumber } from './joinDays.ts';
import { type PhraseContext, toChoice } from './readPhrase.ts';
import { contradict, hoursOf } from './settleMatches.ts';
import type { Filter, Topic } from './Understanding.ts';
import { isAnd, isOr, skipArticles, wordAt } from './wordAt.ts';

type ListFilter = Extract<Filter, { filter: 'topics' | 'areas' }>;

/**
 * Joins the topics, the places or the days of an enumeration: « jazz ou rock », « concert, danse et théâtre », « Lyon ou Nice »,
 * « mardi et jeudi ». Days that no range of weekdays has are a choice: « le 5 et le 20 ».
 */
export function joinLists(search: PhraseContext, found: readonly FoundMatch[]): FoundMatch[] {
  const later: FoundMatch[] = [];
  for (const match of found.toReversed()) {
    const next = later.at(-1);
    const joined = next && join(search, match, next);
    if (joined) later[later.length - 1] = joined;
    else later.push(match);
  }
  return later.reverse();
}

function join(search: PhraseContext, one: FoundMatch, next: FoundMatch): FoundMatch | undefined {
  const [list, others] = [listOf(one), listOf(next)];
  const at = skipArticles(search, one.to);
  if (skipArticles(search, at + 1) !== next.from) return undefined;
  const [days, later] = [daysOf(one, search), daysOf(next, search)];
  const isDayList = next.filters.length > 1 && wordAt(search, at) === ',';
  if (isOr(search, at) || isAnd(search, at) || isDayList) {
    const span = { from: one.from, to: next.to };
    const isSameTime = String(hoursOf(one)) === String(hoursOf(next));
    const joined = days.length && later.length && isSameTime && joinDays([...days, ...later]);
    if (joined)
      return { ...span, filters: [...joined, ...hoursOf(one).map((value) => ({ filter: 'hours', value }) as const)] };
    const [choices, laterChoices] = [dayChoicesOf(one), dayChoicesOf(next)];
    if (choices.length && laterChoices.length) return { ...span, ...toChoice([...choices, ...laterChoices]) };
  }
  if (!list || list.filter !== others?.filter) return undefined;
  const isList = (next.filters[0]?.filter === 'topics' || others.value.length > 1) && wordAt(search, at) === ',';
  if (!isOr(search, at) && !isList && !(isAnd(search, at) && contradict(one, next))) return undefined;
  const value = [...new Set([...list.value, ...others.value])];
  const family = one.family === next.family ? one.family : 'several';
  return { from: one.from, to: next.to, filters: [{ ...list, value } as ListFilter], family };
}

/** Returns the topics that a match means and nothing else. */
export function topicsOf(match: FoundMatch): readonly Topic[] {
  const list = listOf(match);
  return list?.filter === 'topics' ? list.value : [];
}

/** Returns the topics or the places that a match means and nothing else. */
export function listOf({ filters: [first, second] }: FoundMatch): ListFilter | undefined {
  if (second) return undefined;
  if (first?.filter === 'category' || first?.filter === 'subcategory')
    return { filter: 'topics', value: [first.value] };
  if (first?.filter === 'commune') return { filter: 'areas', value: [first.value] };
  return first?.filter === 'topics' || first?.filter === 'areas' ? first : undefined;
}

/** Lists the days of a match, without its hours. */
function daysOf({ filters }: FoundMatch, { today }: PhraseContext): readonly number[] {
  const [first] = filters;
  const later = first?.filter === 'day' ? ['today', 'tomorrow'].indexOf(first.value) : -1;
  if (later >= 0) return [today + later];
  if (first?.filter !== 'days') return [];
  const [from, to] = first.value.map(dayOf) as [number, number];
  const weekdays = filters.find((each) => each.filter === 'weekdays')?.value;
  return listDays(from, to).filter((day) => !weekdays || weekdays.includes(weekdayNumber(day)));
}

/** Returns the days, with their hours, that a match may mean. */
function dayChoicesOf({ filters, options = [] }: FoundMatch): readonly (readonly Filter[])[] {
  return [filters, ...options.map((option) => option.filters)].filter(([first]) => /^days?$/.test(first?.filter ?? ''));
}
