import { areas } from '../areas/areas.ts';
import { drawAreas, type Frame, type Shape } from './drawAreas.ts';

/** A department, or some, in a frame of their own beside metropolitan France. */
export interface Inset extends Frame {
  /** The codes of its departments. */
  readonly departments: readonly string[];
}

/** The map of all departments. */
export interface FranceDrawing {
  readonly width: number;
  readonly height: number;
  /** Paris and its neighbours appear twice: in their place, and larger in the first inset. */
  readonly shapes: readonly Shape[];
  readonly insets: readonly Inset[];
}

const width = 1000;
const tile = 184;
/** Units between a frame and its drawing, and for the name above it. */
const [padding, title] = [14, 48];

/** Paris and the departments around it, which are too small to be pressed in their place. */
const aroundParis = ['75', '92', '93', '94'];
const overseas = ['971', '972', '973', '974', '976'];

/** Draws the departments of France, with insets for Paris and the five departments overseas. */
export function drawFrance(): FranceDrawing {
  const france = areas.flatMap(({ code, departments }) =>
    departments.join() === code && code.length === 2 ? [code] : [],
  );
  const mainland = drawAreas(france, { x: 0, y: 0, width, height: width });
  const bottom = width + 24;
  const gap = (width - overseas.length * tile) / (overseas.length - 1);
  const insets: Inset[] = [
    { departments: aroundParis, x: 0, y: 0, width: tile, height: tile },
    ...overseas.map((code, index) => ({
      departments: [code],
      x: index * (tile + gap),
      y: bottom,
      width: tile,
      height: tile,
    })),
  ];
  return {
    width,
    height: bottom + tile,
    shapes: [...mainland.shapes, ...insets.flatMap((inset) => drawAreas(inset.departments, shrink(inset)).shapes)],
    insets,
  };
}

function shrink({ x, y, width, height }: Frame): Frame {
  return { x: x + padding, y: y + title, width: width - 2 * padding, height: height - title - padding };
}
