import { expect, test } from 'vitest';
import { jazz } from '../test/createTestBackend';
import { eventQueryDefaults } from './eventQueryDefaults';
import { listReadEvents } from './listReadEvents';
import { queryKeys } from './queryKeys';

const pages = { pages: [{ events: [{ event: jazz }] }] };

test.each([
  ['an event', queryKeys.event(jazz.id), jazz],
  ['candidates for recommendations', queryKeys.recommendationCandidates('Lyon'), [jazz]],
  ['a list of a visitor', queryKeys.eventPages(eventQueryDefaults, null), pages],
  ['a list in the order of a user', queryKeys.eventPages(eventQueryDefaults, 'lea'), pages],
  ['a list of a user', queryKeys.myEventList('lea', 'favourites'), [jazz]],
])('the events of %s are listed', (_, key, data) => {
  expect(listReadEvents(key, data)).toEqual([jazz]);
});

test.each([
  ['a profile', queryKeys.profile('lea'), { name: 'Léa' }],
  ['what an empty list suggests', queryKeys.furtherRelaxations(eventQueryDefaults), { words: [], kept: [] }],
  ['the names of favourites', queryKeys.favourites('lea'), [jazz.id]],
])('no events are listed: %s', (_, key, data) => {
  expect(listReadEvents(key, data)).toEqual([]);
});
