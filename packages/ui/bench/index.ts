import { benchMount } from './benchMount.ts';
import { benchServer } from './benchServer.ts';
import type { Maker } from './pages';

const rounds = Number(process.env.ROUNDS ?? 9);

const server = await benchServer(rounds);
report('Rendering 1,000 cards on a server, speed', server, (maker) => server.plain / server[maker], {
  sign: '≥',
  limit: 0.85,
});

const mount = await benchMount(rounds);
report('Mounting 1,000 cards in Chromium, time', mount, (maker) => mount[maker] / mount.plain, {
  sign: '≤',
  limit: 0.65,
});

interface Goal {
  sign: '≥' | '≤';
  limit: number;
}

function report(title: string, medians: Record<Maker, number>, ratio: (maker: Maker) => number, goal: Goal): void {
  const isMet = goal.sign === '≥' ? ratio('lively') >= goal.limit : ratio('lively') <= goal.limit;
  const verdict = `goal ${goal.sign} ${goal.limit}  ${isMet ? 'met' : 'MISSED'}`;
  const rows = [
    `\n${title} against plain React; medians of ${rounds} rounds`,
    row('plain React', medians.plain, 1),
    row('Lively', medians.lively, ratio('lively'), verdict),
    row('Mantine', medians.mantine, ratio('mantine')),
  ];
  process.stdout.write(`${rows.join('\n')}\n`);
}

function row(name: string, milliseconds: number, ratio: number, verdict = ''): string {
  return `  ${name.padEnd(14)}${milliseconds.toFixed(1).padStart(9)} ms ${ratio.toFixed(2).padStart(8)}  ${verdict}`;
}
