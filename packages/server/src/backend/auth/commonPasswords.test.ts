import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newBackend, type TestBackend, testPassword } from '../../../testing/newBackend';

let lively: TestBackend;

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  lively = await newBackend();
});

afterAll(() => lively.end());

const signUp = (email: string, password: string) =>
  lively.call('/auth/v1/signup', { method: 'POST', body: { email, password } });
const outcomeOf = async (answer: Response) => [answer.status, (await answer.json()).error_code];

test.each(['password', '12345678', 'PassWord', 'iloveyou'])('a sign-up with «%s» is refused', async (password) => {
  expect(await outcomeOf(await signUp('lea@exemple.fr', password))).toEqual([422, 'weak_password']);
});

test('a common password is refused for a known address and for a change, and a long sentence is accepted', async () => {
  const { token } = await lively.signUp('zoe@exemple.fr');
  expect(await outcomeOf(await signUp('zoe@exemple.fr', 'password'))).toEqual([422, 'weak_password']);
  const change = (password: string) =>
    lively.call('/auth/v1/user', { method: 'PUT', body: { password, current_password: testPassword }, token });
  expect(await outcomeOf(await change('password'))).toEqual([422, 'weak_password']);
  expect((await change('une autre phrase assez longue')).status).toBe(200);
});
