import { detail, figure, ground, type Motif, second } from '../Motif';
import { circle, polar, polygon, slice, times } from '../shapes';

/** A sun that fills the sheet. */
const sunburst: Motif = (width, between, print) => {
  const x = width * between(0.35, 0.65);
  const y = between(200, 310);
  const rays = Math.round(between(8, 15));
  const radius = between(60, 96);
  const start = between(0, 40);
  times(rays, (index) =>
    print(index % 3 ? figure : second, slice(x, y, 700, start + (index * 360) / rays, 180 / rays)),
  );
  print(figure, circle(x, y, radius));
  print(detail, circle(x, y, radius * 0.62));
};

/** Strings of flags across a street. */
const bunting: Motif = (width, between, print) => {
  const flag = width / Math.round(between(3, 5) + width / 320);
  times(4, (row) => {
    const sag = between(30, 90);
    const top = 30 + row * 92;
    const y = (x: number) => top + (sag * 4 * x * (width - x)) / width / width;
    times(width / flag, (index) => {
      const x = index * flag;
      print(
        ((index + row) % 3 || 3) as 1 | 2 | 3,
        polygon(x + 3, y(x), x + flag - 3, y(x + flag), x + flag / 2, y(x + flag / 2) + flag * 1.2),
      );
    });
  });
};

/** Rockets. */
const fireworks: Motif = (width, between, print, side) => {
  times(3, (index) => {
    const x = width / 2 + side * ([-50, 80, -20][index] ?? 0) * between(0.7, 1.3);
    const y = [250, 130, 340][index] ?? 0;
    const size = [between(130, 180), between(80, 110), between(56, 76)][index] ?? 0;
    const spikes = Math.round(between(8, 14));
    print(
      (index + 1) as 1 | 2 | 3,
      polygon(
        ...times(spikes * 2, (point) => polar(x, y, point % 2 ? size * 0.3 : size, (point * 180) / spikes)).flat(),
      ),
    );
    print(ground, circle(x, y, size * 0.15));
  });
};

export const festival = [sunburst, bunting, fireworks];
