import { defineWalk } from '../test/walkMachine';
import { tagPreferencesMachine } from './tagPreferences.machine';

export const walk = defineWalk({
  machine: tagPreferencesMachine,
  inputs: [
    { savedTags: [], suggestions: [] },
    { savedTags: ['Jazz'], suggestions: ['Folk'] },
  ],
  events: [
    { type: 'tag.added', tag: 'Jazz' },
    { type: 'tag.removed', tag: 'Jazz' },
    { type: 'tags.synced' },
    { type: 'suggestion.dismissed', tag: 'Folk' },
    { type: 'suggestions.found', tags: ['Folk'] },
  ],
  answers: { saveTag: [undefined], readTags: [[], ['Jazz']] },
});
