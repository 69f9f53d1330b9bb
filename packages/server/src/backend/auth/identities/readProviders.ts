import { StartError } from '../../../startup/StartError.ts';

/** An OpenID Connect provider that the host has configured. */
export interface ProviderAccount {
  /** The name in the API: `OIDC_ACME_ISSUER` defines `acme`. */
  readonly name: string;
  /** The name that users see. */
  readonly label: string;
  readonly issuer: URL;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Names that Supabase Auth uses itself. */
const takenNames = ['email', 'phone', 'anonymous_users'];

/**
 * Reads the providers from the environment, in its order: `OIDC_<NAME>_ISSUER`, `OIDC_<NAME>_CLIENT_ID`,
 * `OIDC_<NAME>_CLIENT_SECRET`, and `OIDC_<NAME>_LABEL` if users should see another text than the name.
 *
 * @throws StartError, one line with what to do, for an incomplete provider.
 */
export function readProviders(environment: Readonly<Record<string, string | undefined>>): ProviderAccount[] {
  return Object.keys(environment).flatMap((variable) => {
    const name = /^OIDC_([A-Z0-9_]+)_ISSUER$/.exec(variable)?.[1];
    return name ? [readProvider(name, environment)] : [];
  });
}

function readProvider(name: string, environment: Readonly<Record<string, string | undefined>>): ProviderAccount {
  const read = (end: string) => {
    const value = environment[`OIDC_${name}_${end}`];
    if (!value) throw new StartError(`OIDC_${name}_ISSUER needs OIDC_${name}_${end} beside it: see docs/hosting.md.`);
    return value;
  };
  const issuer = read('ISSUER');
  if (!isSafe(issuer))
    throw new StartError(`OIDC_${name}_ISSUER is no https URL. Write the issuer as the provider states it: https://….`);
  const clientName = name.toLowerCase();
  if (takenNames.includes(clientName))
    throw new StartError(`OIDC_${name}_ISSUER takes a name that Supabase Auth uses itself. Choose another.`);
  return {
    name: clientName,
    label: environment[`OIDC_${name}_LABEL`] || name[0] + clientName.slice(1),
    issuer: new URL(issuer),
    clientId: read('CLIENT_ID'),
    clientSecret: read('CLIENT_SECRET'),
  };
}

/** Returns true for https, or a host on this machine. */
function isSafe(issuer: string): boolean {
  if (!URL.canParse(issuer)) return false;
  const { protocol, hostname } = new URL(issuer);
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname));
}
