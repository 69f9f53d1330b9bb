import { detail, figure, ground, type Motif, second } from '../Motif';
import { box, circle, slice, times } from '../shapes';

/** Quarter discs, squares and dots. */
const tiles: Motif = (width, between, print) => {
  const cell = width > 400 || between(0, 1) > 0.5 ? 100 : 80;
  const columns = Math.ceil(width / cell);
  const inks: [string[], string[]] = [[], []];
  times((columns * 400) / cell, (index) => {
    const x = (index % columns) * cell;
    const y = Math.floor(index / columns) * cell;
    const kind = Math.floor(between(0, 7));
    const ink = inks[between(0, 1) > 0.4 ? 0 : 1];
    if (kind > 4) ink.push(kind > 5 ? circle(x + cell / 2, y + cell / 2, cell * 0.24) : box(x, y, cell, cell));
    else if (kind)
      ink.push(slice(x + (kind % 2) * cell, y + (kind > 2 ? cell : 0), cell, [0, 90, 0, 180, 270][kind] ?? 0, 90));
  });
  print(figure, ...inks[0]);
  print(second, ...inks[1]);
};

/** A dot raster that becomes larger around one point. */
const raster: Motif = (width, between, print) => {
  const cell = width > 320 ? 100 : between(66, 80);
  const columns = Math.ceil(width / cell);
  const x = width * between(0.3, 0.7);
  const y = between(180, 340);
  times(columns * Math.ceil(400 / cell), (index) => {
    const atX = ((index % columns) + 0.5) * (width / columns);
    const atY = (Math.floor(index / columns) + 0.5) * cell;
    const far = Math.hypot(atX - x, atY - y);
    print(far < cell ? second : figure, circle(atX, atY, cell * Math.max(0.1, 0.5 - far / 700)));
  });
};

/** A transmitter. */
const signal: Motif = (width, between, print, side) => {
  const x = side > 0 ? 0 : width;
  const step = between(30, 52);
  const tall = between(150, 240);
  const mast = width / 2 + side * width * 0.3;
  for (let ring = 8; ring > 1; ring -= 1) print(ring % 2 ? figure : ground, circle(x, 400, step * ring));
  print(second, circle(x, 400, step), box(mast - 12, tall, 24, 400));
  print(detail, circle(mast, tall, between(34, 50)));
};

export const tech = [tiles, raster, signal];
