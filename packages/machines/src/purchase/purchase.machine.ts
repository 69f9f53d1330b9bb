import { type EventId, safeHttpsUrl } from '@lively/engine';
import { assign, emit, fromCallback, sendTo, setup } from 'xstate';
import { type FailureEvent, toFailureEvent } from '../failure';
import { missingService } from '../fromService';

export interface PurchaseInput {
  eventId: EventId;
  /** Anything but an `https:` URL is never opened. */
  ticketUrl: string;
  /** Whether the purchase is stored already. */
  purchased: boolean;
}

export interface PurchaseContext extends PurchaseInput {
  /** The browser refused to open a tab: the page shows a plain link instead. */
  blocked: boolean;
}

export type PurchaseEvent =
  | { type: 'purchase.clicked' }
  /** The ticket's tab could not be opened. */
  | { type: 'tab.blocked' }
  /** The tab has done what it could. */
  | { type: 'tab.shown' };

export type PurchaseEmitted = { type: 'purchase.completed' } | FailureEvent<'purchase.failed'>;

/** What the ticket's tab understands. Left without it, the tab closes. */
export type TicketTabEvent = { type: 'tab.pointed'; url: string };

/**
 * A ticket link that is followed. The tab opens with the click, while the browser still allows it, and is pointed at the
 * ticket once the purchase is recorded; without a record it closes.
 */
export const purchaseMachine = setup({
  types: {
    input: {} as PurchaseInput,
    context: {} as PurchaseContext,
    events: {} as PurchaseEvent,
    emitted: {} as PurchaseEmitted,
  },
  actors: {
    ticketTab: fromCallback<TicketTabEvent>(() => {
      throw new Error('Service not provided: openTab. The ticket cannot be shown; use createPurchaseMachine().');
    }),
    recordPurchase: missingService<void, EventId>('recordPurchase'),
  },
  actions: {
    keepPurchase: assign({ purchased: true }),
    noteBlocked: assign({ blocked: true }),
    clearBlocked: assign({ blocked: false }),
    pointTab: sendTo('ticketTab', ({ context }) => ({ type: 'tab.pointed', url: context.ticketUrl })),
    notifyPurchase: emit({ type: 'purchase.completed' }),
    notifyFailure: emit(toFailureEvent('purchase.failed')),
  },
  guards: {
    isUnsafe: ({ context }) => safeHttpsUrl(context.ticketUrl) === null,
    isPurchased: ({ context }) => context.purchased,
  },
}).createMachine({
  id: 'purchase',
  context: ({ input }) => ({ ...input, blocked: false }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        'purchase.clicked': [
          { guard: 'isUnsafe' },
          { guard: 'isPurchased', target: 'buying.leading', actions: 'clearBlocked' },
          { target: 'buying', actions: 'clearBlocked' },
        ],
      },
    },
    buying: {
      invoke: { id: 'ticketTab', src: 'ticketTab' },
      on: { 'tab.blocked': { actions: 'noteBlocked' } },
      initial: 'recording',
      states: {
        recording: {
          invoke: {
            id: 'recordPurchase',
            src: 'recordPurchase',
            input: ({ context }) => context.eventId,
            onDone: { target: 'leading', actions: ['keepPurchase', 'notifyPurchase'] },
            onError: {
              target: '#purchase.idle',
              actions: { type: 'notifyFailure', params: ({ event }) => event },
            },
          },
        },
        leading: {
          entry: 'pointTab',
          on: { 'tab.shown': '#purchase.idle' },
        },
      },
    },
  },
});
