import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Renderer } from '@takumi-rs/core';
import { create } from 'fontkit';

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
    subsets: ['latin', 'latin-ext', 'greek', 'cyrillic', 'devanagari', 'vietnamese'],
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

/** Matches isolates and similar characters, which some fonts show as boxes; two of them join emoji. */
const ignored = /\p{Default_Ignorable_Code_Point}/u;
const emojiGlue = /[\u200D\uFE0F]/;

/**
 * Removes the characters of a text that no font of ours can draw.
 *
 * @param characters - The code points of the fonts.
 */
export function keepDrawn(text: string, characters: ReadonlySet<number>): string {
  const kept = [...text].filter(
    (letter) =>
      emojiGlue.test(letter) ||
      /\s/.test(letter) ||
      (characters.has(letter.codePointAt(0) ?? 0) && !ignored.test(letter)),
  );
  return kept.join('').replace(/\s+/g, ' ').trim();
}

/**
 * Reads the fonts of the pictures from their packages, without the network.
 *
 * @returns The code points of all fonts together: a package declares more than its files contain.
 */
export async function registerFonts(renderer: Pick<Renderer, 'registerFont'>): Promise<ReadonlySet<number>> {
  const characters = new Set<number>();
  for (const { family, manifest, axes, subsets } of fonts) {
    const folder = dirname(manifest);
    for (const subset of subsets) {
      const file = `${basename(folder)}-${subset}-${axes}-normal.woff2`;
      const data = await readFile(join(folder, 'files', file));
      await renderer.registerFont({ name: family, data });
      const font = create(data);
      if ('characterSet' in font) for (const character of font.characterSet) characters.add(character);
    }
  }
  return characters;
}
