/** An event of Chromium's trace. Times are in microseconds: `ts` by the clock, `tts` and `tdur` of the thread. */
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
 * How long the script of each visit ran before it asked for data, in milliseconds of its thread, by the number that begins
 * the path of the visit's URLs. Compiling and evaluating the script counts. Parsing and layout of the page do not: whether
 * they fall before or after the script depends on the network alone.
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
