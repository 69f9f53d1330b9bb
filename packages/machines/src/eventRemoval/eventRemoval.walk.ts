import { defineWalk } from '../test/walkMachine';
import { eventRemovalMachine } from './eventRemoval.machine';

export const walk = defineWalk({
  machine: eventRemovalMachine,
  inputs: [undefined],
  events: [
    { type: 'removal.asked', eventId: 'jazz', isSold: false },
    { type: 'removal.asked', eventId: 'jazz', isSold: true },
    { type: 'removal.confirmed' },
    { type: 'removal.dismissed' },
  ],
  answers: { deleteEvent: [undefined], cancelEvent: [undefined] },
});
