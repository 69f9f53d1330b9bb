import { defineWalk } from '../test/walkMachine';
import { voteMachine } from './vote.machine';

export const walk = defineWalk({
  machine: voteMachine,
  inputs: [
    { eventId: 'jazz', savedVote: 'none' },
    { eventId: 'jazz', savedVote: 'down' },
  ],
  events: [
    { type: 'vote.clicked', vote: 'up' },
    { type: 'vote.clicked', vote: 'down' },
    { type: 'vote.synced', vote: 'none' },
    { type: 'vote.synced', vote: 'up' },
  ],
  answers: { saveVote: [undefined], readVote: ['none', 'up'] },
});
