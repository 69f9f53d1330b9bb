import { detail, figure, ground, type Motif, second } from '../Motif';
import { arch, box, circle, path, times } from '../shapes';

/** Arcades under a moon. */
const arches: Motif = (width, between, print) => {
  const radius = between(46, 90);
  const wall = radius * between(0.3, 0.5);
  print(detail, circle(width * between(0.4, 0.7), between(90, 130), between(30, 56)));
  times(width / radius / 2 + 1, (index) => {
    const x = (index + 0.5) * radius * 2.2;
    const tall = between(190, 260);
    print(index % 2 ? second : figure, arch(x, 400, radius, tall));
    print(ground, arch(x, 400, radius - wall, tall - wall));
  });
};

/** A half-lit face. */
const face: Motif = (width, between, print, side) => {
  const x = width / 2;
  const y = between(150, 220);
  const half = (role: 1 | 2, other: 1 | 2, to: number) => {
    const sweep = to > 0 ? 1 : 0;
    print(role, path('M', x, y - 90, 'a', 140, 180, 0, 0, sweep, 0, 360));
    print(
      other,
      circle(x + to * 62, y + 40, 20),
      path('M', x, y + 170, 'h', to * 60, 'a', 60, 44, 0, 0, sweep, -to * 60, 44),
    );
  };
  half(figure, second, side);
  half(second, figure, -side);
  print(detail, path('M', x, y + 30, 'v', 92, 'h', side * -46), box(x - 140, y - 110, 280, 26));
};

/** A rising curtain. */
const curtain: Motif = (width, between, print) => {
  const middle = width * between(0.4, 0.6);
  const hem = between(0.1, 0.4);
  const y = between(230, 300);
  print(detail, circle(middle, y, between(50, 90)));
  times(4, (index) => {
    for (const edge of [0, width]) {
      const fold = (middle - edge) * (1 - index * 0.25);
      print(
        index % 2 ? second : figure,
        path('M', edge, 0, 'h', fold, 'c', 0, 200, -fold / 2, 220, fold * (hem - 1), 400, 'H', edge),
      );
    }
  });
};

export const culture = [arches, face, curtain];
