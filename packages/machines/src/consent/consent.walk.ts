import { defineWalk } from '../test/walkMachine';
import { consentMachine } from './consent.machine';
import { consentDefaults, formatConsent } from './consentChoices';

const now = Date.parse('2026-11-21T12:00:00Z');
const stored = formatConsent(consentDefaults, now);

export const walk = defineWalk({
  machine: consentMachine,
  inputs: [
    { stored: null, now },
    { stored, now },
  ],
  events: [
    { type: 'consent.changed', purpose: 'marketing', allowed: true },
    { type: 'consent.saved' },
    { type: 'consent.allAccepted' },
    { type: 'consent.allRefused' },
    { type: 'consent.reopened' },
    { type: 'consent.closed' },
    { type: 'consent.synced', stored, now },
    { type: 'consent.synced', stored: null, now },
  ],
  answers: {},
});
