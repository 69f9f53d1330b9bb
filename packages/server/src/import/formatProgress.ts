/** The progress of an import. */
export interface Progress {
  /** The records that were read in this run. */
  readonly records: number;
  /** Milliseconds since the start. */
  readonly elapsed: number;
  /** The share from 0 to 1; null when unknown. */
  readonly share: number | null;
}

/**
 * Formats the progress as one line for a terminal: a bar, the records, the rate, the remaining time.
 *
 * @example
 * formatProgress({ records: 420_000, elapsed: 175_000, share: 0.42 });
 * // '[████████░░░░░░░░░░░░] 42 % · 420,000 records · 2,400/s · 4 min 2 s left'
 */
export function formatProgress({ records, elapsed, share }: Progress): string {
  const rate = elapsed > 0 ? Math.round((records / elapsed) * 1000) : 0;
  const facts = [`${format(records)} records`, `${format(rate)}/s`];
  if (share === null) return facts.join(' · ');
  const filled = Math.min(barLength, Math.floor(share * barLength));
  const bar = '█'.repeat(filled) + '░'.repeat(barLength - filled);
  const left = share > 0 ? [`${formatDuration((elapsed / share) * (1 - share))} left`] : [];
  return [`[${bar}] ${Math.floor(share * 100)} %`, ...facts, ...left].join(' · ');
}

const barLength = 20;

function format(number: number): string {
  return number.toLocaleString('en-GB');
}

function formatDuration(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  return `${Math.floor(seconds / 3600)} h ${Math.floor((seconds % 3600) / 60)} min`;
}
