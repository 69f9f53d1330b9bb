import { type EventId, safeHttpsUrl } from '@lively/engine';
import { assign, emit, fromCallback, sendTo, setup } from 'xstate';
import { type FailureEvent, toFailureEvent } from '../failure';
import { missingService } from '../fromService';

export interface PurchaseInput {
  eventId: EventId;
  /** Only an `https:` URL is opened. */
  ticketUrl: string;
  /** Whether the purchase is stored already. */
  purchased: boolean;
}

export interface PurchaseContext extends PurchaseInput {
  /** Whether the browser refused to open a tab. The page then shows a plain link. */
  blocked: boolean;
}

export type PurchaseEvent =
  | { type: 'purchase.clicked' }
  /** The ticket's tab could not be opened. */
  | { type: 'tab.blocked' }
  /** The tab opens the ticket; without a tab, no page opens. */
  | { type: 'tab.shown' };

export type PurchaseEmitted = { type: 'purchase.completed' } | FailureEvent<'purchase.failed'>;

/** The events that the ticket's tab accepts. The tab closes if none was sent before its state ends. */
export type TicketTabEvent = { type: 'tab.pointed'; url: string };

/**
 * The click on a ticket link. The tab opens with the click, while the browser still allows it. It opens the ticket
 * after the purchase is recorded, and closes if it is not recorded.
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
