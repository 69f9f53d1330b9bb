import type { EventId } from '@lively/engine';
import { assign, emit, setup } from 'xstate';
import { type Failure, type FailureEvent, type Rejection, toFailure, toFailureEvent } from '../failure';
import { missingService } from '../fromService';

export interface OptimisticValueInput<Value> {
  eventId: EventId;
  /** What is stored. Left out where it is not known: it is read first, and the neutral value is shown meanwhile. */
  saved?: Value;
}

export interface ValueToSave<Value> {
  eventId: EventId;
  value: Value;
}

export interface OptimisticValueContext<Value> {
  eventId: EventId;
  /** What was stored when the machine began, neutral until it is read: what was loaded at the same time includes it. */
  initial: Value;
  /** What is stored, as far as it is known. */
  saved: Value;
  /** What the user sees: the last intention, until a failure restores the saved value. */
  shown: Value;
  /** What the write in flight carries. */
  sent: Value;
  /** Whether a stored value is known at all. */
  isKnown: boolean;
  /** A value was chosen before the first read was answered. */
  chosenEarly: boolean;
  /** Another tab wrote while a request was in flight: which of the two came last, only the store knows. */
  contested: boolean;
  /** Why the write that is being verified was rejected. */
  failure: Failure | null;
}

export type OptimisticValueEvent<Value> =
  | { type: 'value.chosen'; value: Value }
  /** Another tab saved a value, or the first read was answered late. Shown at once, then checked with the store. */
  | { type: 'value.synced'; value: Value };

export type OptimisticValueEmitted<Value> =
  /** To be passed on to other tabs, as their `value.synced`. */
  | { type: 'value.saved'; value: Value }
  /** The store does not hold the intention; the saved value is shown again. */
  | FailureEvent<'value.failed'>
  /** The first read failed, and nothing was chosen meanwhile. */
  | FailureEvent<'value.unread'>;

/**
 * One user's value on one event (a vote, a favourite): shown at once, saved behind, checked and restored on failure.
 *
 * At most one write is in flight: a value chosen meanwhile is the next intention and is sent after it, so answers cannot
 * overtake each other. A rejected write may have been stored: the store is read before a failure
 * is reported.
 *
 * @param id - The machine's name.
 * @param neutral - What is shown until the stored value is known.
 */
export function defineOptimisticValueMachine<Value>(id: string, neutral: Value) {
  return setup({
    types: {
      input: {} as OptimisticValueInput<Value>,
      context: {} as OptimisticValueContext<Value>,
      events: {} as OptimisticValueEvent<Value>,
      emitted: {} as OptimisticValueEmitted<Value>,
    },
    actors: {
      saveValue: missingService<void, ValueToSave<Value>>('saveValue'),
      readValue: missingService<Value, EventId>('readValue'),
      verifyValue: missingService<Value, EventId>('verifyValue'),
    },
    actions: {
      showValue: assign({ shown: (_, { value }: { value: Value }) => value }),
      noteEarlyChoice: assign({ chosenEarly: true }),
      noteSent: assign({ sent: ({ context }) => context.shown, contested: false, failure: null }),
      keepSent: assign({ saved: ({ context }) => context.sent, isKnown: true }),
      keepInitial: assign({ initial: (_, { value }: { value: Value }) => value }),
      keepFirst: assign({
        initial: ({ context }, { value }: { value: Value }) => (context.isKnown ? context.initial : value),
      }),
      applyStored: assign({ saved: (_, { value }: { value: Value }) => value, isKnown: true }),
      restoreSaved: assign({ shown: ({ context }) => context.saved }),
      contest: assign({ contested: true }),
      keepFailure: assign({ failure: (_, { error }: Rejection) => toFailure(error) }),
      logValue: () => {},
      notifySaved: emit(({ context }) => ({ type: 'value.saved' as const, value: context.saved })),
      notifyFailed: emit(({ context }) => ({
        type: 'value.failed' as const,
        failure: context.failure ?? toFailure(null),
      })),
      notifyUnread: emit(toFailureEvent('value.unread')),
    },
    guards: {
      isKnown: ({ context }) => context.isKnown,
      wasChosenEarly: ({ context }) => context.chosenEarly,
      hasNewIntention: ({ context }) => context.shown !== context.sent,
      isContested: ({ context }) => context.contested,
      isSent: ({ context }, { value }: { value: Value }) => value === context.sent,
    },
  }).createMachine({
    id,
    context: ({ input: { eventId, saved = neutral }, input }) => ({
      eventId,
      initial: saved,
      saved,
      shown: saved,
      sent: saved,
      isKnown: input.saved !== undefined,
      chosenEarly: false,
      contested: false,
      failure: null,
    }),
    on: {
      'value.chosen': { target: '.saving', actions: { type: 'showValue', params: ({ event }) => event } },
      'value.synced': {
        target: '.checking',
        reenter: true,
        actions: [
          { type: 'keepFirst', params: ({ event }) => event },
          { type: 'applyStored', params: ({ event }) => event },
          'restoreSaved',
        ],
      },
    },
    initial: 'arriving',
    states: {
      arriving: {
        always: [{ guard: 'isKnown', target: 'settled' }, { target: 'reading' }],
      },
      // Not interrupted by a choice: what was stored before is needed to correct the counts that include it.
      reading: {
        on: {
          'value.chosen': { actions: [{ type: 'showValue', params: ({ event }) => event }, 'noteEarlyChoice'] },
          'value.synced': [
            {
              guard: 'wasChosenEarly',
              actions: [{ type: 'applyStored', params: ({ event }) => event }, 'contest'],
            },
            { actions: [{ type: 'applyStored', params: ({ event }) => event }, 'restoreSaved', 'contest'] },
          ],
        },
        invoke: {
          id: 'readValue',
          src: 'readValue',
          input: ({ context }) => context.eventId,
          onDone: [
            {
              guard: 'wasChosenEarly',
              target: 'saving',
              actions: [
                { type: 'keepInitial', params: ({ event }) => ({ value: event.output }) },
                { type: 'applyStored', params: ({ event }) => ({ value: event.output }) },
              ],
            },
            {
              guard: 'isContested',
              target: 'checking',
              actions: { type: 'keepInitial', params: ({ event }) => ({ value: event.output }) },
            },
            {
              target: 'settled',
              actions: [
                { type: 'keepInitial', params: ({ event }) => ({ value: event.output }) },
                { type: 'applyStored', params: ({ event }) => ({ value: event.output }) },
                'restoreSaved',
              ],
            },
          ],
          onError: [
            { guard: 'wasChosenEarly', target: 'saving' },
            // Another tab has said what is stored.
            { guard: 'isContested', target: 'settled' },
            { target: 'settled', actions: { type: 'notifyUnread', params: ({ event }) => event } },
          ],
        },
      },
      settled: {},
      saving: {
        entry: 'noteSent',
        on: {
          'value.chosen': { actions: { type: 'showValue', params: ({ event }) => event } },
          // Only what to fall back to: the user's own intention still stands.
          'value.synced': { actions: [{ type: 'applyStored', params: ({ event }) => event }, 'contest'] },
        },
        invoke: {
          id: 'saveValue',
          src: 'saveValue',
          input: ({ context }) => ({ eventId: context.eventId, value: context.sent }),
          onDone: [
            {
              guard: 'hasNewIntention',
              target: 'saving',
              reenter: true,
              actions: ['keepSent', 'logValue', 'notifySaved'],
            },
            { guard: 'isContested', target: 'checking', actions: ['keepSent', 'logValue', 'notifySaved'] },
            { target: 'settled', actions: ['keepSent', 'logValue', 'notifySaved'] },
          ],
          onError: [
            // Sent even when it equals the saved value: the failed write may have been stored.
            { guard: 'hasNewIntention', target: 'saving', reenter: true },
            { target: 'verifying', actions: { type: 'keepFailure', params: ({ event }) => event } },
          ],
        },
      },
      verifying: {
        on: {
          'value.synced': {
            target: 'verifying',
            reenter: true,
            actions: { type: 'applyStored', params: ({ event }) => event },
          },
        },
        invoke: {
          id: 'verifyValue',
          src: 'verifyValue',
          input: ({ context }) => context.eventId,
          onDone: [
            {
              guard: { type: 'isSent', params: ({ event }) => ({ value: event.output }) },
              target: 'settled',
              actions: ['keepSent', 'logValue', 'notifySaved'],
            },
            {
              target: 'settled',
              actions: [
                { type: 'applyStored', params: ({ event }) => ({ value: event.output }) },
                'restoreSaved',
                'notifyFailed',
              ],
            },
          ],
          onError: { target: 'settled', actions: ['restoreSaved', 'notifyFailed'] },
        },
      },
      checking: {
        invoke: {
          id: 'readValue',
          src: 'readValue',
          input: ({ context }) => context.eventId,
          onDone: {
            target: 'settled',
            actions: [{ type: 'applyStored', params: ({ event }) => ({ value: event.output }) }, 'restoreSaved'],
          },
          // What is known stays shown: the next choice is sent anyway.
          onError: 'settled',
        },
      },
    },
  });
}
