import { detail, figure, type Motif, second } from '../Motif';
import { bar, box, disc, pill, polygon, shape, times } from '../shapes';

/** A microphone. */
const pop: Motif = (print, pick) => {
  print(second, box(-12, 60, 24, 200), shape('M-92-40L-74-40L-74-20A74 0 0 74-20L74-40L92-40L92-20A92 0 1-92-20Z'));
  print(figure, pill(0, -84, -16, 62));
  if (pick(2)) print(detail, ...times(3, (index) => box(-35 + index * 30, -132, 10, 164)));
  else print(detail, ...times(3, (index) => box(-62, -96 + index * 26, 124, 10)));
  print(second, box(-66, -18, 132, 14));
};

/** A pointed electric guitar. */
const rock: Motif = (print, pick) => {
  print(second, bar(0, -20, 0, -170, 22, 16), polygon(0, -232, 34, -164, -8, -154, -26, -176));
  print(
    figure,
    pick(2)
      ? polygon(0, -72, 112, 104, 62, 120, 0, 26, -62, 120, -112, 104)
      : polygon(-40, -62, 24, -46, 108, -108, 68, 4, 116, 104, 10, 72, -92, 114, -62, 20),
  );
  print(
    detail,
    box(-26, -34, 52, 11),
    box(-26, -12, 52, 11),
    ...(pick(2) ? [disc(60, 76, 9)] : [box(-32, 12, 64, 14)]),
  );
};

/** A loudspeaker. */
const electronic: Motif = (print, pick) => {
  const cones = pick(2);
  print(figure, box(-92, -140, 184, 280));
  if (cones) print(second, disc(0, 46, 80), disc(0, -84, 40));
  else print(second, disc(0, 66, 66), disc(0, -66, 66));
  const at: [number, number][] = cones
    ? [
        [46, 54],
        [-84, 18],
      ]
    : [
        [66, 42],
        [-66, 42],
      ];
  print(detail, ...at.map(([y, radius]) => disc(0, y, radius)));
  print(figure, ...at.map(([y, radius]) => disc(0, y, radius * 0.4)));
};

/** A cassette. */
const hipHop: Motif = (print, pick) => {
  print(figure, box(-112, -72, 224, 144));
  print(second, box(-94, -54, 188, 30 + pick(2) * 50));
  print(detail, polygon(-70, 72, -58, 42, 58, 42, 70, 72), disc(-48, -2, 30), disc(48, -2, 30));
  print(figure, disc(-48, -2, 13), disc(48, -2, 13));
};

/** A violin. */
const classical: Motif = (print) => {
  print(second, bar(0, -60, 0, -182, 24, 14), disc(0, -188, 18));
  print(
    figure,
    shape(
      'M0-104C52-104 70-66 54-38C40-16 42 4 58 22C88 58 66 124 0 124C-66 124-88 58-58 22C-42 4-40-16-54-38C-70-66-52-104 0-104Z',
    ),
  );
  print(detail, bar(0, 104, 0, -150, 17, 9), box(-26, 36, 52, 10), bar(-44, -8, -30, 60, 9), bar(44, -8, 30, 60, 9));
};

/** A saxophone. */
const jazz: Motif = (print) => {
  print(second, bar(-62, -116, 4, -128, 12, 15), polygon(-8, -136, 10, -136, 14, -112, -2, -112));
  print(
    figure,
    polygon(-2, -122, 14, -122, 56, 50, 12, 50),
    shape('M56 48A66 0 1-76 48L-32 48A22 0 0 12 48Z'),
    polygon(-76, 50, -32, 50, -16, -30, -112, -30),
  );
  print(second, shape('M-118-40L-8-40L-14-22L-112-22Z'));
  print(detail, disc(14, -70, 9), disc(21, -42, 10), disc(27, -14, 11), disc(33, 16, 12), disc(-54, 20, 12));
};

/** A drum. */
const worldMusic: Motif = (print, pick) => {
  print(
    figure,
    shape('M-84-84L84-84C84 10 30 10 34 40C36 90 60 110 66 140L-66 140C-60 110-36 90-34 40C-30 10-84 10-84-84Z'),
  );
  print(detail, ...times(5, (index) => polygon(-84 + index * 34, -76, -50 + index * 34, -76, -67 + index * 34, -30)));
  print(second, box(-94, -104, 188, 28), box(-42, 28, 84, 17));
  if (pick(2)) print(second, bar(72, -184, 20, -120, 14), disc(18, -118, 17));
};

export const musicMotifs = { pop, rock, electronic, 'hip-hop': hipHop, classical, jazz, 'world-music': worldMusic };
