import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { drawAs } from './drawAs.ts';
import { type FontMetrics, readFontMetrics } from './readFontMetrics.ts';
import { standInWidths } from './standInWidths.ts';

/**
 * Writes the two fonts of the pages with their licences, and `fonts.css` with fallback faces of the same size for the time
 * until they load. Run it after a font update: `pnpm --filter @lively/ui fonts`.
 */
const fonts = [
  {
    name: 'bricolage',
    family: 'Bricolage Grotesque Variable',
    weight: '800',
    source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    // One variant for all headlines, titles and dates: see `displayText`.
    axes: { wght: 800, wdth: 76, opsz: 48 },
    measuredAt: { wght: 800, wdth: 76, opsz: 48 },
    standIn: { family: 'Bricolage Fallback', cut: 'bold' },
  },
  {
    name: 'instrument',
    family: 'Instrument Sans Variable',
    weight: '400 700',
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2',
    axes: { wght: { min: 400, max: 700 }, wdth: 100 },
    measuredAt: { wght: 400, wdth: 100 },
    standIn: { family: 'Instrument Fallback', cut: 'regular' },
  },
] as const;

const keepFeatures = ['kern', 'locl', 'tnum'];

const french = 'ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ';
const spanish = 'ÁÍÑÓÚáíñóú¿¡ªº';
const names = 'ÄÅÃÖÕØßäåãöõø';
const signs = '’‘“”«»‹›…–—·•×−±≈→←↗✓°€£$%‰§©®™№½¼¾²³¹\u00a0\u202f\u2009';
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

// biome-ignore format: a table reads better in rows
/** The frequency of each letter in a thousand letters of French, spaces included. The widths of the fallbacks are fitted to it. */
const frequency: Record<string, number> = {
  ' ': 170, e: 120, s: 66, a: 64, i: 62, n: 59, t: 60, r: 55, u: 52, l: 46, o: 45, d: 30, c: 27, m: 25, p: 24, v: 14,
  é: 16, q: 11, f: 9, b: 7, g: 7, h: 7, j: 5, x: 3, y: 3, z: 1, w: 1, k: 1,
};
const require = createRequire(import.meta.url);
const folder = new URL('../src/fonts/', import.meta.url);
const rules = ['/* Written by scripts/subsetFonts.ts. */'];
for (const font of fonts) {
  const source = await readFile(require.resolve(font.source));
  const text = ascii + french + spanish + names + signs;
  const kept = { noHinting: true, keepFeatures };
  const cut = await subsetFont(source, text, { ...kept, targetFormat: 'truetype', variationAxes: font.axes });
  // The narrow space of French, before « ! » and inside quotes: without it, each device takes one of another font.
  const spaced = drawAs(cut, text, '\u202f', ' ');
  const subset = await subsetFont(spaced, text, { ...kept, targetFormat: 'woff2' });
  await writeFile(new URL(`${font.name}.woff2`, folder), subset);
  await copyFile(join(dirname(require.resolve(font.source)), '../LICENSE'), new URL(`${font.name}.OFL.txt`, folder));
  const still = await subsetFont(source, text, { targetFormat: 'truetype', variationAxes: font.measuredAt });
  rules.push(face(font), ...standInFaces(font, readFontMetrics(still)));
  process.stdout.write(`${font.name}.woff2: ${subset.byteLength} bytes\n`);
}
await writeFile(new URL('fonts.css', folder), `${rules.join('\n\n')}\n`);

function face({ name, family, weight }: (typeof fonts)[number]): string {
  return rule({
    'font-family': `"${family}"`,
    'font-weight': weight,
    'font-display': 'swap',
    src: `url("./${name}.woff2") format("woff2")`,
  });
}

/** The fallback fonts of devices, each adjusted to the width and height of the font that it replaces. */
function standInFaces({ weight, standIn }: (typeof fonts)[number], font: FontMetrics): string[] {
  const width = average((letter) => font.advance(letter) / font.unitsPerEm);
  return standInWidths[standIn.cut].map(({ local, widths }: { local: string[]; widths: Record<string, number> }) => {
    const size = width / average((letter) => (widths[letter] ?? 0) / 1000);
    return rule({
      'font-family': `"${standIn.family}"`,
      'font-weight': weight,
      src: local.map((name) => `local("${name}")`).join(', '),
      'size-adjust': percent(size),
      'ascent-override': percent(font.ascent / font.unitsPerEm / size),
      'descent-override': percent(font.descent / font.unitsPerEm / size),
      'line-gap-override': percent(font.lineGap / font.unitsPerEm / size),
    });
  });
}

function rule(descriptors: Record<string, string>): string {
  const lines = Object.entries(descriptors).map(([name, value]) => `  ${name}: ${value};`);
  return `@font-face {\n${lines.join('\n')}\n}`;
}

function average(widthOf: (letter: string) => number): number {
  const entries = Object.entries(frequency);
  const total = entries.reduce((sum, [, count]) => sum + count, 0);
  return entries.reduce((sum, [letter, count]) => sum + widthOf(letter) * count, 0) / total;
}

function percent(ratio: number): string {
  return `${(ratio * 100).toFixed(2)}%`;
}
