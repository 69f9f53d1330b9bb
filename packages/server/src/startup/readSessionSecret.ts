import { StartError } from './StartError.ts';

/** Characters. What is shorter could be guessed from a session. */
const shortest = 32;

/**
 * The secret that signs sessions, where the host names it.
 *
 * @throws StartError for a short one.
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
