import { listOutlines, type Position } from './listOutlines.ts';

/** A rectangle of a drawing, in its units. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The outline of a department. */
export interface Shape {
  readonly code: string;
  /** The path of an SVG. */
  readonly path: string;
  /** The middle of its largest part. */
  readonly x: number;
  readonly y: number;
}

/** A drawing of departments. */
export interface Drawing {
  readonly shapes: readonly Shape[];
  /** Units for each kilometre. */
  readonly scale: number;
  /** Returns the place of a position in degrees. */
  readonly place: (longitude: number, latitude: number) => readonly [x: number, y: number];
}

type Point = readonly [x: number, y: number];

/** Draws departments as large as a frame allows, in its middle. Codes without an outline are ignored. */
export function drawAreas(codes: readonly string[], frame: Frame): Drawing {
  const known = listOutlines();
  const found = codes.flatMap((code) => {
    const rings = known.get(code);
    return rings ? [{ code, rings }] : [];
  });
  const project = found.every(({ code }) => code.length === 2) ? projectFrance : projectAround(found[0]?.rings[0]?.[0]);
  const projected = found.map(({ code, rings }) => ({ code, rings: rings.map((ring) => ring.map(project)) }));
  const bounds = boundsOf(projected.flatMap(({ rings }) => rings.flat()));
  const scale = Math.min(frame.width / bounds.width, frame.height / bounds.height);
  const fit = ([x, y]: Point): Point => [
    frame.x + frame.width / 2 + (x - bounds.x - bounds.width / 2) * scale,
    frame.y + frame.height / 2 + (y - bounds.y - bounds.height / 2) * scale,
  ];
  return {
    shapes: projected.map(({ code, rings }) =>
      toShape(
        code,
        rings.map((ring) => ring.map(fit)),
      ),
    ),
    scale,
    place: (longitude, latitude) => fit(project([longitude, latitude])),
  };
}

function toShape(code: string, rings: readonly (readonly Point[])[]): Shape {
  const largest = rings.reduce((best, ring) => (sizeOf(ring) > sizeOf(best) ? ring : best), rings[0] ?? []);
  const bounds = boundsOf(largest);
  const path = rings.map((ring) => `M${ring.map((point) => point.map(round).join(' ')).join('L')}Z`).join('');
  return { code, path, x: round(bounds.x + bounds.width / 2), y: round(bounds.y + bounds.height / 2) };
}

function boundsOf(points: readonly Point[]): Frame {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

function sizeOf(ring: readonly Point[]): number {
  const { width, height } = boundsOf(ring);
  return width * height;
}

const round = (length: number) => Math.round(length * 10) / 10;

const radian = Math.PI / 180;
const earthRadius = 6371;

/** The conic projection of the maps of metropolitan France: parallels 44° and 49°, meridian 3° (Lambert 93), on a sphere. */
function projectFrance([longitude, latitude]: Position): Point {
  const spread = (degrees: number) => Math.tan(Math.PI / 4 + (degrees * radian) / 2);
  const exponent = Math.log(Math.cos(44 * radian) / Math.cos(49 * radian)) / Math.log(spread(49) / spread(44));
  const factor = (earthRadius * Math.cos(44 * radian) * spread(44) ** exponent) / exponent;
  const distance = factor / spread(latitude) ** exponent;
  const angle = exponent * (longitude - 3) * radian;
  return [distance * Math.sin(angle), distance * Math.cos(angle)];
}

/** Overseas, each department is so small that a plane is enough. */
function projectAround([, middle] = [0, 0] as Position): (position: Position) => Point {
  const kilometres = earthRadius * radian;
  return ([longitude, latitude]) => [longitude * kilometres * Math.cos(middle * radian), -latitude * kilometres];
}
