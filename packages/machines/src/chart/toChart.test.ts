import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { charts } from '../charts';
import { toChart } from './toChart';

const lamp = createMachine({
  id: 'lamp',
  on: { 'lamp.broken': '.dark' },
  initial: 'off',
  states: {
    off: { on: { 'lamp.pressed': [{ guard: 'hasPower', target: 'on' }, {}] } },
    on: {
      initial: 'bright',
      states: { bright: { after: { timeoutMs: 'dim' } }, dim: { always: { guard: 'isAlone', target: 'bright' } } },
      on: { 'lamp.pressed': 'off' },
      invoke: { id: 'burn', src: 'burn', onDone: 'dark', onError: 'off' },
    },
    dark: { type: 'final' },
  },
});

test('toChart draws states, start points, guards, delays, services and transitions from any state', () => {
  expect(toChart(lamp)).toBe(`flowchart TB
  subgraph lamp["lamp"]
    lamp_begin(( ))
    lamp_begin --> lamp_off
    lamp_anywhere["anywhere"]:::anywhere
    lamp_off("off")
    subgraph lamp_on["on"]
      lamp_on_begin(( ))
      lamp_on_begin --> lamp_on_bright
      lamp_on_anywhere["anywhere"]:::anywhere
      lamp_on_bright("bright")
      lamp_on_dim("dim")
    end
    lamp_dark(["dark"])
  end
  lamp_anywhere -->|"lamp.broken"| lamp_dark
  lamp_off -->|"lamp.pressed [hasPower]"| lamp_on_begin
  lamp_off -->|"lamp.pressed"| lamp_off
  lamp_on_anywhere -->|"lamp.pressed<br/>burn fails"| lamp_off
  lamp_on_anywhere -->|"burn succeeds"| lamp_dark
  lamp_on_bright -->|"after timeoutMs"| lamp_on_dim
  lamp_on_dim -->|"at once [isAlone]"| lamp_on_bright
  classDef anywhere stroke-dasharray: 4 4`);
});

const machines = Object.keys(import.meta.glob('../*/*.machine.ts')).map((path) => path.split('/')[1] ?? '');

test.each(machines)('every arrow in the chart of %s begins and ends at a drawn state', (name) => {
  const lines = (charts[name] ?? '').split('\n').map((line) => line.trim());
  const drawn = new Set(lines.flatMap((line) => /^(?:subgraph )?(\w+)[[(]/.exec(line)?.[1] ?? []));
  const ends = lines.flatMap((line) => /^(\w+) -->(?:\|.*\|)? (\w+)$/.exec(line)?.slice(1) ?? []);
  expect(ends.length, 'packages/machines/src/charts.ts draws no chart of it: add it there').toBeGreaterThan(0);
  expect(ends.filter((end) => !drawn.has(end))).toEqual([]);
});

test('every chart belongs to an existing machine, and every machine has a chart', () => {
  expect(Object.keys(charts).sort()).toEqual(machines.sort());
});
