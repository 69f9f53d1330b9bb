import { expect, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { apiHeaders } from './apiHeaders';
import type { User } from './signUp';

interface SecondFactor {
  /** The secret from which an app makes codes. */
  readonly secret: string;
  /** The session that has passed the factor, as the backend answers it. */
  readonly session: { readonly access_token: string };
}

/** Adds an app that makes codes to a user and passes its challenge, directly in the backend. The browser keeps its session. */
export async function addSecondFactor(page: Page, user: Pick<User, 'token'>): Promise<SecondFactor> {
  const ask = async (path: string, data: object) => {
    const answer = await page.request.post(`/auth/v1/factors${path}`, { headers: apiHeaders(user), data });
    expect(answer.ok()).toBe(true);
    return answer.json();
  };
  const { id, totp } = await ask('', { factor_type: 'totp', friendly_name: 'Téléphone' });
  const challenge = await ask(`/${id}/challenge`, {});
  const code = new TOTP({ secret: totp.secret }).generate();
  const session = await ask(`/${id}/verify`, { challenge_id: challenge.id, code });
  return { secret: totp.secret, session };
}
