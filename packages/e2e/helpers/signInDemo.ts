import { publishableKey } from '@lively/server/publishableKey';
import type { Storage } from './slowPhone.ts';

const demo = { email: 'demo@lively.fr', password: 'lively-demo' };

/** Signs in the demo account, and returns what the app then stores on a device. */
export async function signInDemo(origin: string): Promise<Storage> {
  const answer = await fetch(`${origin}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'Content-Type': 'application/json' },
    body: JSON.stringify(demo),
  });
  if (!answer.ok) throw new Error(`The demo account cannot sign in: ${answer.status} ${await answer.text()}`);
  return {
    lively_session: await answer.text(),
    lively_onboarding_completed: 'true',
    lively_onboarding_date: new Date().toISOString(),
  };
}
