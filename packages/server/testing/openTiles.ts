import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { geoJSONToTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import sharp from 'sharp';

/** A server of tiles on this machine, as a host may have one. */
export interface TestTiles {
  /** The URL of the style, with a key that every file needs. */
  readonly styleUrl: string;
  /** The paths of all requests. */
  readonly asked: readonly string[];
  close(): Promise<void>;
}

const colors = { land: '#f2efe9', park: '#9fce8f', road: '#c05a2b' };

/** The key that every file needs. */
const key = 'a-secret-key';
const maxZoom = 14;

/** @param port The port; a free one unless a server was given its address. */
export async function openTiles(port = 0): Promise<TestTiles> {
  const asked: string[] = [];
  const symbol = await sharp({ create: { width: 16, height: 16, channels: 4, background: '#123456' } })
    .png()
    .toBuffer();
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', origin);
    asked.push(url.pathname);
    const send = (type: string, body: Uint8Array | string) =>
      response.writeHead(200, { 'Content-Type': type }).end(body);
    if (url.searchParams.get('key') !== key) return response.writeHead(403).end();
    const [, z, x, y] = /^\/tiles\/(\d+)\/(\d+)\/(\d+)\.pbf$/.exec(url.pathname) ?? [];
    if (z && x && y) {
      const tile = drawTile(Number(z), Number(x), Number(y));
      if (!tile) return response.writeHead(404).end();
      // As most servers of tiles do, without being asked.
      return response
        .writeHead(200, { 'Content-Type': 'application/x-protobuf', 'Content-Encoding': 'gzip' })
        .end(gzipSync(tile));
    }
    if (url.pathname === '/style.json') return send('application/json', JSON.stringify(style()));
    if (url.pathname === '/tiles.json') return send('application/json', JSON.stringify(tileSet()));
    if (/^\/symbols(@2x)?\.json$/.test(url.pathname))
      return send(
        'application/json',
        JSON.stringify({ station: { x: 0, y: 0, width: 16, height: 16, pixelRatio: 1 } }),
      );
    if (/^\/symbols(@2x)?\.png$/.test(url.pathname)) return send('image/png', symbol);
    return response.writeHead(404).end();
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    styleUrl: `${origin}/style.json?key=${key}`,
    asked,
    close: () => new Promise((closed) => void server.close(() => closed())),
  };

  function tileSet() {
    return {
      tilejson: '3.0.0',
      tiles: [`${origin}/tiles/{z}/{x}/{y}.pbf?key=${key}`],
      minzoom: 0,
      maxzoom: maxZoom,
      attribution: '<a href="https://www.openstreetmap.org/copyright">&copy; OpenStreetMap</a> and the tests',
    };
  }

  function style() {
    const layer = { source: 'city', 'source-layer': 'geojsonLayer' };
    const isKind = (kind: string) => ['==', ['get', 'kind'], kind];
    return {
      version: 8,
      name: 'Streets of the tests',
      metadata: { key },
      sources: { city: { type: 'vector', url: `/tiles.json?key=${key}` } },
      sprite: `${origin}/symbols?key=${key}`,
      layers: [
        { id: 'land', type: 'background', paint: { 'background-color': colors.land } },
        { id: 'parks', type: 'fill', ...layer, filter: isKind('park'), paint: { 'fill-color': colors.park } },
        {
          id: 'roads',
          type: 'line',
          ...layer,
          filter: isKind('road'),
          paint: { 'line-color': colors.road, 'line-width': 2 },
        },
        { id: 'stations', type: 'symbol', ...layer, filter: isKind('station'), layout: { 'icon-image': 'station' } },
      ],
    };
  }
}

/** The middle of Paris, around which the city is a square of some kilometres. */
const [middleX, middleY] = [2.35, 48.86];
const reach = 0.3;
const step = 0.01;

const city: Parameters<typeof geoJSONToTile>[0] = {
  type: 'FeatureCollection',
  features: [
    feature('park', {
      type: 'Polygon' as const,
      coordinates: [
        [
          [middleX - reach, middleY - reach],
          [middleX, middleY - reach],
          [middleX, middleY + reach],
          [middleX - reach, middleY + reach],
          [middleX - reach, middleY - reach],
        ],
      ],
    }),
    ...listRoads().map((coordinates) => feature('road', { type: 'LineString' as const, coordinates })),
    feature('station', { type: 'Point' as const, coordinates: [middleX, middleY] }),
  ],
};

function feature<Geometry>(kind: string, geometry: Geometry) {
  return { type: 'Feature' as const, properties: { kind }, geometry };
}

function listRoads(): number[][][] {
  const count = Math.round((2 * reach) / step);
  return Array.from({ length: count + 1 }, (_, index) => index * step - reach).flatMap((shift) => [
    [
      [middleX + shift, middleY - reach],
      [middleX + shift, middleY + reach],
    ],
    [
      [middleX - reach, middleY + shift],
      [middleX + reach, middleY + shift],
    ],
  ]);
}

/** Returns a vector tile; null where the city is not. */
function drawTile(z: number, x: number, y: number): Uint8Array | null {
  const tile = geoJSONToTile(city, z, x, y, { maxZoom, extent: 4096, clip: true, wrap: false });
  return tile?.features.length ? fromGeojsonVt({ geojsonLayer: tile }, { version: 2, extent: 4096 }) : null;
}
