import { shapePairs, textPairs } from '../colorPairs';
import { contrast } from '../contrast';
import { categoryColors, type ThemeColors } from '../tokens';
import type { Brand } from './Brand';
import { createTheme } from './createTheme';

/** How well one colour is read, or seen, on another. */
export interface ContrastLine {
  theme: 'light' | 'dark';
  front: string;
  ground: string;
  /** From 1 to 21 (WCAG 2.2), cut after two decimals, so that nothing is rounded up to a pass. */
  ratio: number;
  /** 4.5 for text, 3 for what is only seen. */
  needed: 4.5 | 3;
  passes: boolean;
}

/** Every pair of colours that components lay on one another, in both themes of a brand, the worst first. */
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

/** The same for given colours. */
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
