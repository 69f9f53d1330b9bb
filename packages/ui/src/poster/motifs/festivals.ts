import { detail, figure, type Motif, second } from '../Motif';
import { bar, box, disc, lens, polygon, shape, slice, times } from '../shapes';

/** A stage and its crowd. */
const musicFestivals: Motif = (print, pick) => {
  const spread = 20 + pick(2) * 10;
  print(second, slice(-86, -200, 420, 90 - spread, 22), slice(86, -200, 420, 70 + spread, 22));
  print(figure, slice(-86, -200, 420, 56, 18), slice(86, -200, 420, 106, 18));
  print(second, slice(0, -200, 330, 79, 22));
  print(figure, ...times(7, (index) => disc(-192 + index * 64, 96 - (index % 2) * 18, 34)), box(-300, 104, 600, 200));
  print(detail, ...times(5, (index) => disc(-128 + index * 64, 150, 10)));
};

/** Lanterns. */
const culturalFestivals: Motif = (print, pick) => {
  const low = pick(2) * 50;
  const hang = (x: number, y: number, size: number) => [
    box(x - 3, -300, 6, 300 + y),
    box(x - size * 0.34, y - size * 1.18, size * 0.68, size * 2.36),
  ];
  const stripes = (x: number, y: number, size: number) =>
    times(3, (index) => {
      const half = size * (index === 1 ? 1 : 0.86);
      return box(x - half, y - 27 + index * 23, 2 * half, 8);
    });
  print(second, ...hang(-66, -20 + low, 58), ...hang(62, 44 - low, 62));
  print(figure, disc(-66, -20 + low, 58), disc(62, 44 - low, 62));
  print(detail, ...stripes(-66, -20 + low, 58), ...stripes(62, 44 - low, 62));
};

/** A fork and a lemon. */
const foodFestivals: Motif = (print, pick) => {
  print(second, disc(42, 36, 84));
  print(detail, ...times(6, (index) => slice(42, 36, 68, index * 60, 48)));
  print(
    figure,
    ...times(3, (index) => box(-104 + index * 27, -150, 14, 90)),
    shape('M-104-66L-36-66C-36-10-50 0-56 0L-84 0C-90 0-104-10-104-66Z'),
    box(-78, -4, 16, pick(2) ? 300 : 190),
  );
};

/** A painter's palette. */
const artsFestivals: Motif = (print, pick) => {
  print(
    figure,
    shape(
      'M0-100C80-108 132-40 118 24C110 60 70 40 46 56C22 72 50 108-6 108C-80 108-122 56-118 0C-114-60-60-96 0-100Z',
    ),
  );
  print(second, disc(-64, -14, 24), disc(56, -40, 24), disc(-40, 54, 20));
  print(
    detail,
    disc(-8, -58, 22),
    ...(pick(2) ? [bar(150, -150, 0, 30, 14), lens(0, 30, 70, 130)] : [disc(86, 12, 18)]),
  );
};

/** An accordion. */
const traditionalFestivals: Motif = (print, pick) => {
  const folds = (y: number, side: 1 | -1) =>
    times(5, (index) => [side * (index * 20 - 40), y - side * 26, side * (index * 20 - 30), y]).flat();
  print(second, polygon(-50, -66, ...folds(-66, 1), 50, 76, ...folds(76, -1)));
  print(detail, ...times(4, (index) => box(-33 + index * 20, -66, 6, 142)));
  print(figure, polygon(-50, -90, -112, -72, -112, 88, -50, 104), polygon(50, -90, 112, -72, 112, 88, 50, 104));
  print(detail, ...times(3 + pick(2), (index) => disc(-82, -40 + index * 34, 11)), box(74, -46, 16, 108));
};

export const festivalMotifs = {
  'music-festivals': musicFestivals,
  'cultural-festivals': culturalFestivals,
  'food-festivals': foodFestivals,
  'arts-festivals': artsFestivals,
  'traditional-festivals': traditionalFestivals,
};
