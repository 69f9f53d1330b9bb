import { detail, figure, type Motif, second } from '../Motif';
import { bar, box, disc, lens, polar, polygon, shape, times } from '../shapes';

/** An open book. */
const literature: Motif = (print, pick) => {
  print(second, polygon(-118, -64, 0, -20, 118, -64, 118, 104, 0, 138, -118, 104));
  print(
    figure,
    shape('M0-24C-30-70-70-84-104-82L-104 84C-70 82-30 92 0 124C30 92 70 82 104 84L104-82C70-84 30-70 0-24Z'),
  );
  print(detail, box(-3, -28, 6, 150), ...times(3, (index) => bar(-84, -44 + index * 32, -24, -22 + index * 34, 9)));
  if (pick(2)) print(detail, ...times(3, (index) => bar(84, -44 + index * 32, 24, -22 + index * 34, 9)));
  else print(second, shape('M50-74L86-80L86-6L68-22L50 2Z'));
};

/** A clapperboard. */
const cinema: Motif = (print, pick) => {
  print(figure, box(-112, -34, 224, 150));
  print(second, polygon(-112, -52, -120, -94, 100, -136, 108, -94));
  print(
    detail,
    ...times(4, (index) => {
      const x = -100 + index * 54;
      const y = -96 - index * 10.3;
      return polygon(x, y, x + 25, y - 5, x + 13, y + 40, x - 12, y + 45);
    }),
  );
  if (pick(2)) print(second, disc(52, 42, 48));
  else print(detail, polygon(...times(10, (point) => polar(0, 44, point % 2 ? 21 : 50, point * 36 - 90)).flat()));
};

/** A gamepad. */
const videoGames: Motif = (print, pick) => {
  if (pick(2)) {
    print(
      figure,
      shape(
        'M-66-62L66-62C120-62 140 92 106 102C76 108 66 46 40 46L-40 46C-66 46-76 108-106 102C-140 92-120-62-66-62Z',
      ),
    );
    print(detail, box(-84, -20, 54, 18), box(-66, -38, 18, 54));
    print(second, disc(40, -8, 12), disc(78, -8, 12), disc(59, -28, 12), disc(59, 12, 12));
  } else {
    print(figure, box(-80, -140, 160, 290));
    print(second, box(-60, -120, 120, 108));
    print(detail, box(-58, 34, 54, 18), box(-40, 16, 18, 54), disc(30, 56, 14), disc(56, 30, 14));
    print(figure, box(-44, -40, 22, 22), box(-22, -62, 44, 22), box(22, -84, 22, 22));
  }
};

/** A pot. */
const cooking: Motif = (print, pick) => {
  print(second, box(-124, -6, 248, 22), disc(0, -92, 18), shape('M-98-32C-92-94 92-94 98-32Z'));
  print(figure, shape('M-92-20L92-20L92 70C92 100 78 118 50 118L-50 118C-78 118-92 100-92 70Z'));
  if (pick(2)) print(detail, ...times(3, (index) => lens(-50 + index * 50, 94, 72, -90)));
  else print(detail, box(-92, 22, 184, 14), box(-92, 52, 184, 14));
};

/** A plant in its pot. */
const gardening: Motif = (print, pick) => {
  print(second, bar(0, 40, 0, -90, 11), lens(0, 42, 126, -26), lens(0, 46, 126, -154));
  if (pick(2)) print(figure, shape('M0-36C-66-40-62-112-54-148L-26-114L0-152L26-114L54-148C62-112 66-40 0-36Z'));
  else {
    print(figure, ...times(6, (index) => lens(0, -88, 72, index * 60)));
    print(detail, disc(0, -88, 24));
  }
  print(figure, box(-80, 40, 160, 36), polygon(-66, 72, 66, 72, 46, 160, -46, 160));
  print(detail, box(-74, 72, 148, 9));
};

/** A signpost. */
const hiking: Motif = (print, pick) => {
  print(second, polygon(-11, -170, 11, -170, 11, 300, -11, 300));
  if (pick(2)) print(second, shape('M-320 150C-200 80-100 130 0 150C100 170 200 90 320 120L320 300L-320 300Z'));
  const board = (y: number, side: number) =>
    polygon(-74 * side, y, 74 * side, y, 116 * side, y + 28, 74 * side, y + 56, -74 * side, y + 56);
  print(figure, board(-138, 1), board(-67, -1), board(4, 1));
  print(detail, box(-52, -115, 96, 10), box(-44, -44, 96, 10), box(-52, 27, 96, 10));
};

/** A car. */
const cars: Motif = (print) => {
  print(figure, shape('M-124 44L-118-6C-116-18-90-20-74-22L-40-68L44-68L84-20C108-16 124-12 126 4L126 44Z'));
  print(second, polygon(-54, -22, -30, -54, -4, -54, -4, -22), polygon(10, -22, 10, -54, 36, -54, 62, -22));
  print(second, disc(-68, 44, 33), disc(72, 44, 33));
  print(detail, disc(-68, 44, 15), disc(72, 44, 15), box(-300, 77, 600, 9));
};

export const showMotifs = { literature, cinema, 'video-games': videoGames, cooking, gardening, hiking, cars };
