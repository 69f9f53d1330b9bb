import { reportTheme } from '../../src/theme/brand/reportContrast';
import { darkColors, lightColors, type ThemeColors } from '../../src/theme/tokens';
import { type Finding, placeOf, type SourceFile } from './Finding';

const declaration = /--lively-color-([\w-]+):\s*(#[0-9a-f]{6})\b/gi;

/** Finds colours of the project whose contrast with another colour is too low. Only `#RRGGBB` is supported. */
export function findContrastFaults(files: readonly SourceFile[]): Finding[] {
  const own = files.filter(({ text }) => text.search(declaration) >= 0);
  return own.flatMap((file) =>
    (['light', 'dark'] as const).flatMap((theme) => {
      const set = colorsSet(file.text, theme);
      const colors: ThemeColors = { ...(theme === 'light' ? lightColors : darkColors), ...set };
      const failing = reportTheme(colors, theme).filter(
        ({ passes, front, ground }) => !passes && (front in set || ground in set),
      );
      return failing.map(({ front, ground, ratio, needed }) => ({
        title: `${front} on ${ground} has a contrast of ${ratio} to 1 in the ${theme} theme, and needs ${needed}.`,
        where: placeOf(file, file.text.search(declaration)),
        remedy: '`npx @lively/ui brand` makes both themes from twelve choices, and says which pairs fail.',
      }));
    }),
  );
}

/** Returns the colours that a stylesheet sets for a theme. Blocks that do not mention the dark theme set the light one. */
function colorsSet(text: string, theme: 'light' | 'dark'): Partial<ThemeColors> {
  const blocks = [...text.matchAll(/([^{}]*)\{([^{}]*)\}/g)];
  const darkFrom = (before: string, index: number) =>
    /dark/.test(before) || /prefers-color-scheme:\s*dark[^}]*$/.test(text.slice(0, index));
  const wanted = blocks.filter(({ 1: selector = '', index }) => darkFrom(selector, index) === (theme === 'dark'));
  const declared = wanted.flatMap(({ 2: block = '' }) => [...block.matchAll(declaration)]);
  return Object.fromEntries(
    declared.map(([, name = '', color = '']) => [
      name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
      color,
    ]),
  );
}
