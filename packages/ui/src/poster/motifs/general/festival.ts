import { detail, figure, type Motif, second } from '../../Motif';
import { disc, polar, polygon, slice, times } from '../../shapes';

/** A sun with its rays. */
const sunburst: Motif = (print, pick) => {
  const rays = 9 + pick(3) * 3;
  const ray = (index: number) => slice(0, 0, 420, (index * 360) / rays, 180 / rays);
  print(figure, ...times(rays, ray).filter((_, index) => index % 3));
  print(second, ...times(rays, ray).filter((_, index) => !(index % 3)));
  print(figure, disc(0, 0, 68));
  print(detail, disc(0, 0, 44));
};

/** Strings of flags across a street. */
const bunting: Motif = (print, pick) => {
  const flag = 60 + pick(2) * 20;
  const heights = (row: number, x: number) => -110 + row * 96 - (x * x) / 900;
  const flags = times(3, (row) =>
    times(6, (index) => {
      const x = (index - 3) * flag + (row % 2) * 20;
      return polygon(
        x + 4,
        heights(row, x),
        x + flag - 4,
        heights(row, x + flag),
        x + flag / 2,
        heights(row, x + flag / 2) + flag * 1.1,
      );
    }),
  ).flat();
  print(figure, ...flags.filter((_, index) => index % 3));
  print(second, ...flags.filter((_, index) => !(index % 3)));
};

/** Rockets. */
const fireworks: Motif = (print, pick) => {
  const spikes = 9 + pick(3) * 2;
  const star = (x: number, y: number, size: number) =>
    polygon(
      ...times(spikes * 2, (point) => polar(x, y, point % 2 ? size * 0.36 : size, (point * 180) / spikes)).flat(),
    );
  print(figure, star(-24, 24, 112));
  print(second, star(66, -88, 68), star(78, 104, 48));
  print(detail, disc(-24, 24, 22), disc(66, -88, 13), disc(78, 104, 9));
};

export const festivalMotifs = { sunburst, bunting, fireworks };
