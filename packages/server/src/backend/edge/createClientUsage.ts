/** The recent work of each client. */
export interface ClientUsage {
  /** Returns milliseconds, 0 for the server itself (''). Added work counts half after `halfLife`. */
  of(client: string): number;
  /** @param milliseconds Negative if the task took less than expected. */
  add(client: string, milliseconds: number): void;
}

/** Milliseconds. */
const usualHalfLife = 10_000;
/** Max milliseconds. A client that stops counts as light after half a minute, independent of its earlier work. */
const most = 4_000;
/** The max number of clients. Further clients evict the one whose last request is oldest. */
const keptClients = 10_000;

/**
 * @param now Milliseconds.
 * @param halfLife Milliseconds.
 */
export function createClientUsage(now: () => number = () => performance.now(), halfLife = usualHalfLife): ClientUsage {
  const amounts = new Map<string, { readonly amount: number; readonly instant: number }>();
  const of = (client: string) => {
    const { amount, instant } = amounts.get(client) ?? { amount: 0, instant: 0 };
    return amount * 0.5 ** ((now() - instant) / halfLife);
  };

  return {
    of,
    add(client, milliseconds) {
      if (client === '') return;
      const amount = Math.max(0, Math.min(most, of(client) + milliseconds));
      // A Map keeps its order of insertion: the first client has the oldest request.
      amounts.delete(client);
      amounts.set(client, { amount, instant: now() });
      const [oldest] = amounts.keys();
      if (oldest !== undefined && amounts.size > keptClients) amounts.delete(oldest);
    },
  };
}
