import { randomBytes } from 'node:crypto';
import { Refusal } from '../../edge/Refusal.ts';
import type { AuthBackend } from '../AuthBackend.ts';
import { admitSignUp } from '../admitSignUp.ts';
import { toNetwork } from '../toNetwork.ts';
import type { Identity } from './createProviders.ts';
import { findAccount } from './findAccount.ts';
import { type Flow, hasCookieOf, readState } from './flow.ts';
import { describeFailure, toRefused } from './toRefused.ts';

/**
 * Answers the return of the browser from a provider: redirects to the page with a code, which only the client that began the flow
 * can exchange for a session, or with the reason of a refusal.
 */
export async function finishFlow(request: Request, backend: AuthBackend): Promise<Response> {
  const { siteUrl, signingSecret, providers } = backend;
  const { search, searchParams } = new URL(request.url);
  const state = searchParams.get('state') ?? '';
  const flow = readState(state, signingSecret);
  const provider = providers.find(({ name }) => name === flow?.provider);
  if (!flow || !provider || !hasCookieOf(flow, request.headers)) return toRefused(siteUrl, badState());
  try {
    await claim(flow, toNetwork(request.headers), backend);
    // Runs outside the queue: no other request waits for the provider.
    const identity = await provider.findIdentity(flow, state, new URL(`/auth/v1/callback${search}`, siteUrl));
    const target = new URL(flow.redirectTo);
    target.searchParams.set('code', await issueCode(flow, identity, request, backend));
    return new Response(null, { status: 303, headers: { Location: target.href } });
  } catch (error) {
    return toRefused(flow.redirectTo, describeFailure(error));
  }
}

function badState(): Refusal {
  return new Refusal(400, 'bad_oauth_state', 'OAuth state not found or expired');
}

/**
 * Ensures that a state is used once: inserts the row of its flow when the browser comes back.
 *
 * @throws Refusal the second time; 429 to a network that comes back too often.
 */
async function claim(flow: Flow, network: string, { app, callLimits, enqueue }: AuthBackend): Promise<void> {
  await enqueue(async () => {
    await callLimits.finishFlow(network);
    const auth = app.connection.kysely.withSchema('auth');
    const now = new Date();
    await auth
      .deleteFrom('flow_state')
      .where('created_at', '<', new Date(now.getTime() - 24 * 3_600_000).toISOString())
      .execute();
    const written = await auth
      .insertInto('flow_state')
      .values({
        id: flow.id,
        authentication_method: 'oauth',
        provider_type: flow.provider,
        code_challenge: flow.challenge,
        code_challenge_method: 's256',
        linking_target_id: flow.linkingUser,
        created_at: now.toISOString(),
        updated_at: now.toISOString(),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!written) throw new Refusal(400, 'bad_oauth_state', 'State has already been used');
    return new Response();
  });
}

/** Creates the code that the client exchanges for a session of the account. */
async function issueCode(
  flow: Flow,
  identity: Identity,
  request: Request,
  { app, enqueue }: AuthBackend,
): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  await enqueue(async () => {
    await app.connection.runInTransaction(async (transaction) => {
      // Uses the connection of this task, and therefore its transaction.
      const admit = () => admitSignUp(app, toNetwork(request.headers));
      const userId = await findAccount(transaction, { flow, identity, admit });
      const now = new Date().toISOString();
      await transaction
        .withSchema('auth')
        .updateTable('flow_state')
        .set({ user_id: userId, auth_code: code, auth_code_issued_at: now, created_at: now, updated_at: now })
        .where('id', '=', flow.id)
        .execute();
    });
    return new Response();
  });
  return code;
}
