import * as openid from 'openid-client';
import { Refusal } from '../../edge/Refusal.ts';

/** What OAuth calls a refusal, by its status. */
const errors: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  403: 'access_denied',
  422: 'access_denied',
  429: 'temporarily_unavailable',
};

/** Sends the browser on to a page with the reason of a refusal, in the query and in the hash as a hosted project does. */
export function toRefused(redirectTo: string, { status, code, message }: Refusal): Response {
  const target = new URL(redirectTo);
  const reason = { error: errors[status] ?? 'server_error', error_code: code, error_description: message };
  for (const [name, value] of Object.entries(reason)) target.searchParams.set(name, value);
  target.hash = String(new URLSearchParams(reason));
  return new Response(null, { status: 303, headers: { Location: target.href } });
}

/** What went wrong with a provider, as a refusal. The log gets the reason where the host has something to do. */
export function describeFailure(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof openid.AuthorizationResponseError && error.error === 'access_denied')
    return new Refusal(403, 'access_denied', 'The sign-in was refused at the provider');
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`A sign-in with a provider failed: ${reason}\n`);
  return new Refusal(500, 'unexpected_failure', 'The provider could not be asked, or its answer is not valid');
}
