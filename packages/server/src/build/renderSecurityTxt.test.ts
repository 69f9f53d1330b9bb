import { expect, test } from 'vitest';
import { renderSecurityTxt } from './renderSecurityTxt';

test('security.txt contains the contact and expires within a year', () => {
  const contact = { siteUrl: 'https://lively.fr', email: 'support@lively.fr', languages: ['fr', 'en', 'es'] };
  expect(renderSecurityTxt(contact, new Date('2026-11-22T08:00:00Z'))).toBe(
    [
      'Contact: mailto:support@lively.fr',
      'Expires: 2027-11-21T08:00:00.000Z',
      'Preferred-Languages: fr, en, es',
      'Canonical: https://lively.fr/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});
