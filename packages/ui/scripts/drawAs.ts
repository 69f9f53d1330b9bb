import { readFontMetrics, tableEntry } from './readFontMetrics.ts';

/**
 * Returns a TrueType font that draws one more character with the glyph of another. Its character map has the characters of
 * the text, one by one: subset the font again to pack it.
 */
export function drawAs(font: Buffer, text: string, character: string, other: string): Buffer {
  const { glyph } = readFontMetrics(font);
  const glyphs = [...new Set(text)].map((each) => [each, glyph(each)] as const).filter(([, index]) => index > 0);
  const map = writeCharacterMap([...glyphs, [character, glyph(other)]]);
  const entry = tableEntry(font, 'cmap');
  const result = Buffer.concat([font, Buffer.alloc(-font.length & 3), map]);
  result.writeUInt32BE(result.length - map.length, entry + 8);
  result.writeUInt32BE(map.length, entry + 12);
  return result;
}

/** Writes a character map of format 4 with one segment per character. */
function writeCharacterMap(glyphs: readonly (readonly [string, number])[]): Buffer {
  const last = [0xffff, 0] as const;
  const segments = [...glyphs.map(([character, glyph]) => [character.charCodeAt(0), glyph] as const), last];
  segments.sort(([a], [b]) => a - b);
  const codes = segments.map(([code]) => code);
  const deltas = segments.map(([code, glyph]) => (glyph - code) & 0xffff);
  const ranges = segments.map(() => 0);
  const steps = 2 ** Math.floor(Math.log2(segments.length));
  const search = [2 * steps, Math.log2(steps), 2 * (segments.length - steps)];
  const body = [2 * segments.length, ...search, ...codes, 0, ...codes, ...deltas, ...ranges];
  return toBuffer([0, 1, 3, 1, 0, 12, 4, 2 * body.length + 6, 0, ...body]);
}

function toBuffer(words: readonly number[]): Buffer {
  const buffer = Buffer.alloc(2 * words.length);
  words.forEach((word, index) => {
    buffer.writeUInt16BE(word, 2 * index);
  });
  return buffer;
}
