import type { Choice, Filter } from './Understanding.ts';

/** Returns the filters of the only option, or a choice between several. */
export function chooseReading(options: Choice['options']): {
  readonly filters: readonly Filter[];
  readonly options?: Choice['options'];
} {
  const [first, second] = options;
  return second ? { filters: [], options } : { filters: first?.filters ?? [] };
}
