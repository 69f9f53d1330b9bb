import { sessionEnded } from '../failure';
import { lea } from '../session/session.walk';
import { refusal } from '../test/serviceOnCommand';
import { defineWalk } from '../test/walkMachine';
import { eventPreferencesMachine } from './eventPreferences.machine';

export const walk = defineWalk({
  machine: eventPreferencesMachine,
  inputs: [
    { savedPreferences: [], interrupted: null },
    { savedPreferences: [{ category: 'sport', subcategory: null }], interrupted: null },
    { savedPreferences: [], interrupted: [{ category: 'concert', subcategory: 'jazz' }] },
  ],
  events: [
    { type: 'preferences.opened' },
    { type: 'preferences.closed' },
    { type: 'preferences.categoryChosen', category: 'concert' },
    { type: 'preferences.toggled', preference: { category: 'concert', subcategory: 'jazz' } },
    { type: 'preferences.returned' },
    { type: 'preferences.reviewed' },
    { type: 'preferences.submitted' },
  ],
  answers: { readUser: [lea, { ...lea, emailConfirmed: false }, null], savePreferences: [undefined] },
  refusals: { savePreferences: [refusal, { code: sessionEnded, message: '' }] },
});
