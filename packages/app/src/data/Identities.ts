/** A service that users can sign in with instead of a password. */
export interface Provider {
  readonly id: string;
  /** The name that the host gave it. */
  readonly name: string;
}

/** One way for a user to sign in. */
export interface Identity {
  readonly id: string;
  /** The id of a provider, or `email` for the password. */
  readonly provider: string;
  /** The email address of that account. */
  readonly email: string | null;
}

/** Signs in with a provider. */
export interface ProviderServices {
  /** Lists the providers in the order of the host; empty if it has none. */
  listProviders(signal: AbortSignal): Promise<readonly Provider[]>;
  /**
   * Leaves the page for the provider's.
   *
   * @param siteUrl - The URL that the provider returns to: the home of the site in the language of the page.
   */
  signIn(provider: string, siteUrl: string): Promise<void>;
}

/** The identities of a user. Changes are rejected with the code `reauthentication_needed` long after the sign-in. */
export interface IdentityServices {
  listIdentities(): Promise<readonly Identity[]>;
  /** Leaves the page for the provider's. */
  linkIdentity(provider: string, siteUrl: string): Promise<void>;
  /** Removes an identity. Rejected with the code `single_identity_not_deletable` for the last identity. */
  unlinkIdentity(id: string): Promise<void>;
  /** Makes the sign-in fresh. Rejected with the code `current_password_invalid` for a wrong password. */
  reauthenticate(currentPassword: string, signal: AbortSignal): Promise<void>;
}
