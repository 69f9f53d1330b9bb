import { detail, figure, ground, type Motif, second } from '../Motif';
import { arch, box, circle, polygon, times } from '../shapes';

/** A record and its arm. */
const grooves: Motif = (width, between, print, side) => {
  const x = width * between(0.3, 0.7);
  const y = between(200, 300);
  const step = between(20, 40);
  for (let ring = 9; ring > 1; ring -= 1) print(ring % 2 ? figure : ground, circle(x, y, ring * step));
  print(second, circle(x, y, step));
  const reach = side * between(30, 50);
  print(second, polygon(x + reach * 3, -9, x + reach * 3 + 26, -9, x + reach + 26, y - 60, x + reach, y - 66));
};

/** A keyboard, with rising shapes behind it. */
const keys: Motif = (width, between, print) => {
  const top = between(210, 290);
  const key = between(50, 74);
  const skipped = Math.round(between(1, 3));
  print(detail, circle(width * between(0.3, 0.7), top, width * between(0.3, 0.46)));
  print(figure, box(0, top, width, 400));
  times(9, (index) => {
    print(ground, box(key * index, top, 4, 400));
    if (index % 4 !== skipped) print(second, box(key * (index - 0.28), top, key * 0.56, (400 - top) * 0.6));
  });
};

/** Sound waves. */
const wave: Motif = (width, between, print) => {
  const step = width / between(5, 9);
  const phase = between(0, 6);
  times(width / step + 1, (index) => {
    const half = 60 + 130 * Math.abs(Math.sin(phase + index * 0.8));
    const x = step * (index + 0.5);
    print(
      index % 4 ? figure : second,
      arch(x, 216, step * 0.34, half),
      circle(x, 216 + half, step * 0.34),
      box(x - step * 0.34, 215, step * 0.68, half),
    );
  });
};

export const music = [grooves, keys, wave];
