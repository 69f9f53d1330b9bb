import { Refusal } from '../../edge/Refusal.ts';
import type { AuthBackend } from '../AuthBackend.ts';
import type { Caller } from '../authenticate.ts';
import { readChallenge } from '../pkce.ts';
import { toNetwork } from '../toNetwork.ts';
import { cookieOf, newFlow, signState } from './flow.ts';
import { toAllowedRedirect } from './toAllowedRedirect.ts';
import { describeFailure, toRefused } from './toRefused.ts';

/**
 * Redirects the browser to a provider. Only the PKCE flow is supported, so that no URL contains a session.
 *
 * @param linker The user who links an identity; null for a sign-in.
 * @throws Refusal 400 for an unknown provider, or without a challenge; 429 to a client that follows no redirect.
 */
export async function beginFlow(
  request: Request,
  linker: Caller | null,
  { app, siteUrl, signingSecret, providers, callLimits, enqueue }: AuthBackend,
): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const provider = providers.find(({ name }) => name === query.get('provider'));
  if (!provider) throw new Refusal(400, 'validation_failed', 'Unsupported provider: provider is not enabled');
  const challenge = readChallenge(Object.fromEntries(query));
  if (challenge === null)
    throw new Refusal(400, 'validation_failed', 'PKCE flow requires code_challenge_method and code_challenge');
  const redirectTo = toAllowedRedirect(query.get('redirect_to'), siteUrl, app);
  const flow = newFlow(
    {
      provider: provider.name,
      redirectTo,
      challenge,
      linkingUser: linker?.id ?? null,
      linkingSession: linker?.sessionId ?? null,
    },
    signingSecret,
  );
  const isFetched = query.get('skip_http_redirect') === 'true';
  try {
    await enqueue(async () => {
      await callLimits.beginFlow(toNetwork(request.headers));
      return new Response();
    });
    const target = await provider.authorizationUrl(flow, signState(flow, signingSecret));
    const headers = { 'Set-Cookie': cookieOf(flow, siteUrl) };
    if (isFetched) return Response.json({ url: target.href }, { headers });
    return new Response(null, { status: 302, headers: { ...headers, Location: target.href } });
  } catch (error) {
    const refusal = describeFailure(error);
    if (isFetched) throw refusal;
    return toRefused(redirectTo, refusal);
  }
}
