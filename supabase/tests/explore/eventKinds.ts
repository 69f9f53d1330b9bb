import { isOnline, type LivelyEvent, mapNames } from '../../../packages/engine/src/index.ts';
import { countDays } from '../../../packages/engine/testing/countDays.ts';

/** The filters that are on or off, in the order of private.event_kinds: the conditions of private.kinds_of without SQL. */
export const eventKinds = {
  online: isOnline,
  once: (event: LivelyEvent) => countDays(event) === 1,
};

export type EventKind = keyof typeof eventKinds;
export const eventKindNames = Object.keys(eventKinds) as EventKind[];
export const noKinds = mapNames(eventKindNames, () => false);
