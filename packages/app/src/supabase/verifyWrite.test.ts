import { afterEach, expect, test, vi } from 'vitest';
import { verifyWrite } from './verifyWrite';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const lost = new Error('The connection was reset.');
const { signal } = new AbortController();

function createCalls(write: () => Promise<unknown>, isStored: () => Promise<boolean>) {
  return { write: vi.fn(write), isStored: vi.fn(isStored), undo: vi.fn(async () => {}) };
}

test('a successful write is not verified', async () => {
  const calls = createCalls(
    async () => {},
    async () => false,
  );
  await verifyWrite(calls, signal);
  expect(calls.isStored).not.toHaveBeenCalled();
  expect(calls.undo).not.toHaveBeenCalled();
});

test('a write with a lost answer is successful if it is stored', async () => {
  const calls = createCalls(
    () => Promise.reject(lost),
    async () => true,
  );
  await verifyWrite(calls, signal);
  expect(calls.undo).not.toHaveBeenCalled();
});

test('a write that is not stored fails with its own error and is undone', async () => {
  const calls = createCalls(
    () => Promise.reject(lost),
    async () => false,
  );
  await expect(verifyWrite(calls, signal)).rejects.toBe(lost);
  expect(calls.undo).toHaveBeenCalledOnce();
});

test('a write that cannot be verified fails and is not undone, because it may be stored', async () => {
  const calls = createCalls(
    () => Promise.reject(lost),
    () => Promise.reject(new Error('Still no connection.')),
  );
  await expect(verifyWrite(calls, signal)).rejects.toBe(lost);
  expect(calls.undo).not.toHaveBeenCalled();
});

test('a write without an answer is verified after seven seconds and ends after ten', async () => {
  vi.useFakeTimers();
  // Fake timers do not control the clock of `AbortSignal.timeout`.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('Timed out.', 'TimeoutError')), milliseconds);
    return controller.signal;
  });
  const silence = () => new Promise<never>(() => {});
  const calls = createCalls(silence, silence);
  const outcome = expect(verifyWrite(calls, signal)).rejects.toMatchObject({ name: 'TimeoutError' });
  await vi.advanceTimersByTimeAsync(6_999);
  expect(calls.isStored).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(calls.isStored).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(3_000);
  await outcome;
});
