import type { Vote } from '@lively/engine';
import type { PollFields } from '../poll/pollFields';

/** What a person chose without a network, to be sent once it is back. The last wish of its key counts. */
export type Wish =
  | WishOf<'favourite', boolean>
  | WishOf<'vote', Vote>
  | (WishOf<'poll', PollFields, PollFields | null> & {
      /** The token of the friends' link. */
      readonly token: string;
      /** The token of a guest's own link; null for a user. */
      readonly answerToken: string | null;
    });

/** A wish of one kind. */
export interface WishOf<Kind extends string, Value, Before = Value> {
  readonly kind: Kind;
  /** What it is about and whose it is: see `wishKey`. */
  readonly key: string;
  /** A new one for each choice: a uuid. Of answers to a poll it is the id of the change, which counts once. */
  readonly id: string;
  /** The id of the user; empty for the guest of a poll. */
  readonly owner: string;
  /** The id of the event, or of the poll. */
  readonly target: string;
  /** Of the event; of a poll, the title of its first option. Empty where it is not known. */
  readonly title: string;
  readonly value: Value;
  /** What was stored before the first wish of this key, as far as the device knows. */
  readonly before: Before;
  /** A request with a wish of this key went out without an answer: it may have arrived. */
  readonly isTried: boolean;
  /** Milliseconds since 1970. */
  readonly wishedAt: number;
}

/**
 * Adds a wish, in place of the one before it; the same again is the one before. One that leads back to what is stored leaves nothing to send, unless the wish before it
 * may have arrived.
 */
export function mergeWish(wishes: readonly Wish[], wish: Wish): readonly Wish[] {
  const earlier = wishes.find(({ key }) => key === wish.key);
  if (earlier && toText(earlier.value) === toText(wish.value))
    return wish.isTried ? markTried(wishes, earlier) : wishes;
  const merged = earlier
    ? ({ ...wish, before: earlier.before, isTried: wish.isTried || earlier.isTried } as Wish)
    : wish;
  const others = wishes.filter(({ key }) => key !== wish.key);
  return isUndone(merged) ? others : [...others, merged];
}

/** Notes that a request with this wish goes out. */
export function markTried(wishes: readonly Wish[], { id }: Wish): readonly Wish[] {
  const isNoted = !wishes.some((wish) => wish.id === id && !wish.isTried);
  return isNoted ? wishes : wishes.map((wish) => (wish.id === id ? { ...wish, isTried: true } : wish));
}

/** Takes out a wish that is stored. What was chosen while it was sent stays, and follows on it. */
export function settleWish(wishes: readonly Wish[], sent: Wish): readonly Wish[] {
  return wishes.flatMap((wish) => {
    if (wish.key !== sent.key) return [wish];
    const next = { ...wish, before: sent.value, isTried: false } as Wish;
    return wish.id === sent.id || isUndone(next) ? [] : [next];
  });
}

/** Takes out a wish that was refused. What was chosen while it was sent stays. */
export function dropWish(wishes: readonly Wish[], { id }: Wish): readonly Wish[] {
  return wishes.filter((wish) => wish.id !== id);
}

/** Whether an answer means that the same wish would be refused again: the event or the poll is gone, closed or full. */
export const isRefusal = (code: string): boolean => /^(PT404|PT409|PT410|2[23]\w{3})$/.test(code);

const isUndone = ({ isTried, value, before }: Wish) => !isTried && toText(value) === toText(before);

/** Equal for equal values: the answers of a poll in any order. */
function toText(value: Wish['before']): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return JSON.stringify([value.name, Object.entries(value.answers).sort(([one], [other]) => (one < other ? -1 : 1))]);
}
