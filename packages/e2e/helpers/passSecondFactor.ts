import { expect, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { apiHeaders } from './apiHeaders';
import { fillStorage } from './fillStorage';
import type { User } from './signUp';

/** Adds a second factor to a user and passes it, directly in the backend. @returns the user in the session that has passed it */
export async function passSecondFactor(page: Page, user: User): Promise<User> {
  const ask = async (path: string, data: object) => {
    const answer = await page.request.post(`/auth/v1/factors${path}`, { headers: apiHeaders(user), data });
    expect(answer.ok()).toBe(true);
    return answer.json();
  };
  const { id, totp } = await ask('', { factor_type: 'totp', friendly_name: 'Téléphone' });
  const challenge = await ask(`/${id}/challenge`, {});
  const code = new TOTP({ secret: totp.secret }).generate();
  const session = await ask(`/${id}/verify`, { challenge_id: challenge.id, code });
  await fillStorage(page, { lively_session: JSON.stringify(session) });
  return { ...user, token: session.access_token };
}
