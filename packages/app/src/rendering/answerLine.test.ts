import { expect, test, vi } from 'vitest';
import { communeServices } from '../supabase/communeServices';
import { answerLine } from './answerLine';

const commune = (code: string, name: string, population: number) => ({
  code,
  name,
  department: { code: code.slice(0, 2), name: 'Lot' },
  postalCodes: [],
  population,
});

const findNamed = vi
  .spyOn(communeServices, 'findNamed')
  .mockImplementation(async (names) =>
    names.includes('saint denis')
      ? [commune('11339', 'Saint-Denis', 500), commune('93066', 'Saint-Denis', 150_000)]
      : names.includes('marsella')
        ? [commune('13055', 'Marseille', 870_000)]
        : [],
  );

const answer = (search: string, pathname = '/explore') => answerLine(pathname, search, Date.UTC(2026, 10, 28));

test.each([
  ['?place=Saint-Denis&q=bal', '/explore?q=bal&commune=93066'],
  ['?place=Marsella&radius=50&sort=date', '/explore?commune=13055&radius=50&sort=date'],
  ['?place=Saint-Denis&commune=46042&city=Lyon&page=3', '/explore?commune=93066'],
  ['?place=Ailleurs&commune=46042', '/explore?city=Ailleurs'],
  ['?place=Bretagne&commune=46042&radius=50', '/explore?areas=BRE'],
  ['?place=Finist%C3%A8re,+Morbihan&areas=29', '/explore?areas=29,56'],
  ['?place=Marsella,+Morbihan', '/explore?areas=13055,56'],
  ['?place=Paris+11e', '/explore?areas=75111'],
  ['?place=Marsella,+Nowhere', '/explore?city=Marsella, Nowhere'],
  ['?place=%20&commune=46042&q=bal', '/explore?q=bal'],
  ['?place=&q=', '/explore'],
  [
    '?place=Marsella&q=Orelsan&words=[category:concert]+Orelsan+[commune:à+Lyon]&category=music',
    '/explore?q=Orelsan&commune=13055&category=music&words=[category:concert] Orelsan',
  ],
])('a typed place without scripts leads to its list: %s', async (search, target) => {
  const found = await answer(search);
  expect(decodeURIComponent((found ?? '').replaceAll('+', ' '))).toBe(target);
});

test('a place is a text if the communes cannot be read', async () => {
  findNamed.mockRejectedValueOnce(new Error('Down.'));
  expect(await answer('?place=Lyon')).toBe('/explore?city=Lyon');
});

test('a Spanish line names cities in Spanish; a French line does not', async () => {
  expect(await answer('?line=concierto+en+Marsella', '/es/explore')).toContain('commune=13055');
  expect(await answer('?line=concert+à+Marsella', '/explore')).not.toContain('commune');
});

test('a search without a line or a place has no other target', async () => {
  expect(await answer('?q=bal')).toBeNull();
});
