import { shapePairs, textPairs } from '../colorPairs';
import { contrast } from '../contrast';
import { categoryColors, type ThemeColors } from '../tokens';
import type { Brand } from './Brand';
import { createTheme } from './createTheme';

/** The contrast of one pair of colours. */
export interface ContrastLine {
  theme: 'light' | 'dark';
  front: string;
  ground: string;
  /** The contrast ratio, from 1 to 21 (WCAG 2.2). It is cut after two decimals, so that no failure is rounded up to a pass. */
  ratio: number;
  /** The required ratio: 4.5 for text, 3 for other shapes. */
  needed: 4.5 | 3;
  passes: boolean;
}

/** Reports every pair of colours that components combine, in both themes of a brand, the lowest contrast first. */
export function reportContrast(brand: Brand): ContrastLine[] {
  const lines = (['light', 'dark'] as const).flatMap((theme) => {
    const { colors, categoryTexts } = createTheme(brand, theme);
    const categories = Object.entries(categoryTexts).flatMap(([name, text]) => [
      compare(theme, `${name} as text`, text, 'ground', colors.ground, 4.5),
      compare(theme, `${name} as text`, text, 'surface', colors.surface, 4.5),
    ]);
    const pale = Object.entries(categoryColors(theme)).map(([name, category]) =>
      compare(theme, 'onSticker', colors.onSticker, `pale of ${name}`, category.pale, 4.5),
    );
    return [...reportTheme(colors, theme), ...categories, ...pale];
  });
  return lines.sort((one, other) => one.ratio / one.needed - other.ratio / other.needed);
}

/** Reports the same pairs for given colours. */
export function reportTheme(colors: ThemeColors, theme: 'light' | 'dark'): ContrastLine[] {
  const lineOf =
    (needed: 4.5 | 3) =>
    ([front, ground]: readonly [keyof ThemeColors, keyof ThemeColors]) =>
      compare(theme, front, colors[front], ground, colors[ground], needed);
  return [...textPairs.map(lineOf(4.5)), ...shapePairs.map(lineOf(3))];
}

function compare(
  theme: 'light' | 'dark',
  front: string,
  frontColor: string,
  ground: string,
  groundColor: string,
  needed: 4.5 | 3,
): ContrastLine {
  const ratio = Math.floor(contrast(frontColor, groundColor) * 100) / 100;
  return { theme, front, ground, ratio, needed, passes: ratio >= needed };
}
