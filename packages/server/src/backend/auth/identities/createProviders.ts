import * as openid from 'openid-client';
import type { ProviderAccount } from '../../../settings/readProviders.ts';
import type { Flow } from './flow.ts';

/** The claims about a user in a provider's token, whose signature, issuer, audience and nonce were verified. */
export interface Identity {
  readonly sub: string;
  readonly email: string | undefined;
  readonly isEmailVerified: boolean;
  readonly name: string | undefined;
  readonly issuer: string;
}

/** A configured provider of the host. */
export interface Provider {
  readonly name: string;
  readonly label: string;
  /** Returns the URL at which the user signs in. */
  authorizationUrl(flow: Flow, state: string): Promise<URL>;
  /** Exchanges the code from the provider's redirect for the identity. @param url The callback URL with the code. */
  findIdentity(flow: Flow, state: string, url: URL): Promise<Identity>;
}

/** Seconds. The timeout of requests to a provider. */
const timeout = 10;

/** @param redirectUri The callback URL of the site. */
export function createProviders(accounts: readonly ProviderAccount[], redirectUri: string): Provider[] {
  return accounts.map((account) => createProvider(account, redirectUri));
}

function createProvider(
  { name, label, issuer, clientId, clientSecret }: ProviderAccount,
  redirectUri: string,
): Provider {
  let discovered: Promise<openid.Configuration> | undefined;
  /** Runs when the first user signs in, so that the server starts without the provider, and again after a failure. */
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
      // Many providers omit the address from the token.
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
