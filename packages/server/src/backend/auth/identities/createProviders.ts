import * as openid from 'openid-client';
import type { Flow } from './flow.ts';
import type { ProviderAccount } from './readProviders.ts';

/** What a provider says of a user, in a token whose signature, issuer, audience and nonce were checked. */
export interface Identity {
  readonly sub: string;
  readonly email: string | undefined;
  readonly isEmailVerified: boolean;
  readonly name: string | undefined;
  readonly issuer: string;
}

/** A provider of the host, ready to be asked. */
export interface Provider {
  readonly name: string;
  readonly label: string;
  /** Where the browser goes to sign in. */
  authorizationUrl(flow: Flow, state: string): Promise<URL>;
  /** Exchanges the code that the browser came back with. @param url What it came back to. */
  findIdentity(flow: Flow, state: string, url: URL): Promise<Identity>;
}

/** Seconds that a provider has to answer. */
const timeout = 10;

/** @param redirectUri Where providers send the browser back. */
export function createProviders(accounts: readonly ProviderAccount[], redirectUri: string): Provider[] {
  return accounts.map((account) => createProvider(account, redirectUri));
}

function createProvider(
  { name, label, issuer, clientId, clientSecret }: ProviderAccount,
  redirectUri: string,
): Provider {
  let discovered: Promise<openid.Configuration> | undefined;
  /** Asked when the first user comes, so that the server starts without the provider; asked again after a failure. */
  const discover = () => {
    const execute = issuer.protocol === 'http:' ? [openid.allowInsecureRequests] : [];
    discovered ??= openid.discovery(issuer, clientId, clientSecret, undefined, { execute, timeout });
    discovered.catch(() => {
      discovered = undefined;
    });
    return discovered;
  };

  return {
    name,
    label,
    async authorizationUrl({ nonce, verifier }, state) {
      return openid.buildAuthorizationUrl(await discover(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
    },
    async findIdentity({ nonce, verifier }, state, url) {
      const configuration = await discover();
      const tokens = await openid.authorizationCodeGrant(configuration, url, {
        pkceCodeVerifier: verifier,
        expectedNonce: nonce,
        expectedState: state,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('The provider sent no ID token');
      // Many providers keep the address out of the token.
      const profile =
        claims.email === undefined && configuration.serverMetadata().userinfo_endpoint
          ? { ...(await openid.fetchUserInfo(configuration, tokens.access_token, claims.sub)), iss: claims.iss }
          : claims;
      return {
        sub: claims.sub,
        email: toText(profile.email)?.toLowerCase(),
        isEmailVerified: profile.email_verified === true,
        name: toText(profile.name),
        issuer: claims.iss,
      };
    },
  };
}

function toText(value: unknown): string | undefined {
  return typeof value === 'string' && value ? value : undefined;
}
