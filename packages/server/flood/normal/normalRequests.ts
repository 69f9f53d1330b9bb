import { publishableKey } from '../../src/backend/publishableKey.ts';

/** One request of a user of the site. */
export interface NormalRequest {
  readonly kind: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether the body of a 200 has the expected content. */
  isWhole(body: string): boolean;
}

const cities = ['Lyon', 'Paris', 'Bordeaux', 'Nantes'];
const explorePages = ['/explore', ...cities.map((city) => `/explore?city=${city}`)];
const words = ['jaz', 'conc', 'expo', 'mar'];
const events = [17, 3, 5, 8, 12, 21, 34, 40];

/** The requests of normal clients, in turn: static pages, rendered pages, and the API requests of the app. */
const kinds: readonly ((variant: number) => NormalRequest)[] = [
  () => page('landing', '/'),
  () => page('faq', '/faq'),
  (variant) => page('explore page', pick(explorePages, variant)),
  (variant) => page('event page', `/event/${pick(events, variant)}`),
  (variant) => rpc('explore RPC', `explore_events?city=${pick(cities, variant)}&sort=date&page_size=24`, '"events":['),
  (variant) => rpc('suggestions', `suggest_searches?text=${pick(words, variant)}`, '{"'),
];

/** The names of the kinds, in the order of the table. */
export const normalKinds: readonly string[] = kinds.map((toRequest) => toRequest(0).kind);

/**
 * Returns the request of a client in a round, both counted from 0. Each client sends all kinds in turn, and in each round the
 * clients together send all kinds.
 */
export function toNormalRequest(client: number, round: number): NormalRequest {
  const turn = client + round;
  return pick(kinds, turn)(Math.floor(turn / kinds.length));
}

function page(kind: string, path: string): NormalRequest {
  return {
    kind,
    path,
    headers: { accept: 'text/html' },
    isWhole: (body) => body.includes('<main') && /<\/html>\s*$/.test(body),
  };
}

function rpc(kind: string, call: string, expected: string): NormalRequest {
  const headers = { apikey: publishableKey, accept: 'application/json' };
  return {
    kind,
    path: `/rest/v1/rpc/${call}`,
    headers,
    isWhole: (body) => body.replaceAll(' ', '').includes(expected),
  };
}

function pick<Value>(values: readonly Value[], turn: number): Value {
  return values[turn % values.length] as Value;
}
