import { defineWalk } from '../test/walkMachine';
import { favouriteMachine } from './favourite.machine';

export const walk = defineWalk({
  machine: favouriteMachine,
  inputs: [
    { eventId: 'jazz', saved: false },
    { eventId: 'jazz', saved: true },
  ],
  events: [
    { type: 'favourite.toggled' },
    { type: 'favourite.synced', favourite: true },
    { type: 'favourite.synced', favourite: false },
  ],
  answers: { saveFavourite: [undefined], readFavourite: [true, false] },
});
