import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceRules } from '../../../packages/engine/src/prices/priceRules.ts';
import { readPrice } from '../../../packages/engine/src/prices/readPrice.ts';
import { readLabelledPrices } from '../../../packages/engine/testing/prices/readLabelledPrices.ts';
import { act } from '../act.ts';
import { testDatabase } from '../database/testDatabase.ts';
import { databaseTest } from '../databaseTest.ts';
import { ownedEvent } from '../fillTables.ts';
import { owner } from '../people.ts';

const labelled = readLabelledPrices().map(({ text }) => text);

/** Words of each meaning, numbers and signs in any order: what the rules see. */
const words = Object.values(priceRules.words).flatMap((list) => list.split(' ').slice(0, 3));
const numbers = [
  '12 €',
  '8€',
  '5€50',
  '1 250,00 €',
  '0 €',
  '20h30',
  '12',
  '-12 ans',
  '06 12 34 56 78',
  '12/05/2026',
  '2e',
];
const spoken = fc
  .array(fc.constantFrom(...words, ...numbers, ...numbers), { minLength: 1, maxLength: 12 })
  .map((parts) => parts.join(' '));
const written = fc.string({ unit: fc.constantFrom(..."0159 ,.-–€eurGgatilbé'/:()\n😀"), maxLength: 40 });

test.each([
  ['labelled texts', labelled],
  ['words, numbers and signs in any order', fc.sample(spoken, { numRuns: 150, seed: 7 })],
  ['characters in any order', fc.sample(written, { numRuns: 60, seed: 7 })],
  [
    'what is free and counted or named',
    ['700 muffins gratuits', 'Avec 50 petits pains gratuits', '3 jours gratuits', 'À 10h30 film gratuit'].concat([
      '2 expos gratuites, 5 €',
      '1 muffin gratuit',
      '700 free muffins',
      'Free Britney: débat',
      'Free walk',
      'Free',
    ]),
  ],
  ['long texts', ['12 € '.repeat(500), `Gratuit${'😀'.repeat(1500)}`, `${'é'.repeat(999)}12 €`, '9'.repeat(400)]],
])('the database and the engine read the same: %s', async (_, texts) => {
  await testDatabase.inTransaction('rollback', async (session) => {
    const { rows } = await session.query(
      `select text, kind, amount from unnest($1::text[]) with ordinality as said (text, position),
         lateral private.read_price(text) order by position`,
      [texts],
    );
    expect(rows).toEqual(
      texts.map((text) => {
        const { kind, euros } = readPrice(text);
        return { text, kind, amount: euros };
      }),
    );
  });
});

databaseTest('an event without a price text has an unknown price', async (session) => {
  await act(session, owner, `update public.events set price = null where id = '${ownedEvent}'`);
  const { rows } = await session.query(`select price_kind, price_amount from public.events where id = '${ownedEvent}'`);
  expect(rows).toEqual([{ price_kind: 'unknown', price_amount: null }]);
});

databaseTest('the price is read when its text is written, and lists show the amount', async (session) => {
  for (const [price, kind, amount] of [
    ['8 €, gratuit pour les moins de 12 ans', 'fixed', 8],
    ['Entrée libre', 'free', 0],
    ['Dernière entrée à 23h00', 'unknown', null],
    ['Prix libre', 'payWhatYouWant', null],
    ['15 CHF', 'fixed', null],
  ] as const) {
    await act(session, owner, `update public.events set price = $1 where id = '${ownedEvent}'`, [price]);
    const { rows } = await session.query(
      `select price_kind, price_amount, l.price as listed from public.events e
       join public.event_listings l on l.event_id = e.id where e.id = '${ownedEvent}'`,
    );
    expect(rows).toEqual([{ price_kind: kind, price_amount: amount, listed: amount }]);
  }
});

databaseTest('the importer may store a price that it has read; another text is read again', async (session) => {
  await session.query(
    `update public.events set price = '3 €', price_kind = 'from', price_amount = 3 where id = '${ownedEvent}'`,
  );
  const read = `select price_kind, price_amount from public.events where id = '${ownedEvent}'`;
  expect((await session.query(read)).rows).toEqual([{ price_kind: 'from', price_amount: 3 }]);
  await session.query(`update public.events set price = 'dès 4 €' where id = '${ownedEvent}'`);
  expect((await session.query(read)).rows).toEqual([{ price_kind: 'from', price_amount: 4 }]);
});
