import { expect, test, vi } from 'vitest';
import { hang } from '../test/createTestBackend';
import { withDeadline } from './withDeadline';

test('an answer in time is passed on', async () => {
  expect(await withDeadline(async () => 'answer')).toBe('answer');
});

test('a refusal in time is passed on', async () => {
  await expect(withDeadline(() => Promise.reject(new Error('No.')))).rejects.toThrow('No.');
});

test('the time is ten seconds', () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  withDeadline(async () => {});
  expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000);
});

test('what never answers is given up when the time is over, and told so', async () => {
  let told: AbortSignal | undefined;
  const ask = (signal: AbortSignal) => {
    told = signal;
    return hang();
  };
  await expect(withDeadline(ask, undefined, 1)).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(told?.aborted).toBe(true);
});

test('what nobody waits for any more is given up', async () => {
  const controller = new AbortController();
  const answer = withDeadline(hang, controller.signal);
  controller.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
});

test('what nobody waits for is not asked', async () => {
  const ask = vi.fn(hang);
  await expect(withDeadline(ask, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
  expect(ask).not.toHaveBeenCalled();
});
