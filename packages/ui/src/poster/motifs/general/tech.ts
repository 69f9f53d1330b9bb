import { detail, figure, type Motif, second } from '../../Motif';
import { box, disc, polygon, ring, type Shape, slice, times } from '../../shapes';

/** Quarter discs, squares and dots. */
const tiles: Motif = (print, pick) => {
  const seed = pick(4);
  const inks: [Shape[], Shape[]] = [[], []];
  times(16, (index) => {
    const x = -132 + (index % 4) * 66;
    const y = -132 + Math.floor(index / 4) * 66;
    const kind = (index * 7 + seed * 5 + ((index * index) % 5)) % 8;
    const ink = inks[(index + seed) % 3 ? 0 : 1];
    if (kind === 5) ink.push(disc(x + 33, y + 33, 18));
    else if (kind > 5) ink.push(box(x, y, 66, 66));
    else if (kind)
      ink.push(slice(x + (kind % 2) * 66, y + (kind > 2 ? 66 : 0), 66, [0, 90, 0, 180, 270][kind] ?? 0, 90));
  });
  print(figure, ...inks[0]);
  print(second, ...inks[1]);
};

/** A dot raster that becomes larger around one point. */
const raster: Motif = (print, pick) => {
  const near: Shape[] = [];
  const far: Shape[] = [];
  const [x, y] =
    [
      [-40, -10],
      [40, 40],
      [0, -60],
    ][pick(3)] ?? [];
  times(25, (index) => {
    const atX = -128 + (index % 5) * 64;
    const atY = -128 + Math.floor(index / 5) * 64;
    const distance = Math.hypot(atX - (x ?? 0), atY - (y ?? 0));
    (distance < 62 ? near : far).push(disc(atX, atY, Math.max(7, 31 - distance / 8)));
  });
  print(figure, ...far);
  print(second, ...near);
};

/** A transmitter. */
const signal: Motif = (print, pick) => {
  const step = 26 + pick(2) * 8;
  print(figure, ...times(3, (index) => ring(0, -70, step * (2.4 + index * 2), step * (1.5 + index * 2))));
  print(second, polygon(-6, -70, 6, -70, 40, 300, -40, 300));
  print(second, disc(0, -70, 26));
};

/** The paths of a circuit. */
const circuit: Motif = (print, pick) => {
  const turn = 18 + pick(2) * 12;
  const lines = times(4, (index) => -66 + index * 40);
  print(second, ...lines.map((at) => box(-300, at, 600, 13)), ...lines.map((at) => box(at, -300, 13, 600)));
  print(figure, box(-88, -88, 176, 176));
  print(detail, box(-54, -54, 108, 108));
  print(figure, disc(0, 0, turn));
};

/** A cursor in its window. */
const cursor: Motif = (print, pick) => {
  print(figure, box(-118, -98, 236, 180));
  print(
    detail,
    box(-118, -66, 236, 10),
    disc(-98, -82, 8),
    disc(-74, -82, 8),
    ...(pick(2) ? [box(-94, -34, 80, 90)] : [box(-94, -34, 150, 14), box(-94, -8, 110, 14)]),
  );
  print(second, polygon(14, 6, 118, 62, 74, 78, 100, 128, 76, 140, 50, 90, 16, 122));
};

/** A robot. */
const robot: Motif = (print, pick) => {
  print(
    second,
    box(-6, -160, 12, 60),
    disc(0, -160, 18),
    box(-124, -50, 40, 66),
    box(84, -50, 40, 66),
    box(-50, 78, 100, 40),
  );
  print(figure, box(-94, -106, 188, 184), box(-120, 110, 240, 300));
  print(
    detail,
    ...(pick(2) ? [disc(-42, -40, 26), disc(42, -40, 26)] : [box(-68, -66, 136, 46)]),
    box(-46, 24, 92, 14),
  );
  print(figure, disc(-42, -42, 10), disc(42, -42, 10));
};

export const techMotifs = { tiles, raster, signal, circuit, cursor, robot };
