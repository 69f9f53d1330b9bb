import type { Page, Route } from '@playwright/test';

export interface Fault {
  readonly name: string;
  /** Whether a write with this fault is stored in the end. */
  readonly storesWrite: boolean;
  /** Whether the client reads the answer to a write. @default storesWrite */
  readonly answersWrite?: boolean;
  /** Whether a read with this fault succeeds in the end. */
  readonly letsRead: boolean;
  /** Milliseconds that the clock of the page must advance before the fault has an effect. */
  readonly wait?: 'deadline' | number;
  /** @param isPassed - Resolves once the clock has advanced. */
  answer(route: Route, isPassed: Promise<void>): Promise<void>;
}

const fails = { storesWrite: false, letsRead: false };
const html = '<!doctype html><title>Portail</title><p>Connectez-vous au Wi-Fi de la gare.';
/** The token of each page at its start. */
const expiredTokens = new WeakMap<Page, string>();

/** The faults of a request and its answer. Each lasts as long as the flow retries. */
export const faults: readonly Fault[] = [
  {
    name: '500',
    ...fails,
    answer: (route) => route.fulfill({ status: 500, json: { code: 'XX000', message: 'internal error' } }),
  },
  {
    name: '429 with Retry-After',
    ...fails,
    answer: (route) =>
      route.fulfill({
        status: 429,
        headers: { 'Retry-After': '30' },
        json: { code: 'PT429', message: 'Too many requests' },
      }),
  },
  { name: 'silence', ...fails, wait: 'deadline', answer: async () => {} },
  { name: 'connection reset', ...fails, answer: (route) => route.abort('connectionreset') },
  {
    name: 'lost answer',
    storesWrite: true,
    answersWrite: false,
    letsRead: false,
    async answer(route) {
      await route.fetch();
      await route.abort('connectionreset');
    },
  },
  {
    name: 'malformed JSON',
    storesWrite: true,
    answersWrite: false,
    letsRead: false,
    async answer(route) {
      await route.fetch();
      await route.fulfill({ status: 200, contentType: 'application/json', body: '[{"id":' });
    },
  },
  { name: 'empty 200', ...fails, answer: (route) => route.fulfill({ status: 200, body: '' }) },
  {
    name: 'HTML 200',
    ...fails,
    answer: (route) => route.fulfill({ status: 200, contentType: 'text/html', body: html }),
  },
  {
    name: '3 seconds late',
    storesWrite: true,
    letsRead: true,
    wait: 3_000,
    async answer(route, isPassed) {
      await isPassed;
      await route.fallback();
    },
  },
  {
    name: '401 for an expired token',
    storesWrite: true,
    letsRead: true,
    async answer(route) {
      const page = route.request().frame().page();
      const token = (await route.request().headerValue('authorization')) ?? '';
      if (!expiredTokens.has(page)) expiredTokens.set(page, token);
      if (token !== expiredTokens.get(page)) return route.fallback();
      await route.fulfill({ status: 401, json: { code: 'PGRST303', message: 'JWT expired' } });
    },
  },
];
