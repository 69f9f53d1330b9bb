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

/** The services, actions and guards of the machine, by name: its states lie beside it. */
export function setupOptimisticValue<Value>() {
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
  });
}

/** What a state is made with. */
export type OptimisticValueSetup<Value> = ReturnType<typeof setupOptimisticValue<Value>>;
