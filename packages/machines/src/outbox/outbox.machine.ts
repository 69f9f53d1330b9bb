import { assign, emit, setup } from 'xstate';
import { type Rejection, toFailure } from '../failure';
import { missingService } from '../fromService';
import { isRefusal, type OutboxEntry } from './outboxEntry';

/** An entry that was refused, and why. */
export interface RefusedEntry {
  readonly entry: OutboxEntry;
  /** The code of the backend: `23503` for an event that is gone, `PT410` for a closed poll. */
  readonly code: string;
}

export interface OutboxContext {
  /** What the person who is here has chosen without a network, the oldest first. */
  entries: readonly OutboxEntry[];
  isOnline: boolean;
  /** What is left of this round. */
  queue: readonly OutboxEntry[];
  /** How many were stored in this round. */
  sentCount: number;
  /** Whether something of this round got no answer. */
  hasFailed: boolean;
  /** Rounds without an answer, one after the other, as far as they make a difference. */
  attempts: number;
  /** What was refused, until it has been read. */
  refused: readonly RefusedEntry[];
}

export type OutboxEvent =
  /** What waits on the device is another, by this tab or another one, or another person is here. */
  | { type: 'outbox.changed'; entries: readonly OutboxEntry[] }
  | { type: 'outbox.connected' }
  | { type: 'outbox.disconnected' }
  /** The person has read what was refused. */
  | { type: 'outbox.dismissed' };

export type OutboxEmitted = { type: 'outbox.sent'; count: number };

/** Milliseconds before a repetition: the first, the second, and all that follow. */
const retryDelays = [5_000, 30_000, 300_000];

/**
 * Sends what was chosen without a network, once each, when it is back. What gets no answer is tried again later: it may have
 * arrived, and counts once. What is refused is let go of, and said.
 */
export const outboxMachine = setup({
  types: {
    context: {} as OutboxContext,
    events: {} as OutboxEvent,
    emitted: {} as OutboxEmitted,
  },
  actors: {
    sendEntry: missingService<OutboxEntry | null, OutboxEntry>('sendEntry'),
  },
  actions: {
    keepEntries: assign((_, { entries }: { entries: readonly OutboxEntry[] }) => ({ entries })),
    noteOnline: assign({ isOnline: true, attempts: 0 }),
    noteOffline: assign({ isOnline: false }),
    beginRound: assign({ queue: ({ context }) => context.entries }),
    noteSent: assign(({ context }, { output }: { output: OutboxEntry | null }) => {
      const [first] = context.queue;
      return {
        sentCount: context.sentCount + (output ? 1 : 0),
        entries: context.entries.filter(({ id }) => id !== first?.id && id !== output?.id),
      };
    }),
    noteRefused: assign(({ context }, { error }: Rejection) => {
      const [entry] = context.queue;
      if (!entry) return {};
      const others = context.refused.filter((refused) => refused.entry.id !== entry.id);
      return {
        refused: [...others, { entry, code: toFailure(error).code }],
        entries: context.entries.filter(({ id }) => id !== entry.id),
      };
    }),
    noteFailed: assign({ hasFailed: true }),
    advance: assign({ queue: ({ context }) => context.queue.slice(1) }),
    endRound: assign({ sentCount: 0, hasFailed: false }),
    countAttempt: assign({ attempts: ({ context }) => Math.min(context.attempts + 1, retryDelays.length) }),
    endAttempts: assign({ attempts: 0 }),
    forgetRefused: assign({ refused: [] }),
    notifySent: emit(({ context }) => ({ type: 'outbox.sent' as const, count: context.sentCount })),
  },
  guards: {
    isEmpty: ({ context }) => context.entries.length === 0,
    hasRefused: ({ context }) => context.entries.length === 0 && context.refused.length > 0,
    isOnline: ({ context }) => context.isOnline,
    isRefusal: (_, { error }: Rejection) => isRefusal(toFailure(error).code),
    hasMore: ({ context }) => context.queue.length > 0,
    hasSent: ({ context }) => context.sentCount > 0,
    hasFailed: ({ context }) => context.hasFailed && context.isOnline && context.entries.length > 0,
  },
  delays: {
    retryDelay: ({ context }) => retryDelays[context.attempts - 1] ?? 0,
  },
}).createMachine({
  id: 'outbox',
  context: {
    entries: [],
    isOnline: false,
    queue: [],
    sentCount: 0,
    hasFailed: false,
    attempts: 0,
    refused: [],
  },
  on: {
    'outbox.changed': { target: '.deciding', actions: { type: 'keepEntries', params: ({ event }) => event } },
    'outbox.connected': { target: '.deciding', actions: 'noteOnline' },
    'outbox.disconnected': { target: '.deciding', actions: 'noteOffline' },
    'outbox.dismissed': { target: '.deciding', actions: 'forgetRefused' },
  },
  initial: 'empty',
  states: {
    deciding: {
      always: [
        { guard: 'hasRefused', target: 'refused' },
        { guard: 'isEmpty', target: 'empty' },
        { guard: 'isOnline', target: 'sending', actions: 'beginRound' },
        { target: 'waiting' },
      ],
    },
    /** Nothing waits. */
    empty: {},
    /** The network is missing. */
    waiting: {},
    /** One entry is on its way. What changes meanwhile is for the next round. */
    sending: {
      on: {
        'outbox.changed': { actions: { type: 'keepEntries', params: ({ event }) => event } },
        'outbox.connected': { actions: 'noteOnline' },
        'outbox.disconnected': { actions: 'noteOffline' },
        'outbox.dismissed': { actions: 'forgetRefused' },
      },
      invoke: {
        id: 'sendEntry',
        src: 'sendEntry',
        input: ({ context }) => context.queue[0] as OutboxEntry,
        onDone: { target: 'advancing', actions: { type: 'noteSent', params: ({ event }) => event } },
        onError: [
          {
            guard: { type: 'isRefusal', params: ({ event }) => event },
            target: 'advancing',
            actions: { type: 'noteRefused', params: ({ event }) => event },
          },
          { target: 'advancing', actions: 'noteFailed' },
        ],
      },
    },
    advancing: {
      entry: 'advance',
      always: [
        { guard: 'hasMore', target: 'sending' },
        { guard: 'hasSent', target: 'settling', actions: 'notifySent' },
        { target: 'settling' },
      ],
    },
    settling: {
      always: [
        { guard: 'hasFailed', target: 'delayed', actions: ['endRound', 'countAttempt'] },
        { target: 'deciding', actions: ['endRound', 'endAttempts'] },
      ],
    },
    /** There is a network, but no answer: sent again after a while. */
    delayed: {
      after: { retryDelay: 'deciding' },
    },
    /** Nothing waits, and what was refused has not been read. */
    refused: {},
  },
});
