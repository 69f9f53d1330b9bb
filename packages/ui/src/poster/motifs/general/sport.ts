import { detail, figure, type Motif, second } from '../../Motif';
import { bar, box, disc, polar, polygon, ring, type Shape, times } from '../../shapes';

/** Lanes and a ball. */
const lanes: Motif = (print, pick) => {
  const slant = 60 + pick(3) * 45;
  const lane = (index: number) => {
    const x = -246 + index * 64;
    const wide = index % 2 ? 34 : 20;
    return polygon(x + slant, -260, x + slant + wide, -260, x + wide - slant, 260, x - slant, 260);
  };
  print(figure, lane(1), lane(3), lane(5), lane(7));
  print(second, lane(0), lane(2), lane(4), lane(6), disc(0, 0, 74));
  print(detail, disc(0, 0, 60));
};

/** A bouncing ball. */
const bounces: Motif = (print) => {
  print(second, box(-300, 70, 600, 300), disc(52, -76, 36));
  let x = -110;
  let radius = 92;
  const bounces: Shape[] = times(4, () => {
    const inner = radius * 0.6;
    const bounce: Shape = [
      'M',
      x - radius,
      70,
      'A',
      radius,
      0,
      1,
      x + radius,
      70,
      'L',
      x + inner,
      70,
      'A',
      inner,
      0,
      0,
      x - inner,
      70,
      'Z',
    ];
    x += radius * 1.38;
    radius *= 0.74;
    return bounce;
  });
  print(figure, ...bounces);
};

/** Chevrons that point upwards. */
const chevrons: Motif = (print, pick) => {
  const rise = 110 + pick(3) * 60;
  const chevron = (index: number) => {
    const y = -50 + index * 76;
    return polygon(-260, y + rise, 0, y, 260, y + rise, 260, y + rise + 42, 0, y + 42, -260, y + rise + 42);
  };
  print(figure, chevron(0), chevron(2));
  print(second, disc(0, -104, 38), chevron(1), chevron(3));
};

/** A medal. */
const medal: Motif = (print, pick) => {
  print(second, polygon(-60, -160, -10, -160, 30, -20, -20, -6), polygon(60, -160, 10, -160, -30, -20, 20, -6));
  print(figure, disc(0, 44, 84));
  print(
    detail,
    ...(pick(2) ? [ring(0, 44, 66, 56)] : []),
    polygon(...times(10, (point) => polar(0, 44, point % 2 ? 20 : 46, point * 36 - 90)).flat()),
  );
};

/** A whistle. */
const whistle: Motif = (print, pick) => {
  print(
    second,
    ...times(3, (index) => bar(...polar(-30, 30, 104, 205 + index * 35), ...polar(-30, 30, 144, 205 + index * 35), 17)),
  );
  print(figure, disc(-30, 30, 80), box(-30, -50, 160, 54));
  print(detail, disc(-30, 30, 24 + pick(2) * 12), box(20, -50, 16, 30));
};

export const sportMotifs = { lanes, bounces, chevrons, medal, whistle };
