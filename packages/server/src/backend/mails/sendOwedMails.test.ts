import { expect, test } from 'vitest';
import type { Mail } from './Mailbox.ts';
import { type OwedMail, sendOwedMails } from './sendOwedMails.ts';

const siteUrl = 'https://site.example';
const hidden: OwedMail = {
  id: 'first',
  email: 'zoe@exemple.fr',
  language: null,
  kind: 'decision',
  facts: {
    title: 'Bal <b>',
    publication: 'hidden',
    reason: 'wrong',
    statement: 'La date est fausse.',
    may_appeal: true,
  },
};
const outcome: OwedMail = {
  id: 'second',
  email: 'luc@exemple.fr',
  language: 'fr',
  kind: 'outcome',
  facts: { title: 'Bal <b>', publication: 'hidden' },
};

async function send(owed: readonly OwedMail[], refusedReader?: string) {
  const sent: Mail[] = [];
  const forgotten: string[] = [];
  const sending = sendOwedMails({
    take: async () => owed,
    forget: async (id) => void forgotten.push(id),
    begin: async () => true,
    giveBack: async () => {},
    deliver: async (mail) => {
      if (mail.to === refusedReader) throw new Error('no');
      sent.push(mail);
    },
    siteUrl,
  });
  const error = await sending.catch((thrown: unknown) => thrown);
  return { sent, forgotten, error };
}

test('a creator without a language receives the decision in all three languages, and the statement once', async () => {
  const { sent, forgotten } = await send([hidden]);
  const [mail] = sent;
  expect(mail).toMatchObject({ to: 'zoe@exemple.fr', subject: 'Une décision sur «\u202fBal <b>\u202f»' });
  for (const part of ['Informations fausses ou trompeuses', 'appeal against this decision once', 'Puedes recurrir'])
    expect(mail?.text).toContain(part);
  for (const url of ['/my-events', '/en/my-events', '/es/my-events']) expect(mail?.text).toContain(siteUrl + url);
  expect(mail?.text.split('La date est fausse.')).toHaveLength(2);
  expect(mail?.text).not.toContain('{{');
  expect(forgotten).toEqual(['first']);
});

test.each(['published', 'waiting', 'hidden', 'removed'] as const)(
  'the mail of a decision for %s contains no untranslated key',
  async (publication) => {
    const { sent } = await send([{ ...hidden, facts: { ...hidden.facts, publication, may_appeal: false } }]);
    expect(sent[0]?.text).not.toMatch(/decision\.|outcome\.|appeal against/);
  },
);

test('the user who reported an event receives the outcome without the statement', async () => {
  const { sent } = await send([outcome]);
  expect(sent[0]?.text).toContain('Vous avez signalé');
  expect(sent[0]?.text).not.toContain('motifs');
});

test('an account with a language receives only this language', async () => {
  const { sent } = await send([{ ...hidden, language: 'es' }]);
  expect(sent[0]?.subject).toBe('Una decisión sobre «Bal <b>»');
  expect(sent[0]?.text).not.toMatch(/Votre|Your/);
});

test('a mail that could not be sent is kept, and the others are sent', async () => {
  const { sent, forgotten, error } = await send([hidden, outcome], 'zoe@exemple.fr');
  expect(sent.map(({ to }) => to)).toEqual(['luc@exemple.fr']);
  expect(forgotten).toEqual(['second']);
  expect(error).toEqual(new Error('no'));
});

test('the mail about a new password has the language of the account and one other, as text and as HTML', async () => {
  const { sent } = await send([{ id: 'third', email: 'zoe@exemple.fr', language: 'es', kind: 'password', facts: {} }]);
  const [mail] = sent;
  expect(mail).toMatchObject({ to: 'zoe@exemple.fr', subject: 'Tu contraseña de Lively ha cambiado' });
  for (const part of ['Si has sido tú', 'Si cela vient de vous', `${siteUrl}/es/auth?form=forgottenPassword`]) {
    expect(mail?.text).toContain(part);
    expect(mail?.html).toContain(part);
  }
  expect(`${mail?.text}${mail?.html}`).not.toMatch(/If this was you|\{\{/);
});

test('the mail about a new address goes to the old one, in French if the account has no language', async () => {
  const facts = { email: 'zoe@exemple.fr', new_email: '<b>@exemple.fr' };
  const { sent } = await send([{ id: 'fourth', email: 'zoe@exemple.fr', language: null, kind: 'email', facts }]);
  const [mail] = sent;
  expect(mail).toMatchObject({ to: 'zoe@exemple.fr', subject: 'L’adresse de votre compte Lively a changé' });
  expect(mail?.text).toContain('de zoe@exemple.fr à <b>@exemple.fr');
  expect(mail?.html).not.toContain('<b>@');
});

test.each([
  ['device', 'Une connexion à Lively depuis un nouvel appareil', '/profile?tab=settings'],
  ['factor_added', 'La validation en deux étapes de votre compte Lively a changé', '/contact'],
  ['factor_removed', 'La validation en deux étapes de votre compte Lively a changé', '/contact'],
  ['identity_added', 'Un autre compte est associé à votre compte Lively', '/profile?tab=settings'],
  ['identity_removed', 'Un moyen de connexion a été retiré de votre compte Lively', '/contact'],
] as const)('the mail of the kind %s has its subject and a link', async (kind, subject, path) => {
  const { sent, forgotten } = await send([{ id: 'fifth', email: 'zoe@exemple.fr', language: 'fr', kind, facts: {} }]);
  expect(sent[0]).toMatchObject({ to: 'zoe@exemple.fr', subject });
  expect(sent[0]?.text).toContain(siteUrl + path);
  expect(`${sent[0]?.text}${sent[0]?.html}`).not.toContain('{{');
  expect(forgotten).toEqual(['fifth']);
});
