/** An event of Chromium's trace; times in microseconds, `tts` by the clock of its thread. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly ts: number;
  readonly tts: number;
  readonly args: { readonly data?: { readonly requestId: string; readonly url?: string } };
}

/** What passed between the end of a visit's script and its request for data, in milliseconds. */
interface Visit {
  /** Of the page's own thread: what other work of the machine takes is not in it. */
  readonly work: number;
  /** By the clock. */
  readonly clock: number;
}

/** The visits of a trace, by the number that begins the path of their URLs. */
export function readVisits(trace: readonly object[]): Map<number, Visit> {
  const events = trace as readonly TraceEvent[];
  const visits = new Map<number, Visit>();
  for (const asked of events) {
    const number = asked.name === 'ResourceSendRequest' && asked.args.data?.url?.match(/\/(\d+)\/events\.json$/)?.[1];
    if (!number) continue;
    const script = events.find(({ args }) => args.data?.url?.endsWith(`/${number}/script.js`));
    const ended = events.find(
      ({ name, pid, args }) =>
        name === 'ResourceFinish' && pid === asked.pid && args.data?.requestId === script?.args.data?.requestId,
    );
    if (!ended) throw new Error(`Visit ${number} left no trace of its script: the benchmark cannot say what it took.`);
    visits.set(Number(number), { work: (asked.tts - ended.tts) / 1000, clock: (asked.ts - ended.ts) / 1000 });
  }
  return visits;
}
