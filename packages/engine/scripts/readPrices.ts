/**
 * Prints the labelled prices as a table: what is read, the words that were used, and the label if it differs. Then, for each half,
 * counts the kinds that were read for each labelled kind. Fails if a text of the half that the rules were written with is read
 * wrongly. The parameters `seen`, `unseen` and `later` select parts; `--wrong` prints only texts that are read wrongly.
 */

import { priceKinds } from '../src/prices/priceKinds.ts';
import { readPrice } from '../src/prices/readPrice.ts';
import { judgePrice } from '../testing/prices/judgePrice.ts';
import { readLabelledPrices } from '../testing/prices/readLabelledPrices.ts';

const parameters = process.argv.slice(2);
const parts = ['seen', 'unseen', 'later'] as const;
const halves = parts.some((part) => parameters.includes(part))
  ? parts.filter((part) => parameters.includes(part))
  : parts;

for (const half of halves) {
  const rows = readLabelledPrices()
    .filter((label) => label.half === half)
    .map((label) => ({ label, reading: readPrice(label.text), ...judgePrice(label) }));

  for (const { label, reading, verdict, differences } of rows) {
    if (verdict !== 'wrong' && parameters.includes('--wrong')) continue;
    const words = reading.words.map(({ start, end }) => label.text.slice(start, end)).join(' ');
    print(`${verdict.padEnd(6)} ${describe(reading)}  « ${label.text.replace(/\s+/g, ' ')} »`);
    print(`       words: ${words || 'none'}${reading.freeFor ? `; free: ${reading.freeFor}` : ''}`);
    if (differences.length) print(`       label: ${describe(label)} (${differences.join(', ')})`);
  }

  print(`\n${half}: labelled kinds in rows, read kinds in columns`);
  print(['', ...priceKinds].map((kind) => kind.padStart(15)).join(''));
  for (const kind of priceKinds) {
    const counts = priceKinds.map((read) => rows.filter((row) => row.label.kind === kind && row.reading.kind === read));
    print([kind, ...counts.map(({ length }) => String(length || '·'))].map((text) => text.padStart(15)).join(''));
  }
  const real = rows.filter(({ label }) => label.source === 'openagenda' || label.source === 'world');
  const count = (list: typeof rows, wanted: string) => list.filter(({ verdict }) => verdict === wanted).length;
  const share = 100 * (1 - count(real, 'wrong') / real.length);
  print(
    `${rows.length} texts: ${count(rows, 'right')} right, ${count(rows, 'close')} close, ${count(rows, 'wrong')} wrong`,
  );
  print(`${real.length} real texts: ${share.toFixed(1)} % read (at least 95 %)`);
  const isWrong = ({ verdict }: (typeof rows)[number]) => verdict === 'wrong';
  print(
    `shown as free, but not free for everybody: ${rows.filter((row) => isWrong(row) && row.reading.kind === 'free').length}`,
  );
  print(
    `free for everybody, but shown with an amount: ${rows.filter(({ label, reading }) => label.kind === 'free' && reading.amounts.length).length}\n`,
  );
  if (half === 'seen' && count(rows, 'wrong')) process.exitCode = 1;
}

function describe({ kind, amounts, lowest }: { kind: string; amounts: readonly number[]; lowest: number | null }) {
  return `${kind.padEnd(14)} ${String(lowest ?? '–').padStart(6)} ${`[${amounts.join(' ')}]`.padEnd(14)}`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
