import { ticketsSold } from '../failure';
import { refusal } from '../test/serviceOnCommand';
import { defineWalk } from '../test/walkMachine';
import { eventRemovalMachine } from './eventRemoval.machine';

export const walk = defineWalk({
  machine: eventRemovalMachine,
  inputs: [undefined],
  events: [
    { type: 'removal.asked', eventId: 'jazz', ticketsSold: false },
    { type: 'removal.asked', eventId: 'jazz', ticketsSold: true },
    { type: 'removal.confirmed' },
    { type: 'removal.dismissed' },
  ],
  answers: { deleteEvent: [undefined], cancelEvent: [undefined] },
  refusals: { deleteEvent: [refusal, { code: ticketsSold, message: '' }] },
});
