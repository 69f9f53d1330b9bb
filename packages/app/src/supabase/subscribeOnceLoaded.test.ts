import { expect, test, vi } from 'vitest';
import { subscribeOnceLoaded } from './subscribeOnceLoaded';

test('subscribes to what has loaded, until it is ended', async () => {
  const unsubscribe = vi.fn();
  const subscribe = vi.fn((_loaded: string) => unsubscribe);
  const end = subscribeOnceLoaded(Promise.resolve('client'), subscribe);
  await Promise.resolve();
  expect(subscribe).toHaveBeenCalledExactlyOnceWith('client');
  expect(unsubscribe).not.toHaveBeenCalled();
  end();
  expect(unsubscribe).toHaveBeenCalledOnce();
});

test('what is ended before it has loaded never begins', async () => {
  const subscribe = vi.fn(() => () => {});
  subscribeOnceLoaded(Promise.resolve('client'), subscribe)();
  await Promise.resolve();
  expect(subscribe).not.toHaveBeenCalled();
});

test('what does not load is not subscribed to', async () => {
  const subscribe = vi.fn(() => () => {});
  const end = subscribeOnceLoaded(Promise.reject(new Error('Down.')), subscribe);
  await Promise.resolve();
  end();
  expect(subscribe).not.toHaveBeenCalled();
});
