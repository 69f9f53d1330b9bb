import { detail, figure, type Motif, second } from '../../Motif';
import { bar, box, disc, lens, polygon, ring, shape, slice, times } from '../../shapes';

/** A plate, divided into slices. */
const plate: Motif = (print, pick) => {
  const shares = 5 + pick(3);
  print(figure, ring(0, 0, 118, 92));
  const share = (index: number) => slice(0, 0, 80, (index * 360) / shares, 250 / shares);
  print(second, ...times(shares, share).filter((_, index) => index % 2));
  print(detail, ...times(shares, share).filter((_, index) => !(index % 2)));
};

/** Sardines, head to tail. */
const sardines: Motif = (print, pick) => {
  const count = 3 + pick(2);
  const step = 210 / count;
  times(count, (index) => {
    const y = -105 + step * (index + 0.5);
    const to = index % 2 ? 1 : -1;
    const tail = 118 * to - to * 200;
    print(
      index % 2 ? second : figure,
      lens(118 * to, y, 200, to > 0 ? 180 : 0),
      polygon(tail + to * 26, y, tail - to * 26, y + 26, tail - to * 26, y - 26),
    );
  });
  print(detail, ...times(count, (index) => disc(index % 2 ? 84 : -84, -108 + step * (index + 0.5), 8)));
};

/** A steaming bowl. */
const bowl: Motif = (print, pick) => {
  const sway = 24 + pick(2) * 16;
  print(
    second,
    ...times(3, (index) =>
      shape(
        `M${-66 + index * 52}-30C${-66 + index * 52 + sway}-60 ${-66 + index * 52 - sway}-90 ${-66 + index * 52}-126L${-46 + index * 52}-126C${-46 + index * 52 - sway}-90 ${-46 + index * 52 + sway}-60 ${-46 + index * 52}-30Z`,
      ),
    ),
  );
  print(second, box(-46, 96, 92, 34));
  print(figure, slice(0, 0, 112, 0, 180));
  print(second, box(-122, -8, 244, 18));
};

/** A pear. */
const pear: Motif = (print, pick) => {
  print(second, bar(0, -96, 16, -150, 14, 9), lens(10, -110, 96, -34));
  print(
    figure,
    shape(
      'M0-104C40-104 40-60 50-26C62 6 98 20 98 68C98 116 56 138 0 138C-56 138-98 116-98 68C-98 20-62 6-50-26C-40-60-40-104 0-104Z',
    ),
  );
  if (pick(2))
    print(detail, shape('M0-66C20-66 22-30 32-6C44 20 66 36 66 68C66 96 40 108 0 108Z'), lens(-16, 92, 40, -90));
  else print(detail, lens(-24, 92, 50, -80), lens(24, 92, 50, -100));
};

export const foodMotifs = { plate, sardines, bowl, pear };
