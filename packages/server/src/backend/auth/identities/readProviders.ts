import { StartError } from '../../../startup/StartError.ts';

/** An OpenID Connect provider that the host has named. */
export interface ProviderAccount {
  /** What clients call it: `OIDC_ACME_ISSUER` names `acme`. */
  readonly name: string;
  /** What users read. */
  readonly label: string;
  readonly issuer: URL;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Providers that Supabase Auth has itself. */
const takenNames = ['email', 'phone', 'anonymous_users'];

/**
 * The providers of the environment, in its order: `OIDC_<NAME>_ISSUER`, `OIDC_<NAME>_CLIENT_ID`, `OIDC_<NAME>_CLIENT_SECRET`, and
 * `OIDC_<NAME>_LABEL` where the name is not what users are to read.
 *
 * @throws StartError, one line with what to do, for one that is not complete.
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

/** By https, or on this machine. */
function isSafe(issuer: string): boolean {
  if (!URL.canParse(issuer)) return false;
  const { protocol, hostname } = new URL(issuer);
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname));
}
