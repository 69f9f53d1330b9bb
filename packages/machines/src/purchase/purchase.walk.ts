import { defineWalk } from '../test/walkMachine';
import { purchaseMachine } from './purchase.machine';

const ticketUrl = 'https://tickets.example/jazz';

export const walk = defineWalk({
  machine: purchaseMachine,
  inputs: [
    { eventId: 'jazz', ticketUrl, purchased: false },
    { eventId: 'jazz', ticketUrl, purchased: true },
    { eventId: 'jazz', ticketUrl: 'javascript:alert(1)', purchased: false },
  ],
  events: [{ type: 'purchase.clicked' }, { type: 'tab.blocked' }, { type: 'tab.shown' }],
  answers: { recordPurchase: [undefined] },
});
