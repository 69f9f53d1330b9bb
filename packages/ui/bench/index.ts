import { benchMount } from './benchMount.ts';
import { benchServer } from './benchServer.ts';
import type { Maker } from './pages';

// Measured on a calm and on a busy machine: 0.79 to 0.87, and 0.32 to 0.45.
const server = await benchServer(Number(process.env.BENCH_ROUNDS ?? 151));
report(
  'Rendering 1,000 cards on a server, speed against plain React; medians of processor time',
  server,
  (maker) => server.plain / server[maker],
  { sign: '≥', limit: 0.75 },
);

const mount = await benchMount(Number(process.env.BENCH_ROUNDS ?? 9));
report(
  'Mounting 1,000 cards in Chromium, time against plain React; medians',
  mount,
  (maker) => mount[maker] / mount.plain,
  { sign: '≤', limit: 0.65 },
);

interface Limit {
  sign: '≥' | '≤';
  limit: number;
}

function report(
  title: string,
  times: Record<Maker, number>,
  ratio: (maker: Maker) => number,
  { sign, limit }: Limit,
): void {
  const isMet = sign === '≥' ? ratio('lively') >= limit : ratio('lively') <= limit;
  if (!isMet) process.exitCode = 1;
  const verdict = `limit ${sign} ${limit}  ${isMet ? 'met' : 'MISSED'}`;
  const rows = [
    `\n${title}`,
    row('plain React', times.plain, 1),
    row('Lively', times.lively, ratio('lively'), verdict),
    row('Mantine', times.mantine, ratio('mantine')),
  ];
  process.stdout.write(`${rows.join('\n')}\n`);
}

function row(name: string, milliseconds: number, ratio: number, verdict = ''): string {
  return `  ${name.padEnd(14)}${milliseconds.toFixed(1).padStart(9)} ms ${ratio.toFixed(2).padStart(8)}  ${verdict}`;
}
