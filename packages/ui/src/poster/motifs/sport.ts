import { detail, figure, ground, type Motif, second } from '../Motif';
import { arch, box, circle, polygon, times } from '../shapes';

/** Lanes and a ball. */
const lanes: Motif = (width, between, print, side) => {
  const slant = side * between(90, 260);
  const step = between(64, 110);
  times(12, (index) => {
    const x = (index - 4) * step;
    const wide = step * (index % 2 ? 0.5 : 0.3);
    print(index % 2 ? second : figure, polygon(x + slant, 0, x + slant + wide, 0, x + wide, 400, x, 400));
  });
  const x = width * between(0.35, 0.65);
  const y = between(170, 280);
  const radius = between(56, 90);
  print(second, circle(x, y, radius + 9));
  print(detail, circle(x, y, radius));
};

/** A bouncing ball. */
const bounces: Motif = (width, between, print, side) => {
  const floor = between(290, 340);
  let radius = between(110, 150);
  let x = side > 0 ? radius / 3 : width - radius / 3;
  print(second, box(0, floor, width, 400));
  times(5, (index) => {
    print(index % 2 ? detail : figure, arch(x, floor, radius, radius));
    print(ground, arch(x, floor, radius * 0.6, radius * 0.6));
    x += side * radius * 1.3;
    radius *= 0.74;
  });
  print(second, circle(width * (0.5 + side * between(0.1, 0.24)), between(110, 150), between(34, 50)));
};

/** Chevrons that point upwards. */
const chevrons: Motif = (width, between, print) => {
  const x = width * between(0.3, 0.7);
  const rise = between(60, 180);
  const step = between(50, 90);
  const top = between(130, 180);
  print(detail, circle(x, top - 30, between(40, 60)));
  times(9, (index) => {
    const y = top + index * step;
    print(index % 2 ? second : figure, polygon(0, y + rise, x, y, width, y + rise, width, 999, 0, 999));
    print(
      ground,
      polygon(0, y + rise + step * 0.6, x, y + step * 0.6, width, y + rise + step * 0.6, width, 999, 0, 999),
    );
  });
};

export const sport = [lanes, bounces, chevrons];
