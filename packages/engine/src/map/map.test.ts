import { expect, test } from 'vitest';
import { areas } from '../areas/areas.ts';
import { knownCities } from '../constants.ts';
import { drawAreas } from './drawAreas.ts';
import { drawFrance } from './drawFrance.ts';
import { drawnDepartmentOf } from './drawnDepartmentOf.ts';
import { isInside } from './isInside.ts';
import { listOutlines } from './listOutlines.ts';

const outlines = listOutlines();

test('there is an outline of each department of metropolitan France and of the five overseas', () => {
  const departments = areas.filter(({ code, departments }) => departments.join() === code);
  const overseas = ['971', '972', '973', '974', '976'];
  expect([...outlines.keys()].sort()).toEqual(
    departments
      .map(({ code }) => code)
      .filter((code) => code.length === 2 || overseas.includes(code))
      .sort(),
  );
  for (const rings of outlines.values())
    for (const ring of rings) expect([ring.length > 3, ring.at(-1)]).toEqual([true, ring[0]]);
});

test('the known cities are in the outlines of their departments, and in no other', () => {
  const departmentOf: Readonly<Record<string, string>> = {
    Paris: '75',
    Lyon: '69',
    Marseille: '13',
    Toulouse: '31',
    Cannes: '06',
    Nice: '06',
    Bordeaux: '33',
  };
  for (const { name, longitude, latitude } of knownCities) {
    const around = [...outlines].filter(([, rings]) => isInside([longitude, latitude], rings)).map(([code]) => code);
    expect([name, around]).toEqual([name, [departmentOf[name]]]);
  }
});

test.each([[['29']], [['75', '92']], [['974']], [['2A', '2B', '13']], [['29', 'unknown']]])(
  'the departments %j fill their frame, and their positions are inside',
  (codes) => {
    const frame = { x: 10, y: 20, width: 300, height: 200 };
    const { shapes, place } = drawAreas(codes, frame);
    const known = codes.filter((code) => outlines.has(code));
    expect(shapes.map(({ code }) => code)).toEqual(known);
    const points = known.flatMap((code) => (outlines.get(code) ?? []).flat()).map(([x, y]) => place(x, y));
    const sides = [0, 1].map((axis) => {
      const values = points.map((point) => point[axis] ?? 0);
      return [Math.min(...values), Math.max(...values)];
    });
    const [[left = 0, right = 0] = [], [top = 0, bottom = 0] = []] = sides;
    expect(Math.min(left - 10, top - 20, 310 - right, 220 - bottom)).toBeCloseTo(0);
    expect(Math.max((right - left) / 300, (bottom - top) / 200)).toBeCloseTo(1);
  },
);

test('north is up and east is right on the map of France, which has an inset for each small or distant part', () => {
  const { shapes, insets, width, height } = drawFrance();
  const find = (code: string) => shapes.find((shape) => shape.code === code);
  expect(find('59')?.y).toBeLessThan(find('13')?.y ?? 0);
  expect(find('29')?.x).toBeLessThan(find('67')?.x ?? 0);
  expect(insets.map(({ departments }) => departments.join())).toEqual([
    '75,92,93,94',
    '971',
    '972',
    '973',
    '974',
    '976',
  ]);
  expect(new Set(shapes.map(({ code }) => code))).toEqual(new Set(outlines.keys()));
  for (const { x, y } of shapes) expect(x > 0 && x < width && y > 0 && y < height).toBe(true);
});

test.each([
  ['of Lyon, inside', 45.764, 4.836, '69'],
  ['of Cayenne, on a coast that is simplified', 4.938, -52.33, '973'],
  ['of Menton, beside the border', 43.775, 7.5, '06'],
  ['of Papeete, which has no outline', -17.535, -149.57, undefined],
  ['of Geneva, beyond the border', 46.21, 6.1, undefined],
  ['in the Atlantic', 0, 0, undefined],
])('the department of the coordinates %s', (_, latitude, longitude, code) => {
  expect(drawnDepartmentOf({ latitude, longitude })).toBe(code);
});
