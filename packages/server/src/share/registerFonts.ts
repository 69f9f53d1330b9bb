import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Renderer } from '@takumi-rs/core';

const require = createRequire(import.meta.url);

/** Titles, then whatever else: the scripts that a title may be written in, and emoji printed in one colour. */
export const fontFamilies = {
  display: ['Bricolage', 'Noto', 'Arabic', 'Hebrew', 'Emoji'],
  text: ['Instrument', 'Noto', 'Arabic', 'Hebrew', 'Emoji'],
} as const;

const fonts: readonly { family: string; source: string; axes: string; subsets: readonly string[] }[] = [
  { family: 'Bricolage', source: 'bricolage-grotesque', axes: 'standard', subsets: ['latin', 'latin-ext'] },
  { family: 'Instrument', source: 'instrument-sans', axes: 'wght', subsets: ['latin', 'latin-ext'] },
  { family: 'Noto', source: 'noto-sans', axes: 'wght', subsets: ['greek', 'cyrillic', 'devanagari', 'vietnamese'] },
  { family: 'Arabic', source: 'noto-sans-arabic', axes: 'wght', subsets: ['arabic'] },
  { family: 'Hebrew', source: 'noto-sans-hebrew', axes: 'wght', subsets: ['hebrew'] },
  { family: 'Emoji', source: 'noto-emoji', axes: 'wght', subsets: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] },
];

/** Every letter that a font of ours has; others are left out of a picture. */
const drawn =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Devanagari}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Common}\p{Script=Inherited}]/u;

/** Isolates and their like, which some fonts show as boxes; emoji are joined by two of them. */
const ignored = /\p{Default_Ignorable_Code_Point}/u;
const emojiGlue = /[\u200D\uFE0F]/;

/** A text without what no font of ours can draw. */
export function keepDrawn(text: string): string {
  const kept = [...text].filter((letter) => drawn.test(letter) && (emojiGlue.test(letter) || !ignored.test(letter)));
  return kept.join('').replace(/\s+/g, ' ').trim();
}

/** Reads the fonts of the pictures from their packages: nothing is asked of the network. */
export async function registerFonts(renderer: Renderer): Promise<void> {
  for (const { family, source, axes, subsets } of fonts) {
    const folder = join(dirname(require.resolve(`@fontsource-variable/${source}/package.json`)), 'files');
    for (const subset of subsets)
      await renderer.registerFont({
        name: family,
        data: await readFile(join(folder, `${source}-${subset}-${axes}-normal.woff2`)),
      });
  }
}
