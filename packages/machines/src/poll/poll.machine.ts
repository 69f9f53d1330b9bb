import { assign, emit, setup } from 'xstate';
import { type Failure, type Rejection, toFailure } from '../failure';
import { missingService } from '../fromService';
import { trimText } from '../trimText';
import { type PollFields, type PollProblems, pollProblems } from './pollFields';

/** A change of one person's answers. Its id makes it count once, even if it arrives several times. */
export interface PollChange extends PollFields {
  readonly change: string;
}

export interface PollInput {
  /** The previous answers of this person. */
  readonly fields: PollFields;
  /** Whether this person has already answered. */
  readonly isAnswered: boolean;
  /** Whether the poll is closed. */
  readonly isClosed: boolean;
  /** Milliseconds until the poll closes automatically; null without a deadline. */
  readonly timeLeft: number | null;
}

/** The max delay of a browser timer: 24 days. No page stays open for that long. */
const maxDelay = 2 ** 31 - 1;

export interface PollContext extends PollInput {
  fields: PollFields;
  /** The id of the change that is in flight or was sent last. Empty before. */
  change: string;
  problems: PollProblems;
  /** Why the last answers could not be sent. */
  failure: Failure | null;
}

export type PollEvent =
  /** @param change - A new id. */
  ({ type: 'poll.submitted' } & PollChange) | { type: 'poll.edited' };

export type PollEmitted = { type: 'poll.answered' } | { type: 'poll.ended' } | { type: 'poll.due' };

/**
 * A friend answers a poll: a name, then yes, maybe or no for each outing. The values stay until they are stored; answers that
 * are sent again count once. The flow ends when the poll ends. At its deadline the poll is read again, because the clock of the
 * device may be wrong.
 */
export const pollMachine = setup({
  types: {
    input: {} as PollInput,
    context: {} as PollContext,
    events: {} as PollEvent,
    emitted: {} as PollEmitted,
  },
  actors: {
    sendAnswers: missingService<void, PollChange>('sendAnswers'),
  },
  actions: {
    keepFields: assign(({ context }, { name, answers, change }: PollChange) => {
      const fields = { name: trimText(name), answers };
      // Answers that were sent without a response may have arrived. The same answers again are the same change.
      const isRepeated = context.failure !== null && JSON.stringify(fields) === JSON.stringify(context.fields);
      return { fields, change: isRepeated ? context.change : change, problems: pollProblems(fields), failure: null };
    }),
    showFailure: assign({ failure: (_, { error }: Rejection) => toFailure(error) }),
    notifyAnswered: emit({ type: 'poll.answered' }),
    notifyDue: emit({ type: 'poll.due' }),
    notifyEnded: emit({ type: 'poll.ended' }),
  },
  guards: {
    isClosed: ({ context }) => context.isClosed,
    hasDeadline: ({ context }) => context.timeLeft !== null && context.timeLeft <= maxDelay,
    isAnswered: ({ context }) => context.isAnswered,
    isWrong: ({ context }) => Object.keys(context.problems).length > 0,
    /** The poll was closed, or its link revoked, in the meantime. */
    hasEnded: (_, { error }: Rejection) => ['PT410', 'PT404'].includes(toFailure(error).code),
  },
  delays: {
    timeLeft: ({ context }) => Math.min(Math.max(context.timeLeft ?? maxDelay, 0), maxDelay),
  },
}).createMachine({
  id: 'poll',
  context: ({ input }) => ({ ...input, change: '', problems: {}, failure: null }),
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: 'isClosed', target: 'ended' },
        { guard: 'isAnswered', target: 'open.answered' },
        { target: 'open' },
      ],
    },
    open: {
      initial: 'answering',
      // The clock of a device may be wrong: only a new read of the poll proves that it is closed.
      after: { timeLeft: { guard: 'hasDeadline', actions: 'notifyDue' } },
      states: {
        answering: {
          on: {
            'poll.submitted': { target: 'checking', actions: { type: 'keepFields', params: ({ event }) => event } },
          },
        },
        checking: {
          always: [{ guard: 'isWrong', target: 'answering' }, { target: 'sending' }],
        },
        sending: {
          invoke: {
            id: 'sendAnswers',
            src: 'sendAnswers',
            input: ({ context: { fields, change } }) => ({ ...fields, change }),
            onDone: { target: 'answered', actions: 'notifyAnswered' },
            onError: [
              {
                guard: { type: 'hasEnded', params: ({ event }) => event },
                target: '#poll.ended',
                actions: 'notifyEnded',
              },
              { target: 'answering', actions: { type: 'showFailure', params: ({ event }) => event } },
            ],
          },
        },
        /** The answers are stored and may be changed. */
        answered: {
          on: {
            'poll.edited': 'answering',
            'poll.submitted': { target: 'checking', actions: { type: 'keepFields', params: ({ event }) => event } },
          },
        },
      },
    },
    /** The poll accepts no more answers. */
    ended: { type: 'final' },
  },
});
