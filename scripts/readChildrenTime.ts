import { readFileSync } from 'node:fs';

/** The unit of Linux: hundredths of a second (`getconf CLK_TCK`). */
const ticksPerSecond = 100;

/**
 * Returns the processor time of the ended children of this process, and of their children: user and system.
 *
 * @returns Seconds; undefined if there is no /proc.
 */
export function readChildrenTime(): number | undefined {
  try {
    // The name of the command may contain spaces and brackets: the fields begin after its last bracket.
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    const [user, system] = fields.slice(13, 15).map(Number);
    return ((user ?? 0) + (system ?? 0)) / ticksPerSecond;
  } catch {
    return undefined;
  }
}
