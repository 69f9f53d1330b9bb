import type { Streets } from './Streets.ts';

/** A file of a street map. */
export interface StreetFile {
  /** Where it is downloaded. */
  readonly url: string;
  readonly type: string;
}

const types = {
  vector: 'application/x-protobuf',
  // PNG, JPEG or WebP: browsers look at the bytes.
  picture: 'application/octet-stream',
  json: 'application/json',
  png: 'image/png',
};

/** The last range of the letters of a font. */
const lastRange = 65_280;
const maxFonts = 8;

/** Finds a tile of a source; null for one that does not exist. */
export function findTile({ sources }: Streets, [number, z, x, y]: readonly string[]): StreetFile | null {
  const source = sources[toNumber(number)];
  if (!source || source.kind === 'data') return null;
  const [zoom, column, row] = [toNumber(z), toNumber(x), toNumber(y)];
  const isIn = zoom >= source.minZoom && zoom <= source.maxZoom && column < 2 ** zoom && row < 2 ** zoom;
  const template = source.tiles[(column + row) % source.tiles.length];
  if (!isIn || !template) return null;
  const values: Record<string, string> = { z: String(zoom), x: String(column), y: String(row), ratio: '' };
  return { url: fill(template, values), type: types[source.kind] };
}

/** Finds 256 letters of some fonts of the style. */
export function findGlyphs({ glyphs, fonts }: Streets, fontstack: string, range: string): StreetFile | null {
  const [, begin = '', end] = /^(\d{1,5})-(\d{1,5})$/.exec(range) ?? [];
  const start = toNumber(begin);
  const isRange = start % 256 === 0 && start <= lastRange && String(start + 255) === end;
  const names = fontstack.split(',');
  if (!glyphs || !isRange || names.length > maxFonts || !names.every((name) => fonts.has(name))) return null;
  return { url: fill(glyphs, { fontstack: encodeURIComponent(fontstack), range }), type: types.vector };
}

/** Finds the pictures of a sprite, or their places in it. */
export function findSprite({ sprites }: Streets, file: string): StreetFile | null {
  const [, number, density = '', ending] = /^(\d{1,2})(@2x)?\.(json|png)$/.exec(file) ?? [];
  const url = sprites[toNumber(number)];
  if (!url || (ending !== 'json' && ending !== 'png')) return null;
  const found = new URL(url);
  found.pathname += `${density}.${ending}`;
  return { url: found.href, type: types[ending] };
}

/** Finds the shapes of a source. */
export function findData({ sources }: Streets, number: string): StreetFile | null {
  const source = sources[toNumber(number)];
  return source?.kind === 'data' ? { url: source.url, type: types.json } : null;
}

/** Returns NaN for all but a whole number in its usual writing. */
function toNumber(text = ''): number {
  return /^(0|[1-9]\d{0,7})$/.test(text) ? Number(text) : Number.NaN;
}

function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
