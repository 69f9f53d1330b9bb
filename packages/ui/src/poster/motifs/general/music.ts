import { detail, figure, type Motif, second } from '../../Motif';
import { box, disc, pill, polygon, ring, times } from '../../shapes';

/** A record and its arm. */
const grooves: Motif = (print, pick) => {
  const step = 26 + pick(3) * 7;
  print(figure, ...times(4, (index) => ring(0, 0, step * (9 - index * 2), step * (8 - index * 2))));
  print(second, disc(0, 0, step), polygon(88, -300, 116, -300, 62, -34, 36, -40));
};

/** A keyboard. */
const keys: Motif = (print, pick) => {
  const skipped = 1 + pick(3);
  print(second, disc(0, -40, 100));
  print(figure, box(-260, -40, 520, 300));
  print(detail, ...times(8, (index) => box(-212 + index * 60, -40, 5, 300)));
  print(
    second,
    ...times(9, (index) => index)
      .filter((index) => index % 4 !== skipped)
      .map((index) => box(-226 + index * 60, -40, 33, 130)),
  );
};

/** Sound waves. */
const wave: Motif = (print, pick) => {
  const phase = pick(6);
  const bars = times(9, (index) => {
    const half = 26 + 84 * Math.abs(Math.sin(phase + index * 0.8));
    return pill(-176 + index * 44, -half, half, 15);
  });
  print(figure, ...bars.filter((_, index) => index % 4));
  print(second, ...bars.filter((_, index) => !(index % 4)));
};

export const musicMotifs = { grooves, keys, wave };
