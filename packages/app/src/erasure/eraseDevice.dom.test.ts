import { onboardingCompletedKey } from '@lively/engine/constants';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { consentStorageKey } from '../consent/mayPersonalise';
import { deviceOwner } from '../device/deviceOwner';
import { isErasureOwed } from '../device/isErasureOwed';
import { keepQuery, keptVersion, readKept } from '../device/keptQueries';
import { recentSearches } from '../device/recentSearches';
import { storedTaste } from '../device/storedTaste';
import { tasteHistory } from '../device/tasteHistory';
import { languageStorageKey } from '../i18n/languages';
import { deviceData } from './deviceData';
import { eraseDevice } from './eraseDevice';

const ofUser = {
  lively_searches: '["nina"]',
  'lively.poll.5': 'f'.repeat(43),
  lively_interrupted: '{}',
  lively_return: '/choose/secret',
  'lively_dismissed ana': '["Rugby"]',
  'lively_draft ana new 1': '{}',
  'lively_poll_draft 5 ana': '{}',
  lively_preferences_draft: '{}',
  // A key that has no line yet.
  lively_new: 'personal',
};
const ofDevice = { [languageStorageKey]: 'en', [consentStorageKey]: '{}', [onboardingCompletedKey]: 'true' };
const foreign = { elsewhere: 'of another site on this port' };

beforeEach(() => {
  for (const [key, text] of Object.entries({ ...ofUser, ...ofDevice, ...foreign })) localStorage.setItem(key, text);
  sessionStorage.setItem('react-router-scroll-positions', '{"/choose/secret":1}');
  deviceOwner.hold('ana');
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const listLeft = () => Object.keys(localStorage).toSorted();

test('nothing personal is left, even under a key that the list does not have', async () => {
  recentSearches.add('nina', false);
  tasteHistory.write('{}');
  const query = { version: keptVersion, kind: 'own', queryKey: [], data: 1, seenAt: Date.now(), size: 1 } as const;
  await keepQuery('kept', { ...query, owner: 'ana' });
  await eraseDevice();
  expect(listLeft()).toEqual(Object.keys({ ...ofDevice, ...foreign }).toSorted());
  expect(sessionStorage.length).toBe(0);
  expect(recentSearches.read()).toEqual([]);
  expect([storedTaste.read(), tasteHistory.canUndo()]).toEqual([null, false]);
  expect(await readKept('ana')).toEqual([]);
  expect([deviceOwner.read(), isErasureOwed()]).toEqual([null, false]);
});

test('after a session that timed out only unsent work waits, for one day', async () => {
  await eraseDevice('ana');
  expect(listLeft()).toEqual(
    [
      ...Object.keys({ ...ofDevice, ...foreign }),
      'lively_draft ana new 1',
      'lively_owner',
      'lively_poll_draft 5 ana',
      'lively_preferences_draft',
    ].toSorted(),
  );
  expect([deviceOwner.read()?.userId, isErasureOwed()]).toEqual(['ana', false]);
  localStorage.setItem('lively_owner', `ana ${Date.now() - 1}`);
  expect(isErasureOwed()).toBe(true);
});

test('an erasure is owed while a user owns the device, and after it was interrupted', async () => {
  expect(isErasureOwed()).toBe(true);
  const erasing = eraseDevice();
  expect(isErasureOwed()).toBe(true);
  await erasing;
  expect(isErasureOwed()).toBe(false);
});

test('the owner that signed in during an erasure stays', async () => {
  const erasing = eraseDevice();
  deviceOwner.hold('bob');
  await erasing;
  expect(deviceOwner.read()?.userId).toBe('bob');
});

test('of the settings only the theme and the language stay, and of the introduction only the day', async () => {
  const settings = { pushNotifications: true, profileVisibility: 'private', darkMode: true, language: 'en' };
  localStorage.setItem('lively_settings', JSON.stringify(settings));
  localStorage.setItem('lively_onboarding_date', '2026-11-28T13:26:29.123Z');
  await eraseDevice();
  expect(JSON.parse(localStorage.getItem('lively_settings') ?? '')).toMatchObject({
    pushNotifications: false,
    profileVisibility: 'public',
    darkMode: true,
    language: 'en',
  });
  expect(localStorage.getItem('lively_onboarding_date')).toBe('2026-11-28T00:00:00.000Z');
});

test('each text that stays has a reason', () => {
  for (const { reason } of deviceData) expect(reason).toMatch(/\.$/);
});
