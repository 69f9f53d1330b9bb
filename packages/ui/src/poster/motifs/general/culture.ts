import { detail, figure, type Motif, second } from '../../Motif';
import { bar, disc, polar, shape, times } from '../../shapes';

/** Arcades under a moon. */
const arches: Motif = (print, pick) => {
  const tall = 150 + pick(3) * 30;
  print(second, disc(34, -110, 40));
  times(5, (index) => {
    const x = -200 + index * 96;
    const top = 144 - tall + (index % 2) * 40;
    print(index % 2 ? second : figure, [
      'M',
      x - 44,
      300,
      x - 44,
      top,
      'A',
      44,
      0,
      1,
      x + 44,
      top,
      'L',
      x + 44,
      300,
      x + 22,
      300,
      x + 22,
      top,
      'A',
      22,
      0,
      0,
      x - 22,
      top,
      'L',
      x - 22,
      300,
      'Z',
    ]);
  });
};

/** A rising curtain. */
const curtain: Motif = (print, pick) => {
  const hem = 40 + pick(3) * 30;
  print(second, disc(0, 40, 84));
  const drape = (edge: number, side: number) => {
    const x = (offset: number) => Math.round(side * offset);
    return side > 0
      ? shape(
          `M${x(300)}-300L${x(300)} 300L${x(edge + hem)} 300C${x(edge + hem)} 120 ${x(edge - 40)} 60 ${x(edge - 60)}-300Z`,
        )
      : shape(
          `M${x(edge - 60)}-300C${x(edge - 40)} 60 ${x(edge + hem)} 120 ${x(edge + hem)} 300L${x(300)} 300L${x(300)}-300Z`,
        );
  };
  print(figure, drape(66, 1), drape(66, -1));
  print(detail, drape(112, 1), drape(112, -1));
  print(figure, drape(124, 1), drape(124, -1));
};

/** Stairs. */
const stairs: Motif = (print, pick) => {
  const step = 44 + pick(2) * 12;
  const flight = (x: number, y: number) => [
    'M',
    x,
    y,
    ...times(5, (index) => [x + index * step, y - index * step, x + (index + 1) * step, y - index * step]).flat(),
    x + 5 * step,
    300,
    x,
    300,
    'Z',
  ];
  print(second, flight(-60, 0));
  print(figure, flight(-160, 100));
  print(second, disc(-80, -96, 44));
};

/** An eye. */
const eye: Motif = (print, pick) => {
  const radius = 46 + pick(2) * 8;
  print(
    second,
    ...times(5, (index) => bar(...polar(0, 40, 128, 210 + index * 30), ...polar(0, 40, 172, 210 + index * 30), 18)),
  );
  print(figure, shape('M-136 0A150 0 1 136 0A150 0 1-136 0Z'));
  print(second, disc(0, 0, radius + 12));
  print(detail, disc(0, 0, radius - 18));
};

export const cultureMotifs = { arches, curtain, stairs, eye };
