import { EventPoster } from '@lively/ui';
import { fireEvent, render, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { PosterDrawing } from './PosterDrawing';

const jazz = { category: 'music', subcategory: 'jazz', seed: '17', title: 'Nina Simone', format: 'portrait' } as const;
/** The shapes as the server draws them, with the module of `@lively/ui`. */
const [served = ''] = /<g>.*<\/g>/.exec(renderToString(<EventPoster {...jazz} />)) ?? [];
const draw = () => (
  <svg aria-hidden="true">
    <PosterDrawing {...jazz} />
  </svg>
);
const pathsIn = (element: Element) => [...element.querySelectorAll('path')];

test('the shapes of the server stay, also after the first gesture has loaded the motifs', async () => {
  const onRecoverableError = vi.fn();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = `<svg aria-hidden="true">${served}</svg>`;
  const paths = pathsIn(container);
  const { rerender } = render(draw(), { container, hydrate: true, onRecoverableError });
  fireEvent.pointerDown(container);
  await vi.dynamicImportSettled();
  rerender(draw());
  expect(paths.length).toBeGreaterThan(2);
  expect(pathsIn(container)).toEqual(paths);
  expect(paths.every((path) => path.isConnected)).toBe(true);
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('a poster that the browser draws equals that of the server', async () => {
  const { container } = render(draw());
  await waitFor(() => expect(pathsIn(container)).not.toHaveLength(0));
  expect(container.innerHTML).toContain(served);
});
