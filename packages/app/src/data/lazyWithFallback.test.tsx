import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { lazyWithFallback } from './lazyWithFallback';

type Load = Parameters<typeof lazyWithFallback>[0];

function createLoad() {
  return vi
    .fn<Load>()
    .mockRejectedValueOnce(new Error('Down.'))
    .mockResolvedValue({ default: () => <p>Here</p> });
}

function show(load: Load) {
  const Component = lazyWithFallback(load, () => <p>Failed</p>);
  const shown = (
    <Suspense fallback={<p>Waiting</p>}>
      <Component />
    </Suspense>
  );
  return { ...render(shown), shown };
}

test('code that fails to load is requested once and replaced by the fallback', async () => {
  const load = createLoad();
  show(load);
  expect(screen.getByText('Waiting')).toBeInTheDocument();
  expect(await screen.findByText('Failed')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

test('failed code is requested again when the connection is back', async () => {
  show(createLoad());
  await screen.findByText('Failed');
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Here')).toBeInTheDocument();
});

test('failed code is requested again when the component is shown again', async () => {
  const { shown, rerender } = show(createLoad());
  await screen.findByText('Failed');
  rerender(<p>Elsewhere</p>);
  rerender(shown);
  expect(await screen.findByText('Here')).toBeInTheDocument();
});

test('the fallback shows if the texts of the component fail to load', async () => {
  const load = vi.fn<Load>().mockResolvedValue({ default: () => <p>Here</p> });
  const loadTexts = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('Down.')).mockResolvedValue();
  const Component = lazyWithFallback(load, () => <p>Failed</p>, loadTexts);
  render(
    <Suspense fallback={null}>
      <Component />
    </Suspense>,
  );
  await screen.findByText('Failed');
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Here')).toBeInTheDocument();
  expect(loadTexts).toHaveBeenCalledTimes(2);
});
