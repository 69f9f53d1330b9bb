/** An event of Chromium's trace. Times are in microseconds: `ts` is wall-clock time, `tts` and `tdur` are thread time. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly tts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly url?: string } };
}

/**
 * Returns how long the script of each visit ran before it requested data, in milliseconds of its thread. The keys are the numbers
 * at the start of the paths of the visits. The time includes compiling and evaluating the script. It excludes parsing and layout
 * of the page, because only the network decides whether they happen before or after the script.
 */
export function readVisits(trace: readonly object[]): Map<number, number> {
  const events = trace as readonly TraceEvent[];
  const visits = new Map<number, number>();
  for (const asked of events) {
    const number = asked.name === 'ResourceSendRequest' && asked.args.data?.url?.match(/\/(\d+)\/events\.json$/)?.[1];
    if (!number) continue;
    const find = (name: string, isIt: (event: TraceEvent) => boolean) =>
      events.find((event) => event.name === name && event.pid === asked.pid && event.tid === asked.tid && isIt(event));
    const compiled = find('v8.compileModule', ({ args }) => args.data?.url?.endsWith(`/${number}/script.js`) ?? false);
    const evaluated = find('v8.evaluateModule', ({ ts, dur = 0 }) => ts <= asked.ts && asked.ts <= ts + dur);
    if (!compiled || !evaluated)
      throw new Error(`The trace of visit ${number} has no script that asks for data: the benchmark has no result.`);
    visits.set(Number(number), ((compiled.tdur ?? 0) + asked.tts - evaluated.tts) / 1000);
  }
  return visits;
}
