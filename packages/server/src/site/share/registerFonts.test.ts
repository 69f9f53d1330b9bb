import { beforeAll, expect, test } from 'vitest';
import { keepDrawn, registerFonts } from './registerFonts.ts';

let characters: ReadonlySet<number>;
beforeAll(async () => {
  characters = await registerFonts({ registerFont: async () => [] as never });
});

test.each([
  ['Nuit du oud (2ᵉ édition)', 'Nuit du oud (2ᵉ édition)'],
  ['1ʳᵉ soirée à 20 €', '1ʳᵉ soirée à 20 €'],
  ['ليلة الموسيقى', 'ليلة الموسيقى'],
  ['Ночь 🎷 Νύχτα', 'Ночь 🎷 Νύχτα'],
  ['能楽の夕べ ～ Soirée nô ～', 'Soirée nô'],
  ['Bal\u2066 masqué\u2069', 'Bal masqué'],
])('of the title “%s” the picture shows “%s”', (title, shown) => {
  expect(keepDrawn(title, characters)).toBe(shown);
});
