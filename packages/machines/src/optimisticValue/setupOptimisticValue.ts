import type { EventId } from '@lively/engine';
import { assign, emit, setup } from 'xstate';
import { type Failure, type FailureEvent, type Rejection, toFailure, toFailureEvent } from '../failure';
import { missingService } from '../fromService';
import { listStoredChoices } from './listStoredChoices';

export interface OptimisticValueInput<Value> {
  eventId: EventId;
  /** The stored value. If it is undefined, it is read first and the neutral value is shown in the meantime. */
  saved?: Value;
}

export interface ValueToSave<Value> {
  eventId: EventId;
  value: Value;
}

export interface OptimisticValueContext<Value> {
  eventId: EventId;
  /** The value that was stored when the machine started; neutral until it is read. Counts loaded at the same time include it. */
  initial: Value;
  /** The last known stored value. */
  saved: Value;
  /** The value that the user sees: the last intention, until a failure restores the saved value. */
  shown: Value;
  /** The value of the write in flight. */
  sent: Value;
  /** The choices that are not in the log yet, oldest first. They decide no transition. */
  unlogged: readonly Value[];
  /** Whether the stored value is known. */
  isKnown: boolean;
  /** Whether a value was chosen before the first read was answered. */
  chosenEarly: boolean;
  /** Whether another tab wrote while a request was in flight. Only the store knows which write came last. */
  contested: boolean;
  /** Why the write that is being verified was rejected. */
  failure: Failure | null;
}

export type OptimisticValueEvent<Value> =
  | { type: 'value.chosen'; value: Value }
  /**
   * Another tab saved a value, or the first read was answered late. The value is shown at once and then checked with the store.
   */
  | { type: 'value.synced'; value: Value };

export type OptimisticValueEmitted<Value> =
  /** The app sends it to other tabs, as their `value.synced`. */
  | { type: 'value.saved'; value: Value }
  /** The intention is not stored; the saved value is shown again. */
  | FailureEvent<'value.failed'>
  /** The first read failed, and the user chose no value in the meantime. */
  | FailureEvent<'value.unread'>;

/** Sets up the services, actions and guards of the machine, by name. The files beside it define its states. */
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
      showChoice: assign({
        shown: (_, { value }: { value: Value }) => value,
        unlogged: ({ context }, { value }: { value: Value }) => [...context.unlogged, value],
      }),
      noteEarlyChoice: assign({ chosenEarly: true }),
      noteSent: assign({ sent: ({ context }) => context.shown, contested: false, failure: null }),
      keepSent: assign({ saved: ({ context }) => context.sent, isKnown: true }),
      keepInitial: assign({ initial: (_, { value }: { value: Value }) => value }),
      keepFirst: assign({
        initial: ({ context }, { value }: { value: Value }) => (context.isKnown ? context.initial : value),
      }),
      applyStored: assign({ saved: (_, { value }: { value: Value }) => value, isKnown: true }),
      restoreSaved: assign({ shown: ({ context }) => context.saved, unlogged: [] }),
      contest: assign({ contested: true }),
      keepFailure: assign({ failure: (_, { error }: Rejection) => toFailure(error) }),
      logChoices: () => {},
      forgetLogged: assign({
        unlogged: ({ context }) => context.unlogged.slice(listStoredChoices(context.unlogged, context.saved).length),
      }),
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

/** The setup that a state is created with. */
export type OptimisticValueSetup<Value> = ReturnType<typeof setupOptimisticValue<Value>>;
