/** The metrics of a font, in its own units. */
export interface FontMetrics {
  unitsPerEm: number;
  /** Above the baseline. */
  ascent: number;
  /** Below the baseline, as a positive number. */
  descent: number;
  lineGap: number;
  /** Returns the glyph of a character, 0 if there is none. */
  glyph: (character: string) => number;
  /** Returns the width of a character. */
  advance: (character: string) => number;
}

/** Reads the metrics of a TrueType font without variations. */
export function readFontMetrics(font: Buffer): FontMetrics {
  const table = (tag: string) => font.readUInt32BE(tableEntry(font, tag) + 8);
  const hhea = table('hhea');
  const hmtx = table('hmtx');
  const widths = font.readUInt16BE(hhea + 34);
  const glyph = (character: string) => glyphIndex(font, table('cmap'), character.codePointAt(0) ?? 0);
  return {
    unitsPerEm: font.readUInt16BE(table('head') + 18),
    ascent: font.readInt16BE(hhea + 4),
    descent: -font.readInt16BE(hhea + 6),
    lineGap: font.readInt16BE(hhea + 8),
    glyph,
    advance: (character) => font.readUInt16BE(hmtx + 4 * Math.min(glyph(character), widths - 1)),
  };
}

/** Returns where the directory of the font describes a table: its offset 8 bytes further, then its length. */
export function tableEntry(font: Buffer, tag: string): number {
  const count = font.readUInt16BE(4);
  for (let entry = 12; entry < 12 + count * 16; entry += 16) {
    if (font.toString('latin1', entry, entry + 4) === tag) return entry;
  }
  throw new Error(`The font has no table "${tag}", so it cannot be measured. Give a TrueType font, not WOFF2.`);
}

/** Looks up a character in a format 4 character map, which every web font has. */
function glyphIndex(font: Buffer, cmap: number, code: number): number {
  const map = segmentMap(font, cmap);
  const segments = font.readUInt16BE(map + 6);
  const ends = map + 14;
  const starts = ends + segments + 2;
  const deltas = starts + segments;
  const ranges = deltas + segments;
  for (let segment = 0; segment < segments; segment += 2) {
    if (font.readUInt16BE(ends + segment) < code) continue;
    const start = font.readUInt16BE(starts + segment);
    if (start > code) return 0;
    const range = font.readUInt16BE(ranges + segment);
    const delta = font.readUInt16BE(deltas + segment);
    if (range === 0) return (code + delta) & 0xffff;
    const glyph = font.readUInt16BE(ranges + segment + range + 2 * (code - start));
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  }
  return 0;
}

function segmentMap(font: Buffer, cmap: number): number {
  const count = font.readUInt16BE(cmap + 2);
  for (let entry = 0; entry < count; entry += 1) {
    const offset = cmap + font.readUInt32BE(cmap + 4 + entry * 8 + 4);
    if (font.readUInt16BE(offset) === 4) return offset;
  }
  throw new Error('The font has no character map of format 4, so its letters cannot be found.');
}
