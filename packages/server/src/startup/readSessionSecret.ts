import { StartError } from './StartError.ts';

/** Min characters. A shorter secret could be found from a session by brute force. */
const shortest = 32;

/**
 * Reads the secret that signs sessions, if the host sets one.
 *
 * @throws StartError for a short secret.
 */
export function readSessionSecret({
  LIVELY_SESSION_SECRET: secret,
}: Record<string, string | undefined>): string | undefined {
  if (!secret) return undefined;
  if (secret.length >= shortest) return secret;
  throw new StartError(
    `LIVELY_SESSION_SECRET has fewer than ${shortest} characters, so that sessions could be forged. Make one: openssl rand -base64 48.`,
  );
}
