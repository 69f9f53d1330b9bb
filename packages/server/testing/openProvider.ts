import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { type Configuration, type InteractionResults, Provider } from 'oidc-provider';
import type { ProviderAccount } from '../src/settings/readProviders.ts';

/** A user of the provider, who is signed in there, with or without consent. */
export interface ProviderUser {
  readonly sub: string;
  readonly email?: string;
  /** @default true */
  readonly isEmailVerified?: boolean;
  readonly name?: string;
  /** @default true */
  readonly consents?: boolean;
}

/** A real OpenID Connect provider on this machine. `PUT /user` sets the user from another process. */
export interface TestProvider {
  readonly account: ProviderAccount;
  /** Sets the user at the browser. */
  setUser(user: ProviderUser): void;
  close(): Promise<void>;
}

/**
 * @param callback The URL to which it redirects browsers.
 * @param port The port; a free one unless a server was given its address.
 */
export async function openProvider(callback: string, name = 'acme', port = 0): Promise<TestProvider> {
  let user: ProviderUser = { sub: 'none' };
  const server = createServer();
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(
    issuer,
    toConfiguration(callback, () => user),
  );
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (request.method === 'PUT' && request.url === '/user')
      void json(request).then((sent) => {
        user = sent as ProviderUser;
        response.end();
      });
    else if (request.url?.startsWith('/interaction/')) void interact(provider, user, request, response);
    else void answer(request, response);
  });
  return {
    account: { name, label: 'Acme', issuer: new URL(issuer), clientId: 'lively', clientSecret: 'a long enough secret' },
    setUser: (next) => {
      user = next;
    },
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}

function toConfiguration(callback: string, readUser: () => ProviderUser): Configuration {
  return {
    clients: [{ client_id: 'lively', client_secret: 'a long enough secret', redirect_uris: [callback] }],
    clientAuthMethods: ['client_secret_post', 'client_secret_basic'],
    cookies: { keys: ['of a test'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    findAccount: (_, sub) => {
      const { email, isEmailVerified = true, name } = readUser();
      return { accountId: sub, claims: async () => ({ sub, email, email_verified: isEmailVerified, name }) };
    },
  };
}

/** Answers the questions of the provider's pages: to sign in, and to consent. */
async function interact(
  provider: Provider,
  { sub, consents = true }: ProviderUser,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { prompt, params } = await provider.interactionDetails(request, response);
  const finish = (result: InteractionResults) =>
    provider.interactionFinished(request, response, result, { mergeWithLastSubmission: true });
  if (!consents) return finish({ error: 'access_denied', error_description: 'The user said no' });
  if (prompt.name === 'login') return finish({ login: { accountId: sub, remember: false } });
  const grant = new provider.Grant({ accountId: sub, clientId: String(params.client_id) });
  grant.addOIDCScope('openid email profile');
  return finish({ consent: { grantId: await grant.save() } });
}
