import { detail, figure, ground, type Motif, second } from '../Motif';
import { arch, box, circle, lens, path, polygon, slice, times } from '../shapes';

/** A plate, divided into slices. */
const plate: Motif = (width, between, print, side) => {
  const x = width / 2 + side * between(-10, 40);
  const y = between(200, 270);
  const radius = between(120, 170);
  const shares = Math.round(between(4, 8));
  const start = between(0, 90);
  print(figure, circle(x, y, radius));
  print(ground, circle(x, y, radius * 0.78));
  times(shares, (index) =>
    print(
      index % 2 ? second : detail,
      slice(x, y, radius * 0.7, start + (index * 360) / shares, between(180, 330) / shares),
    ),
  );
};

/** Sardines, head to tail. */
const sardines: Motif = (width, between, print, side) => {
  const count = Math.round(between(3, 5));
  times(count, (index) => {
    const y = 100 + (300 * (index + 0.5)) / count;
    const to = index % 2 ? side : -side;
    const head = width * (0.5 + to * between(0.36, 0.46));
    const tail = head - to * 250;
    print(index % 2 ? second : figure, lens(head, y, 250, to > 0 ? 180 : 0));
    print(
      index % 2 ? second : figure,
      polygon(tail + to * 30, y, tail - to * 36, y + to * 32, tail - to * 36, y - to * 32),
    );
    print(detail, circle(head - to * 40, y - 5, 9));
  });
};

/** A steaming bowl. */
const bowl: Motif = (width, between, print, side) => {
  const x = width / 2;
  const rim = between(220, 270);
  const radius = between(120, 150);
  const sway = side * between(24, 50);
  print(second, arch(x, rim, radius * 0.86, radius * 0.86), box(x - 60, rim + radius - 20, 120, 46));
  print(ground, box(0, 0, width, rim - between(30, 60)));
  print(figure, path('M', x - radius, rim, 'h', radius * 2, 'a', radius, radius, 0, 0, 1, -radius * 2, 0));
  times(3, (index) =>
    print(
      detail,
      path(
        'M',
        x - 88 + index * 76,
        rim - 70,
        'c',
        sway,
        -40,
        -sway,
        -70,
        0,
        -110,
        'h',
        24,
        'c',
        -sway,
        40,
        sway,
        70,
        0,
        110,
      ),
    ),
  );
};

export const food = [plate, sardines, bowl];
