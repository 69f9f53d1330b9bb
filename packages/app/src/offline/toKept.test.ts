import { expect, test } from 'vitest';
import { eventQueryDefaults } from '../data/eventQueryDefaults';
import { queryKeys } from '../data/queryKeys';
import { maxSize } from '../device/keptQueries';
import { type Answered, toKept } from './toKept';

const lea = '11111111-1111-4111-8111-111111111111';
const searched = { ...eventQueryDefaults, text: 'jazz' };
const pages = { pages: [{ events: [{ event: { id: '42' } }] }] };
const keep = (queryKey: readonly unknown[], others: Partial<Answered> = {}) =>
  toKept({ queryKey, data: pages, seenAt: 5, owner: lea, path: '/explore?sort=date', mayKeepSearch: false, ...others });

test.each([
  ['a list', queryKeys.eventPages(eventQueryDefaults, null), 'list'],
  ['an event', queryKeys.event('42'), 'event'],
  ['tickets', queryKeys.myEventList(lea, 'purchased'), 'own'],
  ['hearts', queryKeys.favourites(lea), 'own'],
  ['a profile', queryKeys.profile(lea), 'own'],
  ['saved searches', queryKeys.searches(lea), 'own'],
  ['a poll', queryKeys.poll('t', null), 'poll'],
])('%s is kept', (_, queryKey, kind) => {
  const size = JSON.stringify(pages).length;
  expect(keep(queryKey)).toMatchObject({ kind, owner: lea, queryKey, seenAt: 5, size });
});

test('the list that a device ranks is kept', () => {
  const data = { events: [{ event: { id: '42' } }] };
  expect(keep(queryKeys.candidates(eventQueryDefaults), { data })).toMatchObject({ kind: 'list' });
});

test.each([
  ['interests', queryKeys.interests(lea)],
  ['the candidates for recommendations', queryKeys.recommendationCandidates('Lyon')],
  ['a list ordered by interests', queryKeys.eventPages({ ...eventQueryDefaults, sort: 'score' }, lea)],
  ['the devices of an account', queryKeys.devices(lea)],
  ['the moderation queue', queryKeys.moderation(lea)],
  ['suggestions of a search', queryKeys.suggestions('jazz')],
  ['what a search without results suggests', queryKeys.furtherRelaxations(searched)],
])('the data is not kept: %s', (_, queryKey) => {
  expect(keep(queryKey)).toBeNull();
});

test('data of another user, or after the sign-out, is not kept', () => {
  const tickets = queryKeys.myEventList(lea, 'purchased');
  expect(keep(tickets, { owner: '22222222-2222-4222-8222-222222222222' })).toBeNull();
  expect(keep(tickets, { owner: '' })).toBeNull();
  for (const keyOf of [queryKeys.profile, queryKeys.searches])
    expect(keep(keyOf(lea), { owner: '22222222-2222-4222-8222-222222222222' })).toBeNull();
});

test('a list with a searched text is kept only if searches may be stored', () => {
  const queryKey = queryKeys.eventPages(searched, null);
  expect(keep(queryKey)).toBeNull();
  expect(keep(queryKey, { mayKeepSearch: true })).toMatchObject({ kind: 'list', path: '/explore?sort=date' });
});

test('a list on an event page is not kept as the last list of explore', () => {
  const queryKey = queryKeys.eventPages(eventQueryDefaults, null);
  expect(keep(queryKey, { path: '/event/42' })).toBeNull();
});

test('a list without events does not replace the last list', () => {
  const queryKey = queryKeys.eventPages(searched, null);
  expect(keep(queryKey, { mayKeepSearch: true, data: { pages: [{ events: [] }] } })).toBeNull();
});

test('too large or empty data is not kept', () => {
  expect(keep(queryKeys.poll('t', null), { data: 'x'.repeat(maxSize) })).toBeNull();
  expect(keep(queryKeys.poll('t', null), { data: null })).toBeNull();
});
