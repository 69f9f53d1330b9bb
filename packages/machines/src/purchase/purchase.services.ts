import type { EventId } from '@lively/engine';
import { fromCallback } from 'xstate';
import { fromService } from '../fromService';
import { purchaseMachine, type TicketTabEvent } from './purchase.machine';

/** A tab that was opened and shows nothing yet. */
export interface Tab {
  pointAt(url: string): void;
  close(): void;
}

/** What the purchase machine needs from the outside world. */
export interface PurchaseServices {
  /** Opens an empty tab, at once, without a way back to this page. Null where the browser does not allow it. */
  openTab(): Tab | null;
  /** Records the purchase. One that is recorded already counts as success. */
  recordPurchase(eventId: EventId, signal: AbortSignal): Promise<void>;
}

export const createPurchaseMachine = (services: PurchaseServices) =>
  purchaseMachine.provide({
    actors: {
      ticketTab: fromCallback<TicketTabEvent>(({ receive, sendBack }) => {
        const tab = services.openTab();
        if (!tab) sendBack({ type: 'tab.blocked' });
        let isPointed = false;
        receive(({ url }) => {
          isPointed = true;
          tab?.pointAt(url);
          sendBack({ type: 'tab.shown' });
        });
        return () => {
          if (!isPointed) tab?.close();
        };
      }),
      recordPurchase: fromService<void, EventId>((input, signal) => services.recordPurchase(input, signal)),
    },
  });
