import { defineWalk } from '../test/walkMachine';
import { profileMachine } from './profile.machine';

export const walk = defineWalk({
  machine: profileMachine,
  inputs: [{ savedProfile: { fullName: 'Léa', username: '', location: '', bio: '' } }],
  events: [
    { type: 'profile.editToggled' },
    { type: 'profile.changed', changes: { username: 'lea' } },
    { type: 'profile.changed', changes: { username: 'l é a' } },
    { type: 'profile.cancelled' },
  ],
  answers: { saveProfile: [undefined] },
});
