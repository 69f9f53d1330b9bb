import { describe, expect, it } from 'vitest';
import { posterSubcategories as subcategories } from '../docs/posterSubcategories';
import { categories } from '../theme/tokens';
import { drawPoster, type PosterSubject } from './drawPoster';
import { readInitial } from './letters';
import type { PosterSubcategory } from './motifs';
import { randomFrom } from './randomFrom';
import type { PosterFormat } from './sheet';
import { toSvg } from './toSvg';

const formats: PosterFormat[] = ['portrait', 'square', 'wide'];
const seeds = Array.from(
  { length: 400 },
  (_, index) => `00000000-0000-4000-8000-${String(index * 7919).padStart(12, '0')}`,
);
const kinds: readonly Omit<PosterSubject, 'seed'>[] = [
  ...subcategories.map((subcategory) => ({ category: 'culture' as const, subcategory, title: 'Bonnard' })),
  ...categories.map((category) => ({ category, title: 'Été' })),
];

describe.each(kinds)('a poster of $category, $subcategory', (kind) => {
  it('stays under 2 kB in every format', () => {
    const sizes = formats.flatMap((format) => seeds.map((seed) => toSvg(drawPoster({ ...kind, seed }, format)).length));
    expect(Math.max(...sizes)).toBeLessThan(2_000);
  });

  it('contains only whole, finite numbers', () => {
    for (const seed of seeds) expect(toSvg(drawPoster({ ...kind, seed }))).not.toMatch(/NaN|Infinity|undefined|\d\.\d/);
  });

  it('has at least three colours', () => {
    for (const seed of seeds) {
      const { shapes } = drawPoster({ ...kind, seed });
      expect(new Set(shapes.map(({ fill }) => fill)).size).toBeGreaterThan(2);
    }
  });

  it('is different for each of twenty events', () => {
    expect(new Set(seeds.slice(0, 20).map((seed) => toSvg(drawPoster({ ...kind, seed })))).size).toBe(20);
  });
});

describe('lists of 24 events', () => {
  const random = randomFrom('lists');
  const pick = (count: number) => Math.floor(random() * count);
  const digits = (count: number) => Array.from({ length: count }, () => pick(16).toString(16)).join('');
  const createId = () => `${digits(8)}-${digits(4)}-4${digits(3)}-a${digits(3)}-${digits(12)}`;
  const titles = [
    'Bonnard',
    'Les Lumières',
    'La Femme',
    'Le Trianon',
    'Atelier',
    '20 ans',
    'Été',
    '«\u00A0Zoo\u00A0»',
    '東京',
  ];
  const drawList = (pickKind: () => Omit<PosterSubject, 'seed' | 'title'>) =>
    Array.from({ length: 24 }, () => {
      const title = titles[pick(titles.length)];
      return drawPoster({ ...pickKind(), seed: createId(), title }).composition;
    });
  /** Returns the share of equal neighbours, and the highest number of equal compositions in a list. */
  const judge = (lists: readonly (readonly string[])[]) => {
    let [equal, most] = [0, 0];
    for (const list of lists) {
      const counts = new Map<string, number>();
      list.forEach((composition, index) => {
        const count = (counts.get(composition) ?? 0) + 1;
        counts.set(composition, count);
        most = Math.max(most, count);
        if (composition === list[index - 1]) equal++;
      });
    }
    return { equalNeighbours: equal / (lists.length * 23), most };
  };

  it('of mixed kinds repeat no composition more than twice', () => {
    const lists = Array.from({ length: 10_000 }, () =>
      drawList(() => ({
        category: categories[pick(categories.length)] ?? 'music',
        // A third of the events have no subcategory.
        subcategory: pick(3) ? subcategories[pick(subcategories.length)] : null,
      })),
    );
    const { equalNeighbours, most } = judge(lists);
    expect(equalNeighbours).toBeLessThan(0.01);
    expect(most).toBeLessThanOrEqual(2);
  });

  it.each([...subcategories, null])(
    'of one subcategory, %s, repeat no composition more than four times',
    (subcategory) => {
      const lists = Array.from({ length: 200 }, () => drawList(() => ({ category: 'music', subcategory })));
      const { equalNeighbours, most } = judge(lists);
      expect(equalNeighbours).toBeLessThan(0.01);
      expect(most).toBeLessThanOrEqual(4);
    },
  );
});

it('a poster is always the same picture for the same event', () => {
  expect(
    toSvg(drawPoster({ category: 'music', subcategory: 'jazz', seed: '17', title: 'Nina Simone' })),
  ).toMatchInlineSnapshot(
    `"<svg xmlns="http://www.w3.org/2000/svg" viewBox="2 2 316 396" width="320" height="400"><path fill="#F9C4B5" d="M0 0H320V400H0"/><path fill="#F6F0E4" d="M14 220a146 146 0 1 1 292 0a146 146 0 1 1-292 0"/><path fill="#E5432D" d="M21 87 119 67 123 89 24 105M103 66H130L136 102H112"/><path fill="#0F2E27" d="M112 87H136L199 345H133M199 342A99 99 0 0 1 1 342H67A33 33 0 0 0 133 342M-53 225H91L67 345H1"/><path fill="#E5432D" d="M-62 210H103L94 237H-53"/><path fill="#F6F0E4" d="M122 165a14 14 0 1 1 28 0a14 14 0 1 1-28 0M132 207a15 15 0 1 1 30 0a15 15 0 1 1-30 0M139 249a17 17 0 1 1 34 0a17 17 0 1 1-34 0M147 294a18 18 0 1 1 36 0a18 18 0 1 1-36 0M16 300a18 18 0 1 1 36 0a18 18 0 1 1-36 0"/></svg>"`,
  );
});

it('the format changes neither composition nor inks', () => {
  for (const seed of seeds) {
    const [portrait, square, wide] = formats.map((format) => drawPoster({ category: 'sport', seed }, format));
    expect(square?.composition).toBe(portrait?.composition);
    expect(wide?.shapes.map(({ fill }) => fill)).toEqual(portrait?.shapes.map(({ fill }) => fill));
  }
});

it('a poster has shapes for any seed, title and subcategory', () => {
  for (const text of ['', 'x'.repeat(10_000), '🎷مهرجان', 'constructor', '__proto__']) {
    const subject = { category: 'tech', subcategory: text as PosterSubcategory, seed: text, title: text } as const;
    expect(drawPoster(subject).shapes.length).toBeGreaterThan(1);
  }
});

it.each([
  ['Été', 'E'],
  ['«\u00A0œuvre\u00A0»', null],
  ['  ça', 'C'],
  ['20 ans', '2'],
  ['東京', null],
  ['!!!', null],
  ['', null],
])('the initial of %s is %s', (title, initial) => {
  expect(readInitial(title)).toBe(initial);
});
