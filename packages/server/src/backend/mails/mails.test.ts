import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { newBackend, type TestBackend, testPassword } from '../../../testing/newBackend';

let lively: TestBackend;

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  lively = await newBackend();
});

afterAll(() => lively.end());
afterEach(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 }));

const post = (path: string, body: object) => lively.call(path, { method: 'POST', body });
const signUp = (email: string, language?: string) =>
  post('/auth/v1/signup', { email, password: testPassword, data: { full_name: 'Zoé', language } });
function mailTo(email: string) {
  const mail = lively.backend.mailbox.mails.find(({ to }) => to === email);
  if (!mail) throw new Error(`No mail came for ${email}.`);
  return mail;
}

/** Waits for a mail, which may be sent after the answer, so that the time of the answer reveals no account. */
const expectMail = (email: string, mail: object) => vi.waitFor(() => expect(mailTo(email)).toMatchObject(mail));

test.each([
  ['en', 'Confirm your Lively account', 'Choose a new Lively password', 'You already have a Lively account'],
  ['es', 'Confirma tu cuenta de Lively', 'Elige una nueva contraseña de Lively', 'Ya tienes una cuenta de Lively'],
  [
    'fr',
    'Confirmez votre inscription à Lively',
    'Choisissez un nouveau mot de passe Lively',
    'Vous avez déjà un compte Lively',
  ],
])('mails to an account created in %s have this language', async (language, confirmation, recovery, known) => {
  const email = `${language}@exemple.fr`;
  await signUp(email, language);
  expect(mailTo(email).subject).toBe(confirmation);
  await lively.call(await lively.linkTo(email), { apikey: null });
  await post('/auth/v1/recover', { email });
  await expectMail(email, { subject: recovery, html: expect.stringMatching(`<div lang="${language}">`) });
  vi.setSystemTime(Date.now() + 61_000);
  // The person who signs up again has another language than the owner of the account.
  await signUp(email, language === 'fr' ? 'en' : 'fr');
  expect(mailTo(email).subject).toBe(known);
});

test('mails to an account without a language are in French', async () => {
  await signUp('sans@exemple.fr');
  expect(mailTo('sans@exemple.fr').subject).toBe('Confirmez votre inscription à Lively');
});

test('mails follow a changed language of the account, and the change keeps its other values', async () => {
  const { token } = await lively.signUp('apres@exemple.fr');
  const answer = await lively.call('/auth/v1/user', { method: 'PUT', body: { data: { language: 'es' } }, token });
  expect((await answer.json()).user_metadata).toMatchObject({ full_name: 'Zoé', language: 'es' });
  await post('/auth/v1/recover', { email: 'apres@exemple.fr' });
  await expectMail('apres@exemple.fr', { subject: 'Elige una nueva contraseña de Lively' });
});

test('mails about a new address have the language of the account at both addresses', async () => {
  await signUp('amy@exemple.fr', 'en');
  await lively.call(await lively.linkTo('amy@exemple.fr'), { apikey: null });
  const login = await post('/auth/v1/token?grant_type=password', { email: 'amy@exemple.fr', password: testPassword });
  const { access_token: token } = await login.json();
  await lively.call('/auth/v1/user', { method: 'PUT', body: { email: 'amy-two@exemple.fr' }, token });
  for (const email of ['amy@exemple.fr', 'amy-two@exemple.fr'])
    expect(mailTo(email)).toMatchObject({
      subject: 'Confirm your new Lively address',
      text: expect.stringContaining('from amy@exemple.fr to amy-two@exemple.fr'),
    });
});

test('the text of a mail has the sentences and links of its HTML, in two languages', async () => {
  await signUp('ada@exemple.fr', 'es');
  const { html, text } = mailTo('ada@exemple.fr');
  expect(html + text).not.toContain('{{');
  for (const said of [
    'Confirma tu correo',
    'Confirma tu correo para votar',
    'Confirmez votre adresse pour donner votre avis',
  ]) {
    expect(html).toContain(said);
    expect(text).toContain(said);
  }
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&#38;', '&'));
  expect(links).toHaveLength(2);
  expect(text.match(/https?:\S+/g)).toEqual(links);
  expect(text).not.toContain('Confirm your address');
});
