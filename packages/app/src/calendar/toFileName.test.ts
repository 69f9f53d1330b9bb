import { expect, test } from 'vitest';
import { toFileName } from './toFileName';

test.each([
  ['Nuit Nina Simone, l’intégrale au piano', 'nuit-nina-simone-l-integrale-au-piano.ics'],
  ['../../etc/passwd', 'etc-passwd.ics'],
  ['مهرجان', 'lively.ics'],
  ['W'.repeat(300), `${'w'.repeat(60)}.ics`],
])('%.40s is saved as %s', (title, name) => {
  expect(toFileName(title)).toBe(name);
});
