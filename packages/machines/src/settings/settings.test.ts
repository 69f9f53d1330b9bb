import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatSettings, parseSettings, type Settings, settingsDefaults } from './settings';

const languages = ['fr', 'en', 'es'];

const settings: fc.Arbitrary<Settings> = fc.record({
  emailNotifications: fc.boolean(),
  pushNotifications: fc.boolean(),
  eventReminders: fc.boolean(),
  marketingEmails: fc.boolean(),
  profileVisibility: fc.constantFrom('public', 'friends', 'private'),
  language: fc.constantFrom('fr', 'en', 'es'),
  darkMode: fc.boolean(),
});

test('the default settings equal those of the specification', () => {
  expect(parseSettings(null, languages)).toEqual({
    emailNotifications: true,
    pushNotifications: false,
    eventReminders: true,
    marketingEmails: false,
    profileVisibility: 'public',
    language: 'fr',
    darkMode: false,
  });
});

test('written settings are read unchanged', () => {
  fc.assert(
    fc.property(settings, (each) => {
      expect(parseSettings(formatSettings(each), languages)).toEqual(each);
    }),
  );
});

test('any stored text is read as valid settings', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (garbage) => {
      const read = parseSettings(garbage, languages);
      expect(Object.keys(read)).toEqual(Object.keys(settingsDefaults));
      expect(['public', 'friends', 'private']).toContain(read.profileVisibility);
      expect(['fr', 'en', 'es']).toContain(read.language);
    }),
  );
});

test.each([
  ['language', 'xx'],
  ['language', 'fr-CA'],
  ['language', '<script>'],
  ['profileVisibility', 'everybody'],
  ['darkMode', 'true'],
  ['darkMode', 1],
  ['emailNotifications', null],
])('a stored %s of %j is replaced by its default, and the other settings stay', (name, value) => {
  const stored = JSON.stringify({ ...settingsDefaults, pushNotifications: true, [name]: value });
  expect(parseSettings(stored, languages)).toEqual({ ...settingsDefaults, pushNotifications: true });
});
