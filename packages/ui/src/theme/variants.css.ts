import { globalStyle } from '@vanilla-extract/css';
import { enlargedText } from './breakpoints';
import { vars } from './contract.css';
import { highContrastCategories, highContrastColors } from './highContrast';
import { type CategoryTone, categories, compact } from './tokens';

/*
 * Variants of the themes: more contrast, which the system or `data-contrast="more"` asks for, and the compact density of
 * `data-density="compact"`. The published stylesheets contain them after the themes; the app has neither.
 */

const light = variablesOf('light');
const dark = variablesOf('dark');
const moreContrast = '(prefers-contrast: more)';
const darkSystem = '(prefers-color-scheme: dark)';
const more = '[data-contrast="more"]';
/** The elements with a theme on, inside or around the element that asks for more contrast. */
const themed = (theme: string) =>
  [`${more}[data-theme="${theme}"]`, `${more} [data-theme="${theme}"]`, `[data-theme="${theme}"] ${more}`].join();

globalStyle(':root, [data-theme="light"], [data-theme="system"]', { '@media': { [moreContrast]: { vars: light } } });
globalStyle('[data-theme="system"]', { '@media': { [`${moreContrast} and ${darkSystem}`]: { vars: dark } } });
globalStyle('[data-theme="dark"]', { '@media': { [moreContrast]: { vars: dark } } });

globalStyle(`${more}, ${themed('light')}, ${themed('system')}`, { vars: light });
globalStyle(themed('system'), { '@media': { [darkSystem]: { vars: dark } } });
globalStyle(themed('dark'), { vars: dark });

for (const category of categories) {
  const flood = { [vars.tone.flood]: highContrastCategories('light')[category].flood };
  globalStyle(`[data-category="${category}"]`, { '@media': { [moreContrast]: { vars: flood } } });
  globalStyle(`${more} [data-category="${category}"], ${more}[data-category="${category}"]`, { vars: flood });
}

// Enlarged text has distances of its own.
globalStyle('[data-density="compact"]', {
  '@media': { [`not (${enlargedText.replace('screen and (', '')}`]: { vars: entriesOf(vars.space, compact.space) } },
});
// Fingers need the usual size.
globalStyle('[data-density="compact"]', {
  '@media': { '(pointer: fine)': { vars: { [vars.size.touchable]: compact.touchable } } },
});

function variablesOf(theme: 'light' | 'dark'): Record<string, string> {
  const texts = highContrastCategories(theme);
  const categoryTexts = categories.map((category: CategoryTone) => [vars.categoryText[category], texts[category].text]);
  return { ...entriesOf(vars.color, highContrastColors(theme)), ...Object.fromEntries(categoryTexts) };
}

function entriesOf<Name extends string>(
  names: Record<Name, string>,
  values: Readonly<Partial<Record<Name, string>>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries<string>(values as Record<string, string>).map(([name, value]) => [names[name as Name], value]),
  );
}
