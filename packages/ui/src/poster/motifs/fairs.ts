import { detail, figure, type Motif, second } from '../Motif';
import { bar, box, disc, lens, polar, polygon, ring, shape, slice, times } from '../shapes';

/** Houses under a garland. */
const neighbourhoodParties: Motif = (print, pick) => {
  const tall = pick(2) * 40;
  print(
    second,
    box(-400, 120, 800, 300),
    polygon(-230, -10 + tall, -160, -80 + tall, -84, -10 + tall, -84, 300, -230, 300),
    polygon(34, 10 - tall, 84, -60 - tall, 134, 10 - tall, 134, 300, 34, 300),
  );
  print(
    figure,
    polygon(-90, 10 - tall, -28, -60 - tall, 34, 10 - tall, 34, 300, -90, 300),
    polygon(134, 30, 200, -30, 266, 30, 266, 300, 134, 300),
  );
  print(
    detail,
    box(-64, 34 - tall, 26, 40),
    box(-16, 34 - tall, 26, 40),
    box(56, 60 - tall, 22, 36),
    box(92, 60 - tall, 22, 36),
    box(-136, 50 + tall, 24, 36),
    box(-44, 106, 34, 200),
  );
  print(second, ...times(7, (index) => disc(-180 + index * 60, -96 - Math.abs(3 - index) * 14 - tall / 2, 14)));
};

/** A bonfire. */
const traditionalParties: Motif = (print, pick) => {
  print(
    figure,
    shape(
      'M-20-150C20-100 40-100 50-120C110-40 110 96 0 100C-100 100-112 20-70-50C-62-30-50-24-42-26C-50-70-40-110-20-150Z',
    ),
  );
  print(
    second,
    shape('M6-70C20-30 60-20 56 40C52 84 30 98 0 98C-40 98-60 66-50 26C-40 34-34 34-28 30C-30-10-14-40 6-70Z'),
  );
  print(detail, shape('M4 14C20 34 30 50 26 72C22 92 12 98 0 98C-18 98-28 84-24 62C-20 44-6 36 4 14Z'));
  print(second, bar(-110, 132, 110, 100, 22), pick(2) ? bar(110, 132, -110, 100, 22) : bar(-90, 146, 120, 140, 20));
};

/** A wreath. */
const seasonalParties: Motif = (print, pick) => {
  const leaves = 12 + pick(2) * 2;
  const step = 360 / leaves;
  const leaf = (index: number) => lens(...polar(0, 0, 78, index * step), 80, index * step + 66);
  print(figure, ...times(leaves, leaf).filter((_, index) => index % 2));
  print(
    second,
    ...times(leaves, leaf).filter((_, index) => !(index % 2)),
    ...times(leaves / 2, (index) => disc(...polar(0, 0, 80, index * 2 * step + step), 14)),
  );
};

/** A market stall. */
const markets: Motif = (print, pick) => {
  const stripe = (index: number) => {
    const x = -125 + index * 50;
    return shape(`M${Math.round(x * 0.84)}-124L${Math.round((x + 50) * 0.84)}-124L${x + 50}-44A25 0 1 ${x}-44Z`);
  };
  print(second, box(-112, -60, 14, 300), box(98, -60, 14, 300), stripe(1), stripe(3));
  print(figure, stripe(0), stripe(2), stripe(4));
  print(second, ...times(5, (index) => disc(-76 + index * 38, 52, 24)));
  if (pick(2)) print(second, ...times(4, (index) => disc(-57 + index * 38, 20, 22)));
  print(figure, box(-126, 60, 252, 90));
  print(detail, box(-126, 86, 252, 10), box(-126, 114, 252, 10));
};

/** A lamp with its price. */
const fleaMarkets: Motif = (print, pick) => {
  if (pick(2)) {
    print(
      second,
      box(-8, -24, 16, 134),
      slice(0, 124, 62, 180, 180),
      bar(58, -30, 58, 40, 4),
      polygon(32, 60, 58, 36, 84, 60, 84, 108, 32, 108),
    );
    print(figure, polygon(-50, -136, 50, -136, 102, -20, -102, -20));
    print(detail, polygon(-82, -66, 82, -66, 90, -48, -90, -48));
  } else {
    print(second, box(-52, -124, 112, 24), box(-52, -80, 112, 24));
    print(figure, box(-76, -146, 26, 310), box(50, -146, 26, 160), box(52, 6, 26, 158), box(-76, 4, 156, 34));
    print(detail, box(-76, 14, 156, 9));
  }
};

/** A big wheel. */
const countryFairs: Motif = (print, pick) => {
  const cabins = 6 + pick(2) * 2;
  print(second, bar(0, 0, -74, 190, 16), bar(0, 0, 74, 190, 16));
  print(
    figure,
    ring(0, 0, 100, 84),
    disc(0, 0, 22),
    ...times(cabins / 2, (index) =>
      bar(...polar(0, 0, 100, (index * 360) / cabins), ...polar(0, 0, -100, (index * 360) / cabins), 7),
    ),
  );
  print(second, ...times(cabins, (index) => disc(...polar(0, 0, 94, (index * 360) / cabins), 26)));
  print(detail, ...times(cabins, (index) => disc(...polar(0, 0, 94, (index * 360) / cabins), 11)));
};

export const fairMotifs = {
  'neighbourhood-parties': neighbourhoodParties,
  'traditional-parties': traditionalParties,
  'seasonal-parties': seasonalParties,
  markets,
  'flea-markets': fleaMarkets,
  'country-fairs': countryFairs,
};
