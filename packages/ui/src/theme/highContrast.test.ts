import { expect, it } from 'vitest';
import { textPairs } from './colorPairs';
import { contrast } from './contrast';
import { highContrastCategories, highContrastColors } from './highContrast';
import { categories, categoryColors, darkColors, lightColors } from './tokens';

it.each(['light', 'dark'] as const)(
  'every text of the %s theme has 7 to 1 if the user asks for more contrast',
  (theme) => {
    const colors = { ...(theme === 'light' ? lightColors : darkColors), ...highContrastColors(theme) };
    const ratios = textPairs.map(([front, ground]) => ({
      front,
      ground,
      ratio: contrast(colors[front], colors[ground]),
    }));
    expect(ratios.filter(({ ratio }) => ratio < 7)).toEqual([]);
  },
);

it.each(['light', 'dark'] as const)(
  'every category of the %s theme has 7 to 1 if the user asks for more contrast',
  (theme) => {
    const { ground, surface } = theme === 'light' ? lightColors : darkColors;
    const texts = highContrastCategories(theme);
    const pale = categories.filter((category) => {
      const { text, flood } = texts[category];
      const ratios = [
        contrast(text, ground),
        contrast(text, surface),
        contrast(categoryColors(theme)[category].onFlood, flood),
      ];
      return Math.min(...ratios) < 7;
    });
    expect(pale).toEqual([]);
  },
);
