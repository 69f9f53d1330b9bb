import { defineWalk } from '../test/walkMachine';
import { type SignedInUser, sessionMachine } from './session.machine';

export const lea: SignedInUser = {
  id: 'lea',
  email: 'lea@example.org',
  emailConfirmed: true,
  fullName: 'Léa',
  secondFactor: 'absent',
};
export const noe: SignedInUser = {
  id: 'noe',
  email: 'noe@example.org',
  emailConfirmed: true,
  fullName: null,
  secondFactor: 'absent',
};
/** A user who still has to enter the code of the second factor. */
export const leaAtFirstFactor: SignedInUser = { ...lea, secondFactor: 'due' };

export const walk = defineWalk({
  machine: sessionMachine,
  inputs: [undefined],
  events: [
    { type: 'session.read', user: null },
    { type: 'session.signedOut' },
    { type: 'session.expired', lostBy: 'expired' },
    { type: 'session.signOutAsked' },
    ...[lea, noe, leaAtFirstFactor].flatMap((user) => [
      { type: 'session.read' as const, user },
      { type: 'session.signedIn' as const, user },
      { type: 'session.refreshed' as const, user },
      { type: 'session.userUpdated' as const, user },
      { type: 'session.challengeVerified' as const, user },
      { type: 'session.recovered' as const, user },
    ]),
  ],
  answers: { signOut: [undefined] },
});
