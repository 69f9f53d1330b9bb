import { radius } from '../tokens';
import type { Brand } from './Brand';
import { createTheme } from './createTheme';

/** The custom properties that a brand's themes share: its fonts and corners. */
export function sharedProperties(brand: Brand): Record<string, string> {
  return {
    ...named('font-family', { display: brand.displayFont, text: brand.textFont }),
    ...named('radius', proportion(brand.radius)),
  };
}

/** The custom properties that a theme of a brand decides. */
export function themeProperties(brand: Brand, theme: 'light' | 'dark'): Record<string, string> {
  const { colors, categoryTexts } = createTheme(brand, theme);
  return { ...named('color', colors), ...named('category-text', categoryTexts) };
}

/** Lively's corners of 3, 5 and 8 pixels, for another middle one. */
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
