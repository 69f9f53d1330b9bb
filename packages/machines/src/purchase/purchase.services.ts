import type { EventId } from '@lively/engine';
import { fromCallback } from 'xstate';
import { fromService } from '../fromService';
import { purchaseMachine, type TicketTabEvent } from './purchase.machine';

/** An opened tab that is still empty. */
export interface Tab {
  pointAt(url: string): void;
  close(): void;
}

/** The services that the purchase machine calls. */
export interface PurchaseServices {
  /** Opens an empty tab at once, without a link back to this page. Returns null if the browser does not allow it. */
  openTab(): Tab | null;
  /** Records the purchase. A purchase that is already recorded counts as success. */
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
