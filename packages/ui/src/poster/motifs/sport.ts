import { detail, figure, type Motif, second } from '../Motif';
import { bar, box, disc, lens, polar, polygon, ring, type Shape, shape, times } from '../shapes';

/** A ball of pentagons. */
const football: Motif = (print) => {
  print(figure, disc(0, 0, 112));
  print(
    detail,
    ...times(5, (index) => bar(...polar(0, 0, 34, index * 72 - 90), ...polar(0, 0, 80, index * 72 - 90), 8)),
  );
  print(second, polygon(...times(5, (index) => polar(0, 0, 42, index * 72 - 90)).flat()));
  print(
    detail,
    ...times(5, (index) => {
      const turn = index * 72 - 90;
      return polygon(
        ...polar(0, 0, 72, turn),
        ...polar(0, 0, 92, turn - 20),
        ...polar(0, 0, 111, turn - 16),
        ...polar(0, 0, 111, turn + 16),
        ...polar(0, 0, 92, turn + 20),
      );
    }),
  );
};

/** A chequered flag. */
const motorsport: Motif = (print, pick) => {
  const cell = 40 + pick(2) * 12;
  print(second, bar(-92, -134, -92, 260, 18));
  print(figure, box(-82, -118, cell * 5, cell * 4));
  print(
    detail,
    ...times(10, (index) => box(-82 + ((index * 2) % 5) * cell, -118 + Math.floor(index / 2.5) * cell, cell, cell)),
  );
};

/** A ball between posts. */
const rugby: Motif = (print) => {
  print(second, box(-88, -200, 18, 400), box(70, -200, 18, 400), box(-88, 20, 176, 16));
  print(figure, lens(-84, 26, 190, -34));
  print(detail, bar(-34, -8, 22, -46, 8), bar(-16, -30, -6, -14, 7), bar(2, -42, 12, -26, 7));
};

/** A boxing glove. */
const combatSports: Motif = (print, pick) => {
  print(figure, shape('M-70 60C-86 10-96-60-82-92C-66-134 60-140 88-96C112-56 104 10 86 60Z'));
  print(
    second,
    shape(
      'M-104 8C-116-44-80-72-46-62C-24-54-24-34-4-32C24-30 44-34 56-22C64-2 50 18 14 20C-4 38-40 62-72 52C-92 44-100 28-104 8Z',
    ),
  );
  print(second, box(-72, 66, 158, 74));
  print(detail, ...(pick(2) ? [box(-72, 94, 158, 14)] : [bar(-30, 78, 44, 128, 9), bar(44, 78, -30, 128, 9)]));
};

/** A running shoe. */
const athletics: Motif = (print, pick) => {
  print(figure, shape('M-112-74C-96-60-60-60-40-78L4-26C40-2 112-6 118 44L-112 44Z'));
  print(second, shape('M-114 42L120 42C122 62 110 76 92 76L-92 76C-108 76-114 60-114 42Z'));
  print(detail, ...times(3 + pick(2), (index) => bar(-70 + index * 28, 40, -34 + index * 26, -36 + index * 12, 13)));
};

/** A racket and its ball. */
const racketSports: Motif = (print, pick) => {
  const string = (index: number, draw: (across: number, half: number) => Shape) => {
    const across = -48 + index * 32;
    return draw(across, Math.sqrt(74 * 74 - across * across));
  };
  print(
    second,
    ...times(4, (index) => string(index, (across, half) => box(across - 3, -56 - half, 6, 2 * half))),
    ...times(4, (index) => string(index, (across, half) => box(-half, across - 59, 2 * half, 6))),
  );
  print(second, disc(pick(2) ? 78 : -78, 92, 34));
  print(
    figure,
    ring(0, -56, 88, 68),
    polygon(-50, 14, -30, 26, 0, 64, 30, 26, 50, 14, 13, 90, -13, 90),
    box(-13, 64, 26, 200),
  );
};

/** A sailing boat. */
const waterSports: Motif = (print, pick) => {
  print(figure, shape('M6-138C62-76 96-20 106 46L6 46Z'));
  if (pick(2)) print(detail, bar(6, -20, 88, -20, 14), bar(6, 12, 100, 12, 14));
  print(
    second,
    shape('M-10-104C-34-50-70 6-90 46L-10 46Z'),
    shape('M-116 60L130 60C112 98 90 110 54 110L-66 110C-94 110-110 92-116 60Z'),
    box(-320, 120, 640, 12),
  );
};

/** Summits in snow. */
const mountainSports: Motif = (print, pick) => {
  print(second, disc(pick(2) ? 92 : -100, -96, 38), polygon(84, -44, 300, 260, -120, 260));
  print(figure, polygon(-24, -118, 200, 260, -280, 260));
  print(detail, polygon(-24, -118, 37, -20, 6, -36, -18, -2, -46, -38, -84, -20));
};

/** A horse's head. */
const equestrianSports: Motif = (print) => {
  print(second, shape('M14-138L34-98C120-80 156 20 150 200L60 200L30-40Z'));
  print(
    figure,
    shape(
      'M14-138L36-92C92-60 108 40 96 200L-44 200C-60 90 0 50-6 14C-40 20-52 50-76 52C-104 52-108 22-92-4L-34-88C-22-102-2-108 14-138Z',
    ),
  );
  print(detail, disc(-16, -50, 10), bar(-86, 4, -46, 38, 12), bar(-64, 18, 60, -66, 9));
};

/** A flag on a green. */
const golf: Motif = (print, pick) => {
  print(second, shape('M-320 300C-260 20 260 20 320 300Z'), disc(pick(2) ? -72 : 74, 72, 26));
  print(figure, box(-7, -150, 14, 246), polygon(0, -150, 124, -98, 0, -46));
  print(detail, disc(34, -98, 18));
};

/** A wave and a board. */
const boardSports: Motif = (print, pick) => {
  print(
    figure,
    shape(
      'M-300 120C-150 110-110-118 24-118C108-118 132-44 96-8C84-44 36-56 16-18C-6 30 60 84 300 84L300 300L-300 300Z',
    ),
  );
  print(detail, bar(-150, 160, -40 + pick(2) * 20, 60, 16, 12));
  print(second, lens(-90, 122, 170, -36), shape('M-300 176C-160 126 100 136 300 136L300 300L-300 300Z'));
  print(detail, bar(-78, 106, 34, 26, 8));
};

/** A paraglider. */
const extremeSports: Motif = (print, pick) => {
  print(
    second,
    bar(-104, -34, 0, 82, 6),
    bar(104, -34, 0, 82, 6),
    bar(-36, -66, 0, 82, 6),
    bar(36, -66, 0, 82, 6),
    disc(0, 74, 16),
    polygon(-17, 92, 17, 92, 10, 136, -10, 136),
  );
  print(figure, shape('M-124-24C-110-144 110-144 124-24C70-76-70-76-124-24Z'));
  if (pick(2))
    print(
      detail,
      shape('M-62-54C-58-104-40-114-30-114L-20-63C-36-62-50-59-62-54Z'),
      shape('M62-54C58-104 40-114 30-114L20-63C36-62 50-59 62-54Z'),
    );
  else print(detail, shape('M-30-62C-28-100-20-114 0-114C20-114 28-100 30-62C10-65-10-65-30-62Z'));
};

/** A ball with its seams. */
const basketball: Motif = (print) => {
  print(second, disc(14, 14, 112));
  print(figure, disc(0, 0, 112));
  print(
    detail,
    box(-5, -112, 10, 224),
    box(-112, -5, 224, 10),
    shape('M-74-84A120 0 1-74 84L-82 77A110 0 0-82-77Z'),
    shape('M74 84A120 0 1 74-84L82-77A110 0 0 82 77Z'),
  );
};

/** A ball in a striped goal. */
const handball: Motif = (print, pick) => {
  const finger = (x: number, top: number, turn: number) => bar(x, 90, x + turn, top, 30, 28);
  print(second, shape('M-72 60L72 60L60 150L44 300L-44 300L-60 150Z'));
  print(figure, disc(0, -34, 92));
  print(
    detail,
    ...(pick(2)
      ? [ring(0, -34, 60, 50)]
      : [
          shape('M-70-96C-20-60-20 0-66 30L-72 22C-34-6-34-50-76-90Z'),
          shape('M70-96C20-60 20 0 66 30L72 22C34-6 34-50 76-90Z'),
        ]),
  );
  print(
    second,
    finger(-54, 0, -14),
    finger(-19, -32, -5),
    finger(18, -34, 5),
    finger(52, -6, 14),
    bar(-64, 120, -122, 40, 34, 26),
    disc(-68, 0, 14),
    disc(-24, -33, 14),
    disc(23, -35, 14),
    disc(66, -7, 14),
    disc(-121, 41, 13),
  );
};

/** A ball over a net. */
const volleyball: Motif = (print, pick) => {
  print(
    second,
    box(-300, 96, 600, 20),
    ...times(7, (index) => box(-210 + index * 66, 110, 8, 200)),
    box(-300, 164, 600, 8),
    box(-300, 224, 600, 8),
  );
  print(second, disc(14, -20, 104));
  print(figure, disc(0, -34, 104));
  const start = pick(2) * 40;
  const seam = (turn: number) => {
    const [x, y] = polar(0, -34, 104, turn);
    const [nearX, nearY] = polar(0, -34, 104, turn + 5);
    return ['M', 0, -38, 'A', 78, 0, 1, x, y, 'L', nearX, nearY, 'A', 84, 0, 0, 0, -30, 'Z'];
  };
  const stripe = (turn: number) => {
    const [x, y] = polar(0, -34, 102, turn + 44);
    const [fromX, fromY] = polar(0, -34, 62, turn - 34);
    const [nearX, nearY] = polar(0, -34, 103, turn + 52);
    const [lowX, lowY] = polar(0, -34, 66, turn - 27);
    return ['M', fromX, fromY, 'A', 120, 0, 1, x, y, 'L', nearX, nearY, 'A', 124, 0, 0, lowX, lowY, 'Z'];
  };
  print(detail, ...times(3, (index) => seam(start + index * 120)), ...times(3, (index) => stripe(start + index * 120)));
};

export const sportMotifs = {
  football,
  motorsport,
  rugby,
  'combat-sports': combatSports,
  athletics,
  'racket-sports': racketSports,
  'water-sports': waterSports,
  'mountain-sports': mountainSports,
  'equestrian-sports': equestrianSports,
  golf,
  'board-sports': boardSports,
  'extreme-sports': extremeSports,
  basketball,
  handball,
  volleyball,
};
