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

test('code that does not come gives its place to the fallback, and is asked for once', async () => {
  const load = createLoad();
  show(load);
  expect(screen.getByText('Waiting')).toBeInTheDocument();
  expect(await screen.findByText('Failed')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

test('it is asked for again when the connection is back', async () => {
  show(createLoad());
  await screen.findByText('Failed');
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Here')).toBeInTheDocument();
});

test('it is asked for again when the component is shown again', async () => {
  const { shown, rerender } = show(createLoad());
  await screen.findByText('Failed');
  rerender(<p>Elsewhere</p>);
  rerender(shown);
  expect(await screen.findByText('Here')).toBeInTheDocument();
});

test('code is shown with its texts: where they do not come, the fallback stands in its place', async () => {
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
