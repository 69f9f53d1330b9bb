import { defineWalk } from '../test/walkMachine';
import { credentialsMachine } from './credentials.machine';

const currentPassword = 'correct horse';

export const walk = defineWalk({
  machine: credentialsMachine,
  inputs: [{ currentEmail: 'lea@example.org' }],
  events: [
    { type: 'credentials.emailAsked' },
    { type: 'credentials.passwordAsked' },
    { type: 'credentials.cancelled' },
    { type: 'credentials.emailSubmitted', email: 'lea@example.net' },
    { type: 'credentials.emailSubmitted', email: 'LEA@example.org' },
    { type: 'credentials.passwordSubmitted', currentPassword, password: 'battery staple' },
    { type: 'credentials.passwordSubmitted', currentPassword: '', password: 'short' },
  ],
  answers: { changeEmail: [undefined], changePassword: [undefined] },
});
