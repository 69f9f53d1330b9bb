/** How much work each client has asked for lately. */
export interface ClientUsage {
  /** Milliseconds, 0 for the server itself (''); what was added counts half after `halfLife`. */
  of(client: string): number;
  /** @param milliseconds Negative where less was done than had been expected. */
  add(client: string, milliseconds: number): void;
}

/** Milliseconds. */
const halfLife = 10_000;
/** Milliseconds: a client that stops counts as a light one half a minute later, whatever it has asked for. */
const most = 4_000;
/** Clients beyond it push out the one that asked longest ago. */
const keptClients = 10_000;

/** @param now Milliseconds. */
export function createClientUsage(now: () => number = () => performance.now()): ClientUsage {
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
      // A map keeps its order of insertion: the first asked longest ago.
      amounts.delete(client);
      amounts.set(client, { amount, instant: now() });
      const [oldest] = amounts.keys();
      if (oldest !== undefined && amounts.size > keptClients) amounts.delete(oldest);
    },
  };
}
