import type { FoundMatch } from './FoundMatch.ts';
import type { FurtherReader } from './FurtherReader.ts';
import { type Candidate, type CorrectedContext, findAt, findTown, textBetween } from './findAt.ts';
import { dayOf } from './findDate.ts';
import { listDays, weekdayNumber } from './joinDays.ts';
import { listOf, topicsOf } from './joinLists.ts';
import { readSchoolHolidays } from './readSchoolHolidays.ts';
import type { Filter, Topic, Weekday } from './Understanding.ts';
import { endsClause, isAnd, isOr, skipArticles, wordAt } from './wordAt.ts';

/**
 * Reads what few lines have: what words such as « sauf » exclude (filters, words that no filter can mean, or text), and school holidays.
 * It is loaded for these lines only (docs/decisions/0077).
 */
export const further: FurtherReader = {
  readSchoolHolidays,
  read(context, negation, clause) {
    const { meaning, to } = negation;
    if (meaning === 'never' || endsClause(context, to)) return { ...textBetween(clause, to), isClause: true };
    return readExclusion(context, negation) ?? readNegated(context, negation);
  },
  settle(matches) {
    const filters = matches.flatMap((match) => match.filters);
    const asked = new Set(matches.flatMap(topicsOf));
    return matches.map((match) => {
      // « rock sans metal »: both are one subcategory.
      const isAsked = match.filters.some(
        ({ filter, value }) => filter === 'without' && value.some((each) => asked.has(each)),
      );
      const isAnyWeek = match.isOneDay && !filters.some(({ filter }) => /^days?$/.test(filter));
      if (isAsked || isAnyWeek) return { ...match, filters: [], isUnread: true };
      return {
        ...match,
        filters: match.filters.map((each) =>
          each.filter === 'withoutAreas' ? { ...each, value: listNear(each.value, filters) } : each,
        ),
      };
    });
  },
};

/** Lists the places in the department of one that is asked for, if there are any: « à Lyon mais pas dans le 7e ». */
function listNear(codes: readonly string[], filters: readonly Filter[]): readonly string[] {
  const asked = filters.flatMap((each) => (each.filter === 'commune' || each.filter === 'areas' ? each.value : []));
  const near = codes.filter((code) => asked.some((other) => other.slice(0, 2) === code.slice(0, 2)));
  return near.length ? near : codes;
}

/**
 * Reads what is excluded: « sauf rock », « ni théâtre ni danse », « hors Île-de-France », « sauf le lundi », “not free”. Undefined if a
 * word beside it may narrow it: « pas de jazz manouche ».
 */
function readExclusion(context: CorrectedContext, { from, to, meaning }: Candidate): FoundMatch | undefined {
  if (meaning !== 'without') return undefined;
  const topics: Topic[] = [];
  const areas: string[] = [];
  const days = new Set<Weekday>();
  let [end, isOpen, isOneDay] = [to, true, false];
  for (let at = to; ; ) {
    const start = skipArticles(context, at);
    // « les lundis », « le jazz »
    const next = findAt(context, at) ?? findAt(context, start) ?? findTown(context, start);
    const before = topics.length + areas.length + days.size;
    if (next && isOpen) {
      const list = listOf(next) ?? districtsOf(next);
      if (list?.filter === 'topics') topics.push(...list.value);
      if (list?.filter === 'areas') areas.push(...list.value);
      for (const day of weekdaysOf(next)) days.add(day);
      isOneDay ||= next.meaning === 'weekday' && start === at;
    }
    if (next && isOpen && topics.length + areas.length + days.size > before) {
      end = next.to;
      isOpen = isOr(context, end) || isAnd(context, end);
      at = isOpen ? end + 1 : end;
    } else if (next?.meaning === 'without' && end > to) {
      isOpen = true;
      at = next.to;
    } else {
      // A topic, or an unknown word, may narrow what is excluded.
      const isOther = next ? !topicsOf(next).length : endsClause(context, at);
      if (end === to || !isOther) return undefined;
      const others = days.size ? (listDays(1, 7).filter((day) => !days.has(day as Weekday)) as Weekday[]) : [];
      const filters: Filter[] = [
        { filter: 'without', value: topics },
        { filter: 'withoutAreas', value: areas },
        { filter: 'weekdays', value: others },
      ];
      return {
        from,
        to: end,
        filters: filters.filter(({ value }) => String(value)),
        isOneDay: isOneDay && days.size < 2,
      };
    }
  }
}

/** Returns the weekdays that a match means and nothing else. */
function weekdaysOf({ meaning, filters: [first, second] }: Candidate): readonly Weekday[] {
  if (second) return [];
  if (first?.filter === 'weekdays') return first.value;
  return first?.filter === 'days' && meaning === 'weekday' ? [weekdayNumber(dayOf(first.value[0]))] : [];
}

/** Returns the districts with a number, of every city: « pas dans le 7e ». */
function districtsOf({ options = [] }: FoundMatch) {
  const value = options.flatMap(({ filters: [each] }) => (each?.filter === 'areas' ? each.value : []));
  return value.length > 1 ? ({ filter: 'areas', value } as const) : undefined;
}

/**
 * Reads what is negated and no topic: the words up to the next filter or town, and after a topic all words up to another filter,
 * because they belong to it. Words without a filter are excluded from the search after « sauf », “-techno”, and after a topic « pas de »
 * and “not”. Otherwise they stay text: it may be a title, and what is « sans paroles » often says so.
 */
function readNegated(context: CorrectedContext, { from, to, meaning }: Candidate): FoundMatch {
  // « marché pas de Noël », « expo mais pas Bonnard »
  const before = findAt(context, from - 1)?.meaning;
  const word = wordAt(context, from);
  const weak = before === 'word' ? /^(san|w)/ : /^([jnpw]|s[ai]n|auc|tam)/;
  let [isSure, isUnread] = [meaning === 'without' && (before === 'but' || !weak.test(word)), false];
  const isLacking = /^(s[ai]n|w)/.test(word);
  let at = to;
  while (!endsClause(context, at)) {
    const next = findAt(context, at);
    const filter = next && isRead(next) ? next : findTown(context, at);
    const isOther = filter && !isCategory(filter);
    if (next?.meaning === 'but' || (isOther && (isUnread || ((isSure || isLacking) && at > skipArticles(context, to)))))
      break;
    at = filter?.to ?? at + 1;
    if (filter) isUnread = true;
    if (isOther) {
      isSure = false;
      break;
    }
  }
  const words = context.tokens.slice(to, at).map(({ word, raw }) => {
    if (/^(et|and|y|n?ou?r?|ni)$/.test(word)) return ' ';
    return context.grammar.lists('silent', word) ? '' : `-${raw}`;
  });
  return { ...textBetween(from, at), isUnread: isUnread && !isSure, said: isSure ? words.join('').trim() : '' };
}

const isCategory = ({ family }: FoundMatch) => family !== undefined;

const isRead = ({ filters, options = [] }: FoundMatch) => filters.length + options.length > 0;
