import { languageCodes } from '@lively/engine/languages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newBackend, type TestBackend, testPassword, testSiteUrl } from '../../../testing/newBackend.ts';
import { confirmRoutes } from './confirmRoutes.ts';

let lively: TestBackend;
const routes = confirmRoutes({ languages: languageCodes });

beforeAll(async () => {
  lively = await newBackend();
});
afterAll(() => lively.end());

/** Reads the first link of the newest mail to an address. */
async function readLink(email: string): Promise<string> {
  await lively.call('/auth/v1/settings');
  const mail = lively.backend.mailbox.mails.find(({ to }) => to === email);
  return mail?.text.match(/https?:\S+/)?.[0].slice(testSiteUrl.length) ?? '';
}

const signUp = (email: string, language = 'fr') =>
  lively.call('/auth/v1/signup', {
    method: 'POST',
    body: { email, password: testPassword, data: { full_name: 'Zoé', language } },
  });
const press = async (link: string) => {
  const pressed = await routes.request(link, { method: 'POST' });
  expect(pressed.status).toBe(303);
  const verify = pressed.headers.get('location') ?? '';
  // Of this site, under whatever name the browser knows it.
  expect(verify.startsWith('/auth/v1/verify?')).toBe(true);
  return (await lively.call(verify, { apikey: null })).headers.get('location');
};

test('a hundred scanners that open the link of a mail do not use it up, and a press on the button confirms', async () => {
  await signUp('zoe@exemple.fr');
  const link = await readLink('zoe@exemple.fr');
  for (let index = 0; index < 100; index++) {
    const method = index % 5 === 4 ? 'HEAD' : 'GET';
    const asked = index % 3 ? link : `${link}&utm_source=mail`;
    const answer = await routes.request(asked, { method, headers: { 'user-agent': 'Barracuda Sentinel (EE)' } });
    expect(answer.status).toBe(200);
  }
  const login = { method: 'POST', body: { email: 'zoe@exemple.fr', password: testPassword } };
  expect((await lively.call('/auth/v1/token?grant_type=password', login)).status).toBe(400);
  expect(await press(link)).toContain('access_token=');
  expect((await lively.call('/auth/v1/token?grant_type=password', login)).status).toBe(200);
  expect(await press(link)).toContain('error_code=otp_expired');
});

test.each([
  ['fr', '', 'Confirmez votre adresse', 'Confirmer mon inscription'],
  ['en', '/en', 'Confirm your address', 'Confirm my account'],
  ['es', '/es', 'Confirma tu correo', 'Confirmar mi cuenta'],
])(
  'the page of a mail in %s has one button and no script, and does not reveal its URL',
  async (language, prefix, title, button) => {
    await signUp(`${language}@exemple.fr`, language);
    const link = await readLink(`${language}@exemple.fr`);
    expect(link.startsWith(`${prefix}/confirm?`)).toBe(true);
    const answer = await routes.request(link);
    const page = await answer.text();
    expect(page).toContain(`<html lang="${language}">`);
    expect(page).toContain(`<h1>${title}</h1>`);
    expect(page).toContain(`<form method="post"><button class="button">${button}</button></form>`);
    expect(page).not.toContain('<script');
    expect(page).not.toContain(new URLSearchParams(link.split('?')[1]).get('token_hash'));
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(answer.headers.get('X-Robots-Tag')).toBe('noindex');
  },
);

test('a new password and a new address have the same page', async () => {
  const { token } = await lively.signUp('eve@exemple.fr');
  await lively.call('/auth/v1/recover', { method: 'POST', body: { email: 'eve@exemple.fr' } });
  const recovery = await readLink('eve@exemple.fr');
  expect(await (await routes.request(recovery)).text()).toContain('>Choisir un mot de passe</button>');
  expect(await press(recovery)).toContain('access_token=');
  await lively.call('/auth/v1/user', { method: 'PUT', body: { email: 'eve-deux@exemple.fr' }, token });
  for (const [email, outcome] of [
    ['eve@exemple.fr', '#message='],
    ['eve-deux@exemple.fr', 'access_token='],
  ] as const) {
    const link = await readLink(email);
    expect(await (await routes.request(link)).text()).toContain('>Confirmer la nouvelle adresse</button>');
    expect(await press(link)).toContain(outcome);
  }
});

test('a press on the page in front of a hosted project leads to its own service', async () => {
  const hosted = confirmRoutes({ languages: languageCodes, projectUrl: 'https://ref.supabase.example' });
  const link = '/en/confirm?type=invite&token_hash=pkce_1a2b&redirect_to=https%3A%2F%2Flively.example%2Fen';
  const page = await hosted.request(link);
  expect(await page.text()).toContain('<h1>Join Lively</h1>');
  expect(page.headers.get('Content-Security-Policy')).toContain("form-action 'self' https://ref.supabase.example;");
  const pressed = await hosted.request(link, { method: 'POST' });
  expect([pressed.status, pressed.headers.get('location')]).toEqual([
    303,
    'https://ref.supabase.example/auth/v1/verify?token=pkce_1a2b&type=invite&redirect_to=https%3A%2F%2Flively.example%2Fen',
  ]);
});

test.each([
  '',
  '?type=signup',
  '?token_hash=1a2b',
  '?type=toString&token_hash=1a2b',
  '?type=signup&token_hash=%3Cb%3E',
])('a link with a missing or wrong part is answered with 404 and the way to another one: %s', async (query) => {
  for (const method of ['GET', 'POST']) {
    const answer = await routes.request(`/confirm${query}`, { method });
    expect([answer.status, await answer.text()]).toEqual([
      404,
      expect.stringContaining('<h1>Ce lien est incomplet</h1>'),
    ]);
  }
});
