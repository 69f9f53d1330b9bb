import { defineWalk } from '../test/walkMachine';
import { onboardingMachine } from './onboarding.machine';

export const walk = defineWalk({
  machine: onboardingMachine,
  inputs: [
    { completed: null, date: null, now: 0, savedTags: [] },
    { completed: 'true', date: '1970-01-01T00:00:00Z', now: 0, savedTags: ['Jazz'] },
  ],
  events: [
    { type: 'onboarding.tagToggled', tag: 'Jazz' },
    { type: 'onboarding.continued' },
    { type: 'onboarding.returned' },
    { type: 'onboarding.closed' },
  ],
  answers: { saveTags: [undefined] },
});
