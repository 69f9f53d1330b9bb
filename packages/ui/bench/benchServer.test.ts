import { expect, test } from 'vitest';
import { loadRenderer } from './benchServer.ts';

test('the card that EventCard is measured against has its markup, to the letter', async () => {
  const renderCards = await loadRenderer();
  expect(renderCards('plain')).toBe(renderCards('lively'));
});
