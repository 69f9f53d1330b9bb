import { makeReadable } from './brand/mixColors';
import {
  type CategoryColors,
  type CategoryTone,
  categories,
  categoryColors,
  darkColors,
  lightColors,
  type ThemeColors,
} from './tokens';

/** The contrast that texts reach for users who ask for more (WCAG 1.4.6). */
const enhanced = 7;

/** The colours of a theme that change if the user asks for more contrast. The hue stays, the lightness changes. */
export function highContrastColors(theme: 'light' | 'dark'): Partial<ThemeColors> {
  const colors = theme === 'light' ? lightColors : darkColors;
  const grounds = [colors.ground, colors.surface, colors.sunken];
  return {
    inkMuted: makeReadable(colors.inkMuted, grounds, enhanced),
    accentText: makeReadable(colors.accentText, grounds, enhanced),
    danger: makeReadable(colors.danger, [...grounds, colors.dangerSurface], enhanced),
    success: makeReadable(colors.success, [...grounds, colors.successSurface], enhanced),
    accentFlood: makeReadable(colors.accentFlood, [colors.onAccentFlood], enhanced),
    onBandMuted: makeReadable(colors.onBandMuted, [colors.band], enhanced),
    // Edges of cards and rows are as visible as those of controls.
    line: makeReadable(colors.line, grounds, 3),
  };
}

/** The colours of the categories for more contrast: as text, and as the background of text. */
export function highContrastCategories(
  theme: 'light' | 'dark',
): Record<CategoryTone, Pick<CategoryColors, 'text' | 'flood'>> {
  const { ground, surface } = theme === 'light' ? lightColors : darkColors;
  const colors = categoryColors(theme);
  const entries = categories.map((category) => {
    const { text, flood, onFlood } = colors[category];
    return [
      category,
      { text: makeReadable(text, [ground, surface], enhanced), flood: makeReadable(flood, [onFlood], enhanced) },
    ] as const;
  });
  return Object.fromEntries(entries) as Record<CategoryTone, Pick<CategoryColors, 'text' | 'flood'>>;
}
