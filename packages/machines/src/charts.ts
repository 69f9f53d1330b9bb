import type { AnyStateMachine } from 'xstate';
import { accountRemovalMachine } from './accountRemoval/accountRemoval.machine';
import { authFormMachine } from './authForm/authForm.machine';
import { avatarMachine } from './avatar/avatar.machine';
import { calendarFeedMachine } from './calendarFeed/calendarFeed.machine';
import { captchaMachine } from './captcha/captcha.machine';
import { challengeMachine } from './challenge/challenge.machine';
import { toChart } from './chart/toChart';
import { consentMachine } from './consent/consent.machine';
import { credentialsMachine } from './credentials/credentials.machine';
import { eventEditingMachine } from './eventEditing/eventEditing.machine';
import { eventPreferencesMachine } from './eventPreferences/eventPreferences.machine';
import { eventRemovalMachine } from './eventRemoval/eventRemoval.machine';
import { geolocationMachine } from './geolocation/geolocation.machine';
import { onboardingMachine } from './onboarding/onboarding.machine';
import { defineOptimisticValueMachine } from './optimisticValue/optimisticValue.machine';
import { outboxMachine } from './outbox/outbox.machine';
import { pollMachine } from './poll/poll.machine';
import { profileMachine } from './profile/profile.machine';
import { purchaseMachine } from './purchase/purchase.machine';
import { reportMachine } from './report/report.machine';
import { secondFactorMachine } from './secondFactor/secondFactor.machine';
import { sessionMachine } from './session/session.machine';
import { tagPreferencesMachine } from './tagPreferences/tagPreferences.machine';

const machines: readonly AnyStateMachine[] = [
  accountRemovalMachine,
  authFormMachine,
  avatarMachine,
  calendarFeedMachine,
  captchaMachine,
  challengeMachine,
  consentMachine,
  credentialsMachine,
  eventEditingMachine,
  eventPreferencesMachine,
  eventRemovalMachine,
  geolocationMachine,
  onboardingMachine,
  defineOptimisticValueMachine('optimisticValue', null),
  outboxMachine,
  pollMachine,
  profileMachine,
  purchaseMachine,
  reportMachine,
  secondFactorMachine,
  sessionMachine,
  tagPreferencesMachine,
];

/** Every machine by its name, drawn as a Mermaid flowchart. Only for documentation, because it loads all machines. */
export const charts: Readonly<Record<string, string>> = Object.fromEntries(
  machines.map((machine) => [machine.id, toChart(machine)]),
);
