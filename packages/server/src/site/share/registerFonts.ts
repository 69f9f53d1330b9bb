import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Renderer } from '@takumi-rs/core';

const require = createRequire(import.meta.url);

/** The font of titles, then those of other scripts, then emoji in one colour. */
export const fontFamilies = {
  display: ['Bricolage', 'Noto', 'Arabic', 'Hebrew', 'Emoji'],
  text: ['Instrument', 'Noto', 'Arabic', 'Hebrew', 'Emoji'],
} as const;

const fonts: readonly { family: string; manifest: string; axes: string; subsets: readonly string[] }[] = [
  {
    family: 'Bricolage',
    manifest: require.resolve('@fontsource-variable/bricolage-grotesque/package.json'),
    axes: 'standard',
    subsets: ['latin', 'latin-ext'],
  },
  {
    family: 'Instrument',
    manifest: require.resolve('@fontsource-variable/instrument-sans/package.json'),
    axes: 'wght',
    subsets: ['latin', 'latin-ext'],
  },
  {
    family: 'Noto',
    manifest: require.resolve('@fontsource-variable/noto-sans/package.json'),
    axes: 'wght',
    subsets: ['greek', 'cyrillic', 'devanagari', 'vietnamese'],
  },
  {
    family: 'Arabic',
    manifest: require.resolve('@fontsource-variable/noto-sans-arabic/package.json'),
    axes: 'wght',
    subsets: ['arabic'],
  },
  {
    family: 'Hebrew',
    manifest: require.resolve('@fontsource-variable/noto-sans-hebrew/package.json'),
    axes: 'wght',
    subsets: ['hebrew'],
  },
  {
    family: 'Emoji',
    manifest: require.resolve('@fontsource-variable/noto-emoji/package.json'),
    axes: 'wght',
    subsets: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
  },
];

/** Matches every letter in our fonts; others are omitted from a picture. */
const drawn =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Devanagari}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Common}\p{Script=Inherited}]/u;

/** Matches isolates and similar characters, which some fonts show as boxes; two of them join emoji. */
const ignored = /\p{Default_Ignorable_Code_Point}/u;
const emojiGlue = /[\u200D\uFE0F]/;

/** Removes the characters of a text that no font of ours can draw. */
export function keepDrawn(text: string): string {
  const kept = [...text].filter((letter) => drawn.test(letter) && (emojiGlue.test(letter) || !ignored.test(letter)));
  return kept.join('').replace(/\s+/g, ' ').trim();
}

/** Reads the fonts of the pictures from their packages, without the network. */
export async function registerFonts(renderer: Renderer): Promise<void> {
  for (const { family, manifest, axes, subsets } of fonts) {
    const folder = dirname(manifest);
    for (const subset of subsets) {
      const file = `${basename(folder)}-${subset}-${axes}-normal.woff2`;
      await renderer.registerFont({ name: family, data: await readFile(join(folder, 'files', file)) });
    }
  }
}
