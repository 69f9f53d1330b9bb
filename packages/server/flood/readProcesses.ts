import { readdirSync, readFileSync } from 'node:fs';

/** The resources of a process and its children together. */
export interface ProcessFigures {
  /** Megabytes of memory (RSS). */
  readonly memory: number;
  /** Seconds of processor time since each began. */
  readonly processorTime: number;
}

interface ProcessLine extends ProcessFigures {
  readonly pid: number;
  readonly parent: number;
}

/** Clock ticks per second, and bytes of a memory page, on every Linux that Node supports with 4 KiB pages. */
const ticks = 100;
const pageSize = 4096;

/** Lists the ids of a process and of all its descendants, the process first. @param root The id of the process. */
export function listProcesses(root: number): number[] {
  return findLines(root).map(({ pid }) => pid);
}

/** Reads the figures of a process and its descendants; zeros when it has ended. @param root The id of the process. */
export function readProcesses(root: number): ProcessFigures {
  const lines = findLines(root);
  const add = (what: keyof ProcessFigures) => lines.reduce((sum, line) => sum + line[what], 0);
  return { memory: add('memory'), processorTime: add('processorTime') };
}

/** Reads `/proc`, without another program. */
function findLines(root: number): ProcessLine[] {
  const lines = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readLine(name));
  const found = lines.filter(({ pid }) => pid === root);
  // The array grows during the loop, to include children of children.
  for (const { pid } of found) found.push(...lines.filter(({ parent }) => parent === pid));
  return found;
}

/** @see proc_pid_stat(5) */
function readLine(name: string): ProcessLine[] {
  try {
    const text = readFileSync(`/proc/${name}/stat`, 'utf8');
    // The name of the command may contain spaces and brackets.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [parent = 0, userTicks = 0, systemTicks = 0, pages = 0] = [1, 11, 12, 21].map((index) => fields[index]);
    return [
      {
        pid: Number(name),
        parent,
        memory: (pages * pageSize) / 1024 / 1024,
        processorTime: (userTicks + systemTicks) / ticks,
      },
    ];
  } catch {
    // The process ended meanwhile.
    return [];
  }
}
