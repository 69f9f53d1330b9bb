import { parseDay } from '../dates/civilDate.ts';
import type { FoundMatch } from './FoundMatch.ts';
import type { DayRange } from './readDays.ts';
import { type PhraseContext, toChoice, toReading } from './readPhrase.ts';
import { contradict } from './settleMatches.ts';
import type { Filter, Topic } from './Understanding.ts';
import { isAnd, isOr, skipArticles, wordAt } from './wordAt.ts';

type ListFilter = Extract<Filter, { filter: 'topics' | 'areas' }>;

/**
 * Joins the topics, the places or the consecutive days of an enumeration to one filter: « jazz ou rock », « concert, danse et
 * théâtre », « Lyon ou Nice », « samedi ou dimanche ». Other days are a choice: « mardi et jeudi ».
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
  const isRun = days && later && later[0] >= days[0] && later[0] <= days[1] + 1;
  if (isOr(search, at) || isAnd(search, at)) {
    const span = { from: one.from, to: next.to };
    if (isRun) return { ...span, ...toReading([days[0], Math.max(days[1], later[1])]) };
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

function listOf({ filters: [first, second] }: FoundMatch): ListFilter | undefined {
  if (second) return undefined;
  if (first?.filter === 'category' || first?.filter === 'subcategory')
    return { filter: 'topics', value: [first.value] };
  if (first?.filter === 'commune') return { filter: 'areas', value: [first.value] };
  return first?.filter === 'topics' || first?.filter === 'areas' ? first : undefined;
}

/** Returns the days that a match means and nothing else. */
function daysOf({ filters: [first, second] }: FoundMatch, { today }: PhraseContext): DayRange | undefined {
  if (second) return undefined;
  if (first?.filter === 'days') return [parseDay(first.value[0]), parseDay(first.value[1])];
  const later = first?.filter === 'day' ? ['today', 'tomorrow'].indexOf(first.value) : -1;
  return later < 0 ? undefined : [today + later, today + later];
}

/** Returns the days, with their hours, that a match may mean. */
function dayChoicesOf({ filters, options = [] }: FoundMatch): readonly (readonly Filter[])[] {
  return [filters, ...options.map((option) => option.filters)].filter(([first]) => /^days?$/.test(first?.filter ?? ''));
}
