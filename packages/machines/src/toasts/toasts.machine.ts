import { toastDuration } from '@lively/engine/constants';
import { assign, setup } from 'xstate';

/** A message that passes by. Its texts come from the app. */
export interface Toast {
  readonly tone: 'neutral' | 'success' | 'danger';
  readonly title: string;
  readonly description?: string;
  /** Where it leads, for example to the sign-in page. */
  readonly action?: { readonly label: string; readonly href: string };
}

export interface ToastsContext {
  toast: Toast | null;
  /** Counts the toasts told: a key for the place where they are shown, so that the same text twice is two toasts. */
  count: number;
}

export type ToastsEvent =
  | { type: 'toast.told'; toast: Toast }
  | { type: 'toast.dismissed' }
  /** Somebody is reading: the pointer or the focus is on it. */
  | { type: 'toast.paused' }
  | { type: 'toast.resumed' };

/**
 * The one toast on the screen. A new one takes its place, it leaves after five seconds, and as long as it is paused it
 * stays; after that it has its five seconds again.
 */
export const toastsMachine = setup({
  types: {
    context: {} as ToastsContext,
    events: {} as ToastsEvent,
  },
  actions: {
    show: assign(({ context }, { toast }: { toast: Toast }) => ({ toast, count: context.count + 1 })),
    clear: assign({ toast: null }),
  },
  delays: { toastDuration },
}).createMachine({
  id: 'toasts',
  context: { toast: null, count: 0 },
  initial: 'empty',
  states: {
    empty: {
      entry: 'clear',
      on: { 'toast.told': { target: 'shown', actions: { type: 'show', params: ({ event }) => event } } },
    },
    shown: {
      on: { 'toast.dismissed': 'empty' },
      initial: 'passing',
      states: {
        passing: {
          after: { toastDuration: '#toasts.empty' },
          on: {
            'toast.told': {
              target: 'passing',
              reenter: true,
              actions: { type: 'show', params: ({ event }) => event },
            },
            'toast.paused': 'paused',
          },
        },
        paused: {
          on: {
            'toast.told': { actions: { type: 'show', params: ({ event }) => event } },
            'toast.resumed': 'passing',
          },
        },
      },
    },
  },
});
