import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { connectTo } from '../supabase/config';
import { receiveForm } from './receiveForm';

const ask = vi.fn<typeof fetch>();
const whole = {
  form: 'message',
  name: ' Zoé ',
  email: 'zoe@exemple.fr',
  subject: 'Affiches',
  message: 'Une question.',
};
const headers = { 'x-forwarded-for': '192.0.2.7' };

// Test files share modules: the next file would use this backend.
afterAll(() => vi.resetModules());

beforeEach(() => {
  ask.mockReset().mockImplementation(async () => new Response(null, { status: 204 }));
  connectTo({ url: 'http://backend.example', publishableKey: 'sb_publishable_x', fetch: ask });
});

test('a form is sent to the API with the address of the sender', async () => {
  expect(await receiveForm('/contact', { ...whole, role: 'operator' }, headers)).toMatchObject({
    status: 200,
    answer: { form: 'message', state: 'sent' },
  });
  const [url, request] = ask.mock.calls[0] ?? [];
  expect(String(url)).toBe('http://backend.example/rest/v1/rpc/submit_contact_message');
  expect(new Headers(request?.headers).get('x-forwarded-for')).toBe('192.0.2.7');
  const { form: _, ...values } = whole;
  expect(JSON.parse(String(request?.body))).toEqual({ ...values, name: 'Zoé' });
});

test('a newsletter sign-up contains the language of the page', async () => {
  await receiveForm('/es/about', { form: 'newsletter', email: 'zoe@exemple.fr' }, headers);
  expect(JSON.parse(String(ask.mock.calls[0]?.[1]?.body))).toEqual({ email: 'zoe@exemple.fr', language: 'es' });
});

test('an incomplete form is not sent, and returns the errors and the values', async () => {
  const received = await receiveForm('/contact', { form: 'message', name: ' Zoé ', email: 'zoe' }, headers);
  expect(received).toEqual({
    status: 422,
    answer: {
      form: 'message',
      state: 'idle',
      faults: { email: 'email', subject: 'required', message: 'required' },
      values: { name: ' Zoé ', email: 'zoe', subject: '', message: '' },
    },
  });
  expect(ask).not.toHaveBeenCalled();
});

test.each([
  ['a form above the limit', 429, { code: 'PT429', message: 'This form was sent 5 times within the hour' }, 429],
  ['a value that the database does not take', 400, { code: '23514', message: 'violates check constraint' }, 422],
  ['a backend that fails', 500, { message: 'Down' }, 503],
])('%s is answered as a failure', async (_what, status, body, expected) => {
  ask.mockImplementation(async () => Response.json(body, { status }));
  expect(await receiveForm('/contact', whole, headers)).toMatchObject({
    status: expected,
    answer: { state: 'failed', values: { message: 'Une question.' } },
  });
});

test.each([['__proto__'], ['auth'], [undefined]])('%s is refused as an unknown form', async (form) => {
  expect(await receiveForm('/contact', { ...whole, form }, headers)).toBeNull();
});
