/** Joins commands and numbers into a path. Numbers are rounded to whole units, which keeps the file small. */
export function path(...parts: (string | number)[]): string {
  return parts.map((part) => (typeof part === 'number' ? Math.round(part) : part)).join(' ');
}

/** Returns a circle. All shapes here are clockwise, so that overlapping shapes of one path never cut holes. */
export function circle(x: number, y: number, radius: number): string {
  const whole = Math.round(radius);
  const half = ['a', whole, whole, 0, 1, 1];
  return path('M', Math.round(x) - whole, y, ...half, 2 * whole, 0, ...half, -2 * whole, 0);
}

/** Returns a polygon through pairs of coordinates. */
export function polygon(...points: number[]): string {
  return path('M', ...points, 'z');
}

export function box(x: number, y: number, width: number, height: number): string {
  return path('M', x, y, 'h', width, 'v', height, 'h', -width, 'z');
}

/** Returns a slice of a disc, `angle` degrees clockwise from `from`, where 0 is to the right. `angle` is at most 180. */
export function slice(x: number, y: number, radius: number, from: number, angle: number): string {
  return path(
    'M',
    x,
    y,
    'L',
    ...polar(x, y, radius, from),
    'A',
    radius,
    radius,
    0,
    0,
    1,
    ...polar(x, y, radius, from + angle),
    'z',
  );
}

/** Returns a leaf or a fish: two arcs that meet in points, `length` long in the direction of `turn`. */
export function lens(x: number, y: number, length: number, turn: number): string {
  const arc = ['A', length * 0.72, length * 0.72, 0, 0, 1];
  return path('M', x, y, ...arc, ...polar(x, y, length, turn), ...arc, x, y);
}

/** Returns an opening with a round top, on `floor` and centred at `x`. */
export function arch(x: number, floor: number, radius: number, height: number): string {
  return path(
    'M',
    x - radius,
    floor,
    'v',
    radius - height,
    'a',
    radius,
    radius,
    0,
    0,
    1,
    radius * 2,
    0,
    'V',
    floor,
    'z',
  );
}

/** Returns the point at a distance and an angle in degrees. */
export function polar(x: number, y: number, distance: number, turn: number): [number, number] {
  const angle = turn * 0.01745;
  return [x + distance * Math.cos(angle), y + distance * Math.sin(angle)];
}

/** Calls a function with 0, 1, 2… and returns the results. */
export function times<Answer>(count: number, make: (index: number) => Answer): Answer[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
