import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second (`getconf CLK_TCK`). */
const ticksPerSecond = 100;

/**
 * Processor time of the children of this process that have ended, and of their children: user and system.
 *
 * @returns Seconds; undefined where there is no /proc.
 */
export function readChildrenTime(): number | undefined {
  try {
    // The name of the command may hold spaces and brackets: the fields begin after its last bracket.
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    const [user, system] = fields.slice(13, 15).map(Number);
    return ((user ?? 0) + (system ?? 0)) / ticksPerSecond;
  } catch {
    return undefined;
  }
}
