import { expect, test } from 'vitest';
import { renderMailbox } from './renderMailbox';

const mail = { to: 'zoe@exemple.fr', subject: 'Bienvenue', text: 'Bonjour', html: '', sentAt: '2026-11-21T12:00:00Z' };

test('an empty mailbox shows a message', () => {
  expect(renderMailbox([])).toContain('Aucun message.');
});

test('a hostile mail stays inside its frame, as the text of an attribute', () => {
  const page = renderMailbox([
    { ...mail, subject: '"><script>alert(1)</script>', html: '"></iframe><script>alert(1)</script>' },
  ]);
  expect(page).not.toContain('<script>');
  expect(page.match(/<iframe /g)).toHaveLength(1);
});
