import type { FloodFigures, Phase } from './measureFlood.ts';
import { normalKinds } from './normal/normalRequests.ts';
import { percentile } from './percentile.ts';

/** Formats the figures of a flood as lines of text. */
export function renderTable(title: string, figures: FloodFigures): string {
  const { before, during, hostile, memory, idle, leftQueries, slowness, stopped } = figures;
  return [
    `\n${title}\n`,
    renderRows([
      [
        'normal',
        'requests',
        'failed',
        'p50 before',
        'during',
        'p95 before',
        'during',
        'ratio',
        'work before',
        'during',
        'ratio',
      ],
      ...['all', ...normalKinds].map((kind) => renderNormal(kind, before, during)),
    ]),
    renderFailures(during),
    renderRows([
      ['hostile', 'a second', 'sent', 'left out', 'became'],
      ...hostile.tallies.map(({ kind, rate, sent, leftOut, outcomes }) => [
        kind,
        String(rate),
        String(sent),
        String(leftOut),
        Object.entries(outcomes)
          .map(([outcome, times]) => `${outcome}: ${times}`)
          .join(', '),
      ]),
    ]),
    renderRows([
      ['machine', 'before', 'during', 'after'],
      ['memory of the server, MB', toText(memory.before), `${toText(memory.highest)} at most`, toText(memory.after)],
      ['processors of the server', before.server.toFixed(2), during.server.toFixed(2), idle.toFixed(2)],
      ['processors of other programs', before.others.toFixed(2), during.others.toFixed(2), ''],
      ['rates divided by', slowness.toFixed(1), slowness.toFixed(1), ''],
      ['queries that still run', '', '', String(leftQueries ?? 'unknown')],
    ]),
    `processor time of the clients: ${toText(hostile.processorTime)} s hostile, ${toText(during.processorTime)} s normal\n`,
    stopped ? `The server was ended: ${stopped}.\n` : '',
  ].join('\n');
}

function renderNormal(kind: string, before: Phase, during: Phase): string[] {
  const select = ({ samples }: Phase) => samples.filter((sample) => kind === 'all' || sample.kind === kind);
  const [calm, attacked] = [select(before), select(during)];
  const compare = (what: 'wait' | 'work', share: number) => {
    const [one, other] = [calm, attacked].map((samples) =>
      percentile(
        samples.map((sample) => sample[what]),
        share,
      ),
    );
    return [`${toText(one)} ms`, `${toText(other)} ms`, ((other ?? Number.NaN) / (one ?? Number.NaN)).toFixed(1)];
  };
  const failed = attacked.filter(({ failure }) => failure).length;
  return [
    kind,
    String(attacked.length),
    String(failed),
    ...compare('wait', 0.5).slice(0, 2),
    ...compare('wait', 0.95),
    ...compare('work', 0.95),
  ];
}

function renderFailures({ samples }: Phase): string {
  const reasons = Map.groupBy(
    samples.filter(({ failure }) => failure),
    ({ kind, failure }) => `${kind}: ${failure}`,
  );
  return [...reasons].map(([reason, { length }]) => `failed ${length} times, ${reason}\n`).join('');
}

function renderRows(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return `${lines.join('\n')}\n`;
}

function toText(value = Number.NaN): string {
  return Number.isNaN(value) ? '-' : value.toFixed(value < 10 ? 1 : 0);
}
