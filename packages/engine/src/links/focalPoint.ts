/**
 * The point of a picture that its cuts keep as near to their centre as the edges allow: percent of the width from the left and of
 * the height from the top, integers from 0 to 100.
 */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/** The whole fragment: a host never receives it, so that it changes the cut and not the file. */
const fragment = /^[^#]*#focus=(100|[1-9]?\d),(100|[1-9]?\d)$/;

/**
 * Reads the focal point that an organiser chose, from the URL of the picture. Null for a picture that is cut automatically.
 *
 * @example
 * readFocalPoint('https://pictures.example/bal.jpg#focus=42,18'); // { x: 42, y: 18 }
 */
export function readFocalPoint(url: string | null): FocalPoint | null {
  const [, x, y] = fragment.exec(url ?? '') ?? [];
  return x && y ? { x: Number(x), y: Number(y) } : null;
}

/**
 * Returns the URL of a picture with another focal point, which replaces its fragment. A URL without a focal point stays as it is
 * if the point is null.
 */
export function writeFocalPoint(url: string, point: FocalPoint | null): string {
  if (!point && !fragment.test(url)) return url;
  const [file = ''] = url.split('#');
  return point ? `${file}#focus=${point.x},${point.y}` : file;
}

/**
 * Returns where a cut begins on one side of a picture, so that the focal point is as near to the centre of the cut as the edges
 * allow. Pixels.
 *
 * @param percent - The focal point on this side.
 * @param size - The size of the cut, at most the side.
 */
export function findCutStart(percent: number, side: number, size: number): number {
  return Math.round(Math.min(Math.max(0, (percent / 100) * side - size / 2), side - size));
}
