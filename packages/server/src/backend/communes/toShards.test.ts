import { gzipSync } from 'node:zlib';
import { splitWords } from '@lively/engine';
import { parseShard, searchCommunes, shardFor } from '@lively/engine/communes';
import { proposedCities } from '@lively/engine/constants';
import { expect, test } from 'vitest';
import { readCommunes } from './readCommunes.ts';
import { toShards } from './toShards.ts';

const communes = readCommunes();
const shards = toShards(communes);
const parsed = new Map([...shards].map(([name, shard]) => [name, parseShard(shard)]));
const find = (text: string) => searchCommunes(parsed.get(shardFor(text)) ?? [], text);

test('the shards contain all 34,969 communes, a quarter of them with coordinates', () => {
  expect(communes).toHaveLength(34_969);
  expect(communes.filter((commune) => 'latitude' in commune).length).toBeGreaterThan(8000);
});

test('a shard of names has at most 15 kB (gzip) at the median and 25 kB at the maximum', () => {
  const sizes = [...shards]
    .filter(([name]) => name.startsWith('name-'))
    .map(([, shard]) => gzipSync(JSON.stringify(shard)).length)
    .sort((a, b) => a - b);
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(15_000);
  expect(sizes.at(-1)).toBeLessThanOrEqual(25_000);
});

/** Searches every tenth commune, or each with `LONG=1`: the shards change only with the list of INSEE. */
const step = process.env.LONG ? 1 : 10;
const wanted = communes.filter((_, index) => index % step === 0);

test('each commune is among the first ten after at most six keys and its department', () => {
  const lost = wanted.filter(({ name, code, department }) => {
    const words = splitWords(name);
    const beginnings = words.flatMap((word, index) => [
      word.slice(0, 6),
      `${words[0]?.[0]} ${word}`.slice(0, index && 6),
    ]);
    return !beginnings.some((beginning) =>
      find(`${beginning} ${department.code}`)
        .slice(0, 10)
        .some((found) => found.code === code),
    );
  });
  expect(lost.map(({ name }) => name)).toEqual([]);
});

test('each postal code finds all its communes', () => {
  const lost = wanted.filter(({ code, postalCodes }) =>
    postalCodes.some((postalCode) => !find(postalCode).some((found) => found.code === code)),
  );
  expect(lost.map(({ name }) => name)).toEqual([]);
});

test('a commune is found by its English or Spanish name', () => {
  const names = [
    'Marsella',
    'Lyons',
    'Marseilles',
    'Burdeos',
    'Niza',
    'Ruan',
    'Rheims',
    'San Juan de Luz',
    'Lila',
    'El Havre',
  ];
  expect(names.map((name) => find(name)[0]?.name)).toEqual([
    ...[
      'Marseille',
      'Lyon',
      'Marseille',
      'Bordeaux',
      'Nice',
      'Rouen',
      'Reims',
      'Saint-Jean-de-Luz',
      'Lille',
      'Le Havre',
    ],
  ]);
  expect(find('ruan 45').map(({ name }) => name)).toContain('Ruan');
});

test('the proposed cities come first before the user has typed', () => {
  expect(
    find('')
      .slice(0, 6)
      .map(({ name }) => name),
  ).toEqual([...proposedCities, 'Nice']);
});
