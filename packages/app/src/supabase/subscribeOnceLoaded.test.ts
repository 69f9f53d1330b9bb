import { expect, test, vi } from 'vitest';
import { subscribeOnceLoaded } from './subscribeOnceLoaded';

test('subscribes after the value is loaded, and unsubscribes at the end', async () => {
  const unsubscribe = vi.fn();
  const subscribe = vi.fn((_loaded: string) => unsubscribe);
  const end = subscribeOnceLoaded(Promise.resolve('client'), subscribe);
  await Promise.resolve();
  expect(subscribe).toHaveBeenCalledExactlyOnceWith('client');
  expect(unsubscribe).not.toHaveBeenCalled();
  end();
  expect(unsubscribe).toHaveBeenCalledOnce();
});

test('does not subscribe if the end comes before the value is loaded', async () => {
  const subscribe = vi.fn(() => () => {});
  subscribeOnceLoaded(Promise.resolve('client'), subscribe)();
  await Promise.resolve();
  expect(subscribe).not.toHaveBeenCalled();
});

test('does not subscribe if the value fails to load', async () => {
  const subscribe = vi.fn(() => () => {});
  const end = subscribeOnceLoaded(Promise.reject(new Error('Down.')), subscribe);
  await Promise.resolve();
  end();
  expect(subscribe).not.toHaveBeenCalled();
});
