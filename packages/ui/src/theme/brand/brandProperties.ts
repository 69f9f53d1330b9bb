import { radius } from '../tokens';
import type { Brand } from './Brand';
import { createTheme } from './createTheme';

/** Returns the custom properties that both themes of a brand share: the fonts and the radii. */
export function sharedProperties(brand: Brand): Record<string, string> {
  return {
    ...named('font-family', { display: brand.displayFont, text: brand.textFont }),
    ...named('radius', proportion(brand.radius)),
  };
}

/** Returns the custom properties of one theme of a brand. */
export function themeProperties(brand: Brand, theme: 'light' | 'dark'): Record<string, string> {
  const { colors, categoryTexts } = createTheme(brand, theme);
  return { ...named('color', colors), ...named('category-text', categoryTexts) };
}

/** Scales Lively's radii of 3, 5 and 8 pixels to another medium radius. */
function proportion(middle: string): Record<string, string> {
  const part = (name: 'small' | 'large') => Number.parseFloat(radius[name]) / Number.parseFloat(radius.medium);
  return { small: `calc(${middle} * ${part('small')})`, medium: middle, large: `calc(${middle} * ${part('large')})` };
}

function named(group: string, values: Record<string, string>): Record<string, string> {
  const entries = Object.entries(values).map(([name, value]) => [`--lively-${group}-${toKebabCase(name)}`, value]);
  return Object.fromEntries(entries);
}

function toKebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
