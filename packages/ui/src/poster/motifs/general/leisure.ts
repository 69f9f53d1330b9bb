import { detail, figure, type Motif, second } from '../../Motif';
import { bar, disc, lens, polygon, slice, times } from '../../shapes';

/** A pinwheel. */
const pinwheel: Motif = (print, pick) => {
  const wings = 4 + pick(2) * 2;
  print(second, bar(0, 0, 0, 300, 16));
  const sails = times(wings, (index) => slice(0, 0, 122, (index * 360) / wings - 20, 180 / wings + 10));
  print(figure, ...sails.filter((_, index) => index % 2));
  print(second, ...sails.filter((_, index) => !(index % 2)));
  print(detail, disc(0, 0, 20));
};

/** A kite. */
const kite: Motif = (print, pick) => {
  const tail = 2 + pick(2);
  print(
    second,
    bar(0, 80, 0, 300, 6),
    ...times(tail, (index) =>
      polygon(
        -30,
        120 + index * 42,
        0,
        134 + index * 42,
        30,
        120 + index * 42,
        30,
        150 + index * 42,
        0,
        134 + index * 42,
        -30,
        150 + index * 42,
      ),
    ),
  );
  print(figure, polygon(0, -146, 92, -40, 0, 96, -92, -40));
  print(detail, polygon(0, -146, 92, -40, 0, -40), polygon(0, -40, 0, 96, -92, -40));
};

/** Balloons. */
const balloons: Motif = (print, pick) => {
  const balloon = (x: number, y: number, radius: number) => [
    disc(x, y, radius),
    polygon(x, y + radius - 4, x + 13, y + radius + 16, x - 13, y + radius + 16),
  ];
  const shine = (x: number, y: number, radius: number) => disc(x - radius * 0.34, y - radius * 0.34, radius * 0.22);
  const string = (x: number, y: number) => bar(x, y, 0, 260, 5);
  if (pick(2)) {
    print(second, string(-58, -54), string(56, -10), string(10, -118), ...balloon(10, -118, 54));
    print(figure, ...balloon(-58, -54, 62), ...balloon(56, -10, 58));
    print(detail, shine(-58, -54, 62), shine(56, -10, 58));
  } else {
    print(second, string(-72, -20), string(74, -24), string(0, -92), ...balloon(0, -92, 68));
    print(figure, ...balloon(-72, -20, 58), ...balloon(74, -24, 56));
    print(detail, shine(-72, -20, 58), shine(74, -24, 56));
  }
};

/** A die. */
const dice: Motif = (print, pick) => {
  print(second, polygon(-96, -54, 0, -10, 0, 110, -96, 60));
  print(figure, polygon(0, -108, 96, -56, 0, -4, -96, -56), polygon(96, -50, 96, 60, 4, 112, 4, 2));
  const eye = (x: number, y: number) => polygon(x - 12, y - 8, x + 12, y - 22, x + 12, y + 8, x - 12, y + 22);
  print(detail, lens(-22, -56, 44, 0), eye(50, 28), ...(pick(2) ? [eye(26, 72), eye(74, -14)] : []));
  print(detail, polygon(-70, -4, -50, 6, -50, 32, -70, 22), polygon(-46, 46, -26, 56, -26, 82, -46, 72));
};

export const leisureMotifs = { pinwheel, kite, balloons, dice };
