import { readFileSync } from 'node:fs';

/** Clock ticks a second, as Linux counts them in /proc/stat. */
const ticks = 100;

/** Seconds of processor time that all programs of the machine have taken, and its host: what no program here could have. */
export function readMachine(): number {
  const [, user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] = (
    readFileSync('/proc/stat', 'utf8').split('\n')[0] ?? ''
  )
    .split(/\s+/)
    .map(Number);
  return (user + nice + system + irq + softirq + steal) / ticks;
}
