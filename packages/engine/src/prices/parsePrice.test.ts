import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countPatternSteps } from '../../../../scripts/countPatternSteps.ts';
import { parsePrice } from './parsePrice.ts';

test.each([
  ['75€', 75],
  ['25', 25],
  ['12 EUR', 12],
  ['€ 12', 12],
  ['Gratuit', 0],
  ['GRATUIT !', 0],
  ['GRA-TUIT', 0],
  ['GRA-TUIT !', 0],
  ['Gra tuit', 0],
  ['Free', 0],
  ['Gratis', 0],
  ['Entrée libre', 0],
  ['0€', 0],
  ['0 €', 0],
  ['12,50€', 12.5],
  ['12.5 €', 12.5],
  ['1 234,50 €', 1234.5],
  ['1\u00a0234,50\u00a0€', 1234.5],
  ['1\u202f234,50\u202f€', 1234.5],
  ['1.234,50 €', 1234.5],
  ['5 000 €', 5000],
  ['1,234.50 €', 1234.5],
  ['12.3456 €', 12],
  ['10-15€', 10],
  ['15 – 10 €', 10],
  ['de 10 à 15 €', 10],
  ['10 / 12 / 15 €', 10],
  ['Plein 12€ / réduit 8€', 8],
  ['À partir de 10 €', 10],
  ['2 places pour 30 €', 30],
  ['25€ (gratuit -12 ans)', 25],
])('the price of %j is %d', (text, amount) => {
  expect(parsePrice(text)).toBe(amount);
});

test.each([null, '', ' ', 'Prix sur invitation', '€€', '-5€', '−15 €', '<script>'])('%j contains no amount', (text) => {
  expect(parsePrice(text)).toBeNull();
});

test('only the first 200 characters of a text are read', () => {
  expect(parsePrice('9'.repeat(400))).toBe(Number('9'.repeat(200)));
});

test.each([
  '06 12 34 56 78',
  '0612345678',
  'Réservation au 01.42.00.00.00',
  'Tél. : 04-91-12-34-56',
  '+33 6 12 34 56 78',
  '+33 (0)6 12 34 56 78',
  '0033612345678',
  '0 892 123 456',
  '0892 123 456',
  '+32 2 555 12 12',
])('%j is a telephone number and not a price', (text) => {
  expect(parsePrice(text)).toBeNull();
});

test.each([
  ['12 € sur réservation au 06 12 34 56 78', 12],
  ['06 12 34 56 78 – 10 €', 10],
  ['Gratuit, réservation au 01 42 00 00 00', 0],
  ['25.00 12.50 8.00 5.00 3.00 €', 3],
  ['10.05 12.10 15.20 20.30 25.40', 10.05],
  ['0 / 10 / 15 / 20 €', 0],
  ['100 000 000 €', 100_000_000],
])('the price of %j is %d: telephone numbers are ignored', (text, amount) => {
  expect(parsePrice(text)).toBe(amount);
});

test('any text gives null or a finite amount of at least zero', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0159 ,.-–€eura à/') })), (text) => {
      const amount = parsePrice(text);
      expect(amount === null || (Number.isFinite(amount) && amount >= 0)).toBe(true);
    }),
    { numRuns: 5000 },
  );
});

test('an amount that Intl formats in French is parsed exactly', () => {
  const french = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });
  fc.assert(
    fc.property(fc.nat(99_999_999), (cents) => {
      expect(parsePrice(french.format(cents / 100))).toBe(cents / 100);
    }),
    { numRuns: 2000 },
  );
});

test.each(['1', '0', '+1 ', '1 ', '1,1-', 'a 1 '])('ten times a long text of %j takes no more steps', (part) => {
  const steps = countPatternSteps(() => parsePrice(part.repeat(1000)));
  expect(steps).toBeGreaterThan(0);
  expect(countPatternSteps(() => parsePrice(part.repeat(10_000)))).toBeLessThanOrEqual(steps);
});
