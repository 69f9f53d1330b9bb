import { detail, figure, type Motif, second } from '../Motif';
import { bar, box, disc, polygon, ring, shape, slice, times } from '../shapes';

/** Two masks. */
const theatre: Motif = (print, pick) => {
  const mask = 'M-84-86C-40-70 40-70 84-86C96 20 50 96 0 110C-50 96-96 20-84-86Z';
  if (pick(2)) print(second, shape('M6-130C50-104 110-98 150-106C152 0 104 80 50 84C20 70-10 20 6-130Z'));
  print(figure, shape(mask));
  print(second, shape('M0-74C31-74 62-78 84-86C96 20 50 96 0 110Z'));
  print(detail, slice(-36, -12, 24, 180, 180), slice(36, -12, 24, 180, 180), slice(0, 28, 44, 0, 180));
};

/** A dancer. */
const dance: Motif = (print, pick) => {
  print(second, bar(8, 40, 22, 200, 20, 8), pick(2) ? bar(10, 40, 134, 100, 20, 7) : bar(-8, 40, -84, 150, 20, 7));
  print(second, bar(0, -82, 112, -136, 17, 7), bar(0, -82, -108, -116, 17, 7));
  print(
    figure,
    disc(0, -118, 25),
    shape('M-15-88L15-88L17-26C74-14 132 34 122 70C60 40-20 42-128 92C-120 34-62-8-17-26Z'),
  );
};

/** A picture in its frame. */
const exhibitions: Motif = (print, pick) => {
  const kind = pick(3);
  print(figure, box(-100, -124, 200, 248));
  print(second, box(-76, -100, 152, 200));
  if (kind === 0) print(detail, disc(20, -30, 44), polygon(-76, 100, -10, 10, 76, 100));
  if (kind === 1) print(detail, slice(-76, 100, 140, 270, 90), disc(36, -60, 24));
  if (kind === 2) print(detail, box(-76, -100, 76, 96), slice(0, 100, 76, 270, 90), slice(0, -4, 70, 270, 90));
};

/** Speech bubbles. */
const talks: Motif = (print, pick) => {
  const low = 30 + pick(2) * 20;
  print(second, disc(44, low, 80), polygon(80, low + 60, 122, low + 108, 30, low + 70));
  print(figure, disc(-30, -46, 92), polygon(-96, 6, -112, 76, -30, 40));
  print(detail, disc(-72, -46, 13), disc(-30, -46, 13), disc(12, -46, 13));
};

/** Scissors, or a pencil and a brush. */
const workshops: Motif = (print, pick) => {
  if (pick(2)) {
    print(figure, bar(-34, 60, 50, -156, 34, 8), ring(-52, 92, 50, 24));
    print(second, bar(34, 60, -50, -156, 34, 8), ring(52, 92, 50, 24));
    print(detail, disc(0, -30, 10));
  } else {
    print(figure, box(-86, -70, 70, 240), box(40, 20, 32, 150));
    print(
      second,
      polygon(-86, -70, -16, -70, -51, -156),
      box(34, -10, 44, 40),
      shape('M34-8C4-70 70-90 60-156C110-110 108-50 78-8Z'),
    );
    print(detail, box(-62, -70, 8, 200), box(-40, -70, 8, 200), polygon(-63, -126, -39, -126, -51, -156));
  }
};

/** A temple. */
const heritage: Motif = (print, pick) => {
  const columns = 3 + pick(2);
  const step = 180 / (columns - 1);
  print(second, ...times(columns, (index) => box(-108 + index * step, -50, 36, 140)));
  print(
    figure,
    polygon(-136, -62, 0, -142, 136, -62),
    box(-122, -58, 244, 22),
    box(-134, 84, 268, 22),
    box(-156, 106, 312, 200),
  );
  print(detail, disc(0, -88, 17), box(-156, 128, 312, 8));
};

/** A camera. */
const photography: Motif = (print, pick) => {
  const x = pick(2) ? 0 : 30;
  print(second, box(x - 46, -98, 92, 40), box(-96, -80, 40, 24));
  print(figure, box(-118, -62, 236, 158));
  print(second, disc(x, 18, 66));
  print(detail, disc(x, 18, 46), box(-118, -34, 40, 12));
  print(figure, disc(x, 18, 22));
};

export const artMotifs = { theatre, dance, exhibitions, talks, workshops, heritage, photography };
