/**
 * A shape in the units of a motif: the letters and numbers of an SVG path. Only `M`, `L`, `C`, `A` and `Z`, with absolute
 * coordinates; an `A` has one radius instead of two, and no rotation. `O` is a disc: its middle and its radius.
 */
export type Shape = readonly (string | number)[];

const read = new Map<string, Shape>();

/** Reads a shape that was drawn by hand from its SVG path. */
export function shape(path: string): Shape {
  const known = read.get(path) ?? (path.match(/[A-Z]|-?\d+/g) ?? []).map((part) => (part < 'A' ? Number(part) : part));
  read.set(path, known);
  return known;
}

/**
 * Returns a polygon through pairs of coordinates. It is always clockwise, as all shapes are, so that overlapping shapes of one
 * path never cut holes.
 */
export function polygon(...points: number[]): Shape {
  const corners = points.length / 2;
  let area = 0;
  for (let index = 0, last = corners - 1; index < corners; last = index++)
    area += at(points, 2 * last) * at(points, 2 * index + 1) - at(points, 2 * index) * at(points, 2 * last + 1);
  if (area < 0) points = times(corners, (index) => points.slice(-2 * index - 2, points.length - 2 * index)).flat();
  return ['M', ...points, 'Z'];
}

function at(points: readonly number[], index: number): number {
  return points[index] as number;
}

export function box(x: number, y: number, width: number, height: number): Shape {
  return ['M', x, y, x + width, y, x + width, y + height, x, y + height, 'Z'];
}

/** Returns a bar from one point to another. It may taper. */
export function bar(x: number, y: number, toX: number, toY: number, width: number, toWidth = width): Shape {
  const length = Math.hypot(toX - x, toY - y) * 2;
  const acrossX = (y - toY) / length;
  const acrossY = (toX - x) / length;
  return polygon(
    x - acrossX * width,
    y - acrossY * width,
    toX - acrossX * toWidth,
    toY - acrossY * toWidth,
    toX + acrossX * toWidth,
    toY + acrossY * toWidth,
    x + acrossX * width,
    y + acrossY * width,
  );
}

export function disc(x: number, y: number, radius: number): Shape {
  return ['O', x, y, radius];
}

export function ring(x: number, y: number, radius: number, inner: number): Shape {
  const half = (edge: number, sweep: 0 | 1) => ['M', x - edge, y, 'A', edge, 0, sweep, x + edge, y];
  const whole = (edge: number, sweep: 0 | 1) => [...half(edge, sweep), 'A', edge, 0, sweep, x - edge, y];
  return [...whole(radius, 1), ...whole(inner, 0)];
}

/** Returns a slice of a disc, `angle` degrees clockwise from `from`, where 0 is to the right. `angle` is at most 180. */
export function slice(x: number, y: number, radius: number, from: number, angle: number): Shape {
  const end = polar(x, y, radius, from + angle);
  return ['M', x, y, ...polar(x, y, radius, from), 'A', radius, 0, 1, ...end, 'Z'];
}

/** Returns a leaf or a fish: two arcs that meet in points, `length` long in the direction of `turn`. */
export function lens(x: number, y: number, length: number, turn: number): Shape {
  const radius = length * 0.72;
  return ['M', x, y, 'A', radius, 0, 1, ...polar(x, y, length, turn), 'A', radius, 0, 1, x, y];
}

/** Returns an opening with a round top, on `floor` and centred at `x`. */
export function arch(x: number, floor: number, radius: number, height: number): Shape {
  const top = floor - height + radius;
  return ['M', x - radius, floor, x - radius, top, 'A', radius, 0, 1, x + radius, top, 'L', x + radius, floor, 'Z'];
}

/** Returns a bar with round ends. */
export function pill(x: number, top: number, bottom: number, radius: number): Shape {
  const end = ['A', radius, 0, 1];
  return [
    'M',
    x - radius,
    bottom,
    x - radius,
    top,
    ...end,
    x + radius,
    top,
    'L',
    x + radius,
    bottom,
    ...end,
    x - radius,
    bottom,
  ];
}

/** Returns the point at a distance and an angle in degrees. */
export function polar(x: number, y: number, distance: number, turn: number): [x: number, y: number] {
  const angle = turn * 0.01745;
  return [x + distance * Math.cos(angle), y + distance * Math.sin(angle)];
}

/** Calls a function with 0, 1, 2… and returns the results. */
export function times<Answer>(count: number, make: (index: number) => Answer): Answer[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
