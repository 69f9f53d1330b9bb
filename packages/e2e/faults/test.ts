import { publishableKey } from '@lively/server/publishableKey';
import type { Page } from '@playwright/test';
import { baseTest } from '../helpers/baseTest';
import { signUp, type User } from '../helpers/signUp';
import { takeClock } from '../helpers/takeClock';
import type { Flow } from './Flow';

interface WorkerFixtures {
  /** The users of a worker, by flow, with the number of runs of each. */
  users: Map<string, { user: User; times: number }>;
}

interface TestFixtures {
  /** Signs in a user who has runs left for the flow. The clock of the page can be advanced. */
  enter: (flow: Pick<Flow, 'name' | 'timesPerUser'>) => Promise<User>;
}

/** Uses few accounts, and one session per test: a refreshed token is valid for one test only. */
export const test = baseTest.extend<TestFixtures, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
  users: [({}, use) => use(new Map()), { scope: 'worker' }],

  enter: async ({ page, users }, use) => {
    await use(async ({ name, timesPerUser }) => {
      const known = users.get(name);
      const entry = known && known.times < timesPerUser ? known : { user: await signUp(page, 'Zoé Panne'), times: 0 };
      users.set(name, { ...entry, times: entry.times + 1 });
      await takeClock(page);
      return signIn(page, entry.user);
    });
  },
});

async function signIn(page: Page, user: User): Promise<User> {
  const answer = await page.request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: publishableKey },
    data: { email: user.email, password: user.password },
    maxRetries: 2,
  });
  const session = await answer.json();
  await page.addInitScript(
    (texts) => {
      if (sessionStorage.getItem('entered')) return;
      sessionStorage.setItem('entered', 'true');
      for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
    },
    {
      lively_session: JSON.stringify(session),
      lively_onboarding_completed: 'true',
      lively_onboarding_date: new Date().toISOString(),
    },
  );
  return { ...user, token: session.access_token };
}
