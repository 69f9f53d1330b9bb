import * as v from 'valibot';
import { readCredits } from './readCredits.ts';
import type { Credit, StreetSource, Streets, TileSource } from './Streets.ts';

/** Downloads JSON that a style refers to. */
export type ReadJson = (url: string) => Promise<unknown>;

const texts = v.array(v.string());
const zoom = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(24));
const tileSet = {
  tiles: v.optional(v.pipe(texts, v.minLength(1))),
  minzoom: v.optional(zoom),
  maxzoom: v.optional(zoom),
  bounds: v.optional(v.pipe(v.array(v.number()), v.length(4))),
  scheme: v.optional(v.picklist(['xyz', 'tms'])),
  attribution: v.optional(v.string()),
};
const tileSetSchema = v.object({ ...tileSet, tiles: v.pipe(texts, v.minLength(1)) });
const tileSourceSchema = v.looseObject({
  ...tileSet,
  type: v.picklist(['vector', 'raster', 'raster-dem']),
  url: v.optional(v.string()),
});
const dataSourceSchema = v.looseObject({
  type: v.literal('geojson'),
  data: v.union([v.string(), v.looseObject({})]),
  attribution: v.optional(v.string()),
});
const styleSchema = v.object({
  version: v.literal(8),
  sources: v.record(v.string(), v.variant('type', [tileSourceSchema, dataSourceSchema])),
  layers: v.array(v.looseObject({ id: v.string(), type: v.string(), layout: v.optional(v.looseObject({})) })),
  sprite: v.optional(v.union([v.string(), v.array(v.object({ id: v.string(), url: v.string() }))])),
  glyphs: v.optional(v.string()),
});

/** The zoom levels of a source that names none, as MapLibre has them. */
const defaultZooms = { minzoom: 0, maxzoom: 22 };

/**
 * Reads a style of MapLibre, and the descriptions of its tiles. Only what draws a map is kept, so that neither the URLs nor the keys
 * of the host are in it.
 *
 * @throws Error for a style that this site cannot serve.
 */
export async function readStyle(styleUrl: string, readJson: ReadJson): Promise<Streets> {
  const { version, sources, layers, sprite, glyphs } = v.parse(styleSchema, await readJson(styleUrl));
  const served: StreetSource[] = [];
  const credits: Credit[] = [];
  const written: Record<string, unknown> = {};
  for (const [name, source] of Object.entries(sources)) {
    if (source.type === 'geojson') {
      const { attribution, ...kept } = source;
      addCredits(attribution);
      written[name] = typeof source.data === 'string' ? { ...kept, data: serveData(source.data) } : kept;
    } else written[name] = await serveTiles(source);
  }
  const sprites = typeof sprite === 'string' ? [{ id: 'default', url: sprite }] : (sprite ?? []);
  return {
    style: {
      version,
      sources: written,
      layers: layers.map(({ metadata: _, ...layer }) => layer),
      ...(sprites.length && { sprite: sprites.map(({ id }, index) => ({ id, url: `/streets/sprites/${index}` })) }),
      ...(glyphs && { glyphs: '/streets/glyphs/{fontstack}/{range}.pbf' }),
    },
    credits,
    sources: served,
    sprites: sprites.map(({ url }) => toUrl(url, styleUrl)),
    glyphs: glyphs && toTemplate(glyphs, styleUrl),
    fonts: findFonts(layers),
  };

  function serveData(url: string): string {
    return `/streets/data/${served.push({ kind: 'data', url: toUrl(url, styleUrl) }) - 1}`;
  }

  async function serveTiles(source: v.InferOutput<typeof tileSourceSchema>) {
    const { url, tiles, attribution, ...kept } = source;
    const base = url === undefined ? styleUrl : toUrl(url, styleUrl);
    const described = url === undefined ? undefined : v.parse(tileSetSchema, await readJson(base));
    const templates = described?.tiles ?? tiles;
    if (!templates) throw new Error('A source of the style has neither a URL nor tiles.');
    const { tiles: _, attribution: author, ...facts } = { ...described, ...(attribution && { attribution }) };
    addCredits(author);
    const zooms = { ...defaultZooms, ...pickZooms(facts), ...pickZooms(kept) };
    const kind: TileSource['kind'] = source.type === 'vector' ? 'vector' : 'picture';
    const found = templates.map((template) => toTemplate(template, base));
    const index = served.push({ kind, tiles: found, minZoom: zooms.minzoom, maxZoom: zooms.maxzoom }) - 1;
    return { ...facts, ...kept, ...zooms, tiles: [`/streets/tiles/${index}/{z}/{x}/{y}`] };
  }

  function addCredits(html = ''): void {
    for (const credit of readCredits(html))
      if (!credits.some(({ text, href }) => text === credit.text && href === credit.href)) credits.push(credit);
  }
}

/** Omits what is undefined. */
function pickZooms({ minzoom, maxzoom }: { minzoom?: number | undefined; maxzoom?: number | undefined }) {
  return { ...(minzoom !== undefined && { minzoom }), ...(maxzoom !== undefined && { maxzoom }) };
}

/** @throws Error for a URL that no server answers, such as `pmtiles://…`. */
function toUrl(url: string, base: string): string {
  const { protocol, href } = new URL(url, base);
  if (!/^https?:$/.test(protocol)) throw new Error(`The style has a URL with ${protocol}, which no server answers.`);
  return href;
}

/** Resolves a URL with parts in braces. */
function toTemplate(url: string, base: string): string {
  return toUrl(url, base).replaceAll('%7B', '{').replaceAll('%7D', '}');
}

/** Finds the names of fonts: all texts in the properties that choose one, which may be expressions. */
function findFonts(layers: readonly { layout?: Readonly<Record<string, unknown>> | undefined }[]): ReadonlySet<string> {
  const found = new Set<string>(['Open Sans Regular', 'Arial Unicode MS Regular']);
  const collect = (value: unknown): void => {
    if (typeof value === 'string') found.add(value);
    else if (value && typeof value === 'object') for (const part of Object.values(value)) collect(part);
  };
  for (const { layout } of layers) collect(layout?.['text-font']);
  return found;
}
