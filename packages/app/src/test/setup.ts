import '@testing-library/jest-dom/vitest';
import { onlineManager } from '@tanstack/react-query';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { hangLimits } from '../../../../scripts/hangLimits';
import { queryClient } from '../data/queryClient';
import { recentSearches } from '../device/recentSearches';
import { storedTaste } from '../device/storedTaste';
import { eraseEntries } from '../outbox/outboxStore';

configure({
  asyncUtilTimeout: hangLimits.wait,
  // By default each failed attempt of a `findBy…` prints the document. `screen.debug()` prints it on demand.
  getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
});

// Fake timers do not control the clock of `AbortSignal.timeout`.
AbortSignal.timeout = (milliseconds) => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('The operation timed out.', 'TimeoutError')), milliseconds);
  return controller.signal;
};

// jsdom has no layout: scrolling, observing and media queries do nothing.
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.matchMedia = (media) => Object.assign(new EventTarget(), emptyQueryList, { media });

// A widget uses constructed style sheets, which jsdom does not have: the journeys test it.
vi.mock('@lively/embed', () => ({}));

// jsdom has no IndexedDB.
vi.mock('idb-keyval', () => import('./memoryKeyval'));

// The files share a document and the modules: leftovers of a test would affect the later tests.
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  queryClient.clear();
  onlineManager.setOnline(true);
  recentSearches.clear();
  storedTaste.follow(null);
  localStorage.clear();
  void eraseEntries();
  sessionStorage.clear();
  vi.useRealTimers();
});

const emptyQueryList = { matches: false, onchange: null, addListener: () => {}, removeListener: () => {} };
