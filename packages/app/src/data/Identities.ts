/** A service that users can sign in with, beside their password. */
export interface Provider {
  readonly id: string;
  /** As the host names it. */
  readonly name: string;
}

/** One way in which a user signs in. */
export interface Identity {
  readonly id: string;
  /** The id of a provider, or `email` for the password. */
  readonly provider: string;
  /** The address of the account there. */
  readonly email: string | null;
}

/** Signing in with a provider. */
export interface ProviderServices {
  /** In the order of the host; none where it has none. */
  listProviders(signal: AbortSignal): Promise<readonly Provider[]>;
  /**
   * Leaves the page for that of the provider.
   *
   * @param siteUrl - Where it leads back to: the home of the site in the language of the page.
   */
  signIn(provider: string, siteUrl: string): Promise<void>;
}

/** The identities of a user. */
export interface IdentityServices {
  listIdentities(): Promise<readonly Identity[]>;
  /** Leaves the page for that of the provider. */
  linkIdentity(provider: string, siteUrl: string): Promise<void>;
  /** Rejected with the code `single_identity_not_deletable` for the last one. */
  unlinkIdentity(id: string): Promise<void>;
}
