import { StartError } from './StartError.ts';

/** Characters. A shorter one could be found by trying. */
const shortest = 32;

/**
 * The token of `/metrics`, where the host names one.
 *
 * @throws StartError for a short one.
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
