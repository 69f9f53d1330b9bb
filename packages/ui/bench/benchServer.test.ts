import { expect, test } from 'vitest';
import { loadRenderer } from './benchServer.ts';

test('the plain card of the benchmark has exactly the markup of EventCard', async () => {
  const renderCards = await loadRenderer();
  expect(renderCards('plain')).toBe(renderCards('lively'));
});
