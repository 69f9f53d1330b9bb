import { StartError } from './StartError.ts';

/** Min characters. A shorter token could be found by brute force. */
const shortest = 32;

/**
 * Reads the token of `/metrics`, if the host sets one.
 *
 * @throws StartError for a short token.
 */
export function readMetricsToken({
  LIVELY_METRICS_TOKEN: token,
}: Record<string, string | undefined>): string | undefined {
  if (!token) return undefined;
  if (token.length >= shortest) return token;
  throw new StartError(
    `LIVELY_METRICS_TOKEN has fewer than ${shortest} characters, so that it could be guessed. Make one: openssl rand -hex 32.`,
  );
}
