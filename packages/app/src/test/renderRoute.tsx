import { onboardingCompletedKey, onboardingDateKey } from '@lively/engine/constants';
import type { SignedInUser } from '@lively/machines';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';
import { App } from '../App';
import { createRoutes } from '../routes/createRoutes';
import { reopenRoutes } from '../routes/reopenRoutes';
import { sessionStorageKey } from '../supabase/sessionStorageKey';
import { type BackendOverrides, createTestBackend } from './createTestBackend';
import { createTestI18n } from './createTestI18n';

interface RouteOptions extends BackendOverrides {
  /** The user of the stored session. @default none: a visitor */
  user?: SignedInUser;
}

/** Opens the app at a path of the site, in French, with a backend that the test can override. */
export async function renderRoute(path: string, { user, ...overrides }: RouteOptions = {}) {
  if (user) localStorage.setItem(sessionStorageKey, '{}');
  completeOnboarding();
  const i18n = await createTestI18n('fr');
  const backend = createTestBackend(user ?? null, overrides);
  const router = createMemoryRouter(reopenRoutes(createRoutes(i18n)), { initialEntries: [path] });
  render(<App i18n={i18n} backend={backend} router={router} preload={() => {}} />);
  return {
    backend,
    router,
    // Its own timers would never fire with fake timers.
    user: userEvent.setup({ delay: null }),
    /** The main content: the frame's form has the same labels. */
    page: () => within(screen.getByRole('main')),
    /** The current path with its search. */
    shownPath: () => router.state.location.pathname + router.state.location.search,
  };
}

/** Runs a hook in an empty page of the app. */
export async function renderHookInApp<Result>(useHook: () => Result) {
  const latest: { result?: Result } = {};
  function Page() {
    latest.result = useHook();
    return null;
  }
  const i18n = await createTestI18n('fr');
  const router = createMemoryRouter([{ path: '/', Component: Page }]);
  render(<App i18n={i18n} backend={createTestBackend(null)} router={router} preload={() => {}} />);
  return {
    current(): Result {
      if (!latest.result) throw new Error('The hook was not called: the page did not show.');
      return latest.result;
    },
  };
}

/** Waits for a toast. An urgent toast is in the page twice: visible, and for screen readers. */
export const findToast = (text: string | RegExp) => screen.findAllByText(text);

/** Completes the onboarding, whose dialog would cover the page after each sign-in. */
function completeOnboarding() {
  localStorage.setItem(onboardingCompletedKey, 'true');
  localStorage.setItem(onboardingDateKey, new Date().toISOString());
}
