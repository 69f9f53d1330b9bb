/**
 * Writes `src/map/outlines.ts`, the simplified outlines of the departments, from the file `departements-avec-outre-mer.geojson` of
 * https://github.com/gregoiredavid/france-geojson at commit 5d34ee6d, which has the borders of Admin Express COG 2018 (IGN,
 * Licence Ouverte 2.0): `npx -y pnpm@12.21.0 --filter @lively/engine outlines FILE`.
 *
 * Neighbours share their borders, so each border is simplified once and stored once.
 */

import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

type Point = readonly [longitude: number, latitude: number];

interface Feature {
  readonly properties: { readonly code: string };
  readonly geometry:
    | { readonly type: 'Polygon'; readonly coordinates: readonly Point[][] }
    | { readonly type: 'MultiPolygon'; readonly coordinates: readonly Point[][][] };
}

const checksum = '0c331e85eef244d8014f68a4c256bb732e28776aceec53ddf849624f2eb6c163';
/** Steps of the grid in a degree: 400 metres from north to south. */
const steps = 250;
/** A point stays if it and its neighbours enclose at least this area, in square kilometres; less around Paris. */
const smallestCorner = 8;
/** The smallest corner as a share of its department. */
const smallestShare = 1 / 300;
/** Islands below this area are omitted, in square kilometres, unless a department has no other part. */
const smallestIsland = 9;

const [file] = process.argv.slice(2);
if (!file)
  throw new Error('Name the file of the outlines: node scripts/writeOutlines.ts departements-avec-outre-mer.geojson');
const source = readFileSync(file);
const found = createHash('sha256').update(source).digest('hex');
if (found !== checksum)
  throw new Error(`${file} is not the file whose licence and borders were checked: its SHA-256 is ${found}.`);

const departments = (JSON.parse(source.toString()) as { features: Feature[] }).features
  .map(({ properties, geometry }) => {
    const rings = omitIslands(listRings(geometry));
    return { code: properties.code, rings, area: Math.max(...rings.map(areaOf)) };
  })
  .sort((one, other) => (one.code < other.code ? -1 : 1));

/** The departments of each border between two points. */
const owners = new Map<string, string>();
const neighbours = new Map<string, Set<string>>();
for (const { code, rings } of departments)
  for (const ring of rings)
    for (const [index, point] of ring.entries()) {
      const next = ring[(index + 1) % ring.length] as Point;
      const border = nameBorder(point, next);
      owners.set(border, `${owners.get(border) ?? ''} ${code}`);
      for (const [one, other] of [[point, next] as const, [next, point] as const])
        neighbours.set(String(one), (neighbours.get(String(one)) ?? new Set()).add(String(other)));
    }

const arcs: string[] = [];
const arcNumbers = new Map<string, number>();
const areas = new Map(departments.map(({ code, area }) => [code, area]));
const lines = departments.map(({ code, rings }) => `${code} ${rings.map(toArcs).join('|')}`);

const output = resolve(import.meta.dirname, '../src/map/outlines.ts');
writeFileSync(
  output,
  `// Written by scripts/writeOutlines.ts. Source: Admin Express COG 2018, IGN, Licence Ouverte 2.0.

/** The number of steps in a degree. */
export const steps = ${steps};

/** The borders, separated by spaces: their first point, then the way to each next point, in steps of longitude and latitude. */
// biome-ignore format: one line.
export const arcs = ${JSON.stringify(arcs.join(' '))};

/** The departments: their code, then the numbers of the borders of each ring. A border in the opposite direction has a tilde. */
export const departments = \`
${lines.join('\n')}
\`;
`,
);
process.stdout.write(`Wrote ${output}: ${arcs.length} borders\n`);

function listRings({ type, coordinates }: Feature['geometry']): Point[][] {
  const rings = type === 'Polygon' ? coordinates : coordinates.flat();
  // The last point repeats the first.
  return rings.map((ring) => ring.slice(0, -1));
}

function omitIslands(rings: Point[][]): Point[][] {
  const largest = Math.max(...rings.map(areaOf));
  return rings.filter((ring) => areaOf(ring) >= smallestIsland || areaOf(ring) === largest);
}

/** Returns the names of a ring's borders, and adds those that are new. */
function toArcs(ring: readonly Point[]): string {
  const starts = ring.flatMap((_, index) => (isNode(ring, index) ? [index] : []));
  if (!starts.length) {
    // The same ring may be an exclave of one department and a hole of another: it begins at the same point in both.
    const first = ring.reduce((best, point, index) => (String(point) < String(ring[best]) ? index : best), 0);
    starts.push(first);
  }
  return starts
    .map((start, index) => {
      const end = starts[index + 1] ?? (starts[0] as number) + ring.length;
      return toArc(Array.from({ length: end - start + 1 }, (_, step) => ring[(start + step) % ring.length] as Point));
    })
    .join(',');
}

function toArc(points: readonly Point[]): string {
  const names = [points, points.toReversed()].map((way) => way.join(';'));
  const [forward = '', backward = ''] = names;
  const isForward = forward <= backward;
  const name = isForward ? forward : backward;
  let number = arcNumbers.get(name);
  if (number === undefined) {
    number = arcs.length;
    arcNumbers.set(name, number);
    arcs.push(encode(simplify(isForward ? points : points.toReversed())));
  }
  return isForward ? String(number) : `~${number}`;
}

/** Whether borders begin or end at a point of a ring: more than two meet, or the departments beside them change. */
function isNode(ring: readonly Point[], index: number): boolean {
  const [before, point, after] = [-1, 0, 1].map((step) => ring.at((index + step) % ring.length)) as [
    Point,
    Point,
    Point,
  ];
  if (neighbours.get(String(point))?.size !== 2) return true;
  return owners.get(nameBorder(before, point)) !== owners.get(nameBorder(point, after));
}

/** Removes the points that change the line least, by the area of the corner at each (Visvalingam). */
function simplify(points: readonly Point[]): readonly Point[] {
  const codes =
    owners
      .get(nameBorder(points[0] as Point, points[1] as Point))
      ?.trim()
      .split(' ') ?? [];
  const smallest = Math.min(smallestCorner, ...codes.map((code) => (areas.get(code) ?? 0) * smallestShare));
  const isRing = String(points[0]) === String(points.at(-1));
  const kept = [...points];
  while (kept.length > (isRing ? 5 : 2)) {
    const corners = kept
      .slice(1, -1)
      .map((point, index) => areaOf([kept[index] as Point, point, kept[index + 2] as Point]));
    const least = Math.min(...corners);
    if (least >= smallest) break;
    kept.splice(corners.indexOf(least) + 1, 1);
  }
  return kept;
}

function encode(points: readonly Point[]): string {
  const grid = points.map((point) => point.map((degrees) => Math.round(degrees * steps)) as [number, number]);
  const moves = grid.map(([x, y], index) => [x - (grid[index - 1]?.[0] ?? 0), y - (grid[index - 1]?.[1] ?? 0)]);
  return moves
    .filter(([x, y], index) => index === 0 || x !== 0 || y !== 0)
    .flat()
    .map(encodeNumber)
    .join('');
}

/** Writes a number to the base 44, the last digit first: as one of the letters O to z if more follow, else as one of # to N. */
function encodeNumber(number: number): string {
  let rest = number < 0 ? -2 * number - 1 : 2 * number;
  let text = '';
  for (; rest >= 44; rest = Math.floor(rest / 44)) text += String.fromCharCode(79 + (rest % 44));
  return text + String.fromCharCode(35 + rest);
}

/** Returns the area of a polygon in square kilometres, as on a plane. */
function areaOf(ring: readonly Point[]): number {
  const width = 111.2 * Math.cos(((ring[0]?.[1] ?? 0) * Math.PI) / 180);
  const [x0, y0] = ring[0] as Point;
  const doubled = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] as Point;
    return sum + (x - x0) * (nextY - y0) - (nextX - x0) * (y - y0);
  }, 0);
  return (Math.abs(doubled) / 2) * width * 111.2;
}

function nameBorder(one: Point, other: Point): string {
  return [String(one), String(other)].sort().join(' ');
}
