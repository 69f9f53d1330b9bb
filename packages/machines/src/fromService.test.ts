import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { toFailure } from './failure';
import { fromService, missingService } from './fromService';
import { serviceOnCommand, settle } from './test/serviceOnCommand';
import { deadline } from './withDeadline';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

function begin(limit?: number | ((input: string) => number)) {
  const service = serviceOnCommand<number, string>();
  const actor = createActor(fromService(service.ask, limit), { input: 'jazz' });
  actor.subscribe({ error: () => {} });
  actor.start();
  return { actor, service };
}

test('the answer of a service is the output, and no timer remains', async () => {
  const { actor, service } = begin();
  expect(service.last().input).toBe('jazz');
  await service.last().succeed(42);
  expect(actor.getSnapshot().output).toBe(42);
  expect(vi.getTimerCount()).toBe(0);
});

test('the rejection of a service is the error, and no timer remains', async () => {
  const { actor, service } = begin();
  await service.last().fail({ code: '42501', message: 'denied' });
  expect(actor.getSnapshot()).toMatchObject({ status: 'error', error: { code: '42501' } });
  expect(vi.getTimerCount()).toBe(0);
});

test('a service without an answer is aborted after ten seconds with the code timeout, and not repeated', async () => {
  const { actor, service } = begin();
  vi.advanceTimersByTime(9_999);
  await settle();
  expect(actor.getSnapshot().status).toBe('active');
  expect(service.last().signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  await settle();
  expect(actor.getSnapshot().status).toBe('error');
  expect(toFailure(actor.getSnapshot().error)).toEqual({ code: 'timeout', message: 'No answer within 10000 ms.' });
  expect(service.last().signal.aborted).toBe(true);
  vi.advanceTimersByTime(10 * deadline);
  await settle();
  expect(service.calls).toHaveLength(1);
});

test('an answer after the deadline is ignored', async () => {
  const { actor, service } = begin();
  vi.advanceTimersByTime(deadline);
  await service.last().succeed(42);
  expect(actor.getSnapshot()).toMatchObject({ status: 'error', output: undefined });
});

test('the deadline can depend on the input', async () => {
  const { actor } = begin((input) => input.length * 1000);
  vi.advanceTimersByTime(3_999);
  await settle();
  expect(actor.getSnapshot().status).toBe('active');
  vi.advanceTimersByTime(1);
  await settle();
  expect(actor.getSnapshot().status).toBe('error');
});

test('a stopped actor aborts its service, and no timer remains', () => {
  const { actor, service } = begin();
  actor.stop();
  expect(service.last().signal.aborted).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test('a service that throws synchronously is rejected', async () => {
  const actor = createActor(
    fromService(() => {
      throw new Error('Blocked.');
    }),
  );
  actor.subscribe({ error: () => {} });
  actor.start();
  await settle();
  expect(toFailure(actor.getSnapshot().error).message).toBe('Blocked.');
  expect(vi.getTimerCount()).toBe(0);
});

test('a missing service fails with its name and the way to provide it', async () => {
  const actor = createActor(missingService('saveVote'));
  actor.subscribe({ error: () => {} });
  actor.start();
  await settle();
  expect(toFailure(actor.getSnapshot().error).message).toMatch(/saveVote.*create…Machine/);
});
