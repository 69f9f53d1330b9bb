import { assign, emit, setup } from 'xstate';
import { missingService } from '../fromService';
import { deadline } from '../withDeadline';

export interface CaptchaInput {
  /** Whether the backend requires a captcha. */
  isAsked: boolean;
}

export interface CaptchaContext extends CaptchaInput {
  /** The proof that a person is present. It is valid for one request. */
  token: string | null;
}

export type CaptchaEvent =
  | { type: 'captcha.solved'; token: string }
  /** The widget needs a press by the user. */
  | { type: 'captcha.pressWanted' }
  | { type: 'captcha.expired' }
  | { type: 'captcha.failed' }
  /** A request used the token. */
  | { type: 'captcha.spent' }
  | { type: 'captcha.retried' };

/** A new widget replaces this one. */
export type CaptchaEmitted = { type: 'captcha.renewed' };

/**
 * The captcha of a form. Its script is loaded when it is needed, and each request needs a new token. A widget that does
 * not answer in time counts as unreachable, until it answers later.
 */
export const captchaMachine = setup({
  types: {
    input: {} as CaptchaInput,
    context: {} as CaptchaContext,
    events: {} as CaptchaEvent,
    emitted: {} as CaptchaEmitted,
    tags: {} as 'pending' | 'unreachable',
  },
  actors: {
    load: missingService<void>('load'),
  },
  actions: {
    keepToken: assign((_, { token }: { token: string }) => ({ token })),
    forgetToken: assign({ token: null }),
    notifyRenewal: emit({ type: 'captcha.renewed' }),
  },
  guards: {
    isAsked: ({ context }) => context.isAsked,
  },
  delays: { deadline },
}).createMachine({
  id: 'captcha',
  context: ({ input }) => ({ ...input, token: null }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isAsked', target: 'loading' }, { target: 'off' }] },
    off: {},
    loading: {
      tags: 'pending',
      invoke: { id: 'load', src: 'load', onDone: 'running.checking', onError: 'unloaded' },
    },
    unloaded: { tags: 'unreachable', on: { 'captcha.retried': 'loading' } },
    running: {
      on: {
        'captcha.solved': {
          target: '.solved',
          actions: { type: 'keepToken', params: ({ event }) => ({ token: event.token }) },
        },
        'captcha.pressWanted': '.asking',
        'captcha.failed': '.unreachable',
      },
      initial: 'checking',
      states: {
        checking: { tags: 'pending', after: { deadline: 'unreachable' } },
        asking: {},
        solved: {
          on: {
            'captcha.expired': 'checking',
            'captcha.spent': { target: 'checking', actions: 'notifyRenewal' },
          },
          exit: 'forgetToken',
        },
        unreachable: {
          tags: 'unreachable',
          on: { 'captcha.retried': { target: 'checking', actions: 'notifyRenewal' } },
        },
      },
    },
  },
});
