import { expect, test } from 'vitest';
import { nameSite } from './nameSite.ts';

test.each([
  ['fr', 'Agenda', 'Le blog de Lively', 'Le blog d’Agenda'],
  ['fr', 'Agenda', 'Ce que Lively sait', 'Ce qu’Agenda sait'],
  ['fr', 'Élan', 'le compte Lively', 'le compte Élan'],
  ['fr', 'Brive', 'Le blog de Lively', 'Le blog de Brive'],
  ['es', 'Agenda', 'El blog de Lively', 'El blog de Agenda'],
  ['en', 'A & B $1', 'Lively’s blog', 'A & B $1’s blog'],
])('in %s, a site with the name %s writes « %s » as « %s »', (language, name, text, expected) => {
  expect(nameSite(text, language, name)).toBe(expected);
});

test('a site without a branding keeps its texts, and addresses keep theirs', () => {
  expect(nameSite('Le blog de Lively', 'fr')).toBe('Le blog de Lively');
  expect(nameSite('demo@lively.fr, LivelyElement', 'fr', 'Brive')).toBe('demo@lively.fr, LivelyElement');
});
