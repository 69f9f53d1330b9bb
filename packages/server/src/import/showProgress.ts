import { formatProgress } from './formatProgress.ts';

/** A line with the progress of an import, below all other output. */
export interface ProgressLine {
  update(records: number): void;
  /** Writes a line above the progress. */
  write(stream: NodeJS.WriteStream, text: string): void;
  end(): void;
}

/** Milliseconds between two lines: a terminal overwrites the line, a file appends it. */
const [terminalPace, filePace] = [200, 10_000];

/** Shows the progress of an import, on standard error. */
export function showProgress(shareOf: () => number | null, stream = process.stderr): ProgressLine {
  const began = Date.now();
  const clear = stream.isTTY ? '\r\u001b[K' : '';
  let shownAt = began;
  return {
    update(records) {
      const now = Date.now();
      if (now - shownAt < (stream.isTTY ? terminalPace : filePace)) return;
      shownAt = now;
      const line = formatProgress({ records, elapsed: now - began, share: shareOf() });
      stream.write(stream.isTTY ? clear + line : `${line}\n`);
    },
    write: (other, text) => other.write(`${clear}${text}\n`),
    end: () => stream.write(clear),
  };
}
