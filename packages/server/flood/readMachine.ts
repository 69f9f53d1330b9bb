import { readFileSync } from 'node:fs';

/** Clock ticks per second, the unit of /proc/stat in Linux. */
const ticks = 100;

/** Reads the seconds of processor time that all programs of the machine have used, and the time that its host took (steal). */
export function readMachine(): number {
  const [, user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] = (
    readFileSync('/proc/stat', 'utf8').split('\n')[0] ?? ''
  )
    .split(/\s+/)
    .map(Number);
  return (user + nice + system + irq + softirq + steal) / ticks;
}
