import { unknownDistance } from '../constants.ts';
import { radii } from '../geo/radii.ts';
import { tagOf } from '../taxonomy/listTags.ts';
import type { LivelyEvent } from '../vocabulary.ts';
import { applyTaste, type Placed } from './applyTaste.ts';
import { compareLists } from './compareLists.ts';
import { keyOf } from './keyOf.ts';
import { matchesSubject } from './matchesSubject.ts';
import { emptyTaste, groupLength, type Subject, type TasteLine, type TasteProfile } from './TasteProfile.ts';

/** A change of a taste. */
export type TasteEdit =
  | { readonly kind: 'more' | 'less' | 'restore'; readonly subject: Subject }
  | { readonly kind: 'never' | 'only'; readonly subject: Subject }
  | { readonly kind: 'notBefore' | 'notAfter'; readonly time: string }
  /** Null removes the limit. */
  | { readonly kind: 'maxPrice'; readonly euros: number | null }
  | { readonly kind: 'within'; readonly kilometres: number }
  | { readonly kind: 'cheaper' | 'nearer' | 'farther' | 'vary' | 'surprise' | 'reset' }
  /** About the event that they are said of. */
  | { readonly kind: 'likeThis' | 'unlikeThis' | 'hideThis' | 'hideOrganiser' };

/** What a change is made to. */
export interface TasteContext {
  readonly taste: TasteProfile;
  /** The ranked list, without the taste. */
  readonly list: readonly Placed[];
  readonly now: number;
  /** The event that the user is looking at. */
  readonly about?: LivelyEvent | undefined;
}

/** The max number of lines: the oldest are dropped. */
export const maxTasteLines = 100;
/** The max number of the first ten events that one step of `more`, `less`, `nearer`, `farther` or `cheaper` moves. */
const maxMoved = 2;

/**
 * Returns the taste after a change; null if the change means nothing here: « plus comme celui-ci » without an event, « plus près »
 * without distances.
 */
export function changeTaste(edit: TasteEdit, context: TasteContext): TasteProfile | null {
  const { taste, about } = context;
  switch (edit.kind) {
    case 'more':
    case 'less':
      return step(edit.kind, edit.subject, context);
    case 'never':
    case 'only':
      return withLine(without(taste, isAbout(edit.subject)), edit);
    case 'restore':
      return without(taste, isAbout(edit.subject));
    case 'maxPrice': {
      const free = without(taste, isOf('maxPrice'));
      return edit.euros === null ? free : withLine(free, { kind: 'maxPrice', euros: edit.euros });
    }
    case 'notBefore':
    case 'notAfter':
    case 'within':
      return withLine(without(taste, isOf(edit.kind)), edit);
    case 'vary':
    case 'surprise':
      return withLine(without(taste, isOf(edit.kind)), { kind: edit.kind });
    case 'cheaper':
      return limit('maxPrice', context, ({ event }) => event.priceAmount);
    case 'nearer':
      return limit('within', context, ({ distanceKm }) => (distanceKm < unknownDistance ? distanceKm : null));
    case 'farther':
      return widen(context);
    case 'reset':
      return emptyTaste;
    case 'likeThis':
    case 'unlikeThis': {
      const kind = edit.kind === 'likeThis' ? 'more' : 'less';
      return about ? step(kind, { kind: 'topic', value: tagOf(about) }, context) : null;
    }
    case 'hideThis':
      return about
        ? withLine(taste, { kind: 'never', subject: { kind: 'event', value: { id: about.id, title: about.title } } })
        : null;
    case 'hideOrganiser':
      return about?.organizer
        ? withLine(taste, { kind: 'never', subject: { kind: 'organiser', value: about.organizer } })
        : null;
  }
}

const isAbout = (subject: Subject) => (line: TasteLine) => 'subject' in line && keyOf(line.subject) === keyOf(subject);
const isOf = (kind: TasteLine['kind']) => (line: TasteLine) => line.kind === kind;

function without(taste: TasteProfile, isMeant: (line: TasteLine) => boolean): TasteProfile {
  return { ...taste, lines: taste.lines.filter((line) => !isMeant(line)) };
}

function withLine(taste: TasteProfile, line: TasteLine): TasteProfile {
  const others = taste.lines.filter((other) => JSON.stringify(other) !== JSON.stringify(line));
  return { ...taste, lines: [...others, line].slice(-maxTasteLines) };
}

/** Takes one step towards more or less of a subject, from what the first ten events have of it. */
function step(kind: 'more' | 'less', subject: Subject, context: TasteContext): TasteProfile {
  const { taste, list, now } = context;
  const first = applyTaste(list, taste, now).slice(0, groupLength);
  const count = first.filter(({ event }) => matchesSubject(event, subject, now)).length;
  const [sign, other] = kind === 'more' ? [1, 'less' as const] : [-1, 'more' as const];
  const opposite = taste.lines.some((line) => line.kind === other && isAbout(subject)(line));
  const free = without(taste, isAbout(subject));
  const line = (kind: 'more' | 'less', change: number) =>
    withLine(free, { kind, subject, ofTen: Math.min(groupLength, Math.max(0, count + sign * change)) });
  return strongest(context, [
    line(kind, 2),
    line(kind, 1),
    ...(opposite ? [free, line(other, 2), line(other, 1)] : [line(kind, 0)]),
  ]);
}

/** Lowers a limit so far that the events of the first ten with the highest values are excluded. */
function limit(
  kind: 'maxPrice' | 'within',
  context: TasteContext,
  amountOf: (placed: Placed) => number | null,
): TasteProfile | null {
  const { taste, list, now } = context;
  const values = applyTaste(list, taste, now)
    .slice(0, groupLength)
    .flatMap((placed) => amountOf(placed) ?? [])
    .sort((one, other) => other - one);
  if (!values.length) return null;
  const free = without(taste, isOf(kind));
  const lines = values
    .slice(0, maxMoved + 1)
    .toReversed()
    .map(
      (value): TasteLine =>
        kind === 'maxPrice' ? { kind, euros: value } : { kind, kilometres: Math.max(1, Math.ceil(value)) },
    );
  return strongest(
    context,
    lines.map((line) => withLine(free, line)),
  );
}

function widen(context: TasteContext): TasteProfile | null {
  const { taste } = context;
  const now = taste.lines.find((line) => line.kind === 'within')?.kilometres;
  if (now === undefined) return null;
  const free = without(taste, isOf('within'));
  const wider = [...radii].reverse().filter((kilometres) => kilometres > now);
  return strongest(context, [free, ...wider.map((kilometres) => withLine(free, { kind: 'within', kilometres }))]);
}

/** Returns the first taste that moves few of the first ten events; the last one if each moves too many. */
function strongest({ taste, list, now }: TasteContext, tastes: readonly TasteProfile[]): TasteProfile {
  const before = idsOf(applyTaste(list, taste, now)).slice(0, groupLength);
  const isGentle = (changed: TasteProfile) => {
    const after = idsOf(applyTaste(list, changed, now)).slice(0, groupLength);
    const { gone, lower, higher } = compareLists(before, after);
    return gone.length + lower.length + higher.length <= maxMoved;
  };
  return tastes.find(isGentle) ?? tastes.at(-1) ?? taste;
}

const idsOf = (list: readonly Placed[]) => list.map(({ event }) => event.id);
