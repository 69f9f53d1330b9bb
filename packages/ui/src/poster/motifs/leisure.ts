import { detail, figure, type Motif, second } from '../Motif';
import { circle, lens, path, polar, polygon, times } from '../shapes';

/** Hills under a sun. */
const hills: Motif = (width, between, print, side) => {
  print(second, circle(width * between(0.4, 0.75), between(130, 180), between(50, 80)));
  ([detail, second, figure] as const).forEach((role, index) => {
    const y = 180 + index * 76;
    const swell = side * between(40, 110) * (index % 2 ? 1 : -1);
    print(
      role,
      path(
        'M',
        0,
        y,
        'C',
        width * 0.35,
        y + swell,
        width * 0.6,
        y - swell,
        width,
        y + swell / 2,
        'V',
        400,
        'H',
        0,
        'z',
      ),
    );
  });
};

/** A branch. */
const branch: Motif = (width, between, print, side) => {
  const foot = width * between(0.4, 0.6);
  const lean = side * between(10, 70);
  const leaf = between(130, 200);
  const step = between(70, 90);
  print(detail, circle(width * between(0.3, 0.7), between(140, 180), between(60, 100)));
  print(second, polygon(foot + lean - 4, 90, foot + lean + 4, 90, foot + 8, 400, foot - 8, 400));
  times(4, (index) => {
    const x = foot + (lean * index) / 4;
    print(figure, lens(x, 430 - index * step, leaf - index * 20, -38));
    print(index % 2 ? figure : second, lens(x, 430 - index * step, leaf - index * 20, -142));
  });
};

/** A close-up of a flower. */
const flower: Motif = (width, between, print, side) => {
  const x = width * between(0.4, 0.6);
  const y = between(170, 200);
  const petals = Math.round(between(5, 11));
  const reach = between(90, 120);
  print(second, polygon(x - 9, y, x + 9, y, x + 9, 400, x - 9, 400), lens(x, 390, 170, side > 0 ? -40 : -140));
  print(
    figure,
    circle(x, y, reach * 0.8),
    ...times(petals, (index) => circle(...polar(x, y, reach, (index * 360) / petals), (reach * 3) / petals)),
  );
  print(detail, circle(x, y, reach * between(0.4, 0.6)));
};

export const leisure = [hills, branch, flower];
