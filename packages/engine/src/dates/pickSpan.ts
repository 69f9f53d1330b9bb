import type { Span } from './listSpans.ts';

/** The span that an event shows at an instant: the first that is not over, else the last. */
export function pickSpan(spans: readonly Span[], now: number): Span | undefined {
  return spans.find(([, , until]) => until > now) ?? spans.at(-1);
}
