import { describe, expect, it } from 'vitest';
import { shapePairs, textPairs } from './colorPairs';
import { contrast } from './contrast';
import { categories, categoryColors, darkColors, lightColors } from './tokens';

describe.each([['light', lightColors] as const, ['dark', darkColors] as const])('the %s theme', (theme, colors) => {
  it.each(textPairs)('%s on %s has a contrast of at least 4.5', (text, ground) => {
    expect(contrast(colors[text], colors[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapePairs)('%s on %s has a contrast of at least 3', (shape, ground) => {
    expect(contrast(colors[shape], colors[ground])).toBeGreaterThanOrEqual(3);
  });

  it.each(categories)('every text in the colours of %s has a contrast of at least 4.5', (category) => {
    const { flood, onFlood, pale, text } = categoryColors(theme)[category];
    expect(contrast(onFlood, flood)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colors.onSticker, pale)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(text, colors.ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(text, colors.surface)).toBeGreaterThanOrEqual(4.5);
  });
});

it('the heart of a favourite has enough contrast on its disc', () => {
  expect(contrast(lightColors.accentFlood, lightColors.sticker)).toBeGreaterThanOrEqual(3);
});

it('the contrast of black on white is 21, and the contrast of grey on grey is low', () => {
  expect(contrast('#000000', '#FFFFFF')).toBe(21);
  expect(contrast('#777777', '#888888')).toBeLessThan(1.5);
});
