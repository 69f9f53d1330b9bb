import { expect, type Page, type Request } from '@playwright/test';
import type { Call } from './Flow';
import type { Fault } from './faults';

/** The timeout of a write in milliseconds. */
const writeDeadline = 7_000;

interface Injected {
  /** Waits for the call, then advances the clock of the page if the fault needs it. */
  pass: () => Promise<void>;
  /** Waits until no request is open, except those that are never answered. */
  settle: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Makes a call meet a fault from now on. */
export async function injectFault(page: Page, call: Call, fault: Fault): Promise<Injected> {
  const met = Promise.withResolvers<void>();
  const passed = Promise.withResolvers<void>();
  const isOfCall = (request: Request) => request.method() === call.method && call.path.test(request.url());
  const open = new Set<Request>();
  page.on('request', (request) => {
    if (fault.wait !== 'deadline' || !isOfCall(request)) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));

  await page.route(call.path, async (route) => {
    if (!isOfCall(route.request())) return route.fallback();
    met.resolve();
    await fault.answer(route, passed.promise);
  });
  return {
    async pass() {
      await met.promise;
      if (fault.wait === 'deadline') await page.clock.runFor(call.deadline ?? writeDeadline);
      else if (fault.wait) await page.clock.runFor(fault.wait);
      passed.resolve();
    },
    settle: () => expect.poll(() => open.size).toBe(0),
    stop: () => page.unroute(call.path),
  };
}
