import { benchMount } from './benchMount.ts';
import { benchServer } from './benchServer.ts';
import type { Maker } from './pages';

const server = await benchServer(Number(process.env.ROUNDS ?? 150));
report(
  'Rendering 1,000 cards on a server, speed against plain React; the fastest round',
  server,
  (maker) => server.plain / server[maker],
  {
    sign: '≥',
    limit: 0.85,
  },
);

const mount = await benchMount(Number(process.env.ROUNDS ?? 9));
report(
  'Mounting 1,000 cards in Chromium, time against plain React; medians',
  mount,
  (maker) => mount[maker] / mount.plain,
  {
    sign: '≤',
    limit: 0.65,
  },
);

interface Goal {
  sign: '≥' | '≤';
  limit: number;
}

function report(title: string, times: Record<Maker, number>, ratio: (maker: Maker) => number, goal: Goal): void {
  const isMet = goal.sign === '≥' ? ratio('lively') >= goal.limit : ratio('lively') <= goal.limit;
  const verdict = `goal ${goal.sign} ${goal.limit}  ${isMet ? 'met' : 'MISSED'}`;
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
