import { assign, emit, setup } from 'xstate';
import { type Rejection, toFailure } from '../failure';
import { missingService } from '../fromService';
import { isRefusal, type OutboxEntry } from './outboxEntry';

/** A refused entry with its reason. */
export interface RefusedEntry {
  readonly entry: OutboxEntry;
  /** The code of the backend: `23503` for a deleted event, `PT410` for a closed poll. */
  readonly code: string;
}

export interface OutboxContext {
  /** The entries of the current user or guest, the oldest first. */
  entries: readonly OutboxEntry[];
  isOnline: boolean;
  /** The entries of this round that are not yet sent. */
  queue: readonly OutboxEntry[];
  /** The number of entries that were stored in this round. */
  sentCount: number;
  /** Whether a request of this round got no answer. */
  hasFailed: boolean;
  /** The number of consecutive rounds without an answer, up to the number of different delays. */
  attempts: number;
  /** The refused entries, until the user has read the message. */
  refused: readonly RefusedEntry[];
}

export type OutboxEvent =
  /** The stored entries have changed, in this tab or another one, or the user is another one. */
  | { type: 'outbox.changed'; entries: readonly OutboxEntry[] }
  | { type: 'outbox.connected' }
  | { type: 'outbox.disconnected' }
  /** The user has read the message about the refused entries. */
  | { type: 'outbox.dismissed' };

export type OutboxEmitted = { type: 'outbox.sent'; count: number };

/** Milliseconds before the first, the second, and each later repetition. */
const retryDelays = [5_000, 30_000, 300_000];

/**
 * Sends the entries when the network is back, each once. An entry without an answer is sent again later: it may have
 * arrived, and the backend counts it once. A refused entry is removed and reported.
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
    /** There is no entry. */
    empty: {},
    /** The device is offline. */
    waiting: {},
    /** One entry is in flight. Changes in the meantime belong to the next round. */
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
    /** The device is online, but the backend does not answer. The entries are sent again after a delay. */
    delayed: {
      after: { retryDelay: 'deciding' },
    },
    /** There is no entry, and the user has not yet read which entries were refused. */
    refused: {},
  },
});
