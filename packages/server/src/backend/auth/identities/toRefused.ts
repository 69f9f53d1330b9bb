import * as openid from 'openid-client';
import { Refusal } from '../../edge/Refusal.ts';

/** OAuth error codes by the status of the refusal. */
const errors: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  403: 'access_denied',
  422: 'access_denied',
  429: 'temporarily_unavailable',
};

/** Redirects the browser to a page with the reason of a refusal, in the query and in the hash like a hosted project. */
export function toRefused(redirectTo: string, { status, code, message }: Refusal): Response {
  const target = new URL(redirectTo);
  const reason = { error: errors[status] ?? 'server_error', error_code: code, error_description: message };
  for (const [name, value] of Object.entries(reason)) target.searchParams.set(name, value);
  target.hash = String(new URLSearchParams(reason));
  return new Response(null, { status: 303, headers: { Location: target.href } });
}

/** Converts an error of a provider into a refusal. Logs the reason if the host can fix it. */
export function describeFailure(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof openid.AuthorizationResponseError && error.error === 'access_denied')
    return new Refusal(403, 'access_denied', 'The sign-in was refused at the provider');
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`A sign-in with a provider failed: ${reason}\n`);
  return new Refusal(500, 'unexpected_failure', 'The provider could not be asked, or its answer is not valid');
}
