import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deadline, withDeadline } from './withDeadline';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

const hang = () => new Promise<never>(() => {});

test('an answer in time is returned, and no timer remains', async () => {
  expect(await withDeadline(async () => 'answer')).toBe('answer');
  expect(vi.getTimerCount()).toBe(0);
});

test('a rejection in time is thrown, and no timer remains', async () => {
  await expect(withDeadline(() => Promise.reject(new Error('No.')))).rejects.toThrow('No.');
  expect(vi.getTimerCount()).toBe(0);
});

test('a call without an answer is rejected and aborted after ten seconds', async () => {
  let received: AbortSignal | undefined;
  const answer = withDeadline((signal) => {
    received = signal;
    return hang();
  });
  const rejection = expect(answer).rejects.toMatchObject({ name: 'TimeoutError', code: 'timeout' });
  vi.advanceTimersByTime(deadline - 1);
  expect(received?.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(received?.aborted).toBe(true);
  await rejection;
});

test('the caller can abort the call, and no timer remains', async () => {
  const controller = new AbortController();
  const answer = withDeadline(hang, controller.signal);
  controller.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  expect(vi.getTimerCount()).toBe(0);
});

test('a call is not started for a caller that has aborted', async () => {
  const call = vi.fn(hang);
  await expect(withDeadline(call, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
  expect(call).not.toHaveBeenCalled();
});
