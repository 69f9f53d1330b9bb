import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { queryClient } from '../data/queryClient';
import { recentSearches } from '../device/recentSearches';
import { eraseEntries } from '../outbox/outboxStore';

configure({
  // A processor that does other things is slow, not wrong.
  asyncUtilTimeout: 10_000,
  // By default each try of a `findBy…` that finds nothing prints the document. `screen.debug()` prints it where a test fails.
  getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
});

// Fake timers do not move the clock that `AbortSignal.timeout` follows.
AbortSignal.timeout = (milliseconds) => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('The operation timed out.', 'TimeoutError')), milliseconds);
  return controller.signal;
};

// jsdom lays nothing out: there is nothing to scroll, to watch or to match.
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
window.matchMedia = (media) => Object.assign(new EventTarget(), emptyQueryList, { media });

// A widget draws with constructed style sheets, which jsdom does not have: the journeys show it.
vi.mock('@lively/embed', () => ({}));

// jsdom has no IndexedDB.
vi.mock('idb-keyval', () => import('./memoryKeyval'));

// The files share a document and the modules: what a test leaves would be there for all that come after it.
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  queryClient.clear();
  recentSearches.clear();
  localStorage.clear();
  void eraseEntries();
  sessionStorage.clear();
  vi.useRealTimers();
});

const emptyQueryList = { matches: false, onchange: null, addListener: () => {}, removeListener: () => {} };
